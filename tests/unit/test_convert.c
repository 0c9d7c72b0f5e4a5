// cvt and the approximate instructions, against the same oracles as the arithmetic.
#include "numbers.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

static void converts_there_and_back(void **state) {
  (void)state;
  for (uint32_t a = 0; a < 0x10000; ++a)
    for (enum rounding r = ROUND_NEAREST; r <= ROUND_AWAY; ++r) {
      struct number_mode m = {.rounding = r};
      uint64_t wide = number_convert(NUMBER_F32, NUMBER_F16, m, a);
      bool nan = (a & 0x7fff) > 0x7c00;
      assert_int_equal(number_convert(NUMBER_F16, NUMBER_F32, m, wide), nan ? 0x7fff : a);
      if (!nan && (a & 0x7fff) < 0x7c00)
        assert_true((quad)f32_value(wide) == value(&half, a));
      // bf16 is the upper half of f32.
      nan = (a & 0x7fff) > 0x7f80;
      wide = number_convert(NUMBER_F32, NUMBER_BF16, m, a);
      assert_int_equal(wide, a << 16); // of NaN too, as on an H200
      assert_int_equal(number_convert(NUMBER_BF16, NUMBER_F32, m, wide), nan ? 0x7fff : a);
    }
}

static void narrows_with_one_rounding(void **state) {
  (void)state;
  for (int i = 0; i < 300000; ++i) {
    uint32_t a = draw_f32();
    struct number_mode m = {.rounding = (enum rounding)(draw() % 5)};
    float x = f32_value(a);
    if (!isfinite(x) || x == 0)
      continue;
    assert_int_equal(number_convert(NUMBER_F16, NUMBER_F32, m, a), nearest(&half, m.rounding, x));
    assert_int_equal(number_convert(NUMBER_BF16, NUMBER_F32, m, a), nearest(&brain, m.rounding, x));
    uint64_t d = draw_f64();
    if (m.rounding == ROUND_AWAY || isnan(f64_value(d)))
      continue;
    volatile double wide = f64_value(d);
    fesetround(host_modes[m.rounding]);
    volatile float narrow = (float)wide;
    fesetround(FE_TONEAREST);
    assert_int_equal(number_convert(NUMBER_F32, NUMBER_F64, m, d), f32_bits(narrow));
  }
  // tf32 keeps 10 digits after the point; 0x1000 is half of the last.
  struct number_mode away = {.rounding = ROUND_AWAY}, nearest_even = {.rounding = ROUND_NEAREST};
  assert_int_equal(number_convert(NUMBER_TF32, NUMBER_F32, away, 0x3f801000), 0x3f802000);
  assert_int_equal(number_convert(NUMBER_TF32, NUMBER_F32, nearest_even, 0x3f801000), 0x3f800000);
  assert_int_equal(number_convert(NUMBER_TF32, NUMBER_F32, away, 0xbf800fff), 0xbf800000);
  assert_int_equal(number_convert(NUMBER_TF32, NUMBER_F32, away, 0x7f7fffff), 0x7f800000);
  // NaN keeps what fits of its payload (read off an H200).
  assert_int_equal(number_convert(NUMBER_TF32, NUMBER_F32, away, 0xffb0dd9e), 0xffb0c000);
  assert_int_equal(number_convert(NUMBER_F32, NUMBER_F64, nearest_even, 0x7ffe6c7d58cb5fde),
                   0x7ff363ea);
}

