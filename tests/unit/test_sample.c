// Which blocks stand for a grid.
#include "simulate/sample.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static int setup(void **state) {
  *state = arena_new();
  return 0;
}

static int teardown(void **state) {
  arena_free(*state);
  return 0;
}

static uint64_t total(const struct sample *s) {
  uint64_t n = 0;
  for (size_t i = 0; i < s->count; ++i)
    n += s->weights[i];
  return n;
}

static void all_of_a_small_grid(void **state) {
  const uint32_t grid[3] = {3, 2, 2};
  struct sample s = sample_of(*state, grid, 12);
  assert_int_equal(s.count, 12);
  for (size_t i = 0; i < 12; ++i) {
    assert_int_equal(s.weights[i], 1);
    assert_int_equal(s.blocks[i][0] + 3 * (s.blocks[i][1] + 2 * s.blocks[i][2]), i);
  }
}

// Nine blocks of 128x512: corners for themselves, edges for 126 or 510, the middle for the rest.
static void edges_stand_for_themselves(void **state) {
  const uint32_t grid[3] = {128, 512, 1};
  struct sample s = sample_of(*state, grid, 9);
  const uint64_t weights[9] = {1, 126, 1, 510, UINT64_C(126) * 510, 510, 1, 126, 1};
  assert_int_equal(s.count, 9);
  for (size_t i = 0; i < 9; ++i)
    assert_int_equal(s.weights[i], weights[i]);
  assert_int_equal(s.blocks[0][0] + s.blocks[0][1], 0);
  assert_int_equal(s.blocks[4][0], 64);
  assert_int_equal(s.blocks[4][1], 256);
  assert_int_equal(s.blocks[8][0], 127);
  assert_int_equal(s.blocks[8][1], 511);
}

static void weights_are_all_blocks(void **state) {
  static const uint32_t grids[][3] = {{1, 1, 1},    {2, 2, 2},      {4, 1, 1},      {5, 7, 11},
                                      {1000, 3, 2}, {65535, 2, 64}, {1, 1000003, 1}};
  for (size_t g = 0; g < sizeof grids / sizeof *grids; ++g)
    for (uint64_t most = 0; most < 80; most += 7) {
      struct sample s = sample_of(*state, grids[g], most);
      assert_true(total(&s) == (uint64_t)grids[g][0] * grids[g][1] * grids[g][2]);
      assert_true(s.count <= (most > 27 ? most : 27));
      for (size_t i = 0; i < s.count; ++i)
        for (int k = 0; k < 3; ++k)
          assert_true(s.blocks[i][k] < grids[g][k]);
      for (size_t i = 1; i < s.count; ++i) // in the grid's order, none twice
        assert_true(((uint64_t)s.blocks[i][2] << 32 | s.blocks[i][1]) >
                        ((uint64_t)s.blocks[i - 1][2] << 32 | s.blocks[i - 1][1]) ||
                    (s.blocks[i][1] == s.blocks[i - 1][1] && s.blocks[i][2] == s.blocks[i - 1][2] &&
                     s.blocks[i][0] > s.blocks[i - 1][0]));
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(all_of_a_small_grid, setup, teardown),
      cmocka_unit_test_setup_teardown(edges_stand_for_themselves, setup, teardown),
      cmocka_unit_test_setup_teardown(weights_are_all_blocks, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
