// Arithmetic and logic on whole numbers.
#include "simulate/integer.h"
#include "simulate/lanes.h"
#include "simulate/work.h"

// A function for each width and sign. The result is cut to the width of the type T.
#define UNARY(name, T, expression)                                                                 \
  static void name(struct warp *w, const struct op *o, uint32_t mask) {                            \
    uint64_t *d = w->reg[o->d];                                                                    \
    const uint64_t *a = w->reg[o->a];                                                              \
    EACH_LANE(mask, T x = (T)a[l]; d[l] = (uint64_t)(expression));                                 \
  }
#define BINARY(name, T, expression)                                                                \
  static void name(struct warp *w, const struct op *o, uint32_t mask) {                            \
    uint64_t *d = w->reg[o->d];                                                                    \
    const uint64_t *a = w->reg[o->a], *b = w->reg[o->b];                                           \
    EACH_LANE(mask, T x = (T)a[l]; T y = (T)b[l]; d[l] = (uint64_t)(expression));                  \
  }
#define TERNARY(name, T, expression)                                                               \
  static void name(struct warp *w, const struct op *o, uint32_t mask) {                            \
    uint64_t *d = w->reg[o->d];                                                                    \
    const uint64_t *a = w->reg[o->a], *b = w->reg[o->b], *c = w->reg[o->c];                        \
    EACH_LANE(mask, T x = (T)a[l]; T y = (T)b[l]; T z = (T)c[l]; d[l] = (uint64_t)(expression));   \
  }

BINARY(add_16, uint16_t, (uint16_t)(x + y))
BINARY(add_32, uint32_t, x + y)
BINARY(add_64, uint64_t, x + y)
BINARY(sub_16, uint16_t, (uint16_t)(x - y))
BINARY(sub_32, uint32_t, x - y)
BINARY(sub_64, uint64_t, x - y)
BINARY(mul_lo_16, uint16_t, (uint16_t)((uint32_t)x *y))
BINARY(mul_lo_32, uint32_t, x *y)
BINARY(mul_lo_64, uint64_t, x *y)
BINARY(mul_hi_u16, uint16_t, ((uint32_t)x * y) >> 16)
BINARY(mul_hi_s16, int16_t, (uint16_t)(((int32_t)x * y) >> 16))
BINARY(mul_hi_u32, uint32_t, ((uint64_t)x * y) >> 32)
BINARY(mul_hi_s32, int32_t, (uint32_t)(((int64_t)x * y) >> 32))
BINARY(mul_hi_u64, uint64_t, integer_mul_hi(64, false, x, y))
BINARY(mul_hi_s64, uint64_t, integer_mul_hi(64, true, x, y))
BINARY(mul_wide_u16, uint16_t, (uint32_t)x *y)
BINARY(mul_wide_s16, int16_t, (uint32_t)((int32_t)x *y))
BINARY(mul_wide_u32, uint32_t, (uint64_t)x *y)
BINARY(mul_wide_s32, int32_t, (int64_t)x *y)
BINARY(mul24_lo_u32, uint32_t, integer_mul24_lo(false, x, y))
BINARY(mul24_lo_s32, uint32_t, integer_mul24_lo(true, x, y))
TERNARY(mad_lo_16, uint16_t, (uint16_t)((uint32_t)x *y + z))
TERNARY(mad_lo_32, uint32_t, x *y + z)
TERNARY(mad_lo_64, uint64_t, x *y + z)
TERNARY(mad_hi_u32, uint32_t, (uint32_t)((((uint64_t)x * y) >> 32) + z))
TERNARY(mad_hi_s32, int32_t, (uint32_t)((uint32_t)(((int64_t)x * y) >> 32) + (uint32_t)z))
TERNARY(mad_hi_u64, uint64_t, integer_mul_hi(64, false, x, y) + z)
TERNARY(mad_hi_s64, uint64_t, integer_mul_hi(64, true, x, y) + z)
TERNARY(sad_u32, uint32_t, integer_sad(32, false, x, y, z))
TERNARY(sad_s32, uint32_t, integer_sad(32, true, x, y, z))

