// Floating point against three oracles that share nothing with it: the processor's own arithmetic
// in the four rounding modes (f32, f64), a search among all values of the 16-bit formats with
// quadruple precision, and facts of IEEE 754 and the PTX ISA.
#include "numbers.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

enum operation { ADD, SUB, MUL, DIV, FMA, SQRT, RCP, OPERATIONS };

// What the processor makes of it. All operands and results pass through volatile objects, between
// which the compiler may move nothing, and fesetround is a call that it cannot see through.
static float host_f32(enum operation o, float a, float b, float c, int mode) {
  volatile float x = a, y = b, z = c, r = 0;
  fesetround(mode);
  switch (o) {
  case ADD:
    r = x + y;
    break;
  case SUB:
    r = x - y;
    break;
  case MUL:
    r = x * y;
    break;
  case DIV:
    r = x / y;
    break;
  case FMA:
    r = fmaf(x, y, z);
    break;
  case SQRT:
    r = sqrtf(x);
    break;
  default:
    r = 1 / x;
  }
  fesetround(FE_TONEAREST);
  return r;
}

static double host_f64(enum operation o, double a, double b, double c, int mode) {
  volatile double x = a, y = b, z = c, r = 0;
  fesetround(mode);
  switch (o) {
  case ADD:
    r = x + y;
    break;
  case SUB:
    r = x - y;
    break;
  case MUL:
    r = x * y;
    break;
  case DIV:
    r = x / y;
    break;
  case FMA:
    r = fma(x, y, z);
    break;
  case SQRT:
    r = sqrt(x);
    break;
  default:
    r = 1 / x;
  }
  fesetround(FE_TONEAREST);
  return r;
}

static uint64_t ours(enum number_format f, struct number_mode m, enum operation o, uint64_t a,
                     uint64_t b, uint64_t c) {
  switch (o) {
  case ADD:
    return number_add(f, m, a, b);
  case SUB:
    return number_sub(f, m, a, b);
  case MUL:
    return number_mul(f, m, a, b);
  case DIV:
    return number_div(f, m, a, b);
  case FMA:
    return number_fma(f, m, a, b, c);
  case SQRT:
    return number_sqrt(f, m, a);
  default:
    return number_rcp(f, m, a);
  }
}

// The oracle itself must see the modes: 1 / 3 and its like differ.
static void host_rounds_as_asked(void **state) {
  (void)state;
  float down = host_f32(DIV, 1, 3, 0, FE_DOWNWARD), up = host_f32(DIV, 1, 3, 0, FE_UPWARD);
  assert_true(f32_bits(down) + 1 == f32_bits(up));
  assert_true(f64_bits(host_f64(ADD, 1, 0x1p-80, 0, FE_UPWARD)) == f64_bits(1) + 1);
  assert_true(f32_bits(host_f32(FMA, 1, 1, 0x1p-80F, FE_UPWARD)) == f32_bits(1) + 1);
}

static void agrees_with_the_host_in_f32(void **state) {
  (void)state;
  for (int i = 0; i < 400000; ++i) {
    uint32_t a = draw_f32(), b = draw_f32(), c = draw_f32();
    if (i % 5 == 0) // a sum that nearly cancels
      c = (uint32_t)f32_bits(-f32_value(a) * f32_value(b)) ^ (uint32_t)(i % 4);
    enum operation o = i % OPERATIONS;
    struct number_mode m = {.rounding = (enum rounding)(draw() % 4)};
    uint64_t expected =
        f32_bits(host_f32(o, f32_value(a), f32_value(b), f32_value(c), host_modes[m.rounding]));
    uint64_t result = ours(NUMBER_F32, m, o, a, b, c);
    if (result != expected)
      fail_msg("operation %d mode %d of %08x %08x %08x: %08llx, host %08llx", o, m.rounding, a, b,
               c, (unsigned long long)result, (unsigned long long)expected);
  }
}

