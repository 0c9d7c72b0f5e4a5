// atom and red: lanes one after another, each as a whole.
#include "simulate/access.h"
#include "simulate/lanes.h"
#include "simulate/number.h"
#include "simulate/traffic.h"
#include "simulate/work.h"

#include <string.h>

enum { ADD, MIN, MAX, INC, DEC, AND, OR, XOR, EXCH, CAS };

static const char *const names[] = {"add", "min", "max", "inc",  "dec",
                                    "and", "or",  "xor", "exch", "cas"};

// In global memory subnormal f32 are flushed, in shared memory not (PTX ISA, atom).
static uint64_t add(enum ptx_type t, bool global, uint64_t old, uint64_t b) {
  enum number_format f;
  if (!number_of(t, &f))
    return old + b;
  struct number_mode how = {.ftz = t == PTX_F32 && global};
  if (t == PTX_F16X2 || t == PTX_BF16X2)
    return number_pair(number_add, f, how, (uint32_t)old, (uint32_t)b);
  return number_add(f, how, old, b);
}

static bool less(enum ptx_type t, uint64_t x, uint64_t y) {
  return ptx_is_signed(t) ? t == PTX_S32 ? (int32_t)x < (int32_t)y : (int64_t)x < (int64_t)y
                          : x < y;
}

static uint64_t result(const struct op *o, bool global, uint64_t old, uint64_t b, uint64_t c) {
  switch (o->code) {
  case ADD:
    return add(o->type, global, old, b);
  case MIN:
    return less(o->type, b, old) ? b : old;
  case MAX:
    return less(o->type, old, b) ? b : old;
  case INC:
    return old >= b ? 0 : old + 1;
  case DEC:
    return old == 0 || old > b ? b : old - 1;
  case AND:
    return old & b;
  case OR:
    return old | b;
  case XOR:
    return old ^ b;
  case EXCH:
    return b;
  default: // CAS
    return old == b ? c : old;
  }
}

static void run_atomic(struct warp *w, const struct op *o, uint32_t mask) {
  const uint64_t *a = w->reg[o->a], *b = w->reg[o->b],
                 *c = o->c != NO_SLOT ? w->reg[o->c] : w->reg[o->b];
  uint64_t address[LANES] = {0},
           low = o->bytes < 8 ? (UINT64_C(1) << o->bytes * 8) - 1 : UINT64_MAX;
  for (uint32_t m = mask; m; m &= m - 1) {
    unsigned lane = warp_lane(m);
    address[lane] = a[lane] + (uint64_t)o->offset;
    uint8_t *p = access_reach(w, o, lane, o->space, address[lane], o->bytes,
                              o->code == EXCH ? ACCESS_EXCHANGE : ACCESS_ATOMIC);
    if (!p)
      return;
    bool global =
        o->space == PTX_GLOBAL || (o->space == PTX_GENERIC && address[lane] < SHARED_WINDOW);
    uint64_t old = 0;
    memcpy(&old, p, o->bytes);
    uint64_t new = result(o, global, old, b[lane] & low, c[lane] & low);
    memcpy(p, &new, o->bytes);
    if (o->d != NO_SLOT)
      w->reg[o->d][lane] = old;
  }
  if (o->space == PTX_GLOBAL)
    w->frames.at[w->frames.count - 1].code->counters[o->index].sectors +=
        traffic_sectors(address, mask, o->bytes);
}

run_op *atomic_op(struct op *o) {
  const struct ptx_instruction *i = o->source;
  if (!str_is(i->opcode, "atom") && !str_is(i->opcode, "red"))
    return NULL;
  o->bytes = (uint8_t)ptx_type_bytes(o->type);
  if (o->bytes < 2 || o->bytes > 8 || o->counts[0] || o->a == NO_SLOT || o->b == NO_SLOT ||
      ptx_has(i, "async"))
    return NULL;
  for (uint32_t k = 0; k < sizeof names / sizeof *names; ++k)
    if (ptx_has(i, names[k])) {
      enum number_format f;
      o->code = k;
      if (k == CAS && o->c == NO_SLOT)
        return NULL;
      return number_of(o->type, &f) && k != ADD && k != EXCH ? NULL : run_atomic;
    }
  return NULL;
}
