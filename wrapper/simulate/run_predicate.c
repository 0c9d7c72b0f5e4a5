// Comparisons, selections and moves.
#include "simulate/lanes.h"
#include "simulate/number.h"
#include "simulate/work.h"

// ---- comparisons ----

// Outcomes that make a comparison true, as bits.
enum { LESS = 1, EQUAL = 2, GREATER = 4, UNORDERED = 8 };

static const struct {
  const char *name;
  uint32_t outcomes;
} comparisons[] = {{"eq", EQUAL},
                   {"ne", LESS | GREATER},
                   {"lt", LESS},
                   {"le", LESS | EQUAL},
                   {"gt", GREATER},
                   {"ge", GREATER | EQUAL},
                   {"lo", LESS},
                   {"ls", LESS | EQUAL},
                   {"hi", GREATER},
                   {"hs", GREATER | EQUAL},
                   {"equ", EQUAL | UNORDERED},
                   {"neu", LESS | GREATER | UNORDERED},
                   {"ltu", LESS | UNORDERED},
                   {"leu", LESS | EQUAL | UNORDERED},
                   {"gtu", GREATER | UNORDERED},
                   {"geu", GREATER | EQUAL | UNORDERED},
                   {"num", LESS | EQUAL | GREATER},
                   {"nan", UNORDERED}};

#define OUTCOME(x, y) ((x) < (y) ? LESS : (x) == (y) ? EQUAL : (x) > (y) ? GREATER : UNORDERED)

// The mask of lanes whose comparison is true.
#define COMPARE(name, T, value)                                                                    \
  static uint32_t name(const struct warp *w, const struct op *o, uint32_t mask) {                  \
    const uint64_t *a = w->reg[o->a], *b = w->reg[o->b];                                           \
    uint32_t result = 0, wanted = o->code;                                                         \
    (void)mask;                                                                                    \
    for (unsigned l = 0; l < LANES; ++l) {                                                         \
      T x = value(a[l]), y = value(b[l]);                                                          \
      result |= (uint32_t)((OUTCOME(x, y) & wanted) != 0) << l;                                    \
    }                                                                                              \
    return result;                                                                                 \
  }
#define TO_U16(v) ((uint16_t)(v))
#define TO_S16(v) ((int16_t)(v))
#define TO_U32(v) ((uint32_t)(v))
#define TO_S32(v) ((int32_t)(v))
#define TO_U64(v) (v)
#define TO_S64(v) ((int64_t)(v))
COMPARE(compare_u16, uint16_t, TO_U16)
COMPARE(compare_s16, int16_t, TO_S16)
COMPARE(compare_u32, uint32_t, TO_U32)
COMPARE(compare_s32, int32_t, TO_S32)
COMPARE(compare_u64, uint64_t, TO_U64)
COMPARE(compare_s64, int64_t, TO_S64)
COMPARE(compare_f32, float, f32_value)
COMPARE(compare_f64, double, f64_value)
#define TO_F16(v) f32_value(number_convert(NUMBER_F32, NUMBER_F16, (struct number_mode){0}, v))
#define TO_BF16(v) f32_value((v) << 16)
COMPARE(compare_f16, float, TO_F16)
COMPARE(compare_bf16, float, TO_BF16)

typedef uint32_t compare(const struct warp *, const struct op *, uint32_t);

static compare *comparison(enum ptx_type t) {
  switch (t) {
  case PTX_B16:
  case PTX_U16:
    return compare_u16;
  case PTX_S16:
    return compare_s16;
  case PTX_B32:
  case PTX_U32:
    return compare_u32;
  case PTX_S32:
    return compare_s32;
  case PTX_B64:
  case PTX_U64:
    return compare_u64;
  case PTX_S64:
    return compare_s64;
  case PTX_F32:
    return compare_f32;
  case PTX_F64:
    return compare_f64;
  case PTX_F16:
    return compare_f16;
  case PTX_BF16:
    return compare_bf16;
  default:
    return NULL;
  }
}

