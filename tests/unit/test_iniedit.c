// One setting changed in a settings file's text, all else as it was.
#include "command/iniedit.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static int setup(void **state) {
  *state = arena_new();
  return 0;
}

static int teardown(void **state) {
  arena_free(*state);
  return 0;
}

// "variant" of [kernel sgemm] set to ldg.
static void the_key_is_set_and_nothing_else(void **state) {
  static const struct {
    const char *before, *after;
  } rows[] = {
      {"", "[kernel sgemm]\nvariant = ldg\n"},
      {"; ours\n", "; ours\n\n[kernel sgemm]\nvariant = ldg\n"},
      {"[pipeline]\nvariant = off", "[pipeline]\nvariant = off\n\n[kernel sgemm]\nvariant = ldg\n"},
      {"[kernel sgemm]", "[kernel sgemm]\nvariant = ldg\n"},
      {"[kernel sgemm]\nstages = 3\n[pipeline]\n",
       "[kernel sgemm]\nvariant = ldg\nstages = 3\n[pipeline]\n"},
      {"[kernel sgemm]\nvariant = off\n", "[kernel sgemm]\nvariant = ldg\n"},
      {"[kernel sgemm]\n\tvariant:off ; by hand\r\nstages = 3",
       "[kernel sgemm]\n\tvariant:ldg ; by hand\r\nstages = 3"},
      {"[kernel sgemm]\nvariant =\n", "[kernel sgemm]\nvariant =ldg\n"},
      {"[kernel sgemm]\nvariant = off", "[kernel sgemm]\nvariant = ldg"},
      // A section may stand twice, in quotes, with more blanks.
      {"[kernel sgemm]\nstages = 3\n  [ kernel  \"sgemm\" ]\nvariant = off\n",
       "[kernel sgemm]\nstages = 3\n  [ kernel  \"sgemm\" ]\nvariant = ldg\n"},
      // A byte order mark in front.
      {"\xef\xbb\xbf[kernel sgemm]\nvariant = off\n",
       "\xef\xbb\xbf[kernel sgemm]\nvariant = ldg\n"},
      // Others' keys, and comments.
      {"[kernel sgemm2]\nvariant = off\n[kernel sgemm]\n; variant = off\n",
       "[kernel sgemm2]\nvariant = off\n[kernel sgemm]\nvariant = ldg\n; variant = off\n"},
      {"[kernel sgemm]\nvariants = off\n", "[kernel sgemm]\nvariant = ldg\nvariants = off\n"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    struct str got = ini_set(*state, str_of(rows[i].before), "kernel sgemm", "variant", "ldg");
    assert_string_equal(str_dup(*state, got), rows[i].after);
  }
}

static void a_key_can_be_taken_out(void **state) {
  static const struct {
    const char *before, *after;
  } rows[] = {
      {"", ""},
      {"[kernel sgemm]\nstages = 3 ; three\nvariant = off\n", "[kernel sgemm]\nvariant = off\n"},
      {"[pipeline]\nstages = 3\n", "[pipeline]\nstages = 3\n"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    struct str got = ini_set(*state, str_of(rows[i].before), "kernel sgemm", "stages", NULL);
    assert_string_equal(str_dup(*state, got), rows[i].after);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_key_is_set_and_nothing_else),
      cmocka_unit_test(a_key_can_be_taken_out),
  };
  return cmocka_run_group_tests_name("iniedit", tests, setup, teardown);
}
