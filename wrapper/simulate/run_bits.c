// Bit fields, bytes, funnel shifts, dot products and carries.
#include "simulate/integer.h"
#include "simulate/lanes.h"
#include "simulate/work.h"

static unsigned width(const struct op *o) {
  return ptx_type_bytes(o->type) * 8;
}

#define ROWS                                                                                       \
  uint64_t *d = w->reg[o->d];                                                                      \
  const uint64_t *a = w->reg[o->a], *b = w->reg[o->b != NO_SLOT ? o->b : o->a],                    \
                 *c = w->reg[o->c != NO_SLOT ? o->c : o->a];                                       \
  (void)b;                                                                                         \
  (void)c

static void run_bfe(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  EACH_LANE(mask, d[l] = integer_bfe(width(o), ptx_is_signed(o->type), a[l], (uint32_t)b[l],
                                     (uint32_t)c[l]) &
                         integer_mask(width(o)));
}

static void run_bfi(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  const uint64_t *e = w->reg[o->e];
  EACH_LANE(mask, d[l] = integer_bfi(width(o), a[l], b[l], (uint32_t)c[l], (uint32_t)e[l]));
}

static void run_bfind(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  bool amount = ptx_has(o->source, "shiftamt");
  EACH_LANE(mask, d[l] = integer_bfind(width(o), ptx_is_signed(o->type), amount, a[l]));
}

static void run_prmt(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  EACH_LANE(mask, d[l] = integer_prmt((enum prmt_mode)o->code, (uint32_t)a[l], (uint32_t)b[l],
                                      (uint32_t)c[l]));
}

static void run_lop3(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  unsigned table = (unsigned)w->reg[o->e][0] & 0xff;
  EACH_LANE(mask, d[l] = integer_lop3((uint32_t)a[l], (uint32_t)b[l], (uint32_t)c[l], table));
}

static void run_shf_l(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  EACH_LANE(mask, d[l] = integer_shf_l((enum integer_amount)o->code, (uint32_t)a[l], (uint32_t)b[l],
                                       (uint32_t)c[l]));
}

static void run_shf_r(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  EACH_LANE(mask, d[l] = integer_shf_r((enum integer_amount)o->code, (uint32_t)a[l], (uint32_t)b[l],
                                       (uint32_t)c[l]));
}

static void run_szext(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  EACH_LANE(mask, d[l] = integer_szext((enum integer_amount)o->code, ptx_is_signed(o->type),
                                       (uint32_t)a[l], (uint32_t)b[l]));
}

static void run_bmsk(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  EACH_LANE(mask,
            d[l] = integer_bmsk((enum integer_amount)o->code, (uint32_t)a[l], (uint32_t)b[l]));
}

static void run_fns(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  EACH_LANE(mask, d[l] = integer_fns((uint32_t)a[l], (uint32_t)b[l], (int32_t)c[l]));
}

static void run_dp4a(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  EACH_LANE(mask, d[l] = integer_dp4a(ptx_is_signed(o->type), ptx_is_signed(o->from),
                                      (uint32_t)a[l], (uint32_t)b[l], (uint32_t)c[l]));
}

static void run_dp2a(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  EACH_LANE(mask, d[l] = integer_dp2a(ptx_is_signed(o->type), ptx_is_signed(o->from), o->code != 0,
                                      (uint32_t)a[l], (uint32_t)b[l], (uint32_t)c[l]));
}

static void run_mul24_hi(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  EACH_LANE(mask, d[l] = integer_mul24_hi(ptx_is_signed(o->type), (uint32_t)a[l], (uint32_t)b[l]));
}

static void run_mad24_lo(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  EACH_LANE(mask, d[l] = (uint32_t)(integer_mul24_lo(ptx_is_signed(o->type), (uint32_t)a[l],
                                                     (uint32_t)b[l]) +
                                    (uint32_t)c[l]));
}