// The addend is as wide as the product.
#define MAD_WIDE(name, T, W)                                                                       \
  static void name(struct warp *w, const struct op *o, uint32_t mask) {                            \
    uint64_t *d = w->reg[o->d];                                                                    \
    const uint64_t *a = w->reg[o->a], *b = w->reg[o->b], *c = w->reg[o->c];                        \
    EACH_LANE(mask, d[l] = (uint64_t)(W)((W)((W)(T)a[l] * (W)(T)b[l]) + (W)c[l]));                 \
  }
MAD_WIDE(mad_wide_u16, uint16_t, uint32_t)
MAD_WIDE(mad_wide_u32, uint32_t, uint64_t)

static void mad_wide_s16(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a], *b = w->reg[o->b], *c = w->reg[o->c];
  EACH_LANE(mask, d[l] = (uint32_t)((int32_t)(int16_t)a[l] * (int16_t)b[l]) + (uint32_t)c[l];
            d[l] = (uint32_t)d[l]);
}

static void mad_wide_s32(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a], *b = w->reg[o->b], *c = w->reg[o->c];
  EACH_LANE(mask, d[l] = (uint64_t)((int64_t)(int32_t)a[l] * (int32_t)b[l]) + c[l]);
}

// Division by zero has no defined result; hardware gives all ones and the dividend.
BINARY(div_u16, uint16_t, y ? (uint16_t)(x / y) : UINT16_MAX)
BINARY(div_s16, int16_t, (uint16_t)(y ? x / y : -1))
BINARY(div_u32, uint32_t, y ? x / y : UINT32_MAX)
BINARY(div_s32, int32_t, (uint32_t)(y == 0 ? -1 : y == -1 ? (int32_t)(0U - (uint32_t)x) : x / y))
BINARY(div_u64, uint64_t, y ? x / y : UINT64_MAX)
BINARY(div_s64, int64_t, y == 0 ? -1 : y == -1 ? (int64_t)(0U - (uint64_t)x) : x / y)
BINARY(rem_u16, uint16_t, y ? (uint16_t)(x % y) : x)
BINARY(rem_s16, int16_t, (uint16_t)(y ? x % y : x))
BINARY(rem_u32, uint32_t, y ? x % y : x)
BINARY(rem_s32, int32_t, (uint32_t)(y == 0 ? x : y == -1 ? 0 : x % y))
BINARY(rem_u64, uint64_t, y ? x % y : x)
BINARY(rem_s64, int64_t, y == 0 ? x : y == -1 ? 0 : x % y)
BINARY(min_u16, uint16_t, x < y ? x : y)
BINARY(min_s16, int16_t, (uint16_t)(x < y ? x : y))
BINARY(min_u32, uint32_t, x < y ? x : y)
BINARY(min_s32, int32_t, (uint32_t)(x < y ? x : y))
BINARY(min_u64, uint64_t, x < y ? x : y)
BINARY(min_s64, int64_t, x < y ? x : y)
BINARY(max_u16, uint16_t, x > y ? x : y)
BINARY(max_s16, int16_t, (uint16_t)(x > y ? x : y))
BINARY(max_u32, uint32_t, x > y ? x : y)
BINARY(max_s32, int32_t, (uint32_t)(x > y ? x : y))
BINARY(max_u64, uint64_t, x > y ? x : y)
BINARY(max_s64, int64_t, x > y ? x : y)
UNARY(abs_s16, int16_t, (uint16_t)(x < 0 ? -x : x))
UNARY(abs_s32, int32_t, x < 0 ? 0U - (uint32_t)x : (uint32_t)x)
UNARY(abs_s64, int64_t, x < 0 ? 0U - (uint64_t)x : (uint64_t)x)
UNARY(neg_16, uint16_t, (uint16_t)-x)
UNARY(neg_32, uint32_t, 0U - x)
UNARY(neg_64, uint64_t, 0U - x)
UNARY(not_16, uint16_t, (uint16_t)~x)
UNARY(not_32, uint32_t, ~x)
UNARY(not_64, uint64_t, ~x)
UNARY(cnot_16, uint16_t, x == 0)
UNARY(cnot_32, uint32_t, x == 0)
UNARY(cnot_64, uint64_t, x == 0)
BINARY(and_b, uint64_t, x &y)
BINARY(or_b, uint64_t, x | y)
BINARY(xor_b, uint64_t, x ^ y)
UNARY(popc_32, uint32_t, integer_popc(32, x))
UNARY(popc_64, uint64_t, integer_popc(64, x))
UNARY(clz_32, uint32_t, integer_clz(32, x))
UNARY(clz_64, uint64_t, integer_clz(64, x))
UNARY(brev_32, uint32_t, integer_brev(32, x))
UNARY(brev_64, uint64_t, integer_brev(64, x))

