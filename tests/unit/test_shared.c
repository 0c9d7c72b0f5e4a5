// Shared memory's shadow: which accesses are ordered, and which are hazards.
#include "simulate/shared.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

// A block of two warps with what each knows of the other.
struct world {
  struct arena *arena;
  struct shared shared;
  struct view view[2];
  uint32_t syncs[2];
};

static int set_up(void **state) {
  struct arena *a = arena_new();
  struct world *w = ARENA_NEW(a, struct world);
  w->arena = a;
  shared_init(&w->shared, a, 64);
  w->syncs[0] = w->syncs[1] = 1;
  *state = w;
  return 0;
}

static int tear_down(void **state) {
  struct world *w = *state;
  arena_free(w->arena);
  return 0;
}

static struct accessor by(const struct world *w, unsigned thread) {
  return (struct accessor){(uint16_t)thread, w->syncs[thread / 32], &w->view[thread / 32]};
}

static enum hazard read_by(struct world *w, unsigned thread, uint32_t offset, unsigned bytes) {
  uint16_t other;
  return shared_read(&w->shared, by(w, thread), offset, bytes, &other);
}

static enum hazard write_by(struct world *w, unsigned thread, uint32_t offset, unsigned bytes) {
  uint16_t other;
  return shared_write(&w->shared, by(w, thread), offset, bytes, &other);
}

// What a barrier of the whole block does.
static void barrier(struct world *w) {
  for (unsigned i = 0; i < 2; ++i) {
    w->view[i].seen[0] = w->view[i].seen[1] = w->shared.time;
    ++w->syncs[i];
  }
  ++w->shared.time;
}

static void what_was_not_written_is_not_read(void **state) {
  struct world *w = *state;
  assert_int_equal(read_by(w, 0, 0, 4), HAZARD_UNWRITTEN);
  assert_int_equal(write_by(w, 0, 0, 4), HAZARD_NONE);
  assert_int_equal(read_by(w, 0, 0, 4), HAZARD_NONE); // its own value
  assert_int_equal(read_by(w, 0, 0, 8), HAZARD_UNWRITTEN);
  shared_reset(&w->shared);
  assert_int_equal(read_by(w, 0, 0, 4), HAZARD_UNWRITTEN);
}

static void a_barrier_orders_the_block(void **state) {
  struct world *w = *state;
  uint16_t other;
  write_by(w, 5, 0, 4);
  assert_int_equal(shared_read(&w->shared, by(w, 40), 0, 4, &other), HAZARD_READ_WRITE);
  assert_int_equal(other, 5);
  assert_int_equal(write_by(w, 40, 0, 4), HAZARD_WRITE_WRITE);
  barrier(w);
  assert_int_equal(read_by(w, 40, 0, 4), HAZARD_NONE);
  assert_int_equal(read_by(w, 6, 0, 4), HAZARD_NONE);
}

static void a_read_must_be_over_before_the_next_write(void **state) {
  struct world *w = *state;
  uint16_t other;
  write_by(w, 0, 0, 4);
  barrier(w);
  read_by(w, 40, 0, 4);
  read_by(w, 41, 0, 4);
  read_by(w, 3, 0, 4);
  assert_int_equal(shared_write(&w->shared, by(w, 3), 0, 4, &other), HAZARD_READ_WRITE);
  assert_int_equal(other / 32, 1); // the reader of the other warp
  barrier(w);
  assert_int_equal(write_by(w, 3, 0, 4), HAZARD_NONE);
}

static void lanes_of_a_warp_are_ordered_by_syncwarp(void **state) {
  struct world *w = *state;
  write_by(w, 1, 0, 4);
  assert_int_equal(read_by(w, 2, 0, 4), HAZARD_READ_WRITE);
  ++w->syncs[0];
  assert_int_equal(read_by(w, 2, 0, 4), HAZARD_NONE);
  assert_int_equal(write_by(w, 2, 0, 4), HAZARD_NONE); // after its own read only
  ++w->syncs[0];
  read_by(w, 2, 0, 4);
  read_by(w, 4, 0, 4);
  assert_int_equal(write_by(w, 4, 0, 4), HAZARD_READ_WRITE); // lane 2 has read too
  assert_int_equal(read_by(w, 40, 0, 4), HAZARD_READ_WRITE); // syncwarp orders no other warp
}

static void bytes_of_a_word_are_told_apart(void **state) {
  struct world *w = *state;
  assert_int_equal(write_by(w, 1, 0, 2), HAZARD_NONE);
  assert_int_equal(write_by(w, 2, 2, 2), HAZARD_NONE);
  assert_int_equal(write_by(w, 2, 1, 1), HAZARD_WRITE_WRITE);
  barrier(w);
  assert_int_equal(read_by(w, 40, 0, 4), HAZARD_NONE);
  assert_int_equal(write_by(w, 3, 16, 16), HAZARD_NONE);
  assert_int_equal(read_by(w, 3, 24, 8), HAZARD_NONE);
  assert_int_equal(write_by(w, 4, 31, 1), HAZARD_WRITE_WRITE);
}

