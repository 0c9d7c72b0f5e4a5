#include "inspect/limits.h"

#include <stddef.h>

enum {
  REGISTERS = 65536,
  REGISTER_UNIT = 256,
  WARP = 32,
  MOST_THREADS = 1024,
  MOST_REGISTERS = 255
};

static const struct limits table[] = {
#define LIMITS(sm, shared, opt_in, reserved, granularity, warps, threads, blocks, latency)         \
  {sm, shared, opt_in, reserved, granularity, warps, threads, blocks, latency},
#include "inspect/limits.def"
#undef LIMITS
};

const struct limits *limits_of(int arch) {
  for (size_t i = 0; i < sizeof table / sizeof table[0]; ++i)
    if (table[i].arch == arch)
      return &table[i];
  return NULL;
}

static long round_up(long value, long unit) {
  return (value + unit - 1) / unit * unit;
}

static int least(int a, int b) {
  return a < b ? a : b;
}

static int by_shared(const struct limits *l, long shared) {
  if (shared < 0 || shared > l->opt_in)
    return 0;
  long each = round_up(shared + l->reserved, l->granularity);
  return each ? least((int)(l->shared / each), l->blocks) : l->blocks;
}

// Registers are given out by warp, in units, and each of the four schedulers has a quarter of them.
static int by_registers(int warps, long registers) {
  enum { SCHEDULERS = 4 };
  if (registers == 0)
    registers = 1;
  if (registers > MOST_REGISTERS)
    return 0;
  long each = round_up(registers * WARP, REGISTER_UNIT);
  long fit = REGISTERS / SCHEDULERS / each * SCHEDULERS;
  return (int)(fit / warps);
}

struct occupancy blocks_per_sm(const struct limits *l, int threads, long registers, long shared) {
  struct occupancy o = {by_shared(l, shared), -1};
  if (threads <= 0 || registers < 0)
    return o;
  if (threads > MOST_THREADS) {
    o.by_all = 0;
    return o;
  }
  int warps = (threads + WARP - 1) / WARP;
  o.by_all = least(o.by_shared, least(l->warps, l->threads / WARP) / warps);
  o.by_all = least(o.by_all, by_registers(warps, registers));
  return o;
}

long cliff(const struct limits *l, int blocks) {
  if (blocks < 1 || blocks > l->blocks)
    return -1;
  long each = l->shared / blocks / l->granularity * l->granularity - l->reserved;
  return each > l->opt_in ? l->opt_in : each;
}