// Shift counts are 32 bits wide whatever the type, and clamped to its width.
#define SHIFT(name, T, bits, U, over, expression)                                                  \
  static void name(struct warp *w, const struct op *o, uint32_t mask) {                            \
    uint64_t *d = w->reg[o->d];                                                                    \
    const uint64_t *a = w->reg[o->a], *b = w->reg[o->b];                                           \
    EACH_LANE(mask, T x = (T)a[l]; uint32_t n = (uint32_t)b[l];                                    \
              d[l] = (uint64_t)(U)(n >= (bits) ? (over) : (expression)));                          \
  }
SHIFT(shl_16, uint16_t, 16, uint16_t, 0, x << n)
SHIFT(shl_32, uint32_t, 32, uint32_t, 0, x << n)
SHIFT(shl_64, uint64_t, 64, uint64_t, 0, x << n)
SHIFT(shr_u16, uint16_t, 16, uint16_t, 0, x >> n)
SHIFT(shr_u32, uint32_t, 32, uint32_t, 0, x >> n)
SHIFT(shr_u64, uint64_t, 64, uint64_t, 0, x >> n)
SHIFT(shr_s16, int16_t, 16, uint16_t, x < 0 ? -1 : 0, x >> n)
SHIFT(shr_s32, int32_t, 32, uint32_t, x < 0 ? -1 : 0, x >> n)
SHIFT(shr_s64, int64_t, 64, uint64_t, x < 0 ? -1 : 0, x >> n)