static void run_saturated(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  bool subtracts = str_is(o->source->opcode, "sub");
  EACH_LANE(mask, int64_t x = (int32_t)a[l] + (subtracts ? -(int64_t)(int32_t)b[l] : (int32_t)b[l]);
            d[l] = (uint32_t)(x < INT32_MIN   ? INT32_MIN
                              : x > INT32_MAX ? INT32_MAX
                                              : x));
}

// ---- pairs of 16-bit integers ----

enum { PAIR_ADD, PAIR_SUB, PAIR_MIN, PAIR_MAX };

static uint32_t pair_half(const struct op *o, bool sign, uint64_t x, uint64_t y) {
  int32_t p = sign ? (int16_t)x : (uint16_t)x, q = sign ? (int16_t)y : (uint16_t)y;
  int32_t r = o->code == PAIR_ADD   ? p + q
              : o->code == PAIR_SUB ? p - q
              : o->code == PAIR_MIN ? (p < q ? p : q)
                                    : (p > q ? p : q);
  int32_t most = sign ? INT16_MAX : UINT16_MAX, least = sign ? INT16_MIN : 0;
  if (o->sat)
    r = r < least ? least : r > most ? most : r;
  if (ptx_has(o->source, "relu") && r < 0)
    r = 0;
  return (uint32_t)r & 0xffff;
}

static void run_pair(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  bool sign = ptx_has(o->source, "s16x2");
  EACH_LANE(mask, d[l] = pair_half(o, sign, a[l], b[l]) |
                         (uint64_t)pair_half(o, sign, a[l] >> 16, b[l] >> 16) << 16);
}

static run_op *pair_op(struct op *o) {
  static const char *const names[] = {"add", "sub", "min", "max"};
  const struct ptx_instruction *i = o->source;
  if (!ptx_has(i, "s16x2") && !ptx_has(i, "u16x2"))
    return NULL;
  for (uint32_t k = 0; k < sizeof names / sizeof *names; ++k)
    if (str_is(i->opcode, names[k])) {
      o->code = k;
      return run_pair;
    }
  return NULL;
}

// ---- four bytes ----

// vabsdiff4: of each byte, or with .add their sum and c.
static void run_differences(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  bool sum = ptx_has(o->source, "add"), x_sign = ptx_is_signed(o->from),
       y_sign = ptx_is_signed(ptx_type_at(o->source, 2));
  for (uint32_t m = mask; m; m &= m - 1) {
    unsigned l = warp_lane(m);
    uint32_t bytes = 0, all = (uint32_t)c[l];
    for (unsigned k = 0; k < 32; k += 8) {
      int x = (int)(a[l] >> k & 0xff), y = (int)(b[l] >> k & 0xff);
      int apart = (x_sign ? (int8_t)x : x) - (y_sign ? (int8_t)y : y);
      apart = apart < 0 ? -apart : apart;
      bytes |= ((uint32_t)apart & 0xff) << k;
      all += (uint32_t)apart;
    }
    d[l] = sum ? all : bytes;
  }
}

// ---- carries ----

// The carry of each lane lives in the warp between the instructions of a chain.
static void run_carry(struct warp *w, const struct op *o, uint32_t mask) {
  ROWS;
  bool subtracts = o->code & 1, takes = o->code & 2, gives = o->code & 4, mad = o->code & 8,
       high = o->code & 16;
  for (uint32_t m = mask; m; m &= m - 1) {
    unsigned l = warp_lane(m);
    uint64_t x = a[l], y = b[l];
    if (mad) {
      x = high ? integer_mul_hi(width(o), ptx_is_signed(o->type), x, y) : x * y;
      y = c[l];
    }
    bool carry = takes && w->carry >> l & 1;
    d[l] = subtracts ? integer_sub_borrow(width(o), x, y, &carry)
                     : integer_add_carry(width(o), x, y, &carry);
    if (gives)
      w->carry = (w->carry & ~(UINT32_C(1) << l)) | (uint32_t)carry << l;
  }
}

