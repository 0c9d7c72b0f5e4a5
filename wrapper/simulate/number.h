// Floating point as PTX defines it. A number is its bits, in the low end of a uint64_t, together
// with the name of its format; each operation rounds the exact result once. The general functions
// (number_*) compute with integers: whatever the compiler does to floating point, they hold, and
// they never touch the host's rounding mode. What loops are made of uses the host's arithmetic: the
// inline functions (f32_*, f64_*), and f16 and bf16 to nearest.
//
// An f32, f16, bf16 or tf32 result that is not a number is the canonical one of its format,
// 0x7fffffff or 0x7fff. An f64 result has the payload of the first operand that is not a number,
// made quiet, or is 0xfff8000000000000; PTX leaves it open.
#ifndef DBUF_SIMULATE_NUMBER_H
#define DBUF_SIMULATE_NUMBER_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum rounding {
  ROUND_NEAREST, // .rn, .rni: ties to even
  ROUND_ZERO,    // .rz, .rzi
  ROUND_DOWN,    // .rm, .rmi
  ROUND_UP,      // .rp, .rpi
  ROUND_AWAY     // .rna: to the nearest, ties away from zero
};

enum number_format {
  NUMBER_F16,
  NUMBER_BF16,
  NUMBER_TF32, // 32 bits, of which the low 13 are not looked at and 0 in a result
  NUMBER_F32,
  NUMBER_F64
};

// How a result comes from the exact one. {0}: .rn.
struct number_mode {
  enum rounding rounding;
  bool ftz;      // .ftz: subnormal operands and results become zeros of the same sign; f64 has none
  bool saturate; // .sat: clamped to [0, 1]; NaN becomes +0
  bool relu;     // .relu: negative results become +0; NaN stays
};

unsigned number_width(enum number_format f); // bits: 16, 32, 64

// add, sub, mul, fma (mad), div, sqrt, rcp.
uint64_t number_add(enum number_format f, struct number_mode m, uint64_t a, uint64_t b);
uint64_t number_sub(enum number_format f, struct number_mode m, uint64_t a, uint64_t b);
uint64_t number_mul(enum number_format f, struct number_mode m, uint64_t a, uint64_t b);
uint64_t number_fma(enum number_format f, struct number_mode m, uint64_t a, uint64_t b, uint64_t c);
uint64_t number_div(enum number_format f, struct number_mode m, uint64_t a, uint64_t b);
uint64_t number_sqrt(enum number_format f, struct number_mode m, uint64_t a);
uint64_t number_rcp(enum number_format f, struct number_mode m, uint64_t a);

// neg and abs change the sign bit only; a subnormal operand is flushed for `ftz`. NaN becomes the
// canonical one, but of f64, whose sign bit changes; PTX leaves it open, an H200 does so.
uint64_t number_neg(enum number_format f, bool ftz, uint64_t a);
uint64_t number_abs(enum number_format f, bool ftz, uint64_t a);
// copysign d, a, b: `b` with the sign of `a`.
uint64_t number_copysign(enum number_format f, uint64_t a, uint64_t b);

// min, max: -0 is less than +0; of a number and NaN the number is taken, unless `nan` is set.
struct number_choice {
  bool ftz;
  bool nan;         // .NaN: NaN when an operand is
  bool xorsign_abs; // .xorsign.abs: of the absolute values; the sign is the exclusive or of the two
};
uint64_t number_min(enum number_format f, struct number_choice how, uint64_t a, uint64_t b);
uint64_t number_max(enum number_format f, struct number_choice how, uint64_t a, uint64_t b);

// setp and set on floating point. The second six hold for NaN too.
enum number_relation {
  NUMBER_EQ,
  NUMBER_NE,
  NUMBER_LT,
  NUMBER_LE,
  NUMBER_GT,
  NUMBER_GE,
  NUMBER_EQU,
  NUMBER_NEU,
  NUMBER_LTU,
  NUMBER_LEU,
  NUMBER_GTU,
  NUMBER_GEU,
  NUMBER_NUM, // neither is NaN
  NUMBER_NAN  // one is
};
bool number_compare(enum number_format f, bool ftz, enum number_relation r, uint64_t a, uint64_t b);