static void converts_to_integers(void **state) {
  (void)state;
  static const struct {
    double x;
    enum rounding rounding;
    unsigned width;
    bool is_signed;
    int64_t expected;
  } cases[] = {
      {2.5, ROUND_NEAREST, 32, true, 2},
      {3.5, ROUND_NEAREST, 32, true, 4},
      {-2.5, ROUND_NEAREST, 32, true, -2},
      {-2.5, ROUND_DOWN, 32, true, -3},
      {-2.5, ROUND_UP, 32, true, -2},
      {-0.5, ROUND_ZERO, 32, false, 0},
      {-1.5, ROUND_ZERO, 32, false, 0},
      {0x1p-140, ROUND_UP, 64, false, 1},
      {255.5, ROUND_ZERO, 8, false, 255},
      {300, ROUND_ZERO, 8, false, 255},
      {127.5, ROUND_NEAREST, 8, true, 127},
      {-128.5, ROUND_DOWN, 8, true, -128},
      {-1e30, ROUND_ZERO, 16, true, -32768},
      {4294967295.0, ROUND_ZERO, 32, false, 4294967295},
      {4294967296.0, ROUND_ZERO, 32, false, 4294967295},
      {2147483648.0, ROUND_ZERO, 32, true, 2147483647},
      {-2147483648.0, ROUND_ZERO, 32, true, -2147483648LL},
      {0x1p63, ROUND_ZERO, 64, true, INT64_MAX},
      {-0x1p63, ROUND_ZERO, 64, true, INT64_MIN},
      {0x1p63, ROUND_ZERO, 64, false, INT64_MIN}, // its bits
      {0x1p64, ROUND_ZERO, 64, false, -1},        // all ones
      {0x1p200, ROUND_ZERO, 64, false, -1},
      {INFINITY, ROUND_ZERO, 32, true, 2147483647},
      {-INFINITY, ROUND_ZERO, 64, true, INT64_MIN},
  };
  for (size_t i = 0; i < COUNT(cases); ++i)
    assert_int_equal((int64_t)number_to_integer(NUMBER_F64, false, cases[i].rounding,
                                                cases[i].width, cases[i].is_signed,
                                                f64_bits(cases[i].x)),
                     cases[i].expected);
  // NaN, as the table of cvt says.
  uint64_t nan32 = 0x7fc00000, nan64 = 0x7ff8000000000000;
  assert_int_equal(number_to_integer(NUMBER_F32, false, ROUND_ZERO, 32, true, nan32), 0);
  assert_int_equal(number_to_integer(NUMBER_F16, false, ROUND_ZERO, 16, false, 0x7e00), 0);
  assert_int_equal(number_to_integer(NUMBER_F32, false, ROUND_ZERO, 64, true, nan32),
                   0x8000000000000000);
  assert_int_equal(number_to_integer(NUMBER_F64, false, ROUND_ZERO, 32, false, nan64), 0x80000000);
  assert_int_equal(number_to_integer(NUMBER_F64, false, ROUND_ZERO, 32, true, nan64),
                   0xffffffff80000000);
  // .ftz: of a subnormal nothing is left to round up.
  assert_int_equal(number_to_integer(NUMBER_F32, false, ROUND_UP, 32, true, 1), 1);
  assert_int_equal(number_to_integer(NUMBER_F32, true, ROUND_UP, 32, true, 1), 0);
}

static void converts_from_integers(void **state) {
  (void)state;
  for (int i = 0; i < 100000; ++i) {
    uint64_t a = draw() >> draw() % 64;
    enum rounding r = (enum rounding)(draw() % 4);
    struct number_mode m = {.rounding = r};
    volatile int64_t s = (int64_t)(i % 2 ? a : -a);
    volatile uint64_t u = a;
    fesetround(host_modes[r]);
    volatile float f = (float)s;
    volatile double d = (double)s;
    fesetround(FE_TONEAREST);
    assert_int_equal(number_from_integer(NUMBER_F32, m, true, (uint64_t)s), f32_bits(f));
    assert_int_equal(number_from_integer(NUMBER_F64, m, true, (uint64_t)s), f64_bits(d));
    m.rounding = ROUND_NEAREST;
    assert_int_equal(number_from_integer(NUMBER_F32, m, false, u), f32_bits((float)u));
    if (a)
      assert_int_equal(number_from_integer(NUMBER_F16, m, false, u),
                       nearest(&half, ROUND_NEAREST, (quad)u));
  }
  struct number_mode m = {.rounding = ROUND_ZERO};
  assert_int_equal(number_from_integer(NUMBER_F16, m, false, 70000), 0x7bff);
  assert_int_equal(number_from_integer(NUMBER_F32, m, true, 0), 0);
}

static void rounds_to_integral_values(void **state) {
  (void)state;
  for (int i = 0; i < 100000; ++i) {
    uint64_t a = draw_f32(), d = draw_f64();
    enum rounding r = (enum rounding)(draw() % 4);
    struct number_mode m = {.rounding = r};
    volatile float x = f32_value(a);
    volatile double y = f64_value(d);
    fesetround(host_modes[r]);
    volatile float f = nearbyintf(x);
    volatile double g = nearbyint(y);
    fesetround(FE_TONEAREST);
    assert_int_equal(number_to_integral(NUMBER_F32, m, a), f32_bits(f));
    if (!isnan(g))
      assert_int_equal(number_to_integral(NUMBER_F64, m, d), f64_bits(g));
  }
}

