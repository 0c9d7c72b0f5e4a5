// Sizes that the text tells, and those that it does not.
#include "rewrite/size.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static struct arena *a;

static int set_up(void **state) {
  (void)state;
  a = arena_new();
  return 0;
}

static int tear_down(void **state) {
  (void)state;
  arena_free(a);
  return 0;
}

// The function `f` of a text.
static struct function *function_of(const char *text) {
  struct unit *u = lex(a, str_of(text));
  for (tok t = 0; t < u->count; ++t)
    if (token_is(u, t, "f")) {
      while (!token_is(u, t, "{"))
        ++t;
      return parse_function(u, t);
    }
  return NULL;
}

// Bytes of the variable `v` that the declaration makes.
static long bytes(const char *before, const char *declaration) {
  struct function *f = function_of(arena_printf(a, "%s void f() { %s }", before, declaration));
  assert_non_null(f);
  for (size_t i = 0; i < f->symbols.count; ++i)
    if (str_is(token_text(f->unit, f->symbols.at[i].name), "v"))
      return symbol_bytes(f, &f->symbols.at[i]);
  fail();
  return 0;
}

static void known_sizes(void **state) {
  (void)state;
  assert_int_equal(bytes("", "float v;"), 4);
  assert_int_equal(bytes("", "__attribute__((shared)) half v[64][32 + 8];"), 64 * 40 * 2);
  assert_int_equal(bytes("", "const int N = 4; unsigned char v[N * N][(2)];"), 32);
  assert_int_equal(bytes("constexpr int M = 8, N = M * 2;", "double v[N];"), 128);
  assert_int_equal(bytes("namespace n { const unsigned N = 8u; }", "float4 v[N / 2];"), 64);
  assert_int_equal(bytes("enum { N = 3, M };", "int v[N];"), 12);
}

static void unknown_sizes(void **state) {
  (void)state;
  assert_int_equal(bytes("template <int N>", "float v[N];"), -1);
  assert_int_equal(bytes("template <class T>", "T v[4];"), -1);
  assert_int_equal(bytes("", "array<float, 4> v;"), -1);
  assert_int_equal(bytes("", "float *v[4];"), -1);
  assert_int_equal(bytes("", "extern float v[];"), -1);
  assert_int_equal(bytes("int N = 4;", "float v[N];"), -1);
  assert_int_equal(
      bytes("namespace x { const int N = 4; } namespace y { const int N = 8; }", "float v[N];"),
      -1);
  assert_int_equal(bytes("enum { N = 3, M };", "int v[M];"), -1);
  assert_int_equal(bytes("const int N = N;", "int v[N];"), -1);
  assert_int_equal(bytes("namespace n { const unsigned N = 8u; }", "float4 v[n::N / 2];"), -1);
  assert_int_equal(bytes("", "float v[0];"), -1);
  assert_int_equal(bytes("", "float v[-4];"), -1);
  assert_int_equal(bytes("", "float v[100000][100000];"), -1);
}

static bool named_tile(void *context, const struct symbol *y) {
  const struct function *f = context;
  return str_is(token_text(f->unit, y->name), "tile");
}

static void shared_memory(void **state) {
  (void)state;
  bool dynamic;
  struct function *f = function_of("void f() { __attribute__((shared)) float tile[40], other[10]; "
                                   "int local[100]; }");
  assert_int_equal(shared_bytes(f, named_tile, f, 1, &dynamic), 200);
  // A stage is a multiple of 128 bytes: 160 become 256.
  assert_int_equal(shared_bytes(f, named_tile, f, 3, &dynamic), 3 * 256 + 40);
  assert_false(dynamic);
  f = function_of("void f() { __attribute__((shared)) float tile[32]; extern "
                  "__attribute__((shared)) int more[]; }");
  assert_int_equal(shared_bytes(f, named_tile, f, 2, &dynamic), 256);
  assert_true(dynamic);
  f = function_of("void f() { __attribute__((shared)) float tile[32]; __attribute__((shared)) T "
                  "what; }");
  assert_int_equal(shared_bytes(f, named_tile, f, 2, &dynamic), -1);
}

static void threads_of_a_block(void **state) {
  (void)state;
#define KERNEL(bound)                                                                              \
  "__attribute__((global)) void __attribute__((launch_bounds(" bound "))) f() { }"
  assert_int_equal(most_threads(function_of(KERNEL("256"))), 256);
  assert_int_equal(most_threads(function_of(KERNEL("256, 2"))), 256);
  assert_int_equal(most_threads(function_of("constexpr int N = 16; " KERNEL("N * (N), 4"))), 256);
  assert_int_equal(most_threads(function_of("template <int N> " KERNEL("N"))), 0);
  assert_int_equal(most_threads(function_of(KERNEL("4096"))), 0);
  assert_int_equal(most_threads(function_of("__attribute__((global)) void f() { }")), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(known_sizes, set_up, tear_down),
      cmocka_unit_test_setup_teardown(unknown_sizes, set_up, tear_down),
      cmocka_unit_test_setup_teardown(shared_memory, set_up, tear_down),
      cmocka_unit_test_setup_teardown(threads_of_a_block, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
