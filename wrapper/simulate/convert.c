// cvt.
#include "simulate/exact.h"
#include "simulate/integer.h"

uint64_t number_nearest(enum number_format f, double value) {
  const struct number_layout *l = &number_formats[f];
  uint64_t bits = f64_bits(value), sign = bits >> 63 << 15;
  int shift = 53 - l->digits, fraction_bits = l->digits - 1, bias = l->most_exponent / 2;
  bits &= UINT64_MAX >> 1;
  if (bits > (uint64_t)2047 << 52)
    return l->nan;
  if (bits < (uint64_t)(1024 - bias) << 52) {
    // Subnormal: the sum's last place is that of the format, and its fraction the result.
    uint64_t magic = (uint64_t)(1023 + 52 + 1 - bias - fraction_bits) << 52;
    return (f64_bits(f64_value(bits) + f64_value(magic)) - magic) | sign;
  }
  // Half of the last place, less one when that is even: a carry goes on into the exponent.
  bits += ((uint64_t)1 << (shift - 1)) - 1 + (bits >> shift & 1);
  bits = (bits >> shift) - ((uint64_t)(1023 - bias) << fraction_bits);
  uint64_t infinity = (uint64_t)l->most_exponent << fraction_bits;
  return (bits < infinity ? bits : infinity) | sign;
}

uint64_t number_convert(enum number_format to, enum number_format from, struct number_mode m,
                        uint64_t a) {
  if (from == NUMBER_F32 && number_is_plain(to, m))
    return number_nearest(to, f32_value(a));
  struct exact v = exact_of(from, m.ftz && from == NUMBER_F32, a);
  if (v.kind == EXACT_NAN && !m.saturate)
    switch (to) {
    case NUMBER_TF32:
      return from == NUMBER_F32 ? a & 0xffffe000 : exact_round(to, m, v);
    case NUMBER_F32: // what the payload has room for
      if (from == NUMBER_BF16)
        return (a & 0xffff) << 16;
      if (from == NUMBER_F64)
        return (a >> 32 & 0x80000000) | 0x7fc00000 | (a >> 29 & 0x3fffff);
      break;
    default:
      break;
    }
  m.ftz = m.ftz && to == NUMBER_F32;
  return exact_round(to, m, v);
}

uint64_t number_to_integral(enum number_format f, struct number_mode m, uint64_t a) {
  return exact_round(f, m, exact_integral(exact_of(f, m.ftz, a), m.rounding));
}

uint64_t number_to_integer(enum number_format from, bool ftz, enum rounding rounding,
                           unsigned width, bool is_signed, uint64_t a) {
  struct exact v = exact_of(from, ftz && from == NUMBER_F32, a);
  if (v.kind == EXACT_NAN) {
    bool marked = from == NUMBER_F64 || width == 64;
    return marked ? integer_extend(width, is_signed, (uint64_t)1 << (width - 1)) : 0;
  }
  v = exact_integral(v, rounding);
  uint64_t most = integer_mask(width);
  if (is_signed)
    most = v.negative ? (most >> 1) + 1 : most >> 1;
  else if (v.negative)
    most = 0;
  if (v.kind == EXACT_ZERO)
    return 0;
  // Of at least 2^64: more than any integer.
  uint64_t size = most;
  if (v.kind == EXACT_FINITE && v.exponent < 64 &&
      v.significand <= (exact_wide)most >> (v.exponent > 0 ? v.exponent : 0))
    size = (uint64_t)(v.significand << v.exponent);
  return v.negative ? -size : size;
}

uint64_t number_from_integer(enum number_format to, struct number_mode m, bool is_signed,
                             uint64_t a) {
  struct exact v = {.kind = a ? EXACT_FINITE : EXACT_ZERO, .significand = a};
  if (is_signed && (int64_t)a < 0) {
    v.negative = true;
    v.significand = -a;
  }
  m.ftz = false;
  return exact_round(to, m, v);
}
