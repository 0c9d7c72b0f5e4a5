#include "simulate/number.h"

#include "simulate/exact.h"

unsigned number_width(enum number_format f) {
  return number_formats[f].width;
}

static double narrow_value(enum number_format f, uint64_t bits) {
  return f == NUMBER_F16 ? f16_value(bits) : bf16_value(bits);
}

// x + y for number_nearest, as if with all its digits: where some are lost, the last one that is
// kept becomes odd, which is neither a value nor a tie of a format with 51 digits or less (rounding
// to odd, Boldo and Melquiond 2008). The difference is exact by Knuth's TwoSum.
static double add_to_odd(double x, double y) {
  double sum = x + y, of_y = sum - x;
  double lost = (x - (sum - of_y)) + (y - of_y);
  uint64_t bits = f64_bits(sum);
  if (__builtin_isfinite(sum) && lost != 0 && bits % 2 == 0)
    bits += (lost > 0) == (sum > 0) ? 1 : UINT64_MAX;
  return f64_value(bits);
}

uint64_t number_add(enum number_format f, struct number_mode m, uint64_t a, uint64_t b) {
  if (number_is_plain(f, m))
    return number_nearest(f, add_to_odd(narrow_value(f, a), narrow_value(f, b)));
  return exact_round(f, m, exact_add(exact_of(f, m.ftz, a), exact_of(f, m.ftz, b), m.rounding));
}

uint64_t number_sub(enum number_format f, struct number_mode m, uint64_t a, uint64_t b) {
  if (number_is_plain(f, m))
    return number_nearest(f, add_to_odd(narrow_value(f, a), -narrow_value(f, b)));
  struct exact minus = exact_of(f, m.ftz, b);
  // A NaN keeps its sign, as it does in the host's subtraction.
  minus.negative ^= minus.kind != EXACT_NAN;
  return exact_round(f, m, exact_add(exact_of(f, m.ftz, a), minus, m.rounding));
}

uint64_t number_mul(enum number_format f, struct number_mode m, uint64_t a, uint64_t b) {
  if (number_is_plain(f, m))
    return number_nearest(f, narrow_value(f, a) * narrow_value(f, b));
  return exact_round(f, m, exact_mul(exact_of(f, m.ftz, a), exact_of(f, m.ftz, b)));
}

uint64_t number_fma(enum number_format f, struct number_mode m, uint64_t a, uint64_t b,
                    uint64_t c) {
  if (number_is_plain(f, m)) { // the product is exact
    double product = narrow_value(f, a) * narrow_value(f, b);
    return number_nearest(f, add_to_odd(product, narrow_value(f, c)));
  }
  struct exact product = exact_mul(exact_of(f, m.ftz, a), exact_of(f, m.ftz, b));
  return exact_round(f, m, exact_add(product, exact_of(f, m.ftz, c), m.rounding));
}

uint64_t number_div(enum number_format f, struct number_mode m, uint64_t a, uint64_t b) {
  return exact_round(f, m, exact_div(exact_of(f, m.ftz, a), exact_of(f, m.ftz, b)));
}

uint64_t number_sqrt(enum number_format f, struct number_mode m, uint64_t a) {
  return exact_round(f, m, exact_sqrt(exact_of(f, m.ftz, a)));
}

uint64_t number_rcp(enum number_format f, struct number_mode m, uint64_t a) {
  struct exact one = {.kind = EXACT_FINITE, .significand = 1};
  return exact_round(f, m, exact_div(one, exact_of(f, m.ftz, a)));
}

static uint64_t sign_of(enum number_format f) {
  return (uint64_t)1 << (number_formats[f].width - 1);
}

static uint64_t magnitude(enum number_format f, uint64_t a) {
  return a & (sign_of(f) - 1);
}

static uint64_t infinity(enum number_format f) {
  const struct number_layout *l = &number_formats[f];
  return (uint64_t)l->most_exponent << (l->digits - 1 + l->unused);
}

static bool is_nan(enum number_format f, uint64_t a) {
  return magnitude(f, a) > infinity(f);
}