static void agrees_with_the_host_in_f64(void **state) {
  (void)state;
  for (int i = 0; i < 400000; ++i) {
    uint64_t a = draw_f64(), b = draw_f64(), c = draw_f64();
    if (i % 5 == 0)
      c = f64_bits(-f64_value(a) * f64_value(b)) ^ (uint64_t)(i % 4);
    enum operation o = i % OPERATIONS;
    struct number_mode m = {.rounding = (enum rounding)(draw() % 4)};
    double expected = host_f64(o, f64_value(a), f64_value(b), f64_value(c), host_modes[m.rounding]);
    uint64_t result = ours(NUMBER_F64, m, o, a, b, c);
    // Which NaN it is, neither says.
    bool same = isnan(expected) ? isnan(f64_value(result)) : result == f64_bits(expected);
    if (!same)
      fail_msg("operation %d mode %d of %a %a %a: %a, host %a", o, m.rounding, f64_value(a),
               f64_value(b), f64_value(c), f64_value(result), expected);
  }
}

// The functions for loops are the general ones with .rn.
static void inline_functions_round_to_nearest(void **state) {
  (void)state;
  struct number_mode rn = {.rounding = ROUND_NEAREST}, ftz = {.ftz = true};
  for (int i = 0; i < 100000; ++i) {
    uint32_t a = draw_f32(), b = draw_f32(), c = draw_f32();
    float x = f32_value(a), y = f32_value(b), z = f32_value(c);
    assert_int_equal(f32_bits(f32_add(x, y)), number_add(NUMBER_F32, rn, a, b));
    assert_int_equal(f32_bits(f32_sub(x, y)), number_sub(NUMBER_F32, rn, a, b));
    assert_int_equal(f32_bits(f32_mul(x, y)), number_mul(NUMBER_F32, rn, a, b));
    assert_int_equal(f32_bits(f32_fma(x, y, z)), number_fma(NUMBER_F32, rn, a, b, c));
    assert_int_equal(f32_bits(f32_mul_ftz(x, y)), number_mul(NUMBER_F32, ftz, a, b));
    assert_int_equal(f32_bits(f32_add_ftz(x, y)), number_add(NUMBER_F32, ftz, a, b));
    assert_int_equal(f32_bits(f32_sub_ftz(x, y)), number_sub(NUMBER_F32, ftz, a, b));
    assert_int_equal(f32_bits(f32_fma_ftz(x, y, z)), number_fma(NUMBER_F32, ftz, a, b, c));
    uint64_t d = draw_f64(), e = draw_f64(), g = draw_f64();
    uint64_t fused = f64_bits(f64_fma(f64_value(d), f64_value(e), f64_value(g)));
    if (!isnan(f64_value(fused)))
      assert_int_equal(fused, number_fma(NUMBER_F64, rn, d, e, g));
    uint64_t difference = f64_bits(f64_sub(f64_value(d), f64_value(e)));
    if (!isnan(f64_value(difference)))
      assert_int_equal(difference, number_sub(NUMBER_F64, rn, d, e));
  }
}

static void agrees_with_the_search(const struct values *v) {
  for (int i = 0; i < 300000; ++i) {
    uint64_t a = draw_finite(v), b = draw_finite(v), c = draw_finite(v);
    struct number_mode m = {.rounding = (enum rounding)(draw() % 5)};
    quad x = value(v, a), y = value(v, b), z = value(v, c);
    quad sum = x + y, product = x * y, fused = product + z;
    if (sum != 0)
      assert_int_equal(number_add(v->f, m, a, b), nearest(v, m.rounding, sum));
    if (x != y)
      assert_int_equal(number_sub(v->f, m, a, b), nearest(v, m.rounding, x - y));
    if (product != 0)
      assert_int_equal(number_mul(v->f, m, a, b), nearest(v, m.rounding, product));
    if (fused != 0)
      assert_int_equal(number_fma(v->f, m, a, b, c), nearest(v, m.rounding, fused));
  }
}

static void agrees_with_the_search_in_f16(void **state) {
  (void)state;
  agrees_with_the_search(&half);
}

static void agrees_with_the_search_in_bf16(void **state) {
  (void)state;
  agrees_with_the_search(&brain);
}