// The tables of special values in the ISA, exact results, and long double as a second opinion.
static void approximates(void **state) {
  (void)state;
  enum number_format f = NUMBER_F32;
  uint64_t infinity = 0x7f800000, minus = 0xff800000, nan = 0x7fffffff, one = 0x3f800000;
  assert_int_equal(number_ex2(f, false, minus), 0);
  assert_int_equal(number_ex2(f, false, 0x80000000), one);
  assert_int_equal(number_ex2(f, false, 0x3f000000), 0x3fb504f3); // the root of 2
  assert_int_equal(number_ex2(f, false, f32_bits(-149)), 1);
  assert_int_equal(number_ex2(f, true, f32_bits(-149)), 0);
  assert_int_equal(number_ex2(NUMBER_F16, false, 0x4000), 0x4400);
  assert_int_equal(number_lg2(f, false, f32_bits(8)), f32_bits(3));
  assert_int_equal(number_lg2(f, false, 0x80000000), minus);
  assert_int_equal(number_lg2(f, false, 1), f32_bits(-149));
  assert_int_equal(number_lg2(f, true, 1), minus);
  assert_int_equal(number_lg2(f, false, 0xbf800000), nan);
  assert_int_equal(number_sin(f, false, 0x80000000), 0x80000000);
  assert_int_equal(number_sin(f, false, infinity), nan);
  assert_int_equal(number_cos(f, false, 0), one);
  assert_int_equal(number_tanh(f, false, minus), 0xbf800000);
  assert_int_equal(number_rcp_approx(f, false, 0x80000000), minus);
  assert_int_equal(number_rcp_approx(f, true, 1), infinity);
  assert_int_equal(number_rsqrt(f, false, 0x80000000), minus);
  assert_int_equal(number_rsqrt(f, false, infinity), 0);
  assert_int_equal(number_sqrt_approx(f, false, 0x80000000), 0x80000000);
  assert_int_equal(number_rcp_approx(NUMBER_F64, true, f64_bits(4)), f64_bits(0.25));
  assert_int_equal(number_rcp_approx(NUMBER_F64, true, f64_bits(3)), 0x3fd5555500000000);
  assert_int_equal(number_rcp_approx(NUMBER_F64, true, 0x8000000000000001), f64_bits(-INFINITY));
  uint64_t huge = f32_bits(0x1p127F), big = f32_bits(-0x1p126F);
  assert_int_equal(number_div_approx(false, big, huge), 0x80000000);
  assert_int_equal(number_div_approx(false, infinity, huge), nan);
  assert_int_equal(number_div_approx(false, one, infinity), 0);
  assert_int_equal(number_div_approx(false, huge, big), f32_bits(-2));
  assert_int_equal(number_div_full(false, big, huge), f32_bits(-0.5F));
  for (int i = 0; i < 100000; ++i) {
    float x = f32_value(draw_f32());
    if (!isfinite(x))
      continue;
    uint64_t a = f32_bits(x);
    assert_int_equal(number_ex2(f, false, a), f32_bits((float)exp2l(x)));
    assert_int_equal(number_sin(f, false, a), f32_bits((float)sinl(x)));
    assert_int_equal(number_tanh(f, false, a), f32_bits((float)tanhl(x)));
    if (x > 0) {
      assert_int_equal(number_lg2(f, false, a), f32_bits((float)log2l(x)));
      assert_int_equal(number_rsqrt(f, false, a), f32_bits((float)(1 / sqrtl(x))));
    }
  }
}

static int setup(void **state) {
  (void)state;
  list_formats();
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(converts_there_and_back),   cmocka_unit_test(narrows_with_one_rounding),
      cmocka_unit_test(converts_to_integers),      cmocka_unit_test(converts_from_integers),
      cmocka_unit_test(rounds_to_integral_values), cmocka_unit_test(approximates),
  };
  return cmocka_run_group_tests(tests, setup, NULL);
}
