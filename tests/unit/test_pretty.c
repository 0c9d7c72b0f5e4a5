// Generated code for people: one statement a line, and the tokens stay; two texts line by line.
#include "base/source.h"
#include "tool/lines.h"
#include "tool/pretty.h"

#include <ctype.h>
#include <dirent.h>
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

static const char *pretty(const char *code, unsigned base, unsigned unit, bool all) {
  struct pretty p = {base, unit, all};
  return str_dup(a, pretty_code(a, str_of(code), &p));
}

static void statements_and_blocks(void **state) {
  (void)state;
  assert_string_equal(pretty("", 2, 2, false), "");
  assert_string_equal(pretty("{ a = 1; { b(2, c); } }", 0, 2, false), "{\n"
                                                                      "  a = 1;\n"
                                                                      "  {\n"
                                                                      "    b(2, c);\n"
                                                                      "  }\n"
                                                                      "}\n");
  assert_string_equal(pretty("if (x) { a; } else { b; }\nc;", 4, 4, false), "    if (x) {\n"
                                                                            "        a;\n"
                                                                            "    } else {\n"
                                                                            "        b;\n"
                                                                            "    }\n"
                                                                            "    c;\n");
  assert_string_equal(pretty("do { a; } while (b); c;", 0, 2, false), "do {\n"
                                                                      "  a;\n"
                                                                      "} while (b);\n"
                                                                      "c;\n");
}

static void lines_of_the_user(void **state) {
  (void)state;
  // A head without a block, twice; an expression over two lines; a for's own semicolons.
  assert_string_equal(pretty("for (i = 0; i < n; ++i)\n    for (;;)\n  a +=\nb;\nc;", 0, 2, false),
                      "for (i = 0; i < n; ++i)\n"
                      "  for (;;)\n"
                      "    a +=\n"
                      "        b;\n"
                      "c;\n");
  assert_string_equal(pretty("if (a)\n b;\nelse\n c;\nd;", 0, 2, false), "if (a)\n"
                                                                         "  b;\n"
                                                                         "else\n"
                                                                         "  c;\n"
                                                                         "d;\n");
}

static void initialisers_are_not_blocks(void **state) {
  (void)state;
  assert_string_equal(
      pretty("int v[2] = {1, 2}; f(float4{0, 0}); struct s { int x; };", 0, 2, false),
      "int v[2] = {1, 2};\n"
      "f(float4{0, 0});\n"
      "struct s {\n"
      "  int x;\n"
      "};\n");
}

static void literals_are_kept(void **state) {
  (void)state;
  assert_string_equal(pretty("f(\"a;  {\\\"\", ';');  g(1'000);", 0, 2, false),
                      "f(\"a;  {\\\"\", ';');\ng(1'000);\n");
}

static void markers_and_empty_statements(void **state) {
  (void)state;
  static const char code[] = "{ a;\n# 12 \"k.cu\" 3\n;\n#pragma unroll 1\n# 13 \"k.cu\"\nb; }";
  assert_string_equal(pretty(code, 0, 2, false), "{\n  a;\n  #pragma unroll 1\n  b;\n}\n");
  assert_string_equal(
      pretty(code, 0, 2, true),
      "{\n  a;\n# 12 \"k.cu\" 3\n  ;\n  #pragma unroll 1\n# 13 \"k.cu\"\n  b;\n}\n");
  // The body of an if is no empty statement.
  assert_string_equal(pretty("if (a)\n;\nb;", 0, 2, false), "if (a)\n  ;\nb;\n");
}

static void broken_code(void **state) {
  (void)state;
  assert_string_equal(pretty("} ) a; \"open", 0, 2, false), "} ) a;\n\"open\n");
  struct text deep = {.arena = a};
  for (int i = 0; i < 2000; ++i)
    text_puts(&deep, "{ ( ");
  pretty(deep.p, 0, 2, true);
}

static struct str without_blanks(struct str s) {
  struct text t = {.arena = a};
  text_puts(&t, "");
  for (size_t i = 0; i < s.n; ++i)
    if (!isspace((unsigned char)s.p[i]))
      text_add(&t, (struct str){s.p + i, 1});
  return text_str(&t);
}

// All the rewritten text that is stored: nothing but white space changes.
static void nothing_is_lost(void **state) {
  (void)state;
  DIR *d = opendir(DBUF_TESTS "/golden");
  size_t files = 0;
  assert_non_null(d);
  for (struct dirent *e; (e = readdir(d));) {
    struct str code;
    if (!str_ends(str_of(e->d_name), ".cu"))
      continue;
    assert_true(source_read(a, arena_printf(a, DBUF_TESTS "/golden/%s", e->d_name), &code));
    struct str wanted = without_blanks(code);
    struct str got = without_blanks(pretty_code(a, code, &(struct pretty){0, 2, true}));
    assert_true(str_equal(wanted, got));
    ++files;
  }
  closedir(d);
  assert_true(files > 10);
}

static const char *diff(const char *before, const char *after) {
  struct lines x = lines_split(a, str_of(before)), y = lines_split(a, str_of(after));
  return str_dup(a, lines_diff(a, &x, &y));
}

static void differences(void **state) {
  (void)state;
  assert_string_equal(diff("", ""), "");
  assert_string_equal(diff("a\nb\n", ""), "-a\n-b\n");
  assert_string_equal(diff("", "a\n"), "+a\n");
  assert_string_equal(diff("a\nb\nc\n", "a\nx\nc\n"), " a\n-b\n+x\n c\n");
  // Both could keep one line more by giving up another: the most lines stay.
  assert_string_equal(diff("a\nb\nc\nd\n", "d\na\nb\nc\n"), "+d\n a\n b\n c\n-d\n");
  // White space alone is no difference; the line that stays is the old one.
  assert_string_equal(diff("  a = b;\n", "a  =\tb;\n"), "   a = b;\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
      TEST(statements_and_blocks), TEST(lines_of_the_user), TEST(initialisers_are_not_blocks),
      TEST(literals_are_kept),     TEST(broken_code),       TEST(markers_and_empty_statements),
      TEST(nothing_is_lost),       TEST(differences),
#undef TEST
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
