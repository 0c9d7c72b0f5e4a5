// Text without end: whatever repeats in a loop a hundred thousand times is refused, soon.
#include "rewrite/rewrite.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

#include <cmocka.h>

enum { TIMES = 100000, MOST_SECONDS = 5 }; // of processor time, under a sanitizer too

static const struct {
  const char *before, *again, *after; // the load's value, with `again` TIMES times
} values[] = {
    {"x[0]", " + 1", ""},        {"x", "[0]", ""},    {"x[0]", ".a", ""},
    {"", "(float)", "x[0]"},     {"", "- ", "x[0]"},  {"x[0]", " ? 1 : 2", ""},
    {"(x[0]", ", x[0]", ")"},    {"", "(", "x[0]"},   {"x[0]", " < a", ""},
    {"x[0] = x[0]", " = a", ""}, {"a", "->a", "[0]"}, {"f(", "f(", "x[0]"},
};

static const char *text_of(struct arena *a, size_t i, size_t times) {
  struct text t = {.arena = a};
  text_puts(&t,
            "__attribute__((global)) void k(const float *x, float *y, int n) {\n"
            "  __attribute__((shared)) float s[128];\n  float acc = 0;\n"
            "#pragma dbuf pipeline\n  for (int k = 0; k < n; k += 128) {\n    s[threadIdx.x] = ");
  text_puts(&t, values[i].before);
  for (size_t n = 0; n < times; ++n)
    text_puts(&t, values[i].again);
  text_puts(&t, values[i].after);
  text_puts(&t, ";\n    __syncthreads();\n    acc += s[127 - threadIdx.x];\n    __syncthreads();\n"
                "  }\n  y[threadIdx.x] = acc;\n}\n");
  return t.p;
}

static int exit_code(size_t i, size_t times) {
  struct arena *a = arena_new();
  struct config_sources none = {0};
  struct rewrite_options options = {.config = config_load(a, &none, diag_new(a)), .arch = 80};
  struct pass_record record;
  rewrite(a, str_of(text_of(a, i, times)), &options, &record);
  int code = record.exit_code;
  arena_free(a);
  return code;
}

static void endless_values(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof values / sizeof *values; ++i) {
    clock_t start = clock();
    assert_int_equal(exit_code(i, TIMES), 101);
    assert_true((clock() - start) / CLOCKS_PER_SEC < MOST_SECONDS);
  }
}

// A long sum that somebody might generate is read.
static void long_sum(void **state) {
  (void)state;
  assert_int_equal(exit_code(0, 1000), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(endless_values),
      cmocka_unit_test(long_sum),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
