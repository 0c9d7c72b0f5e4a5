// cvt.
#include "simulate/integer.h"
#include "simulate/lanes.h"
#include "simulate/number.h"
#include "simulate/work.h"

static unsigned bits_of(enum ptx_type t) {
  return ptx_type_bytes(t) * 8;
}

// The register may be wider than the type: an integer is extended to it.
static uint64_t cut(const struct op *o, uint64_t x) {
  unsigned wide = o->wide ? o->wide * 8U : 64;
  return wide < 64 ? x & integer_mask(wide) : x;
}

static void run_integer(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a];
  unsigned from = bits_of(o->from), to = bits_of(o->type);
  bool from_signed = ptx_is_signed(o->from), to_signed = ptx_is_signed(o->type), sat = o->sat;
  EACH_LANE(mask, uint64_t x = integer_extend(from, from_signed, a[l]);
            x = sat ? integer_saturate(from_signed, x, to, to_signed)
                    : integer_extend(to, to_signed, x);
            d[l] = cut(o, x));
}

// The conversions that index arithmetic is made of.
static void run_sign_extend(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a];
  EACH_LANE(mask, d[l] = (uint64_t)(int64_t)(int32_t)a[l]);
}

static void run_low_word(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a];
  EACH_LANE(mask, d[l] = (uint32_t)a[l]);
}

static void run_to_integer(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a];
  enum number_format f = NUMBER_F32;
  number_of(o->from, &f);
  enum rounding r = o->rounding > ROUND_AWAY ? ROUND_ZERO : (enum rounding)o->rounding;
  EACH_LANE(mask, d[l] = cut(o, number_to_integer(f, o->ftz, r, bits_of(o->type),
                                                  ptx_is_signed(o->type), a[l])));
}

static void run_from_integer(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a];
  enum number_format f = NUMBER_F32;
  number_of(o->type, &f);
  bool sign = ptx_is_signed(o->from);
  EACH_LANE(mask, d[l] = number_from_integer(f, number_mode_of(o), sign,
                                             integer_extend(bits_of(o->from), sign, a[l])));
}

// .satfinite: the largest finite number in place of infinity.
static uint64_t finite(enum number_format f, uint64_t x) {
  uint64_t sign = f == NUMBER_TF32 ? UINT64_C(0x80000000) : 0x8000,
           infinity = f == NUMBER_F16    ? 0x7c00
                      : f == NUMBER_BF16 ? 0x7f80
                                         : UINT64_C(0x7f800000),
           last = f == NUMBER_TF32 ? 0x2000 : 1; // place of the fraction
  return (x & ~sign) == infinity ? x - last : x;
}

static void run_finite(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a];
  enum number_format to = NUMBER_F16, from = NUMBER_F32;
  number_of(o->type, &to);
  number_of(o->from, &from);
  EACH_LANE(mask, d[l] = finite(to, number_convert(to, from, number_mode_of(o), a[l])));
}

static void run_format(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a];
  enum number_format to = NUMBER_F32, from = NUMBER_F32;
  number_of(o->type, &to);
  number_of(o->from, &from);
  EACH_LANE(mask, d[l] = number_convert(to, from, number_mode_of(o), a[l]));
}

// cvt.rni.f32.f32 and its like.
static void run_integral(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a];
  enum number_format f = NUMBER_F32;
  number_of(o->type, &f);
  EACH_LANE(mask, d[l] = number_to_integral(f, number_mode_of(o), a[l]));
}

// cvt.rn.f16x2.f32 d, a, b: a goes to the upper half.
static void run_two(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a], *b = w->reg[o->b];
  enum number_format f = NUMBER_F16;
  number_of(o->type, &f);
  EACH_LANE(mask, d[l] = number_convert(f, NUMBER_F32, number_mode_of(o), a[l]) << 16 |
                         number_convert(f, NUMBER_F32, number_mode_of(o), b[l]));
  if (ptx_has(o->source, "satfinite"))
    EACH_LANE(mask, d[l] = finite(f, d[l] >> 16) << 16 | finite(f, d[l] & 0xffff));
}

run_op *convert_op(struct op *o) {
  const struct ptx_instruction *i = o->source;
  enum number_format to, from;
  if (!str_is(i->opcode, "cvt") || o->a == NO_SLOT || ptx_type_at(i, 1) == PTX_NO_TYPE)
    return NULL;
  if (ptx_has(i, "pack") || ptx_has(i, "rs"))
    return NULL;
  bool to_number = number_of(o->type, &to), from_number = number_of(o->from, &from);
  if (o->type == PTX_F16X2 || o->type == PTX_BF16X2)
    return o->from == PTX_F32 && o->b != NO_SLOT ? run_two : NULL;
  if (!to_number && !from_number) {
    if (!o->sat && o->from == PTX_S32 && bits_of(o->type) == 64)
      return run_sign_extend;
    if (!o->sat && (o->from == PTX_U32 || bits_of(o->type) == 32) && bits_of(o->from) >= 32 &&
        (!o->wide || o->wide >= 4) && (o->wide != 8 || o->type != PTX_S32))
      return run_low_word;
    return run_integer;
  }
  if (!to_number)
    return run_to_integer;
  if (!from_number)
    return run_from_integer;
  if (to == from && o->rounding != UINT8_MAX &&
      (ptx_has(i, "rni") || ptx_has(i, "rzi") || ptx_has(i, "rmi") || ptx_has(i, "rpi")))
    return run_integral;
  if (ptx_has(i, "satfinite"))
    return o->type == PTX_F16 || o->type == PTX_BF16 || o->type == PTX_TF32 ? run_finite : NULL;
  return run_format;
}