// A product's last digits decide ties.
static void fuses_with_one_rounding(void **state) {
  (void)state;
  struct number_mode m = {.rounding = ROUND_NEAREST};
  // f16: (1 + 2^-10)^2 = 1 + 2^-9 + 2^-20; + 2^-11: a tie that 2^-20 breaks upwards.
  assert_int_equal(number_fma(NUMBER_F16, m, 0x3c01, 0x3c01, 0x1000), 0x3c03);
  // bf16: (1 + 2^-7)^2 = 1 + 2^-6 + 2^-14; + 2^-8: a tie broken by 2^-14.
  assert_int_equal(number_fma(NUMBER_BF16, m, 0x3f81, 0x3f81, 0x3b80), 0x3f83);
  // f32: (1 + 2^-23)^2 - (1 + 2^-22) = 2^-46.
  assert_int_equal(number_fma(NUMBER_F32, m, 0x3f800001, 0x3f800001, 0xbf800002), 0x28800000);
}

// To nearest there is a short way, which .relu does not take; it leaves what is not negative as is.
static void takes_no_wrong_short_way(void **state) {
  (void)state;
  struct number_mode plain = {.rounding = ROUND_NEAREST}, relu = {.relu = true};
  static const uint16_t special[] = {0,      0x8000, 1,      0x8001, 0x03ff, 0x0400,
                                     0x7bff, 0x7c00, 0xfc00, 0x7e00, 0xfc01, 0x007f,
                                     0x0080, 0x7f7f, 0x7f80, 0xff80};
  for (int i = 0; i < 400000; ++i) {
    uint64_t a = draw() & 0xffff, b = draw() & 0xffff, c = draw() & 0xffff;
    if (i % 4 == 0)
      a = special[a % COUNT(special)], c = special[c % COUNT(special)];
    if (i % 8 == 0)
      b = special[b % COUNT(special)];
    enum number_format f = i % 2 ? NUMBER_F16 : NUMBER_BF16;
    uint64_t results[][2] = {
        {number_fma(f, plain, a, b, c), number_fma(f, relu, a, b, c)},
        {number_add(f, plain, a, b), number_add(f, relu, a, b)},
        {number_sub(f, plain, a, b), number_sub(f, relu, a, b)},
        {number_mul(f, plain, a, b), number_mul(f, relu, a, b)},
    };
    for (size_t k = 0; k < COUNT(results); ++k)
      assert_int_equal(results[k][0] & 0x8000 ? 0 : results[k][0], results[k][1]);
    uint64_t d = draw_f64();
    if (i % 2)
      d = f64_bits(f32_value(draw_f32()));
    uint64_t narrow = number_convert(f, NUMBER_F64, plain, d);
    assert_int_equal(number_nearest(f, f64_value(d)), narrow);
  }
}

#ifdef __FLT16_MANT_DIG__
__extension__ typedef _Float16 float16;

// _Float16 is the compiler's own; of add and mul it is correctly rounded by way of float.
static void agrees_with_the_compilers_f16(void **state) {
  (void)state;
  struct number_mode m = {.rounding = ROUND_NEAREST};
  for (uint32_t a = 0; a < 0x10000; ++a) {
    uint16_t x16 = (uint16_t)a;
    float16 x, y;
    memcpy(&x, &x16, sizeof x);
    assert_int_equal(number_convert(NUMBER_F32, NUMBER_F16, m, a), f32_bits((float)x));
    for (int i = 0; i < 16; ++i) {
      uint16_t y16 = (uint16_t)draw(), sum, product;
      memcpy(&y, &y16, sizeof y);
      volatile float16 s = x + y, p = x * y;
      float16 t = s, q = p;
      memcpy(&sum, &t, sizeof sum);
      memcpy(&product, &q, sizeof product);
      assert_int_equal(number_add(NUMBER_F16, m, a, y16), t == t ? sum : 0x7fff);
      assert_int_equal(number_mul(NUMBER_F16, m, a, y16), q == q ? product : 0x7fff);
    }
    float f = f32_value(draw_f32());
    float16 narrow = (float16)f;
    uint16_t bits;
    memcpy(&bits, &narrow, sizeof bits);
    uint64_t expected = narrow == narrow ? bits : 0x7fff;
    assert_int_equal(number_convert(NUMBER_F16, NUMBER_F32, m, f32_bits(f)), expected);
  }
}
#endif

