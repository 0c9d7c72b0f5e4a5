// Operands and oracles for the tests of simulate/number.h that share nothing with it.
#ifndef DBUF_TESTS_NUMBERS_H
#define DBUF_TESTS_NUMBERS_H

#include "simulate/number.h"

#include <fenv.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>

#define COUNT(a) (sizeof(a) / sizeof *(a))

__extension__ typedef __float128 quad;

static uint64_t seed = 20240229;

// xorshift64, Marsaglia.
static inline uint64_t draw(void) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  return seed ^= seed << 17;
}

// Operands that meet: exponents near each other or at the ends of the range, few or many digits.
static inline uint32_t draw_f32(void) {
  static const uint32_t special[] = {0,          0x80000000, 1,          0x80000001, 0x007fffff,
                                     0x00800000, 0x7f7fffff, 0x7f800000, 0xff800000, 0x7fc00000,
                                     0x3f800000, 0xbf800001, 0x3f7fffff, 0x00ffffff, 0x7f800001};
  uint64_t r = draw();
  uint32_t fraction = (uint32_t)(r >> 9) & 0x7fffff, sign = (uint32_t)r & 0x80000000;
  switch (r >> 60) {
  case 0:
    return special[r % COUNT(special)];
  case 1:
    return sign | fraction >> (r & 15);
  case 2:
    return sign | 0x7f000000 | fraction;
  case 3:
    return sign | (uint32_t)(127 + r % 3) << 23 | (fraction & 0x700007);
  case 4:
  case 5:
    return (uint32_t)r;
  case 6:
    return sign | (uint32_t)(50 + r % 26) << 23 | fraction;
  default:
    return sign | (uint32_t)(110 + r % 32) << 23 | fraction;
  }
}

static inline uint64_t draw_f64(void) {
  static const uint64_t special[] = {0,
                                     0x8000000000000000,
                                     1,
                                     0x000fffffffffffff,
                                     0x0010000000000000,
                                     0x7fefffffffffffff,
                                     0x7ff0000000000000,
                                     0xfff0000000000000,
                                     0x3ff0000000000000,
                                     0xbff0000000000001};
  uint64_t r = draw(), q = draw();
  uint64_t fraction = q & 0xfffffffffffff, sign = r & 0x8000000000000000;
  switch (r & 15) {
  case 0:
    return special[q % COUNT(special)];
  case 1:
    return sign | fraction >> (r >> 8 & 31);
  case 2:
    return sign | (uint64_t)(2046 - (r >> 8 & 1)) << 52 | fraction;
  case 3:
    return sign | (1023 + (r >> 8) % 3) << 52 | (fraction & 0xe000000000007);
  case 4:
    return q;
  case 5:
    return sign | (490 + (r >> 8) % 60) << 52 | fraction;
  case 6:
    return sign | (1 + (r >> 8) % 60) << 52 | fraction;
  default:
    return sign | (990 + (r >> 8) % 70) << 52 | fraction;
  }
}

// The host's modes by ours.
static const int host_modes[] = {FE_TONEAREST, FE_TOWARDZERO, FE_DOWNWARD, FE_UPWARD};

// All finite values of a 16-bit format that are not negative, by their bits: their order is that of
// their values.
struct values {
  enum number_format f;
  unsigned count; // bits of infinity
  quad at[0x7f81];
};

static struct values half, brain;

// From the definition: digits and bias.
static inline void list(struct values *v, enum number_format f, unsigned fraction_bits, int bias) {
  v->f = f;
  v->count = 0x7fff >> fraction_bits << fraction_bits;
  for (unsigned i = 0; i <= v->count; ++i) {
    unsigned exponent = i >> fraction_bits, fraction = i & ((1U << fraction_bits) - 1);
    unsigned hidden = exponent ? 1U << fraction_bits : 0;
    int power = (exponent ? (int)exponent : 1) - bias - (int)fraction_bits;
    v->at[i] = ldexp(hidden + fraction, power);
  }
}

static inline void list_formats(void) {
  list(&half, NUMBER_F16, 10, 15);
  list(&brain, NUMBER_BF16, 7, 127);
}

// `x` rounded by looking between which two values it lies. The entry after the last finite value is
// what the next one would be, and stands for infinity. Exact zeros are the caller's.
static inline uint64_t nearest(const struct values *v, enum rounding rounding, quad x) {
  bool negative = x < 0;
  quad size = negative ? -x : x;
  if (negative && rounding == ROUND_DOWN)
    rounding = ROUND_UP;
  else if (negative && rounding == ROUND_UP)
    rounding = ROUND_DOWN;
  unsigned low = 0, high = v->count;
  while (high - low > 1) {
    unsigned middle = (low + high) / 2;
    if (v->at[middle] <= size)
      low = middle;
    else
      high = middle;
  }
  quad below = size - v->at[low], above = v->at[high] - size;
  bool up = rounding == ROUND_UP        ? below > 0
            : rounding == ROUND_AWAY    ? below >= above
            : rounding == ROUND_NEAREST ? below > above || (below == above && low % 2)
                                        : false;
  if (size >= v->at[v->count])
    up = rounding != ROUND_ZERO && rounding != ROUND_DOWN;
  return (low + up) | (negative ? 0x8000 : 0);
}

static inline quad value(const struct values *v, uint64_t bits) {
  quad size = v->at[bits & 0x7fff];
  return bits & 0x8000 ? -size : size;
}

static inline uint64_t draw_finite(const struct values *v) {
  uint64_t r = draw();
  // bf16: exponents within 40 of each other, so that sums of products fit into quad.
  if (v->f == NUMBER_BF16)
    return (r & 0x8000) | ((107 + (r >> 16) % 40) << 7) | (r & 0x7f);
  return (r & 0x8000) | (r >> 16) % v->count;
}

#endif