static uint32_t combined(const struct warp *w, const struct op *o, uint32_t result) {
  if (o->c == NO_SLOT)
    return result;
  uint32_t c = (uint32_t)w->reg[o->c][0];
  if (o->negated)
    c = ~c;
  return o->rounding == 0 ? result & c : o->rounding == 1 ? result | c : result ^ c;
}

// Denormals compare as zero under .ftz.
static uint32_t compare_flushed(const struct warp *w, const struct op *o, uint32_t mask) {
  const uint64_t *a = w->reg[o->a], *b = w->reg[o->b];
  uint32_t result = 0;
  (void)mask;
  for (unsigned l = 0; l < LANES; ++l) {
    float x = f32_flush(f32_value(a[l])), y = f32_flush(f32_value(b[l]));
    result |= (uint32_t)((OUTCOME(x, y) & o->code) != 0) << l;
  }
  return result;
}

static compare *comparison_of(const struct op *o, enum ptx_type t) {
  return o->ftz && t == PTX_F32 ? compare_flushed : comparison(t);
}

static void run_setp(struct warp *w, const struct op *o, uint32_t mask) {
  uint32_t result = comparison_of(o, o->type)(w, o, mask);
  // p|q: the second one is of the negated comparison.
  if (o->p != NO_SLOT) {
    uint32_t other = combined(w, o, ~result);
    set_predicate(w, o->d, mask, combined(w, o, result));
    set_predicate(w, o->p, mask, other);
  } else
    set_predicate(w, o->d, mask, combined(w, o, result));
}

// What a comparison's result is where it is true: 1 as a number, or all bits.
static uint64_t truth(enum ptx_type t) {
  switch (t) {
  case PTX_F32:
    return f32_bits(1);
  case PTX_F16:
  case PTX_F16X2:
    return 0x3c00;
  case PTX_BF16:
  case PTX_BF16X2:
    return 0x3f80;
  case PTX_B16:
  case PTX_U16:
  case PTX_S16:
    return UINT16_MAX;
  default:
    return UINT32_MAX;
  }
}

static void run_set(struct warp *w, const struct op *o, uint32_t mask) {
  uint32_t result = combined(w, o, comparison_of(o, o->from)(w, o, mask));
  uint64_t yes = truth(o->type), *d = w->reg[o->d];
  EACH_LANE(mask, d[l] = result >> l & 1 ? yes : 0);
}

// ---- pairs of 16-bit numbers ----

static bool is_pair(enum ptx_type t) {
  return t == PTX_F16X2 || t == PTX_BF16X2;
}

// Comparisons of the lower or the upper halves.
static uint32_t compare_halves(const struct warp *w, const struct op *o, bool upper) {
  const uint64_t *a = w->reg[o->a], *b = w->reg[o->b];
  bool bf16 = o->from == PTX_BF16X2;
  uint32_t result = 0;
  for (unsigned l = 0; l < LANES; ++l) {
    uint64_t p = a[l] >> (upper ? 16 : 0) & 0xffff, q = b[l] >> (upper ? 16 : 0) & 0xffff;
    float x = bf16 ? TO_BF16(p) : TO_F16(p), y = bf16 ? TO_BF16(q) : TO_F16(q);
    result |= (uint32_t)((OUTCOME(x, y) & o->code) != 0) << l;
  }
  return combined(w, o, result);
}

// setp.eq.f16x2 p|q: p is of the lower halves.
static void run_setp_pair(struct warp *w, const struct op *o, uint32_t mask) {
  uint32_t low = compare_halves(w, o, false), high = compare_halves(w, o, true);
  set_predicate(w, o->d, mask, low);
  if (o->p != NO_SLOT)
    set_predicate(w, o->p, mask, high);
}

static void run_set_pair(struct warp *w, const struct op *o, uint32_t mask) {
  uint32_t low = compare_halves(w, o, false), high = compare_halves(w, o, true);
  uint64_t yes = is_pair(o->type) ? truth(o->type) : UINT16_MAX, *d = w->reg[o->d];
  EACH_LANE(mask, d[l] = (low >> l & 1 ? yes : 0) | (high >> l & 1 ? yes << 16 : 0));
}

