// Text to tokens: spelling, brackets, markers, headers that are passed over.
#include "rewrite/lex.h"

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

// All tokens of a text with one blank between them.
static const char *tokens(const char *text) {
  struct unit *u = lex(a, str_of(text));
  struct text t = {.arena = a};
  text_puts(&t, "");
  for (tok i = 0; i < u->count; ++i) {
    text_puts(&t, i ? " " : "");
    text_add(&t, token_text(u, i));
  }
  return t.p;
}

static void operators_are_the_longest_there_are(void **state) {
  (void)state;
  assert_string_equal(tokens("a<<=b>>=c<=>d->*e...f::g"), "a <<= b >>= c <=> d ->* e ... f :: g");
  assert_string_equal(tokens("a<b>c-d->e--f.g.*h"), "a < b > c - d -> e -- f . g .* h");
  assert_string_equal(tokens("a+++b&&c&d||e|f^=g"), "a ++ + b && c & d || e | f ^= g");
  assert_string_equal(tokens("x=-1;y==z!=w!v"), "x = - 1 ; y == z != w ! v");
  assert_string_equal(tokens("<"), "<"); // at the end of the text
}

static void numbers_and_strings_are_whole(void **state) {
  (void)state;
  assert_string_equal(tokens("1e+5f 0x1p-3 1'000u .5f 0xE+1 1..2"),
                      "1e+5f 0x1p-3 1'000u .5f 0xE + 1 1..2");
  assert_string_equal(tokens("\"a\\\"b\" 'c' L\"d\" u8\"e\""), "\"a\\\"b\" 'c' L\"d\" u8\"e\"");
  assert_string_equal(tokens("R\"x(a)\" b)x\" c"), "R\"x(a)\" b)x\" c");
  assert_string_equal(tokens("a // b\nc /* d */ e"), "a c e");
  assert_string_equal(tokens("\"open\nnext"), "\"open next");
  // No compiler takes a text that ends inside one.
  assert_string_equal(tokens("a /* b"), "");
  assert_string_equal(tokens("a R\"x(b)\""), "");
  assert_string_equal(tokens("a /* b */"), "a");
  assert_string_equal(tokens("a R\"x(b)x\""), "a R\"x(b)x\"");
}

static void brackets_find_their_partners(void **state) {
  (void)state;
  struct unit *u = lex(a, STR("f(a[1]{2}) }"));
  assert_int_equal(u->tokens[1].match, 9); // (
  assert_int_equal(u->tokens[9].match, 1); // )
  assert_int_equal(u->tokens[3].match, 5); // [
  assert_int_equal(u->tokens[7].up, 6);    // the 2 stands in {
  assert_int_equal(u->tokens[2].up, 1);    // a stands in (
  assert_int_equal(u->tokens[0].up, NO_TOKEN);
  assert_int_equal(u->tokens[10].match, NO_TOKEN); // a closer too many
}

static void a_brace_closes_what_was_left_open(void **state) {
  (void)state;
  struct unit *u = lex(a, STR("{ ( [ }"));
  assert_int_equal(u->tokens[0].match, 3);
  assert_int_equal(u->tokens[1].match, NO_TOKEN);
}

static void markers_give_places(void **state) {
  (void)state;
  struct unit *u = lex(a, STR("# 10 \"a.cu\" 1\nx\n y\n#line 7 \"b.h\"\nz"));
  assert_int_equal(u->count, 3);
  assert_int_equal(line_at(u, u->tokens[1].off), 11);
  struct place p = token_place(u, 1);
  assert_string_equal(p.file, "a.cu");
  assert_int_equal(p.line, 11);
  assert_int_equal(p.column, 2);
  assert_string_equal(token_place(u, 2).file, "b.h");
  assert_int_equal(token_place(u, 2).line, 7);
}

static void other_directives_are_tokens(void **state) {
  (void)state;
  struct unit *u = lex(a, STR("#pragma unroll 4\n# pragma dbuf pipeline\nx # y"));
  assert_int_equal(u->tokens[0].kind, TOK_PRAGMA);
  assert_true(token_is(u, 0, "#pragma unroll 4"));
  assert_int_equal(u->tokens[1].kind, TOK_PRAGMA);
  assert_int_equal(u->count, 5); // in the middle of a line "#" is no directive
}

static void headers_of_the_system_are_passed_over(void **state) {
  (void)state;
  struct unit *u = lex(a, STR("# 1 \"/opt/cuda/include/cuda_runtime.h\" 1\nint rsqrtf(int);\n"
                              "# 1 \"/usr/include/math.h\" 1 3\nint floor(int); # 5\n"
                              "# 2 \"/opt/cuda/include/crt/x.h\" 2\nint inner;\n"
                              "# 2 \"k.cu\" 2\nint mine(int);\n"));
  assert_int_equal(u->count, 6);
  assert_true(token_is(u, 1, "mine"));
  assert_false(system_file(u, 1));
  assert_true(system_function(u, STR("rsqrtf")));
  assert_true(system_function(u, STR("floor")));
  assert_false(system_function(u, STR("mine")));
  assert_false(system_function(u, STR("sqrtf"))); // only the end of a word
  assert_false(system_function(u, STR("inner"))); // no "(" behind it
}

