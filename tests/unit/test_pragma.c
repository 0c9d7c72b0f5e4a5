// The pragma's spelling and its clauses; constant expressions.
#include "rewrite/pragma.h"

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

static const char *macro(void *context, struct arena *arena, size_t nth, struct str name) {
  (void)context;
  assert_int_equal(nth, 0);
  return str_is(name, "TWO")   ? arena_strdup(arena, "1 + 1")
         : str_is(name, "ldg") ? arena_strdup(arena, "__ldg")
                               : NULL;
}

static bool read_line(const char *line, struct clauses *c, struct diag **d) {
  struct config_sources none = {.config_option = "/dev/null"};
  *d = diag_new(a);
  struct rewrite_options options = {
      .config = config_load(a, &none, *d), .arch = 86, .macro = macro};
  struct unit *u = lex(a, str_of(line));
  assert_true(pragma_is(u, 0));
  return pragma_parse(u, 0, 0, "f", &options, c, *d);
}

static void only_our_pragma_is_ours(void **state) {
  (void)state;
  static const struct {
    const char *line;
    bool ours;
  } rows[] = {{"#pragma dbuf pipeline", true}, {"#  pragma   dbuf x", true},
              {"#pragma dbuf", true},          {"#pragma dbuffer x", false},
              {"#pragma unroll", false},       {"#pragmadbuf x", false}};
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i)
    if (pragma_is(lex(a, str_of(rows[i].line)), 0) != rows[i].ours)
      fail_msg("%s", rows[i].line);
}

static void clauses_are_read(void **state) {
  (void)state;
  struct clauses c;
  struct diag *d;
  assert_true(
      read_line("#pragma dbuf pipeline( variant = cp_async , stages=TWO, threads=(32*TWO), "
                "tile(64, BN, TWO), independent, speculative, contract, name=k, spill=warn )",
                &c, &d));
  assert_int_equal(d->messages.count, 0);
  assert_int_equal(c.settings.variant, VARIANT_CP_ASYNC);
  assert_int_equal(c.settings.stages, 2);
  assert_int_equal(c.settings.gates[GATE_SPILL], LEVEL_WARN);
  assert_int_equal(c.settings.gates[GATE_CLIFF], LEVEL_ERROR);
  assert_true(str_is(c.threads, "(32*(1 + 1))"));
  assert_true(str_is(c.tile[1], "BN"));
  assert_true(str_is(c.tile[2], "1 + 1"));
  assert_true(c.independent);
  assert_true(c.speculative);
  assert_true(c.contract);
  assert_true(str_is(c.name, "k"));
  assert_true(read_line("#pragma dbuf pipeline(variant=ldg, dynamic=ldg)", &c,
                        &d)); // a variant, and a macro
  assert_int_equal(c.settings.variant, VARIANT_LDG);
  assert_true(str_is(c.dynamic, "__ldg"));
  assert_true(read_line("#pragma dbuf pipeline", &c, &d));
  assert_int_equal(c.settings.variant, VARIANT_AUTO);
  assert_true(read_line("#pragma dbuf pipeline()", &c, &d));
}

static void mistakes_are_placed(void **state) {
  (void)state;
  static const struct {
    const char *line;
    unsigned column;
    const char *text;
  } rows[] = {
      {"#pragma dbuf pipeline(varient=ldg)", 23, "unknown clause 'varient'"},
      {"#pragma dbuf pipeline(independent, independent)", 36,
       "clause 'independent' is given twice"},
      {"#pragma dbuf pipeline(threads=2048)", 31, "bad value '2048' for clause 'threads'"},
      {"#pragma dbuf pipeline(ldg", 22, "')' is missing"},
      {"#pragma dbuf pipeline(tile(1, 2, 3)", 22, "')' is missing"},
      {"#pragma dbuf pipeline(ldg), ldg", 22, "clauses stand in one pair of parentheses"},
      {"#pragma dbuf pipeline(off)", 23, "unknown clause 'off'"},
      {"#pragma dbuf pipeline(tile(1, 2, 3) shared(A))", 37, "a comma is missing"},
      {"#pragma dbuf pipeline(independent stages=2)", 35, "a comma is missing"},
      {"#pragma dbuf pipline", 14, "unknown dbuf pragma"},
      {"#pragma dbuf pipeline(ratio=-1)", 29, "bad value '-1' for clause 'ratio'"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    struct clauses c;
    struct diag *d;
    assert_false(read_line(rows[i].line, &c, &d));
    assert_int_equal(d->messages.count, 1);
    assert_string_equal(d->messages.at[0].text, rows[i].text);
    assert_int_equal(d->messages.at[0].place.column, rows[i].column);
    assert_non_null(d->messages.at[0].remedy);
  }
}

static void threads_are_a_constant(void **state) {
  (void)state;
  static const char *const good[] = {"256",
                                     "1 << 7",
                                     "0x80u",
                                     "1'024",
                                     "BM * 2",
                                     "(BM / TM) * (BN / TN)",
                                     "(ns::Traits<T, 2>::threads)",
                                     "::N",
                                     "threads_of<BM>(BN, 1) + 32",
                                     "sizeof(T) * 8",
                                     "BM < BN ? BM : -(-BN)",
                                     "BM > 64 ? 256 : 128",
                                     "!A && ~B"};
  static const char *const bad[] = {
      "128.5", "1e2.5", "blockDim.x", "int x",    "BM BN",       "2 3",   "()",
      "(BM",   "BM)",   "BM +",       "* BM",     "1 / 0",       "\"a\"", "a.b",
      "a[1]",  "x = 3", "f(x",        "warpSize", "99999999999", "BM; x", "::"};
  struct clauses c;
  struct diag *d;
  for (size_t i = 0; i < sizeof good / sizeof good[0]; ++i)
    if (!read_line(arena_printf(a, "#pragma dbuf pipeline(threads=%s)", good[i]), &c, &d))
      fail_msg("'%s' is refused", good[i]);
  for (size_t i = 0; i < sizeof bad / sizeof bad[0]; ++i)
    if (read_line(arena_printf(a, "#pragma dbuf pipeline(threads=%s)", bad[i]), &c, &d))
      fail_msg("'%s' is accepted", bad[i]);
  char deep[10001];
  memset(deep, '(', 5000);
  memset(deep + 5000, ')', 5000);
  deep[10000] = '\0';
  assert_false(read_line(arena_printf(a, "#pragma dbuf pipeline(threads=%s)", deep), &c, &d));
  memcpy(deep + 4999, "1", 1);
  deep[9999] = '\0';
  assert_false(read_line(arena_printf(a, "#pragma dbuf pipeline(threads=%s)", deep), &c, &d));
}

static void constants_are_computed(void **state) {
  (void)state;
  long v;
  assert_true(constant_value(STR("2 + 3 * (4 - 1) % 5"), &v));
  assert_int_equal(v, 2 + 3 * (4 - 1) % 5);
  assert_true(constant_value(STR("-(8u / 3)"), &v));
  assert_int_equal(v, -2);
  static const char *const bad[] = {"", "2 +", "N", "1 / 0", "1.5", "(1", "1 1", "99999999999"};
  for (size_t i = 0; i < sizeof bad / sizeof bad[0]; ++i)
    if (constant_value(str_of(bad[i]), &v))
      fail_msg("'%s' has a value", bad[i]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(only_our_pragma_is_ours), cmocka_unit_test(clauses_are_read),
      cmocka_unit_test(mistakes_are_placed),     cmocka_unit_test(threads_are_a_constant),
      cmocka_unit_test(constants_are_computed),
  };
  return cmocka_run_group_tests_name("pragma", tests, set_up, tear_down);
}