static run_op *comparison_op(struct op *o) {
  const struct ptx_instruction *i = o->source;
  bool set = str_is(i->opcode, "set");
  if ((!set && !str_is(i->opcode, "setp")) || o->b == NO_SLOT)
    return NULL;
  o->code = 0;
  o->rounding = 0;
  for (unsigned n = 0; n < i->suffix_count; ++n) {
    for (size_t k = 0; k < sizeof comparisons / sizeof *comparisons && n == 0; ++k)
      if (str_is(i->suffixes[n], comparisons[k].name))
        o->code = comparisons[k].outcomes;
    if (str_is(i->suffixes[n], "or"))
      o->rounding = 1;
    else if (str_is(i->suffixes[n], "xor"))
      o->rounding = 2;
  }
  // "ne" of floats is false for NaN, of integers there is none.
  if (o->code && is_pair(o->from))
    return set ? run_set_pair : run_setp_pair;
  if (!comparison(set ? o->from : o->type) || !o->code)
    return NULL;
  return set ? run_set : run_setp;
}

// ---- selections ----

static void run_selp(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a], *b = w->reg[o->b];
  uint32_t c = (uint32_t)w->reg[o->c][0];
  if (o->negated)
    c = ~c;
  EACH_LANE(mask, d[l] = c >> l & 1 ? a[l] : b[l]);
}

static void run_slct_s32(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a], *b = w->reg[o->b], *c = w->reg[o->c];
  EACH_LANE(mask, d[l] = (int32_t)c[l] >= 0 ? a[l] : b[l]);
}

static void run_slct_flushed(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a], *b = w->reg[o->b], *c = w->reg[o->c];
  EACH_LANE(mask, d[l] = f32_flush(f32_value(c[l])) >= 0 ? a[l] : b[l]);
}

static void run_slct_f32(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a], *b = w->reg[o->b], *c = w->reg[o->c];
  EACH_LANE(mask, d[l] = f32_value(c[l]) >= 0 ? a[l] : b[l]);
}

// ---- logic of predicates ----

static uint32_t mask_of(const struct warp *w, uint32_t slot) {
  return (uint32_t)w->reg[slot][0];
}

static void run_and(struct warp *w, const struct op *o, uint32_t mask) {
  set_predicate(w, o->d, mask, mask_of(w, o->a) & mask_of(w, o->b));
}

static void run_or(struct warp *w, const struct op *o, uint32_t mask) {
  set_predicate(w, o->d, mask, mask_of(w, o->a) | mask_of(w, o->b));
}

static void run_xor(struct warp *w, const struct op *o, uint32_t mask) {
  set_predicate(w, o->d, mask, mask_of(w, o->a) ^ mask_of(w, o->b));
}

static void run_not(struct warp *w, const struct op *o, uint32_t mask) {
  set_predicate(w, o->d, mask, ~mask_of(w, o->a));
}

static void run_move_predicate(struct warp *w, const struct op *o, uint32_t mask) {
  set_predicate(w, o->d, mask, o->negated ? ~mask_of(w, o->a) : mask_of(w, o->a));
}

// ---- moves ----

static void run_move(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a];
  EACH_LANE(mask, d[l] = a[l]);
}

// {x, y, ...} <- a: the lowest bits go to the first.
static void run_unpack(struct warp *w, const struct op *o, uint32_t mask) {
  unsigned bits = ptx_type_bytes(o->type) * 8 / o->counts[0];
  const uint64_t *a = w->reg[o->a];
  uint64_t low = (UINT64_C(1) << bits) - 1;
  for (uint32_t m = mask; m; m &= m - 1) {
    uint64_t x = a[warp_lane(m)];
    for (unsigned k = 0; k < o->counts[0]; ++k)
      w->reg[o->list[k]][warp_lane(m)] = x >> k * bits & low;
  }
}