static void flushes_and_saturates(void **state) {
  (void)state;
  struct number_mode ftz = {.ftz = true}, sat = {.saturate = true}, relu = {.relu = true};
  uint64_t one = 0x3f800000, least = 0x00800000, half_bits = 0x3f000000;
  assert_int_equal(number_add(NUMBER_F32, ftz, 0x80000001, 0x80000000), 0x80000000);
  assert_int_equal(number_mul(NUMBER_F32, ftz, 0x80800000, half_bits), 0x80000000);
  assert_int_equal(number_mul(NUMBER_F32, ftz, least, one), least);
  // Just below the least normal number, as ptxas 13.0 folds them: (1 - 2^-24) * 2^-126 is
  // subnormal, (1 + 2^-13) * (1 - 2^-13) * 2^-126 is that number after rounding to 24 digits.
  assert_int_equal(number_mul(NUMBER_F32, ftz, 0x00800000, 0x3f7fffff), 0);
  assert_int_equal(number_mul(NUMBER_F32, ftz, 0x00800400, 0x3f7ff800), 0x00800000);
  assert_int_equal(number_convert(NUMBER_F32, NUMBER_F64, ftz, 0x380fffffe0000000), 0);
  assert_int_equal(number_convert(NUMBER_F32, NUMBER_F64, ftz, 0x380ffffff8000000), 0x00800000);
  assert_int_equal(f32_bits(f32_mul_ftz(0x1p-126F, 0x1.fffffep-1F)), 0);
  assert_int_equal(f32_bits(f32_fma_ftz(-0x1p-126F, 0x1.fffffep-1F, 0)), 0x80000000);
  assert_int_equal(f32_bits(f32_mul_ftz(0x1.0008p-126F, 0x1.fffp-1F)), 0x00800000);
  assert_int_equal(number_fma(NUMBER_F16, ftz, 0x0400, 0x3800, 0), 0); // 2^-14 / 2
  assert_int_equal(number_rcp(NUMBER_F32, ftz, 0x80000001), 0xff800000);
  assert_int_equal(number_add(NUMBER_F64, ftz, 1, 0), 1); // f64 has no .ftz
  assert_int_equal(number_add(NUMBER_F32, sat, one, one), one);
  assert_int_equal(number_sub(NUMBER_F32, sat, 0, one), 0);
  assert_int_equal(number_add(NUMBER_F32, sat, 0x80000000, 0x80000000), 0);
  assert_int_equal(number_add(NUMBER_F32, sat, 0x7fc00000, one), 0);
  assert_int_equal(number_add(NUMBER_F16, sat, 0x7c00, 0x3c00), 0x3c00);
  assert_int_equal(number_add(NUMBER_F32, sat, half_bits, 0), half_bits);
  assert_int_equal(number_convert(NUMBER_F32, NUMBER_F64, sat, f64_bits(7)), one);
  assert_int_equal(number_fma(NUMBER_BF16, relu, 0xbf80, 0x3f80, 0), 0);
  assert_int_equal(number_fma(NUMBER_BF16, relu, 0x7fc0, 0x3f80, 0), 0x7fff);
  // cvt: .ftz is of f32 alone.
  assert_int_equal(number_convert(NUMBER_F16, NUMBER_F32, ftz, 1), 0);
  assert_int_equal(number_convert(NUMBER_F32, NUMBER_F16, ftz, 1), 0x33800000); // 2^-24
  assert_int_equal(number_convert(NUMBER_F16, NUMBER_F32, ftz, 0x33800000), 1);
  assert_int_equal(number_convert(NUMBER_F32, NUMBER_F64, ftz, f64_bits(-0x1p-130)), 0x80000000);
}