static run_op *carry_op(struct op *o) {
  static const struct {
    const char *name;
    uint32_t code;
  } names[] = {{"add", 0}, {"addc", 2}, {"sub", 1}, {"subc", 3}, {"mad", 8}, {"madc", 10}};
  const struct ptx_instruction *i = o->source;
  for (size_t k = 0; k < sizeof names / sizeof *names; ++k)
    if (str_is(i->opcode, names[k].name)) {
      o->code = names[k].code | (ptx_has(i, "cc") ? 4 : 0) | (ptx_has(i, "hi") ? 16 : 0);
      return (o->code & 6) && width(o) >= 32 ? run_carry : NULL;
    }
  return NULL;
}

run_op *bits_op(struct op *o) {
  static const struct work table[] = {{"bfe", PTX_U32, NULL, run_bfe},
                                      {"bfe", PTX_S32, NULL, run_bfe},
                                      {"bfe", PTX_U64, NULL, run_bfe},
                                      {"bfe", PTX_S64, NULL, run_bfe},
                                      {"bfi", PTX_B32, NULL, run_bfi},
                                      {"bfi", PTX_B64, NULL, run_bfi},
                                      {"bfind", PTX_U32, NULL, run_bfind},
                                      {"bfind", PTX_S32, NULL, run_bfind},
                                      {"bfind", PTX_U64, NULL, run_bfind},
                                      {"bfind", PTX_S64, NULL, run_bfind},
                                      {"prmt", PTX_B32, NULL, run_prmt},
                                      {"lop3", PTX_B32, NULL, run_lop3},
                                      {"shf", PTX_B32, "l", run_shf_l},
                                      {"shf", PTX_B32, "r", run_shf_r},
                                      {"szext", PTX_U32, NULL, run_szext},
                                      {"szext", PTX_S32, NULL, run_szext},
                                      {"bmsk", PTX_B32, NULL, run_bmsk},
                                      {"fns", PTX_B32, NULL, run_fns},
                                      {"dp4a", PTX_U32, NULL, run_dp4a},
                                      {"dp4a", PTX_S32, NULL, run_dp4a},
                                      {"dp2a", PTX_U32, NULL, run_dp2a},
                                      {"dp2a", PTX_S32, NULL, run_dp2a},
                                      {"mul24", PTX_U32, "hi", run_mul24_hi},
                                      {"mul24", PTX_S32, "hi", run_mul24_hi},
                                      {"mad24", PTX_U32, "lo", run_mad24_lo},
                                      {"mad24", PTX_S32, "lo", run_mad24_lo},
                                      {"add", PTX_S32, "sat", run_saturated},
                                      {"sub", PTX_S32, "sat", run_saturated},
                                      {"vabsdiff4", PTX_U32, NULL, run_differences}};
  static const char *const modes[] = {"f4e", "b4e", "rc8", "ecl", "ecr", "rc16"};
  const struct ptx_instruction *i = o->source;
  run_op *run = pair_op(o);
  if (run || (run = carry_op(o)))
    return run;
  if (str_is(i->opcode, "vabsdiff4") && (ptx_has(i, "sat") || i->operand_count != 4))
    return NULL;
  o->code = 0;
  if (str_is(i->opcode, "prmt"))
    for (unsigned k = 0; k < sizeof modes / sizeof *modes; ++k)
      if (ptx_has(i, modes[k]))
        o->code = PRMT_F4E + k;
  if (str_is(i->opcode, "shf") || str_is(i->opcode, "szext") || str_is(i->opcode, "bmsk"))
    o->code = ptx_has(i, "wrap") ? AMOUNT_WRAP : AMOUNT_CLAMP;
  if (str_is(i->opcode, "dp2a"))
    o->code = ptx_has(i, "hi");
  return work_find(table, sizeof table / sizeof *table, o);
}