// A copy may arrive at any time between its issue and its wait.
static void a_copy_on_its_way_is_nobodys(void **state) {
  struct world *w = *state;
  uint16_t other;
  write_by(w, 0, 0, 16);
  assert_int_equal(shared_launch(&w->shared, by(w, 1), 0, 16, &other), HAZARD_WRITE_WRITE);
  barrier(w);
  assert_int_equal(shared_launch(&w->shared, by(w, 1), 0, 16, &other), HAZARD_NONE);
  assert_int_equal(read_by(w, 1, 0, 4), HAZARD_FLYING);
  assert_int_equal(write_by(w, 1, 12, 4), HAZARD_FLYING);
  assert_int_equal(shared_read(&w->shared, by(w, 40), 8, 4, &other), HAZARD_FLYING);
  assert_int_equal(other, 1);
  barrier(w); // which is no wait
  assert_int_equal(read_by(w, 1, 0, 4), HAZARD_FLYING);
  shared_land(&w->shared, by(w, 1), 0, 16);
  assert_int_equal(read_by(w, 1, 0, 4), HAZARD_NONE);
  assert_int_equal(read_by(w, 40, 0, 4), HAZARD_READ_WRITE); // waited for by thread 1 alone
  barrier(w);
  assert_int_equal(read_by(w, 40, 0, 16), HAZARD_NONE);
}

static void atomic_operations_do_not_race_each_other(void **state) {
  struct world *w = *state;
  uint16_t other;
  assert_int_equal(shared_atomic(&w->shared, by(w, 0), 0, 4, &other), HAZARD_UNWRITTEN);
  write_by(w, 0, 0, 4);
  barrier(w);
  assert_int_equal(shared_atomic(&w->shared, by(w, 1), 0, 4, &other), HAZARD_NONE);
  assert_int_equal(shared_atomic(&w->shared, by(w, 40), 0, 4, &other), HAZARD_NONE);
  assert_int_equal(read_by(w, 1, 0, 4), HAZARD_READ_WRITE);
}

static void atomic_operations_race_others(void **state) {
  struct world *w = *state;
  uint16_t other;
  write_by(w, 0, 0, 4);
  assert_int_equal(shared_atomic(&w->shared, by(w, 0), 0, 4, &other), HAZARD_NONE);
  assert_int_equal(shared_atomic(&w->shared, by(w, 1), 0, 4, &other), HAZARD_WRITE_WRITE);
  assert_int_equal(other, 0);
  assert_int_equal(shared_atomic(&w->shared, by(w, 40), 0, 4, &other), HAZARD_WRITE_WRITE);
  barrier(w);
  read_by(w, 2, 0, 4);
  assert_int_equal(shared_atomic(&w->shared, by(w, 40), 0, 4, &other), HAZARD_READ_WRITE);
  assert_int_equal(other, 2);
  barrier(w);
  shared_atomic(&w->shared, by(w, 3), 0, 4, &other);
  assert_false(shared_read_again(&w->shared, by(w, 4), 0, 4));
  assert_int_equal(write_by(w, 40, 0, 4), HAZARD_WRITE_WRITE);
  barrier(w);
  assert_int_equal(write_by(w, 40, 0, 4), HAZARD_NONE);
  shared_launch(&w->shared, by(w, 1), 8, 4, &other);
  assert_int_equal(shared_atomic(&w->shared, by(w, 1), 8, 4, &other), HAZARD_FLYING);
}

static bool repeats(struct world *w, unsigned thread, uint32_t offset, const char *value) {
  unsigned bytes = (unsigned)strlen(value);
  return shared_overwrites(&w->shared, by(w, thread), offset, bytes) &&
         shared_repeats(&w->shared, by(w, thread), offset, (const uint8_t *)value, bytes);
}

static void threads_may_write_the_same(void **state) {
  struct world *w = *state;
  uint16_t other;
  memcpy(w->shared.data, "same", 4);
  assert_false(repeats(w, 1, 0, "same")); // nobody wrote it
  write_by(w, 0, 0, 4);
  assert_true(repeats(w, 1, 0, "same"));
  assert_true(repeats(w, 40, 0, "same"));
  assert_true(repeats(w, 40, 2, "me"));
  assert_false(repeats(w, 40, 0, "else"));
  assert_false(repeats(w, 0, 0, "same")); // its own: an ordinary write
  barrier(w);
  assert_false(repeats(w, 40, 0, "same")); // ordered: likewise
  read_by(w, 1, 0, 4);
  write_by(w, 1, 4, 4);
  memcpy(w->shared.data, "samesame", 8);
  assert_false(repeats(w, 40, 0, "samesame")); // the read is not ordered
  assert_true(repeats(w, 40, 4, "same"));
  shared_atomic(&w->shared, by(w, 1), 4, 4, &other);
  assert_false(repeats(w, 40, 4, "same"));
}