static void makes_canonical_nans(void **state) {
  (void)state;
  struct number_mode m = {.rounding = ROUND_NEAREST};
  uint64_t infinity = 0x7f800000, minus = 0xff800000;
  assert_int_equal(number_add(NUMBER_F32, m, infinity, minus), 0x7fffffff);
  assert_int_equal(number_mul(NUMBER_F32, m, 0, minus), 0x7fffffff);
  assert_int_equal(number_div(NUMBER_F32, m, infinity, minus), 0x7fffffff);
  assert_int_equal(number_div(NUMBER_F32, m, 0, 0x80000000), 0x7fffffff);
  assert_int_equal(number_sqrt(NUMBER_F32, m, 0xbf800000), 0x7fffffff);
  assert_int_equal(number_add(NUMBER_F32, m, 0xffc01234, 0), 0x7fffffff);
  assert_int_equal(number_fma(NUMBER_F16, m, 0xfe01, 0, 0), 0x7fff);
  assert_int_equal(f32_bits(f32_value(0xff800001)), 0x7fffffff);
  assert_int_equal(number_add(NUMBER_F64, m, f64_bits(INFINITY), f64_bits(-INFINITY)),
                   0xfff8000000000000);
  assert_int_equal(number_mul(NUMBER_F64, m, f64_bits(1), 0x7ff0000000000005), 0x7ff8000000000005);
  assert_int_equal(number_sqrt(NUMBER_F32, m, 0x80000000), 0x80000000);
  // Zeros of sums.
  struct number_mode down = {.rounding = ROUND_DOWN};
  assert_int_equal(number_sub(NUMBER_F32, m, 0x3f800000, 0x3f800000), 0);
  assert_int_equal(number_sub(NUMBER_F32, down, 0x3f800000, 0x3f800000), 0x80000000);
}

static void chooses_and_compares(void **state) {
  (void)state;
  struct number_choice plain = {0}, strict = {.nan = true}, xorsign = {.xorsign_abs = true},
                       ftz = {.ftz = true};
  enum number_format f = NUMBER_F32;
  uint64_t one = 0x3f800000, two = 0x40000000, sign = 0x80000000, nan = 0xffc00000;
  assert_int_equal(number_min(f, plain, sign, 0), sign);
  assert_int_equal(number_max(f, plain, sign, 0), 0);
  assert_int_equal(number_min(f, plain, 0, sign), sign);
  assert_int_equal(number_min(f, plain, nan, two), two);
  assert_int_equal(number_max(f, plain, one, nan), one);
  assert_int_equal(number_max(f, plain, nan, nan), 0x7fffffff);
  assert_int_equal(number_min(f, strict, nan, two), 0x7fffffff);
  assert_int_equal(number_min(f, plain, sign | one, sign | two), sign | two);
  assert_int_equal(number_max(f, plain, sign | one, one), one);
  assert_int_equal(number_min(f, xorsign, sign | one, two), sign | one);
  assert_int_equal(number_max(f, xorsign, sign | one, sign | two), two);
  assert_int_equal(number_max(f, ftz, 0x80000001, 0x80000000), 0x80000000);
  assert_int_equal(number_min(NUMBER_F16, plain, 0xfc00, 0x3c00), 0xfc00);
  assert_int_equal(number_max(NUMBER_BF16, strict, 0x7fff, 0x3f80), 0x7fff);
  assert_int_equal(number_pair_choice(number_max, NUMBER_F16, plain, 0x3c00c000, 0x40007e00),
                   0x4000c000);
  assert_true(number_compare(f, false, NUMBER_EQ, sign, 0));
  assert_true(number_compare(f, true, NUMBER_EQ, 5, sign | 7));
  assert_false(number_compare(f, false, NUMBER_EQ, 5, sign | 7));
  assert_false(number_compare(f, false, NUMBER_NE, nan, one));
  assert_true(number_compare(f, false, NUMBER_NEU, nan, one));
  assert_true(number_compare(f, false, NUMBER_NAN, one, nan));
  assert_false(number_compare(f, false, NUMBER_NUM, one, nan));
  for (int i = 0; i < 100000; ++i) {
    uint64_t a = draw_f32(), b = i % 7 ? draw_f32() : a;
    float x = f32_value(a), y = f32_value(b);
    bool unordered = isnan(x) || isnan(y);
    bool expected[] = {x == y,
                       x != y && !unordered,
                       x<y, x <= y, x>
                           y,
                       x >= y,
                       !(x < y || x > y),
                       x != y,
                       !(x >= y),
                       !(x > y),
                       !(x <= y),
                       !(x < y),
                       !unordered,
                       unordered};
    for (unsigned r = 0; r < COUNT(expected); ++r)
      assert_int_equal(number_compare(f, false, (enum number_relation)r, a, b), expected[r]);
  }
  for (int i = 0; i < 100000; ++i) {
    uint64_t a = draw_finite(&half), b = draw_finite(&half);
    quad x = value(&half, a), y = value(&half, b);
    assert_int_equal(number_compare(NUMBER_F16, false, NUMBER_LT, a, b), x < y);
    assert_int_equal(number_compare(NUMBER_F16, false, NUMBER_GE, a, b), x >= y);
    if (x != y)
      assert_int_equal(number_min(NUMBER_F16, plain, a, b), x < y ? a : b);
  }
}

