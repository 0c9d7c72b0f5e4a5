// Which candidate a loop of variant=auto takes in each run of nvcc, until none is needed.
#include "tool/search.h"

#include <stdio.h>
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { LOOPS = 2 };

// By candidate: '+' passes, 'w' has a warning, 'e' fails, 'L' is over the 48 KiB; the last is '0',
// the loop as written.
struct story {
  const char *outcome[LOOPS]; // of one loop on one architecture each; NULL: there is none
  int arch[LOOPS];
  const char *runs; // the candidates in each run
};

static const char *const names[LOOPS] = {"k", "k"}; // one loop, in two passes

static void play(const struct story *y) {
  struct arena *a = arena_new();
  struct search s = {.a = a};
  struct text runs = {.arena = a};
  bool again = true;
  for (int run = 0; again && run < 20; ++run) {
    struct pass_record pass[LOOPS] = {0}, *list[LOOPS] = {&pass[0], &pass[1]};
    struct records records = {list, LOOPS, LOOPS};
    struct check check = {0}, over = {0};
    text_puts(&runs, run ? " " : "");
    for (int i = 0; i < LOOPS && y->outcome[i]; ++i) {
      int last = (int)strlen(y->outcome[i]) - 1;
      int candidate = candidate_index(&s.candidates, names[i], y->arch[i]);
      assert_true(candidate <= last);
      char what = y->outcome[i][candidate];
      struct loop_record l = {.name = names[i],
                              .arch = y->arch[i],
                              .candidate = candidate,
                              .candidates = last + 1,
                              .last = candidate >= last - 1};
      *GROW(a, pass[i].loops) = l;
      text_printf(&runs, "%d", candidate);
      struct failed_loop f = {names[i], y->arch[i], "reason", what == 'L'};
      if (what == 'L')
        *GROW(a, over.failed) = f;
      else if (what == 'e')
        *GROW(a, check.failed) = f;
      else if (what == 'w')
        *GROW(a, check.doubtful) = f;
    }
    // nvcc stops at a loop that is over the limit: nothing else is known then.
    again = search_next(&s, &records, over.failed.count ? &over : &check);
  }
  assert_string_equal(runs.p, y->runs);
  arena_free(a);
}

static void test_stories(void **state) {
  (void)state;
  static const struct story stories[] = {
      {{"+0", NULL}, {80, 0}, "0"},
      {{"e+0", NULL}, {80, 0}, "0 1"},
      {{"ee0", NULL}, {80, 0}, "0 1 2"},
      // A warning is passed over for what passes, and taken when nothing does.
      {{"w+0", NULL}, {80, 0}, "0 1"},
      {{"w0", NULL}, {80, 0}, "0"},
      {{"ew0", NULL}, {80, 0}, "0 1"},
      {{"we0", NULL}, {80, 0}, "0 1 0"},
      {{"ww0", NULL}, {80, 0}, "0 1 0"},
      {{"ewew0", NULL}, {80, 0}, "0 1 2 3 1"},
      {{"ewe+0", NULL}, {80, 0}, "0 1 2 3"},
      {{"wL0", NULL}, {80, 0}, "0 1 0"},
      // Architectures move by themselves, but for what is over the limit on all.
      {{"w+0", "+w0"}, {80, 90}, "00 10"},
      {{"we0", "+w0"}, {80, 90}, "00 10 00"},
      {{"wL0", "eL0"}, {80, 90}, "00 11 02"},
      {{"Lw+0", "L+w0"}, {80, 90}, "00 11 21"},
      // Fixed ones are as they are.
      {{"w", NULL}, {80, 0}, "0"},
      {{"e", NULL}, {80, 0}, "0"},
      {{"e", "w+0"}, {80, 90}, "00"},
  };
  for (size_t i = 0; i < sizeof stories / sizeof stories[0]; ++i)
    play(&stories[i]);
}

// A loop that was taken in spite of its warning fails since another one of its kernel has changed.
static void test_settled_and_failed(void **state) {
  (void)state;
  struct arena *a = arena_new();
  struct search s = {.a = a};
  struct loop_record l = {.name = "k", .arch = 80, .candidates = 3, .candidate = 1, .last = true};
  struct pass_record pass = {0}, *list[] = {&pass};
  struct records records = {list, 1, 1};
  struct check check = {0};
  *GROW(a, s.candidates) = (struct candidate){"k", 80, 1, true};
  *GROW(a, pass.loops) = l;
  *GROW(a, check.failed) = (struct failed_loop){"k", 80, "reason", false};
  assert_true(search_next(&s, &records, &check));
  assert_int_equal(candidate_index(&s.candidates, "k", 80), 2);
  arena_free(a);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_stories),
      cmocka_unit_test(test_settled_and_failed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