static const struct work table[] = {
    {"add", PTX_U16, NULL, add_16},
    {"add", PTX_S16, NULL, add_16},
    {"add", PTX_U32, NULL, add_32},
    {"add", PTX_S32, NULL, add_32},
    {"add", PTX_U64, NULL, add_64},
    {"add", PTX_S64, NULL, add_64},
    {"sub", PTX_U16, NULL, sub_16},
    {"sub", PTX_S16, NULL, sub_16},
    {"sub", PTX_U32, NULL, sub_32},
    {"sub", PTX_S32, NULL, sub_32},
    {"sub", PTX_U64, NULL, sub_64},
    {"sub", PTX_S64, NULL, sub_64},
    {"mul", PTX_U16, "lo", mul_lo_16},
    {"mul", PTX_S16, "lo", mul_lo_16},
    {"mul", PTX_U32, "lo", mul_lo_32},
    {"mul", PTX_S32, "lo", mul_lo_32},
    {"mul", PTX_U64, "lo", mul_lo_64},
    {"mul", PTX_S64, "lo", mul_lo_64},
    {"mul", PTX_U16, "hi", mul_hi_u16},
    {"mul", PTX_S16, "hi", mul_hi_s16},
    {"mul", PTX_U32, "hi", mul_hi_u32},
    {"mul", PTX_S32, "hi", mul_hi_s32},
    {"mul", PTX_U64, "hi", mul_hi_u64},
    {"mul", PTX_S64, "hi", mul_hi_s64},
    {"mul", PTX_U16, "wide", mul_wide_u16},
    {"mul", PTX_S16, "wide", mul_wide_s16},
    {"mul", PTX_U32, "wide", mul_wide_u32},
    {"mul", PTX_S32, "wide", mul_wide_s32},
    {"mul24", PTX_U32, "lo", mul24_lo_u32},
    {"mul24", PTX_S32, "lo", mul24_lo_s32},
    {"mad", PTX_U16, "lo", mad_lo_16},
    {"mad", PTX_S16, "lo", mad_lo_16},
    {"mad", PTX_U32, "lo", mad_lo_32},
    {"mad", PTX_S32, "lo", mad_lo_32},
    {"mad", PTX_U64, "lo", mad_lo_64},
    {"mad", PTX_S64, "lo", mad_lo_64},
    {"mad", PTX_U32, "hi", mad_hi_u32},
    {"mad", PTX_S32, "hi", mad_hi_s32},
    {"mad", PTX_U64, "hi", mad_hi_u64},
    {"mad", PTX_S64, "hi", mad_hi_s64},
    {"mad", PTX_U16, "wide", mad_wide_u16},
    {"mad", PTX_S16, "wide", mad_wide_s16},
    {"mad", PTX_U32, "wide", mad_wide_u32},
    {"mad", PTX_S32, "wide", mad_wide_s32},
    {"sad", PTX_U32, NULL, sad_u32},
    {"sad", PTX_S32, NULL, sad_s32},
    {"div", PTX_U16, NULL, div_u16},
    {"div", PTX_S16, NULL, div_s16},
    {"div", PTX_U32, NULL, div_u32},
    {"div", PTX_S32, NULL, div_s32},
    {"div", PTX_U64, NULL, div_u64},
    {"div", PTX_S64, NULL, div_s64},
    {"rem", PTX_U16, NULL, rem_u16},
    {"rem", PTX_S16, NULL, rem_s16},
    {"rem", PTX_U32, NULL, rem_u32},
    {"rem", PTX_S32, NULL, rem_s32},
    {"rem", PTX_U64, NULL, rem_u64},
    {"rem", PTX_S64, NULL, rem_s64},
    {"min", PTX_U16, NULL, min_u16},
    {"min", PTX_S16, NULL, min_s16},
    {"min", PTX_U32, NULL, min_u32},
    {"min", PTX_S32, NULL, min_s32},
    {"min", PTX_U64, NULL, min_u64},
    {"min", PTX_S64, NULL, min_s64},
    {"max", PTX_U16, NULL, max_u16},
    {"max", PTX_S16, NULL, max_s16},
    {"max", PTX_U32, NULL, max_u32},
    {"max", PTX_S32, NULL, max_s32},
    {"max", PTX_U64, NULL, max_u64},
    {"max", PTX_S64, NULL, max_s64},
    {"abs", PTX_S16, NULL, abs_s16},
    {"abs", PTX_S32, NULL, abs_s32},
    {"abs", PTX_S64, NULL, abs_s64},
    {"neg", PTX_S16, NULL, neg_16},
    {"neg", PTX_S32, NULL, neg_32},
    {"neg", PTX_S64, NULL, neg_64},
    {"not", PTX_B16, NULL, not_16},
    {"not", PTX_B32, NULL, not_32},
    {"not", PTX_B64, NULL, not_64},
    {"cnot", PTX_B16, NULL, cnot_16},
    {"cnot", PTX_B32, NULL, cnot_32},
    {"cnot", PTX_B64, NULL, cnot_64},
    {"and", PTX_B16, NULL, and_b},
    {"and", PTX_B32, NULL, and_b},
    {"and", PTX_B64, NULL, and_b},
    {"or", PTX_B16, NULL, or_b},
    {"or", PTX_B32, NULL, or_b},
    {"or", PTX_B64, NULL, or_b},
    {"xor", PTX_B16, NULL, xor_b},
    {"xor", PTX_B32, NULL, xor_b},
    {"xor", PTX_B64, NULL, xor_b},
    {"popc", PTX_B32, NULL, popc_32},
    {"popc", PTX_B64, NULL, popc_64},
    {"clz", PTX_B32, NULL, clz_32},
    {"clz", PTX_B64, NULL, clz_64},
    {"brev", PTX_B32, NULL, brev_32},
    {"brev", PTX_B64, NULL, brev_64},
    {"shl", PTX_B16, NULL, shl_16},
    {"shl", PTX_B32, NULL, shl_32},
    {"shl", PTX_B64, NULL, shl_64},
    {"shr", PTX_B16, NULL, shr_u16},
    {"shr", PTX_B32, NULL, shr_u32},
    {"shr", PTX_B64, NULL, shr_u64},
    {"shr", PTX_U16, NULL, shr_u16},
    {"shr", PTX_U32, NULL, shr_u32},
    {"shr", PTX_U64, NULL, shr_u64},
    {"shr", PTX_S16, NULL, shr_s16},
    {"shr", PTX_S32, NULL, shr_s32},
    {"shr", PTX_S64, NULL, shr_s64},
};

run_op *integer_op(struct op *o) {
  // Carry chains and saturation are looked for elsewhere.
  if (o->sat || ptx_has(o->source, "cc") || str_is(o->source->opcode, "addc"))
    return NULL;
  return work_find(table, sizeof table / sizeof *table, o);
}