// testp. Zeros count as normal.
enum number_property {
  NUMBER_FINITE,
  NUMBER_INFINITE,
  NUMBER_IS_NUMBER,
  NUMBER_NOT_A_NUMBER,
  NUMBER_NORMAL,
  NUMBER_SUBNORMAL
};
bool number_test(enum number_format f, enum number_property p, uint64_t a);

// The 2-element forms .f16x2 and .bf16x2: the same on both halves.
typedef uint64_t number_two(enum number_format, struct number_mode, uint64_t, uint64_t);
static inline uint32_t number_pair(number_two *operation, enum number_format f,
                                   struct number_mode m, uint32_t a, uint32_t b) {
  return (uint32_t)(operation(f, m, a & 0xffff, b & 0xffff) | operation(f, m, a >> 16, b >> 16)
                                                                  << 16);
}
static inline uint32_t number_pair_fma(enum number_format f, struct number_mode m, uint32_t a,
                                       uint32_t b, uint32_t c) {
  return (uint32_t)(number_fma(f, m, a & 0xffff, b & 0xffff, c & 0xffff) |
                    number_fma(f, m, a >> 16, b >> 16, c >> 16) << 16);
}
typedef uint64_t number_chosen(enum number_format, struct number_choice, uint64_t, uint64_t);
static inline uint32_t number_pair_choice(number_chosen *operation, enum number_format f,
                                          struct number_choice how, uint32_t a, uint32_t b) {
  return (uint32_t)(operation(f, how, a & 0xffff, b & 0xffff) | operation(f, how, a >> 16, b >> 16)
                                                                    << 16);
}
typedef uint64_t number_one(enum number_format, bool ftz, uint64_t);
static inline uint32_t number_pair_one(number_one *operation, enum number_format f, bool ftz,
                                       uint32_t a) {
  return (uint32_t)(operation(f, ftz, a & 0xffff) | operation(f, ftz, a >> 16) << 16);
}

// cvt between formats; NaN keeps what fits of its payload where an H200 keeps it (bf16 and f64 to
// f32, f32 to tf32); `ftz` concerns only an f32 operand or result, `rounding` is not used where
// the target holds the value.
uint64_t number_convert(enum number_format to, enum number_format from, struct number_mode m,
                        uint64_t a);

// A double as f16 or bf16, .rn: number_convert's result in the host's arithmetic.
uint64_t number_nearest(enum number_format f, double value);

// cvt.rni and its like from a format to itself: the integer in that direction, of the same format.
uint64_t number_to_integral(enum number_format f, struct number_mode m, uint64_t a);

// cvt to an integer of `width` bits: extended to 64 bits by its sign. Out of range it is clamped;
// NaN is 0, but 1 << (width - 1) (extended like any result) when it comes from f64 or goes to 64
// bits.
uint64_t number_to_integer(enum number_format from, bool ftz, enum rounding rounding,
                           unsigned width, bool is_signed, uint64_t a);

// cvt from an integer that is extended to 64 bits as its type says.
uint64_t number_from_integer(enum number_format to, struct number_mode m, bool is_signed,
                             uint64_t a);

// The approximate instructions, each the result rounded once from a double that is good to an ulp:
// correctly rounded, except where the exact result lies within 2^-28 ulp of the middle between two
// f32 neighbours. PTX allows 1 to 2 ulp for rcp, rsqrt, sqrt, ex2 and div, absolute errors of about
// 2^-20 to 2^-22 for sin, cos and lg2 near 1, and a relative one of 2^-11 for tanh, so these
// results are legal, but they are not those of a certain GPU. Any format may be given; results of
// f64 (rcp.approx.ftz.f64, rsqrt.approx.ftz.f64) have zeros in the low 32 bits.
uint64_t number_ex2(enum number_format f, bool ftz, uint64_t a);
uint64_t number_lg2(enum number_format f, bool ftz, uint64_t a);
uint64_t number_sin(enum number_format f, bool ftz, uint64_t a);
uint64_t number_cos(enum number_format f, bool ftz, uint64_t a);
uint64_t number_tanh(enum number_format f, bool ftz, uint64_t a);
uint64_t number_rcp_approx(enum number_format f, bool ftz, uint64_t a);
uint64_t number_rsqrt(enum number_format f, bool ftz, uint64_t a);
uint64_t number_sqrt_approx(enum number_format f, bool ftz, uint64_t a);
// div.approx.f32: for 2^126 < |b| < 2^128 PTX promises 0, or NaN when `a` is infinite.
uint64_t number_div_approx(bool ftz, uint64_t a, uint64_t b);
uint64_t number_div_full(bool ftz, uint64_t a, uint64_t b);

