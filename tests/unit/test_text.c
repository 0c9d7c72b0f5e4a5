// Text: what is found in it, and sizes for people.
#include "base/text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static int set_up(void **state) {
  *state = arena_new();
  return 0;
}

static int tear_down(void **state) {
  arena_free(*state);
  return 0;
}

static void a_size_is_told_in_one_way(void **state) {
  static const struct {
    long bytes;
    const char *text;
  } sizes[] = {
      {0, "0 B"},
      {256, "256 B"},
      {1023, "1023 B"},
      {1024, "1 KiB"},
      {8192, "8 KiB"},
      {9728, "9.5 KiB"},
      {33024, "32.25 KiB"},
      {8320, "8.125 KiB"},
      {8208, "8.02 KiB"},    // 16 bytes more than 8 KiB: 8.0156
      {20479, "19.999 KiB"}, // not 20, which is more
      {20484, "20.004 KiB"}, // nor here, where it is less
      {233472, "228 KiB"},   // an SM of sm_90
  };
  for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; ++i)
    assert_string_equal(size_text(*state, sizes[i].bytes), sizes[i].text);
}

static void a_change_names_a_unit_once(void **state) {
  assert_string_equal(size_change_text(*state, 9728, 19456), "9.5 -> 19 KiB");
  assert_string_equal(size_change_text(*state, 256, 512), "256 -> 512 B");
  assert_string_equal(size_change_text(*state, 768, 1536), "768 B -> 1.5 KiB");
}

static bool stands_at(struct str s, size_t at, struct str needle) {
  bool same = at + needle.n <= s.n;
  for (size_t i = 0; same && i < needle.n; ++i)
    same = s.p[at + i] == needle.p[i];
  return same;
}

// Every word of up to 4 of the bytes "e", "t" and "#" (common ones and a rare one), and one longer
// than any word, in a text that holds most of them.
static void what_is_looked_for_is_found_where_it_first_stands(void **state) {
  (void)state;
  static const char bytes[] = "et#";
  const struct str text = STR("ee#tet##e#ttteeet#t#e##te#e\n#tt#teeeeeeeeeeeeeeeeeeet#");
  unsigned count = 0;
  for (unsigned n = 1; n <= 4; ++n)
    for (unsigned code = 0, all = n == 1 ? 3 : n == 2 ? 9 : n == 3 ? 27 : 81; code < all; ++code) {
      char word[4];
      for (unsigned i = 0, rest = code; i < n; ++i, rest /= 3)
        word[i] = bytes[rest % 3];
      struct str needle = {word, n};
      for (size_t from = 0; from <= text.n + 1; ++from, ++count) {
        size_t at = from;
        while (at < text.n && !stands_at(text, at, needle))
          ++at;
        if (str_find(text, needle, from) != (at < text.n ? at : text.n))
          fail_msg("'%.*s' from %zu: %zu", (int)n, word, from, str_find(text, needle, from));
      }
    }
  assert_int_equal(count, 120 * (text.n + 2));
  assert_int_equal(str_find(text, STR("eeeeeeeeeeeeeeeeeee"), 0), 33);
  assert_int_equal(str_find(text, STR("eeeeeeeeeeeeeeeeeeee"), 0), text.n);
  assert_int_equal(str_find(text, STR(""), 3), 3);
  assert_int_equal(str_find(STR(""), STR("e"), 0), 0);
  assert_int_equal(str_find((struct str){"ete#", 3}, STR("te#"), 0),
                   3); // the text ends before the #
  assert_int_equal(str_find((struct str){"#tet", 3}, STR("et"), 0), 3);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(a_size_is_told_in_one_way, set_up, tear_down),
      cmocka_unit_test_setup_teardown(a_change_names_a_unit_once, set_up, tear_down),
      cmocka_unit_test(what_is_looked_for_is_found_where_it_first_stands),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