static void run_pack(struct warp *w, const struct op *o, uint32_t mask) {
  unsigned bits = ptx_type_bytes(o->type) * 8 / o->counts[0];
  uint64_t low = (UINT64_C(1) << bits) - 1;
  for (uint32_t m = mask; m; m &= m - 1) {
    uint64_t x = 0;
    for (unsigned k = 0; k < o->counts[0]; ++k)
      x |= (w->reg[o->list[k]][warp_lane(m)] & low) << k * bits;
    w->reg[o->d][warp_lane(m)] = x;
  }
}

// Clocks go on by one with every instruction of a warp.
static void run_clock(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d], now = w->block->run->steps;
  if (str_ends(o->source->operands[1].name, "_hi"))
    now >>= 32;
  EACH_LANE(mask, d[l] = o->type == PTX_U64 || o->type == PTX_B64 ? now : (uint32_t)now);
}

static run_op *move_op(struct op *o) {
  const struct ptx_instruction *i = o->source;
  if (i->operand_count != 2 || ptx_type_bytes(o->type) > 8)
    return NULL;
  bool unpacks = i->operands[0].kind == PTX_VECTOR;
  if ((unpacks && o->counts[1]) || (!unpacks && o->d == NO_SLOT))
    return NULL;
  if (!unpacks && o->counts[0])
    return o->counts[0] > 1 ? run_pack : NULL;
  if (o->a == NO_SLOT)
    return NULL;
  if (unpacks)
    return o->counts[0] > 1 ? run_unpack : NULL;
  return o->type == PTX_PRED ? run_move_predicate : run_move;
}

// ---- addresses ----

static uint64_t window(enum ptx_space space) {
  switch (space) {
  case PTX_SHARED:
    return SHARED_WINDOW;
  case PTX_LOCAL:
    return LOCAL_WINDOW;
  case PTX_PARAM:
    return PARAM_WINDOW;
  default:
    return 0;
  }
}

static void run_to_generic(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d], base = window(o->space);
  const uint64_t *a = w->reg[o->a];
  EACH_LANE(mask, d[l] = a[l] + base);
}

static void run_from_generic(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d], base = window(o->space);
  const uint64_t *a = w->reg[o->a];
  EACH_LANE(mask, d[l] = a[l] - base);
}

static void run_isspacep(struct warp *w, const struct op *o, uint32_t mask) {
  const uint64_t *a = w->reg[o->a];
  uint64_t base = window(o->space);
  uint32_t result = 0;
  for (unsigned l = 0; l < LANES; ++l) {
    bool in = base ? a[l] - base < WINDOW_BYTES : a[l] < SHARED_WINDOW;
    if (in && !base) { // constant memory has addresses between those of global memory
      const struct buffer *b = memory_find(w->block->run->program->memory, a[l]);
      in = (b && b->constant) == (o->space == PTX_CONST);
    }
    result |= (uint32_t)in << l;
  }
  set_predicate(w, o->d, mask, result);
}

run_op *predicate_op(struct op *o) {
  struct str name = o->source->opcode;
  static const struct work table[] = {{"and", PTX_PRED, NULL, run_and},
                                      {"or", PTX_PRED, NULL, run_or},
                                      {"xor", PTX_PRED, NULL, run_xor},
                                      {"not", PTX_PRED, NULL, run_not}};
  if (str_is(name, "mov"))
    return move_op(o);
  if (str_is(name, "cvta"))
    return ptx_has(o->source, "to") ? run_from_generic : run_to_generic;
  if (str_is(name, "isspacep"))
    return run_isspacep;
  if (str_is(name, "selp"))
    return o->c == NO_SLOT ? NULL : run_selp;
  if (str_is(name, "slct"))
    return o->from != PTX_F32 ? run_slct_s32 : o->ftz ? run_slct_flushed : run_slct_f32;
  run_op *run = comparison_op(o);
  return run ? run : work_find(table, sizeof table / sizeof *table, o);
}

run_op *clock_op(struct op *o) {
  return o->clock && o->d != NO_SLOT && !o->counts[0] ? run_clock : NULL;
}