static void an_exchange_may_be_the_first_to_write(void **state) {
  struct world *w = *state;
  uint16_t other;
  assert_int_equal(shared_exchange(&w->shared, by(w, 0), 0, 4, &other), HAZARD_NONE);
  assert_int_equal(shared_exchange(&w->shared, by(w, 40), 0, 4, &other), HAZARD_NONE);
  assert_int_equal(read_by(w, 0, 0, 4), HAZARD_READ_WRITE);
  barrier(w);
  assert_int_equal(read_by(w, 0, 0, 4), HAZARD_NONE);
}

static void lanes_that_read_one_word_are_noted(void **state) {
  struct world *w = *state;
  write_by(w, 0, 0, 4);
  assert_int_equal(read_by(w, 0, 0, 4), HAZARD_NONE);
  assert_false(shared_read_again(&w->shared, by(w, 1), 0, 4)); // lane 0 wrote it just now
  barrier(w);
  read_by(w, 0, 0, 4);
  assert_true(shared_read_again(&w->shared, by(w, 1), 0, 4));
  assert_int_equal(write_by(w, 0, 0, 4), HAZARD_READ_WRITE); // lane 1 has read too
}

// Three warps read, each ordered behind none of the others: the first reader is not forgotten.
static void earlier_readers_are_known(void **state) {
  struct world *w = *state;
  write_by(w, 0, 0, 4);
  barrier(w);
  assert_int_equal(read_by(w, 0, 0, 4), HAZARD_NONE);
  ++w->shared.time;
  assert_int_equal(read_by(w, 32, 0, 4), HAZARD_NONE);
  ++w->shared.time;
  uint16_t other;
  struct view view = {.seen = {1, 0}};
  struct accessor third = {64, 1, &view};
  view.seen[1] = w->shared.time;
  assert_int_equal(shared_write(&w->shared, third, 0, 4, &other), HAZARD_READ_WRITE);
  assert_int_equal(other / 32, 0);
  view.seen[0] = w->shared.time;
  assert_int_equal(shared_write(&w->shared, third, 0, 4, &other), HAZARD_NONE);
}

// What is known of lane 3 alone says nothing of lane 4.
static void lanes_are_ordered_by_themselves(void **state) {
  struct world *w = *state;
  write_by(w, 3, 0, 4);
  write_by(w, 4, 4, 4);
  uint16_t other;
  struct partly *partly = w->view[1].partly;
  struct accessor second = {32, 1, &w->view[1]};
  assert_int_equal(shared_read(&w->shared, second, 0, 4, &other), HAZARD_READ_WRITE);
  partly_join(&partly[0], (struct partly){w->shared.time, 1 << 3});
  assert_int_equal(shared_read(&w->shared, second, 0, 4, &other), HAZARD_NONE);
  assert_int_equal(shared_read(&w->shared, second, 4, 4, &other), HAZARD_READ_WRITE);
  ++w->shared.time;
  write_by(w, 3, 8, 4);
  assert_int_equal(shared_read(&w->shared, second, 8, 4, &other), HAZARD_READ_WRITE);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(what_was_not_written_is_not_read, set_up, tear_down),
      cmocka_unit_test_setup_teardown(a_barrier_orders_the_block, set_up, tear_down),
      cmocka_unit_test_setup_teardown(a_read_must_be_over_before_the_next_write, set_up, tear_down),
      cmocka_unit_test_setup_teardown(lanes_of_a_warp_are_ordered_by_syncwarp, set_up, tear_down),
      cmocka_unit_test_setup_teardown(bytes_of_a_word_are_told_apart, set_up, tear_down),
      cmocka_unit_test_setup_teardown(a_copy_on_its_way_is_nobodys, set_up, tear_down),
      cmocka_unit_test_setup_teardown(atomic_operations_race_others, set_up, tear_down),
      cmocka_unit_test_setup_teardown(threads_may_write_the_same, set_up, tear_down),
      cmocka_unit_test_setup_teardown(atomic_operations_do_not_race_each_other, set_up, tear_down),
      cmocka_unit_test_setup_teardown(an_exchange_may_be_the_first_to_write, set_up, tear_down),
      cmocka_unit_test_setup_teardown(lanes_that_read_one_word_are_noted, set_up, tear_down),
      cmocka_unit_test_setup_teardown(earlier_readers_are_known, set_up, tear_down),
      cmocka_unit_test_setup_teardown(lanes_are_ordered_by_themselves, set_up, tear_down),
  };
  return cmocka_run_group_tests_name("shared", tests, NULL, NULL);
}
