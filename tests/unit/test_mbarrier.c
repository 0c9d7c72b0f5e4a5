// mbarrier objects: when a phase is complete, and what is refused.
#include "simulate/mbarrier.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static struct mbarrier *make(void *arena, uint32_t offset, uint32_t expected) {
  struct mbarriers *list = ARENA_NEW(arena, struct mbarriers);
  return mbarrier_add(arena, list, offset, expected);
}

static int set_up(void **state) {
  *state = arena_new();
  return 0;
}

static int tear_down(void **state) {
  arena_free(*state);
  return 0;
}

static bool complete(const struct mbarrier *m, uint64_t token) {
  bool is;
  assert_int_equal(mbarrier_test(m, token, &is), MBARRIER_FINE);
  return is;
}

static void the_last_arrival_completes(void **state) {
  struct mbarrier *m = make(*state, 8, 3);
  uint64_t token = mbarrier_token(m);
  assert_int_equal(mbarrier_token_pending(token), 3);
  assert_int_equal(mbarrier_arrive(m, 2, false, false), MBARRIER_FINE);
  assert_int_equal(mbarrier_token_pending(mbarrier_token(m)), 1);
  assert_false(complete(m, token));
  assert_false(mbarrier_test_parity(m, 0));
  assert_true(mbarrier_test_parity(m, 1)); // of the phase before the first
  assert_int_equal(mbarrier_arrive(m, 1, false, false), MBARRIER_COMPLETES);
  assert_int_equal(mbarrier_arrive(m, 1, false, true), MBARRIER_FINE);
  assert_true(complete(m, token));
  assert_true(mbarrier_test_parity(m, 0));
  assert_false(mbarrier_test_parity(m, 1));
  assert_int_equal(m->pending, 3);
}

static void dropping_counts_for_later_phases(void **state) {
  struct mbarrier *m = make(*state, 0, 3);
  assert_int_equal(mbarrier_arrive(m, 1, true, true), MBARRIER_FINE);
  assert_int_equal(m->pending, 2);
  assert_int_equal(mbarrier_arrive(m, 2, false, true), MBARRIER_FINE);
  assert_int_equal(m->pending, 2);
  assert_int_equal(mbarrier_arrive(m, 2, true, true), MBARRIER_FINE);
  assert_int_equal(m->phase, 2);
  // Nobody is left to arrive.
  assert_int_equal(mbarrier_arrive(m, 1, false, true), MBARRIER_TOO_MANY);
}

static void bytes_are_waited_for(void **state) {
  struct mbarrier *m = make(*state, 0, 1);
  assert_int_equal(mbarrier_expect_bytes(m, 16), MBARRIER_FINE);
  assert_int_equal(mbarrier_arrive(m, 1, false, true), MBARRIER_FINE);
  assert_int_equal(m->phase, 0);
  assert_int_equal(mbarrier_arrive(m, 1, false, true), MBARRIER_TOO_MANY);
  assert_int_equal(mbarrier_expect_bytes(m, -12), MBARRIER_FINE);
  assert_int_equal(mbarrier_expect_bytes(m, -4), MBARRIER_FINE);
  assert_int_equal(m->phase, 1);
  // They may come before they are expected.
  assert_int_equal(mbarrier_expect_bytes(m, -8), MBARRIER_FINE);
  assert_int_equal(mbarrier_arrive(m, 1, false, true), MBARRIER_FINE);
  assert_int_equal(m->phase, 1);
  assert_int_equal(mbarrier_expect_bytes(m, MBARRIER_MOST), MBARRIER_FINE);
  assert_int_equal(mbarrier_expect_bytes(m, 9), MBARRIER_COUNT);
}

static void counts_have_bounds(void **state) {
  struct mbarrier *m = make(*state, 0, MBARRIER_MOST);
  assert_int_equal(mbarrier_arrive(m, 0, false, true), MBARRIER_COUNT);
  assert_int_equal(mbarrier_arrive(m, MBARRIER_MOST + 1, false, true), MBARRIER_COUNT);
  assert_int_equal(mbarrier_expect_arrival(m), MBARRIER_COUNT);
  assert_int_equal(mbarrier_arrive(m, 1, false, true), MBARRIER_FINE);
  assert_int_equal(mbarrier_expect_arrival(m), MBARRIER_FINE);
  assert_int_equal(m->pending, MBARRIER_MOST);
}

static void tokens_belong_to_a_phase(void **state) {
  struct mbarrier *m = make(*state, 8, 1), *other = make(*state, 16, 1);
  uint64_t token = mbarrier_token(m);
  bool is;
  assert_int_equal(mbarrier_test(other, token, &is), MBARRIER_TOKEN);
  mbarrier_arrive(m, 1, false, true);
  assert_true(complete(m, token));
  mbarrier_arrive(m, 1, false, true);
  assert_int_equal(mbarrier_test(m, token, &is), MBARRIER_OLD);
}

static void places_are_found(void **state) {
  struct mbarriers list = {0};
  mbarrier_add(*state, &list, 8, 1);
  mbarrier_add(*state, &list, 32, 1);
  assert_int_equal(mbarrier_find(&list, 32)->offset, 32);
  assert_null(mbarrier_find(&list, 12));
  assert_null(mbarrier_within(&list, 0, 8));
  assert_int_equal(mbarrier_within(&list, 0, 9)->offset, 8);
  assert_int_equal(mbarrier_within(&list, 15, 1)->offset, 8);
  assert_null(mbarrier_within(&list, 16, 16));
  mbarrier_remove(&list, mbarrier_find(&list, 8));
  assert_null(mbarrier_find(&list, 8));
  assert_non_null(mbarrier_find(&list, 32));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_last_arrival_completes),
      cmocka_unit_test(dropping_counts_for_later_phases),
      cmocka_unit_test(bytes_are_waited_for),
      cmocka_unit_test(counts_have_bounds),
      cmocka_unit_test(tokens_belong_to_a_phase),
      cmocka_unit_test(places_are_found),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