static inline float f32_value(uint64_t bits) {
  uint32_t low = (uint32_t)bits;
  float value;
  memcpy(&value, &low, sizeof value);
  return value;
}

static inline double f64_value(uint64_t bits) {
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

// f16 and bf16 as float, exactly; a NaN stays one.
static inline float f16_value(uint64_t bits) {
  // Exponent and fraction at their places in f32, where the exponent is 112 too small; the product
  // makes subnormal values normal.
  float size = f32_value((bits & 0x7fff) << 13) * 0x1p112F;
  uint32_t out;
  memcpy(&out, &size, sizeof out);
  if ((bits & 0x7c00) == 0x7c00)
    out |= 0x7f800000;
  return f32_value(out | (bits & 0x8000) << 16);
}

static inline float bf16_value(uint64_t bits) {
  return f32_value(bits << 16);
}

// The bits to write to a register: this is where NaN becomes the canonical one, so that the
// operations below need not look.
static inline uint64_t f32_bits(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return value == value ? bits : 0x7fffffff;
}

static inline uint64_t f64_bits(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

// .rn without .ftz and .sat, in the host's arithmetic: one instruction each, provided that the host
// rounds to nearest and keeps subnormals, which programs start with, and that a float expression is
// evaluated as float (x86-64: SSE). The fused ones are one instruction only where the target has
// it; on x86-64 without -mfma they are calls of fmaf and fma, which glibc hands to the processor's
// instruction when there is one and else computes exactly. Never a * b + c: a compiler is free to
// fuse that or not.
static inline float f32_add(float a, float b) {
  return a + b;
}
static inline float f32_sub(float a, float b) {
  return a - b;
}
static inline float f32_mul(float a, float b) {
  return a * b;
}
static inline float f32_fma(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}
static inline double f64_add(double a, double b) {
  return a + b;
}
static inline double f64_sub(double a, double b) {
  return a - b;
}
static inline double f64_mul(double a, double b) {
  return a * b;
}
static inline double f64_fma(double a, double b, double c) {
  return __builtin_fma(a, b, c);
}

// .rn.ftz. A subnormal becomes the zero of its sign.
static inline float f32_flush(float a) {
  return __builtin_fabsf(a) < 0x1p-126F ? a * 0.0F : a;
}
static inline bool f32_may_flush(float result) {
  return __builtin_fabsf(result) <= 0x1p-126F && result != 0;
}
static inline float f32_add_ftz(float a, float b) {
  return f32_flush(f32_flush(a) + f32_flush(b)); // exact where it is small
}
static inline float f32_sub_ftz(float a, float b) {
  return f32_flush(f32_flush(a) - f32_flush(b));
}
static inline float f32_mul_ftz(float a, float b) {
  float result = f32_flush(a) * f32_flush(b);
  struct number_mode m = {.ftz = true};
  if (f32_may_flush(result))
    result = f32_value(number_mul(NUMBER_F32, m, f32_bits(a), f32_bits(b)));
  return result;
}
static inline float f32_fma_ftz(float a, float b, float c) {
  float result = __builtin_fmaf(f32_flush(a), f32_flush(b), f32_flush(c));
  struct number_mode m = {.ftz = true};
  if (f32_may_flush(result))
    result = f32_value(number_fma(NUMBER_F32, m, f32_bits(a), f32_bits(b), f32_bits(c)));
  return result;
}

#endif
