#include "simulate/exact.h"

// NaN of f16 and bf16, tf32 and f32: PTX ISA, floating-point instructions and cvt.
const struct number_layout number_formats[] = {
    [NUMBER_F16] = {16, 11, 0, 31, 0x7fff},
    [NUMBER_BF16] = {16, 8, 0, 255, 0x7fff},
    [NUMBER_TF32] = {32, 11, 13, 255, 0x7fffffff},
    [NUMBER_F32] = {32, 24, 0, 255, 0x7fffffff},
    [NUMBER_F64] = {64, 53, 0, 2047, 0xfff8000000000000},
};

enum {
  F64_FRACTION = 52,
  // Sums are formed with the topmost bit of both operands here: one place is left for the carry. A
  // product of two f64 has 106 digits, so that at least 20 zeros follow it, and digits that fall
  // off on the right can only matter as a whole.
  TOP = 126
};

static int length(exact_wide a) {
  uint64_t high = (uint64_t)(a >> 64), low = (uint64_t)a;
  return high ? 128 - __builtin_clzll(high) : low ? 64 - __builtin_clzll(low) : 0;
}

static exact_wide shift_right(exact_wide a, int n) {
  if (n == 0)
    return a;
  if (n >= 128)
    return a != 0;
  return a >> n | ((a << (128 - n)) != 0);
}

static struct exact nan_without_payload(void) {
  return (struct exact){.kind = EXACT_NAN};
}

struct exact exact_of(enum number_format f, bool ftz, uint64_t bits) {
  const struct number_layout *l = &number_formats[f];
  int fraction_bits = l->digits - 1;
  bits >>= l->unused;
  uint64_t fraction = bits & (((uint64_t)1 << fraction_bits) - 1);
  int exponent = (int)(bits >> fraction_bits & l->most_exponent);
  struct exact v = {.negative = bits >> (l->width - l->unused - 1) & 1};
  if (exponent == l->most_exponent) {
    v.kind = fraction ? EXACT_NAN : EXACT_INFINITE;
    if (fraction)
      v.significand = fraction << (F64_FRACTION - fraction_bits) | (uint64_t)1
                                                                       << (F64_FRACTION - 1);
    return v;
  }
  if (exponent)
    fraction |= (uint64_t)1 << fraction_bits;
  else if (fraction == 0 || (ftz && f != NUMBER_F64))
    return v;
  v.kind = EXACT_FINITE;
  v.significand = fraction;
  v.exponent = (exponent ? exponent : 1) - l->most_exponent / 2 - fraction_bits;
  return v;
}

// Whether a value with `rest` * 2^-`places` behind its last digit goes to the next larger
// magnitude.
static bool rounds_up(enum rounding rounding, bool negative, bool odd, exact_wide rest,
                      int places) {
  exact_wide half = places <= 128 ? (exact_wide)1 << (places - 1) : 0;
  bool above = half && rest > half, tie = half && rest == half;
  switch (rounding) {
  case ROUND_NEAREST:
    return above || (tie && odd);
  case ROUND_AWAY:
    return above || tie;
  case ROUND_DOWN:
    return negative && rest;
  case ROUND_UP:
    return !negative && rest;
  default:
    return false;
  }
}

// `v` in units of 2^unit.
static exact_wide round_to(struct exact v, int unit, enum rounding rounding) {
  int places = unit - v.exponent;
  if (places <= 0)
    return v.significand << -places;
  exact_wide kept = places < 128 ? v.significand >> places : 0;
  exact_wide rest = places < 128 ? v.significand - (kept << places) : v.significand;
  return kept + rounds_up(rounding, v.negative, kept & 1, rest, places);
}

static uint64_t round_finite(const struct number_layout *l, struct number_mode m, bool ftz,
                             struct exact v) {
  int fraction_bits = l->digits - 1;
  int least_unit = 1 - l->most_exponent / 2 - fraction_bits;
  int unit = v.exponent + length(v.significand) - l->digits;
  // .ftz flushes what would be subnormal with an exponent of any size: what only the rounding
  // brings to the least normal number is that number. So does ptxas with constants.
  if (ftz && unit < least_unit) {
    bool carries = round_to(v, unit, m.rounding) >> l->digits;
    return carries && unit == least_unit - 1 ? (uint64_t)1 << fraction_bits : 0;
  }
  if (unit < least_unit)
    unit = least_unit;
  uint64_t infinity = (uint64_t)l->most_exponent << fraction_bits;
  // The significand is added to the exponent field less one: its hidden digit makes that up, and a
  // carry out of the significand arrives where it belongs.
  uint64_t field = (uint64_t)(unit - least_unit);
  uint64_t bits = infinity;
  if (field < l->most_exponent)
    bits = (field << fraction_bits) + (uint64_t)round_to(v, unit, m.rounding);
  if (bits >= infinity) {
    bool stays = m.rounding == ROUND_ZERO || m.rounding == (v.negative ? ROUND_UP : ROUND_DOWN);
    return infinity - stays;
  }
  return bits;
}