static void a_header_with_the_pragma_is_read(void **state) {
  (void)state;
  struct unit *u = lex(a, STR("# 1 \"/usr/include/k.h\" 1 3\n#pragma dbuf pipeline\nint x;\n"
                              "# 2 \"k.cu\" 2\nint y;\n"));
  assert_int_equal(u->count, 7);
  assert_int_equal(u->tokens[0].kind, TOK_PRAGMA);
  assert_true(system_file(u, 0));
}

// "rdbuf" of the library's streams is no word of ours.
static void a_word_that_holds_ours_is_passed_over(void **state) {
  (void)state;
  struct unit *u = lex(a, STR("# 1 \"/usr/include/streambuf\" 1 3\nint rdbuf();\n"
                              "# 2 \"k.cu\" 2\nint y;\n"));
  assert_int_equal(u->count, 3);
  u = lex(a, STR("# 1 \"/usr/include/streambuf\" 1 3\nint rdbuf();\nint dbuf;\n"
                 "# 2 \"k.cu\" 2\nint y;\n"));
  assert_int_equal(u->count, 11);
}

// <math.h> is empty where nvcc has included it already: its marker is followed by the next one.
static void empty_headers_hide_nothing(void **state) {
  (void)state;
  struct unit *u = lex(a, STR("# 1 \"k.cu\"\n# 1 \"/usr/include/math.h\" 1 3\n# 2 \"k.cu\" 2\n"
                              "int first;\n# 1 \"/usr/include/a.h\" 1 3\n"
                              "# 1 \"/usr/include/b.h\" 1 3\n# 2 \"/usr/include/a.h\" 2 3\n"
                              "# 3 \"k.cu\" 2\nint second;\n# 1 \"/usr/include/c.h\" 1 3"));
  assert_int_equal(u->count, 6);
  assert_true(token_is(u, 1, "first"));
  assert_true(token_is(u, 4, "second"));
  assert_false(system_file(u, 4));
}

// With the toolkit's headers as system headers __shared__ leaves such a marker in the user's file.
static void what_a_system_macro_leaves_is_the_users(void **state) {
  (void)state;
  struct unit *u = lex(a, STR("# 1 \"k.cu\"\nvoid f() {\n# 5 \"k.cu\" 3 4\n"
                              "__attribute__((shared))\n# 5 \"k.cu\"\nfloat s;\n"
                              "# 1 \"/usr/include/h.h\" 1 3\nint no;\n# 2 \"/usr/include/h.h\" 3\n"
                              "int more;\n# 6 \"k.cu\" 2\n}\n"));
  assert_int_equal(u->count, 15);
  assert_true(token_is(u, 5, "__attribute__"));
  assert_false(system_file(u, 5));
  assert_true(token_is(u, 14, "}"));
}

static unsigned tested;

static bool before_sign(const struct unit *u, tok t) {
  ++tested;
  return token_is(u, t + 1, "+");
}

static void names_are_found_by_their_spelling(void **state) {
  (void)state;
  struct unit *u = lex(a, STR("a b a + ab a"));
  struct tokens all = all_spelled(u, STR("a"));
  assert_int_equal(all.count, 3);
  assert_int_equal(all.at[0], 0);
  assert_int_equal(all.at[2], 5);
  assert_int_equal(all_spelled(u, STR("c")).count, 0);
  assert_null(spelling_of(lex(a, STR("")), STR("a")));
  assert_int_equal(spelled_in(u, (struct range){1, 5}, 0), 2);
  assert_int_equal(spelled_in(u, (struct range){3, 5}, 0), NO_TOKEN);
  for (int i = 0; i < 2; ++i) {
    struct tokens some = spelled_that(u, STR("a"), before_sign);
    assert_int_equal(some.count, 1);
    assert_int_equal(some.at[0], 2);
  }
  assert_int_equal(tested, 3);
}

static void many_spellings_are_kept_apart(void **state) {
  (void)state;
  struct text t = {.arena = a};
  for (int i = 0; i < 1000; ++i)
    text_printf(&t, "n%d ", i % 500);
  struct unit *u = lex(a, text_str(&t));
  assert_int_equal(u->spelling_count, 500);
  for (tok i = 0; i < 500; ++i) {
    struct tokens all = all_spelled(u, token_text(u, i));
    assert_int_equal(all.count, 2);
    assert_int_equal(all.at[0], i);
    assert_int_equal(all.at[1], i + 500);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(operators_are_the_longest_there_are),
      cmocka_unit_test(numbers_and_strings_are_whole),
      cmocka_unit_test(brackets_find_their_partners),
      cmocka_unit_test(a_brace_closes_what_was_left_open),
      cmocka_unit_test(markers_give_places),
      cmocka_unit_test(other_directives_are_tokens),
      cmocka_unit_test(headers_of_the_system_are_passed_over),
      cmocka_unit_test(empty_headers_hide_nothing),
      cmocka_unit_test(a_header_with_the_pragma_is_read),
      cmocka_unit_test(a_word_that_holds_ours_is_passed_over),
      cmocka_unit_test(what_a_system_macro_leaves_is_the_users),
      cmocka_unit_test(names_are_found_by_their_spelling),
      cmocka_unit_test(many_spellings_are_kept_apart),
  };
  return cmocka_run_group_tests_name("lex", tests, set_up, tear_down);
}
