// The instructions with .approx and .full.
#include "simulate/number.h"

#include <math.h>

// What the .approx forms see of an f64: its high 32 bits, subnormal ones as zero.
static uint64_t coarse(uint64_t bits) {
  if (number_test(NUMBER_F64, NUMBER_SUBNORMAL, bits))
    return bits & (uint64_t)1 << 63;
  return isnan(f64_value(bits)) ? bits : bits & ~(uint64_t)UINT32_MAX;
}

static double operand(enum number_format f, bool ftz, uint64_t a) {
  struct number_mode m = {.ftz = ftz};
  return f64_value(f == NUMBER_F64 ? coarse(a) : number_convert(NUMBER_F64, f, m, a));
}

static uint64_t result(enum number_format f, bool ftz, double value) {
  struct number_mode m = {.ftz = ftz};
  uint64_t bits = f64_bits(value);
  if (isnan(value) && f == NUMBER_F32)
    return f32_bits(NAN);
  return f == NUMBER_F64 ? coarse(bits) : number_convert(f, NUMBER_F64, m, bits);
}

uint64_t number_ex2(enum number_format f, bool ftz, uint64_t a) {
  return result(f, ftz, exp2(operand(f, ftz, a)));
}

uint64_t number_lg2(enum number_format f, bool ftz, uint64_t a) {
  return result(f, ftz, log2(operand(f, ftz, a)));
}

uint64_t number_sin(enum number_format f, bool ftz, uint64_t a) {
  return result(f, ftz, sin(operand(f, ftz, a)));
}

uint64_t number_cos(enum number_format f, bool ftz, uint64_t a) {
  return result(f, ftz, cos(operand(f, ftz, a)));
}

uint64_t number_tanh(enum number_format f, bool ftz, uint64_t a) {
  return result(f, ftz, tanh(operand(f, ftz, a)));
}

uint64_t number_rcp_approx(enum number_format f, bool ftz, uint64_t a) {
  return result(f, ftz, 1 / operand(f, ftz, a));
}

uint64_t number_rsqrt(enum number_format f, bool ftz, uint64_t a) {
  return result(f, ftz, 1 / sqrt(operand(f, ftz, a)));
}

uint64_t number_sqrt_approx(enum number_format f, bool ftz, uint64_t a) {
  return result(f, ftz, sqrt(operand(f, ftz, a)));
}

uint64_t number_div_approx(bool ftz, uint64_t a, uint64_t b) {
  double x = operand(NUMBER_F32, ftz, a), y = operand(NUMBER_F32, ftz, b);
  if (fabs(y) > 0x1p126 && !isinf(y))
    return isnan(x) || isinf(x) ? f32_bits(NAN) : result(NUMBER_F32, ftz, copysign(0, x) / y);
  return number_div_full(ftz, a, b);
}

uint64_t number_div_full(bool ftz, uint64_t a, uint64_t b) {
  struct number_mode m = {.ftz = ftz};
  return number_div(NUMBER_F32, m, a, b);
}