static uint64_t flushed(enum number_format f, bool ftz, uint64_t a) {
  uint64_t least_normal = (uint64_t)1 << (number_formats[f].digits - 1 + number_formats[f].unused);
  return ftz && f != NUMBER_F64 && magnitude(f, a) < least_normal ? a & sign_of(f) : a;
}

static uint64_t own_bits(enum number_format f, uint64_t a) {
  return a & (sign_of(f) | (sign_of(f) - 1));
}

uint64_t number_neg(enum number_format f, bool ftz, uint64_t a) {
  return f != NUMBER_F64 && is_nan(f, a) ? number_formats[f].nan
                                         : flushed(f, ftz, own_bits(f, a)) ^ sign_of(f);
}

uint64_t number_abs(enum number_format f, bool ftz, uint64_t a) {
  return f != NUMBER_F64 && is_nan(f, a) ? number_formats[f].nan : magnitude(f, flushed(f, ftz, a));
}

uint64_t number_copysign(enum number_format f, uint64_t a, uint64_t b) {
  return magnitude(f, b) | (a & sign_of(f));
}

// Numbers in the order of their values, -0 below +0, as integers in the same order.
static int64_t rank(enum number_format f, uint64_t a) {
  int64_t size = (int64_t)magnitude(f, a);
  return a & sign_of(f) ? -size - 1 : size;
}

static uint64_t choose(enum number_format f, struct number_choice how, uint64_t a, uint64_t b,
                       bool greater) {
  a = flushed(f, how.ftz, own_bits(f, a));
  b = flushed(f, how.ftz, own_bits(f, b));
  uint64_t sign = how.xorsign_abs ? (a ^ b) & sign_of(f) : 0;
  if (how.xorsign_abs)
    a = magnitude(f, a), b = magnitude(f, b);
  bool a_nan = is_nan(f, a), b_nan = is_nan(f, b);
  if ((a_nan && b_nan) || (how.nan && (a_nan || b_nan)))
    return number_formats[f].nan;
  uint64_t chosen = a_nan ? b : b_nan ? a : (rank(f, a) > rank(f, b)) == greater ? a : b;
  return chosen | sign;
}

uint64_t number_min(enum number_format f, struct number_choice how, uint64_t a, uint64_t b) {
  return choose(f, how, a, b, false);
}

uint64_t number_max(enum number_format f, struct number_choice how, uint64_t a, uint64_t b) {
  return choose(f, how, a, b, true);
}

bool number_compare(enum number_format f, bool ftz, enum number_relation r, uint64_t a,
                    uint64_t b) {
  a = flushed(f, ftz, own_bits(f, a));
  b = flushed(f, ftz, own_bits(f, b));
  if (is_nan(f, a) || is_nan(f, b))
    return r >= NUMBER_EQU && r != NUMBER_NUM;
  bool zeros = magnitude(f, a) == 0 && magnitude(f, b) == 0;
  bool less = !zeros && rank(f, a) < rank(f, b), equal = zeros || a == b;
  switch (r) {
  case NUMBER_EQ:
  case NUMBER_EQU:
    return equal;
  case NUMBER_NE:
  case NUMBER_NEU:
    return !equal;
  case NUMBER_LT:
  case NUMBER_LTU:
    return less;
  case NUMBER_LE:
  case NUMBER_LEU:
    return less || equal;
  case NUMBER_GT:
  case NUMBER_GTU:
    return !less && !equal;
  case NUMBER_GE:
  case NUMBER_GEU:
    return !less;
  default:
    return r == NUMBER_NUM;
  }
}

bool number_test(enum number_format f, enum number_property p, uint64_t a) {
  uint64_t size = magnitude(f, a);
  bool subnormal = size != 0 && flushed(f, true, size) == 0;
  if (f == NUMBER_F64)
    subnormal = size != 0 && size < (uint64_t)1 << 52;
  switch (p) {
  case NUMBER_FINITE:
    return size < infinity(f);
  case NUMBER_INFINITE:
    return size == infinity(f);
  case NUMBER_IS_NUMBER:
    return size <= infinity(f);
  case NUMBER_NOT_A_NUMBER:
    return size > infinity(f);
  case NUMBER_NORMAL:
    return size < infinity(f) && !subnormal;
  default:
    return subnormal;
  }
}
