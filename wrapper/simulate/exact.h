// Exact values between the operands of a floating-point operation and its one rounding.
#ifndef DBUF_SIMULATE_EXACT_H
#define DBUF_SIMULATE_EXACT_H

#include "simulate/number.h"

__extension__ typedef unsigned __int128 exact_wide;

struct number_layout {
  uint8_t width;          // bits
  uint8_t digits;         // of the significand, the hidden one among them
  uint8_t unused;         // bits below the significand
  uint16_t most_exponent; // the exponent field of infinity and NaN
  uint64_t nan;           // the canonical one
};
extern const struct number_layout number_formats[];

// f16 and bf16, .rn without more: what number_nearest does.
static inline bool number_is_plain(enum number_format f, struct number_mode m) {
  return f <= NUMBER_BF16 && m.rounding == ROUND_NEAREST && !m.ftz && !m.saturate && !m.relu;
}

enum exact_kind { EXACT_ZERO, EXACT_FINITE, EXACT_INFINITE, EXACT_NAN };

// (-1)^negative * significand * 2^exponent. Where the value has more digits than fit, the lowest
// bit of `significand` is set and stands for all that is missing; it lies below any place at which
// the value can be rounded. Of a NaN `significand` is the payload with the quiet bit, as in f64; 0:
// a NaN that no operand brought.
struct exact {
  enum exact_kind kind;
  bool negative;
  int exponent;
  exact_wide significand;
};

struct exact exact_of(enum number_format f, bool ftz, uint64_t bits);
uint64_t exact_round(enum number_format f, struct number_mode m, struct exact v);

// A sum that is exactly zero has the sign that `rounding` gives it.
struct exact exact_add(struct exact a, struct exact b, enum rounding rounding);
struct exact exact_mul(struct exact a, struct exact b);
struct exact exact_div(struct exact a, struct exact b);
struct exact exact_sqrt(struct exact a);

// The integer nearest to `v` in that direction; finite values only. `v.significand` must have the
// whole value.
struct exact exact_integral(struct exact v, enum rounding rounding);

#endif
