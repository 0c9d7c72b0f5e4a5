// Names of kernels: what the demanglers of NVIDIA and GNU print, and what people leave out of it.
#include "inspect/number.h"
#include "inspect/symbol.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static int setup(void **state) {
  *state = arena_new();
  return 0;
}

static int teardown(void **state) {
  arena_free(*state);
  return 0;
}

static void takes_names_out_of_declarations(void **state) {
  static const char *const cases[][2] = {
      {"v0(const float *, const float *, float *, int, int, int)", "v0"},
      {"void hgemm<(int)64, (int)64, (bool)0>(const __half *)", "hgemm<64, 64, false>"},
      {"void app::k<float, (unsigned int)3>(T1 *)", "app::k<float, 3>"},
      {"k<64u, 3ul>", "k<64, 3>"},
      {"(anonymous namespace)::k(int)", "(anonymous namespace)::k"},
      {"void <unnamed>::k<(int)-1>(int)", "<unnamed>::k<-1>"},
      {"void k<void (*)(int)>(int)", "k<void (*)(int)>"},
      {"_Z2v0PKfS0_Pfiii", "_Z2v0PKfS0_Pfiii"},
      {"sgemm_128x128x8", "sgemm_128x128x8"},
      {"", ""},
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i)
    assert_string_equal(symbol_plain(*state, cases[i][0]), cases[i][1]);
}

static void matches_what_people_leave_out(void **state) {
  const struct symbol s = {"_ZN3app5hgemmILi64ELi32EEEvPKf", "app::hgemm<64, 32>"};
  static const struct {
    const char *wanted;
    enum symbol_match match;
  } cases[] = {
      {"_ZN3app5hgemmILi64ELi32EEEvPKf", SYMBOL_SAME},
      {"app::hgemm<64,32>", SYMBOL_WHOLE},
      {"void app::hgemm<(int)64, (int)32>(const float *)", SYMBOL_WHOLE},
      {"app::hgemm", SYMBOL_TEMPLATE},
      {"hgemm<64, 32>", SYMBOL_INSTANCE},
      {"hgemm", SYMBOL_IDENTIFIER},
      {"hgemm<64>", SYMBOL_OTHER},
      {"hgem", SYMBOL_OTHER},
      {"gemm", SYMBOL_OTHER},
      {"", SYMBOL_OTHER},
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
    struct symbol wanted = {cases[i].wanted, cases[i].wanted};
    assert_int_equal(symbol_match(*state, wanted, s), cases[i].match);
  }
  assert_string_equal(symbol_instance(*state, s.plain), "hgemm<64, 32>");
  assert_string_equal(symbol_identifier(*state, s.plain), "hgemm");
}

static void reads_numbers_only(void **state) {
  double v;
  (void)state;
  assert_true(number_read(STR("1,234.5"), false, &v) && v == 1234.5);
  assert_true(number_read(STR("1.234,5"), true, &v) && v == 1234.5);
  assert_true(number_read(STR(" 1.5e3 "), false, &v) && v == 1500);
  assert_true(number_read(STR("10 (5; 5)"), false, &v) && v == 10);
  assert_true(number_read(STR("1'000"), false, &v) && v == 1000);
  static const char *const wrong[] = {"",      "-",   ".",  "1.2.3", "0x10", "nan",        "inf",
                                      "1e999", "12a", "1 ", "e5",    ",5",   "NVIDIA H200"};
  for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; ++i)
    assert_int_equal(number_read(str_of(wrong[i]), false, &v), i == 9); // blanks around are nothing
}

static void scales_by_kind(void **state) {
  double s;
  (void)state;
  assert_true(number_scale(STR("Ksector"), NUMBER_COUNT, &s) && s == 1e3);
  assert_true(number_scale(STR("register/thread"), NUMBER_COUNT, &s) && s == 1);
  assert_true(number_scale(STR("KiB"), NUMBER_BYTES, &s) && s == 1024);
  assert_true(number_scale(STR("Tbyte"), NUMBER_BYTES, &s) && s == 1e12);
  assert_false(number_scale(STR("ns"), NUMBER_BYTES, &s));
  assert_false(number_scale(STR("byte"), NUMBER_TIME, &s));
  assert_false(number_scale(STR("%"), NUMBER_COUNT, &s));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(takes_names_out_of_declarations, setup, teardown),
      cmocka_unit_test_setup_teardown(matches_what_people_leave_out, setup, teardown),
      cmocka_unit_test(reads_numbers_only),
      cmocka_unit_test(scales_by_kind),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
