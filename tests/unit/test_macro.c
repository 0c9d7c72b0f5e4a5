// What is told from the preprocessor's output about macros in a pragma.
#include "tool/macro.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void test_definitions_in_force(void **state) {
  (void)state;
  struct arena *a = arena_new();
  static const char dump[] =
      "# 1 \"k.cu\"\n#define BM 64\nint define;\n#pragma dbuf pipeline(tile(BM,1,1))\n"
      "#undef BM\n#pragma dbufx\n#pragma unroll\n#define BM 32\n"
      "  # pragma   dbuf  load\n#define late\n";
  struct str definitions, pragma;
  assert_true(macro_definitions(a, str_of(dump), 0, &definitions, &pragma));
  assert_true(str_is(definitions, "#define BM 64\n"));
  assert_true(str_is(str_trim(pragma), "pipeline(tile(BM,1,1))"));
  assert_true(macro_definitions(a, str_of(dump), 1, &definitions, &pragma));
  assert_true(str_is(definitions, "#define BM 64\n#undef BM\n#define BM 32\n"));
  assert_true(str_is(str_trim(pragma), "load"));
  assert_false(macro_definitions(a, str_of(dump), 2, &definitions, &pragma));
  arena_free(a);
}

static void test_may_define(void **state) {
  (void)state;
  static const char *const yes[] = {"#define BM 64",         "# define BM",
                                    "#define\tBM(x) x",      "#define \\\n  BM 1",
                                    "#define /* it */ BM 2", "x\n#define A\n#define BM"};
  static const char *const no[] = {"",
                                   "BM",
                                   "#define BMX 64",
                                   "#define XBM 64",
                                   "#define A BM",
                                   "#undef BM",
                                   "int BM = 64; // define\n"};
  for (size_t i = 0; i < sizeof yes / sizeof yes[0]; ++i)
    if (!macro_may_define(str_of(yes[i]), STR("BM")))
      fail_msg("%s", yes[i]);
  for (size_t i = 0; i < sizeof no / sizeof no[0]; ++i)
    if (macro_may_define(str_of(no[i]), STR("BM")))
      fail_msg("%s", no[i]);
}

static void test_output_is_left_out(void **state) {
  (void)state;
  struct arena *a = arena_new();
  char *argv[] = {(char[]){"gcc"},  (char[]){"-E"},   (char[]){"-o"},
                  (char[]){"x.ii"}, (char[]){"k.cu"}, NULL};
  static const char *const more[] = {"-dD", NULL};
  char **with = argv_with(a, argv, more, true);
  assert_string_equal(with[0], "gcc");
  assert_string_equal(with[1], "-E");
  assert_string_equal(with[2], "k.cu");
  assert_string_equal(with[3], "-dD");
  assert_null(with[4]);
  with = argv_with(a, argv, more, false);
  assert_string_equal(with[1], "-dD");
  assert_null(with[2]);
  arena_free(a);
}

// With the real preprocessor.
static void test_expansion(void **state) {
  (void)state;
  struct arena *a = arena_new();
  const char *gcc = process_which(a, "gcc", getenv("PATH"));
  if (!gcc) {
    arena_free(a);
    skip();
  }
  char path[] = "/tmp/dbuf-test-XXXXXX";
  int fd = mkstemp(path);
  assert_true(fd >= 0);
  close(fd);
  static const char source[] =
      "#define MAX(a, b) ((a) > (b) ? (a) : (b))\n#define BK 8\n"
      "#define BM MAX(BK, 4 * BK) /* rows */\n#define EMPTY\n#define SELF SELF\n"
      "#pragma dbuf pipeline(tile(BM, BN, BK), threads=MAX, EMPTY SELF)\n"
      "#undef BK\n#define BK 16\n#pragma dbuf pipeline(tile(BM))\n";
  assert_true(process_write_file(a, path, str_of(source)));
  char *argv[] = {(char[]){"gcc"},
                  (char[]){"-E"},
                  (char[]){"-x"},
                  (char[]){"c++"},
                  (char[]){"-DBN=BM"},
                  path,
                  NULL};
  struct macros m = {.arena = a, .path = gcc, .argv = argv};
  assert_string_equal(macro_expand(&m, a, 0, STR("BK")), "8");
  assert_string_equal(macro_expand(&m, a, 0, STR("BM")), "((8) > (4 * 8) ? (8) : (4 * 8))");
  assert_string_equal(macro_expand(&m, a, 0, STR("BN")), "((8) > (4 * 8) ? (8) : (4 * 8))");
  assert_string_equal(macro_expand(&m, a, 1, STR("BM")), "((16) > (4 * 16) ? (16) : (4 * 16))");
  assert_null(macro_expand(&m, a, 0, STR("pipeline")));
  assert_null(macro_expand(&m, a, 0, STR("MAX"))); // takes arguments
  assert_null(macro_expand(&m, a, 0, STR("SELF")));
  assert_null(macro_expand(&m, a, 7, STR("BK"))); // no such pragma
  unlink(path);
  arena_free(a);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_definitions_in_force),
      cmocka_unit_test(test_may_define),
      cmocka_unit_test(test_output_is_left_out),
      cmocka_unit_test(test_expansion),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
