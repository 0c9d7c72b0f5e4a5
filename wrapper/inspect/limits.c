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
  {sm, shared, opt_in, reserved, granularity, warps, threads, blocks, latency, 0},
#include "inspect/limits.def"
#undef LIMITS
};

const struct limits *limits_of(int arch) {
  for (size_t i = 0; i < sizeof table / sizeof table[0]; ++i)
    if (table[i].arch == arch)
      return &table[i];
  return NULL;
}

const struct limits *limits_in(struct arena *a, const struct config *c, int arch) {
  enum { GRANULARITY = 128 }; // of all since sm_80
  const struct limits *known = limits_of(arch);
  int shared, reserved, most, blocks, threads, latency, edge;
  bool per_sm = config_arch(c, arch, "smem_per_sm", &shared);
  bool taken = config_arch(c, arch, "smem_reserved", &reserved);
  bool per_block = config_arch(c, arch, "smem_per_block", &most);
  bool room = config_arch(c, arch, "blocks_per_sm", &blocks);
  bool held = config_arch(c, arch, "threads_per_sm", &threads);
  bool waits = config_arch(c, arch, "latency", &latency);
  bool ends = config_arch(c, arch, "cliff", &edge);
  if (!known && !(per_sm && taken && room && held))
    return NULL;
  struct limits *l = ARENA_NEW(a, struct limits);
  *l = known ? *known : (struct limits){.arch = arch, .granularity = GRANULARITY};
  l->shared = per_sm ? shared : l->shared;
  l->reserved = taken ? reserved : l->reserved;
  if (per_block || per_sm || taken)
    l->opt_in = per_block ? most : l->shared - l->reserved;
  l->blocks = room ? blocks : l->blocks;
  l->threads = held ? threads : l->threads;
  l->warps = l->threads / WARP;
  l->latency = waits ? latency : l->latency;
  l->cliff = ends ? edge : 0;
  return l;
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

long block_shared(struct arena *a, const struct config *c, int arch) {
  const struct limits *l = limits_in(a, c, arch);
  return l ? l->opt_in : 0;
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

long cliff_asked(const struct limits *l, int blocks) {
  return l->cliff ? l->cliff : cliff(l, blocks);
}
