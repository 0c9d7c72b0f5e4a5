// Text for people.
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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(a_size_is_told_in_one_way, set_up, tear_down),
      cmocka_unit_test_setup_teardown(a_change_names_a_unit_once, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