uint64_t exact_round(enum number_format f, struct number_mode m, struct exact v) {
  const struct number_layout *l = &number_formats[f];
  uint64_t bits = 0;
  if (v.kind == EXACT_NAN) {
    if (m.saturate)
      return 0;
    if (f != NUMBER_F64 || v.significand == 0)
      return l->nan;
    return (uint64_t)v.significand | (uint64_t)l->most_exponent << F64_FRACTION |
           (uint64_t)v.negative << 63;
  }
  if ((m.saturate || m.relu) && v.negative)
    return 0;
  if (v.kind == EXACT_INFINITE)
    bits = (uint64_t)l->most_exponent << (l->digits - 1);
  else if (v.kind == EXACT_FINITE)
    bits = round_finite(l, m, m.ftz && f != NUMBER_F64, v);
  uint64_t one = (uint64_t)(l->most_exponent / 2) << (l->digits - 1);
  if (m.saturate && bits > one)
    bits = one;
  bits |= (uint64_t)v.negative << (l->width - l->unused - 1);
  return bits << l->unused;
}

// The topmost digit to place TOP - 1.
static struct exact normalized(struct exact v) {
  int n = TOP - length(v.significand);
  v.significand = n >= 0 ? v.significand << n : shift_right(v.significand, -n);
  v.exponent -= n;
  return v;
}

struct exact exact_add(struct exact a, struct exact b, enum rounding rounding) {
  if (a.kind == EXACT_NAN)
    return a;
  if (b.kind == EXACT_NAN)
    return b;
  if (a.kind == EXACT_INFINITE)
    return b.kind == EXACT_INFINITE && a.negative != b.negative ? nan_without_payload() : a;
  if (b.kind == EXACT_INFINITE)
    return b;
  if (b.kind == EXACT_ZERO && a.kind == EXACT_FINITE)
    return a;
  if (a.kind == EXACT_ZERO && b.kind == EXACT_FINITE)
    return b;
  struct exact zero = {
      .kind = EXACT_ZERO,
      .negative = a.negative == b.negative ? a.negative : rounding == ROUND_DOWN,
  };
  if (a.kind == EXACT_ZERO)
    return zero;
  a = normalized(a), b = normalized(b);
  if (a.exponent < b.exponent || (a.exponent == b.exponent && a.significand < b.significand)) {
    struct exact larger = b;
    b = a, a = larger;
  }
  b.significand = shift_right(b.significand, a.exponent - b.exponent);
  if (a.negative == b.negative)
    a.significand += b.significand;
  else
    a.significand -= b.significand;
  return a.significand ? a : zero;
}

struct exact exact_mul(struct exact a, struct exact b) {
  if (a.kind == EXACT_NAN)
    return a;
  if (b.kind == EXACT_NAN)
    return b;
  struct exact v = {.negative = a.negative != b.negative};
  if (a.kind == EXACT_INFINITE || b.kind == EXACT_INFINITE) {
    if (a.kind == EXACT_ZERO || b.kind == EXACT_ZERO)
      return nan_without_payload();
    v.kind = EXACT_INFINITE;
  } else if (a.kind == EXACT_FINITE && b.kind == EXACT_FINITE) {
    v.kind = EXACT_FINITE;
    v.exponent = a.exponent + b.exponent;
    v.significand = a.significand * b.significand;
  }
  return v;
}

struct exact exact_div(struct exact a, struct exact b) {
  if (a.kind == EXACT_NAN)
    return a;
  if (b.kind == EXACT_NAN)
    return b;
  struct exact v = {.negative = a.negative != b.negative};
  if (a.kind == b.kind && a.kind != EXACT_FINITE)
    return nan_without_payload();
  if (a.kind == EXACT_INFINITE || b.kind == EXACT_ZERO) {
    v.kind = EXACT_INFINITE;
  } else if (a.kind == EXACT_FINITE && b.kind == EXACT_FINITE) {
    a = normalized(a); // 126 digits by at most 53: more than 53 + 2 are left
    v.kind = EXACT_FINITE;
    v.exponent = a.exponent - b.exponent;
    v.significand = a.significand / b.significand;
    v.significand |= a.significand != v.significand * b.significand;
  }
  return v;
}

struct exact exact_sqrt(struct exact a) {
  if (a.kind == EXACT_NAN || a.kind == EXACT_ZERO)
    return a;
  if (a.negative)
    return nan_without_payload();
  if (a.kind == EXACT_INFINITE)
    return a;
  a = normalized(a);
  if (a.exponent % 2) // the exponent is halved; 127 digits still fit
    a.exponent -= 1, a.significand <<= 1;
  exact_wide rest = a.significand, root = 0;
  for (exact_wide digit = (exact_wide)1 << TOP; digit; digit >>= 2) {
    bool fits = rest >= root + digit;
    if (fits)
      rest -= root + digit;
    root >>= 1;
    if (fits)
      root += digit;
  }
  return (struct exact){
      .kind = EXACT_FINITE,
      .exponent = a.exponent / 2,
      .significand = root | (rest != 0),
  };
}

struct exact exact_integral(struct exact v, enum rounding rounding) {
  if (v.kind != EXACT_FINITE || v.exponent >= 0)
    return v;
  v.significand = round_to(v, 0, rounding);
  v.exponent = 0;
  if (v.significand == 0)
    v.kind = EXACT_ZERO;
  return v;
}