static void handles_signs_and_properties(void **state) {
  (void)state;
  assert_int_equal(number_neg(NUMBER_F16, false, 0x0001), 0x8001);
  assert_int_equal(number_neg(NUMBER_F16, true, 0x0001), 0x8000);
  assert_int_equal(number_abs(NUMBER_F64, false, f64_bits(-2)), f64_bits(2));
  assert_int_equal(number_abs(NUMBER_F32, true, 0x80000001), 0);
  assert_int_equal(number_copysign(NUMBER_F32, 0x80000000, 0x3f800000), 0xbf800000);
  assert_int_equal(number_pair_one(number_neg, NUMBER_BF16, false, 0x3f80bf80), 0xbf803f80);
  struct number_mode m = {.rounding = ROUND_NEAREST};
  assert_int_equal(number_pair(number_add, NUMBER_F16, m, 0x3c004000, 0x3c00c000), 0x40000000);
  assert_int_equal(number_pair_fma(NUMBER_F16, m, 0x40003c00, 0x40003c00, 0xc4003c00), 0x00004000);
  static const struct {
    enum number_format f;
    uint64_t bits;
    unsigned properties; // bit i: the i-th
  } cases[] = {
      {NUMBER_F32, 0x3f800000, 1 | 4 | 16},
      {NUMBER_F32, 0, 1 | 4 | 16},
      {NUMBER_F32, 0x80000001, 1 | 4 | 32},
      {NUMBER_F32, 0xff800000, 2 | 4},
      {NUMBER_F32, 0x7f800001, 8},
      {NUMBER_F64, 1, 1 | 4 | 32},
      {NUMBER_F64, 0x0010000000000000, 1 | 4 | 16},
      {NUMBER_F64, 0x7ff0000000000000, 2 | 4},
  };
  for (size_t i = 0; i < COUNT(cases); ++i)
    for (unsigned p = 0; p < 6; ++p)
      assert_int_equal(number_test(cases[i].f, (enum number_property)p, cases[i].bits),
                       cases[i].properties >> p & 1);
}

static int setup(void **state) {
  (void)state;
  list_formats();
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(host_rounds_as_asked),
      cmocka_unit_test(agrees_with_the_host_in_f32),
      cmocka_unit_test(agrees_with_the_host_in_f64),
      cmocka_unit_test(inline_functions_round_to_nearest),
      cmocka_unit_test(agrees_with_the_search_in_f16),
      cmocka_unit_test(agrees_with_the_search_in_bf16),
      cmocka_unit_test(fuses_with_one_rounding),
      cmocka_unit_test(takes_no_wrong_short_way),
#ifdef __FLT16_MANT_DIG__
      cmocka_unit_test(agrees_with_the_compilers_f16),
#endif
      cmocka_unit_test(flushes_and_saturates),
      cmocka_unit_test(makes_canonical_nans),
      cmocka_unit_test(chooses_and_compares),
      cmocka_unit_test(handles_signs_and_properties),
  };
  return cmocka_run_group_tests(tests, setup, NULL);
}
