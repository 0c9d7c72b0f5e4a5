// The occupancy limits against published cliffs, and their two directions against each other.
#include "base/diag.h"
#include "inspect/limits.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static const int known[] = {70, 75, 80, 86, 87, 88, 89, 90, 100, 103, 110, 120, 121};
enum { KNOWN = sizeof known / sizeof known[0] };

// The largest shared memory a block that lets 1, 2, 3, 4, 8 blocks fit: found with cuda_occupancy.h
// of CUDA 13.0.
static void cliffs_are_those_of_cuda_occupancy(void **state) {
  (void)state;
  static const struct {
    int arch;
    long cliff[5];
  } rows[] = {
      {70, {98304, 49152, 32768, 24576, 12288}},    {75, {65536, 32768, 21760, 16384, 8192}},
      {80, {166912, 82944, 54912, 40960, 19968}},   {87, {166912, 82944, 54912, 40960, 19968}},
      {86, {101376, 50176, 33024, 24576, 11776}},   {89, {101376, 50176, 33024, 24576, 11776}},
      {120, {101376, 50176, 33024, 24576, 11776}},  {121, {101376, 50176, 33024, 24576, 11776}},
      {90, {232448, 115712, 76800, 57344, 28160}},  {100, {232448, 115712, 76800, 57344, 28160}},
      {103, {232448, 115712, 76800, 57344, 28160}}, {110, {232448, 115712, 76800, 57344, 28160}},
  };
  static const int blocks[5] = {1, 2, 3, 4, 8};
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    const struct limits *l = limits_of(rows[i].arch);
    assert_non_null(l);
    for (int k = 0; k < 5; ++k)
      assert_int_equal(cliff(l, blocks[k]), rows[i].cliff[k]);
  }
}

static void one_byte_over_the_cliff_costs_a_block(void **state) {
  (void)state;
  for (int i = 0; i < KNOWN; ++i) {
    const struct limits *l = limits_of(known[i]);
    assert_non_null(l);
    for (int blocks = 1; blocks <= l->blocks; ++blocks) {
      long most = cliff(l, blocks);
      assert_true(blocks_per_sm(l, 0, -1, most).by_shared >= blocks);
      assert_true(blocks_per_sm(l, 0, -1, most + 1).by_shared < blocks);
    }
    assert_int_equal(cliff(l, l->blocks + 1), -1);
    assert_int_equal(cliff(l, 0), -1);
    assert_int_equal(blocks_per_sm(l, 0, -1, 0).by_shared, l->blocks);
    assert_int_equal(blocks_per_sm(l, 0, -1, -1).by_shared, 0);
    assert_int_equal(blocks_per_sm(l, 0, -1, INT32_MAX).by_shared, 0);
  }
}

// llama.cpp, pull request 28536: 50,496 bytes made one block on an RTX 3090, 49,984 made two.
static void agrees_with_a_kernel_in_the_field(void **state) {
  (void)state;
  const struct limits *l = limits_of(86);
  assert_int_equal(blocks_per_sm(l, 0, -1, 50496).by_shared, 1);
  assert_int_equal(blocks_per_sm(l, 0, -1, 49984).by_shared, 2);
}

static void registers_and_threads_limit_too(void **state) {
  (void)state;
  for (int i = 0; i < KNOWN; ++i) {
    const struct limits *l = limits_of(known[i]);
    // 126 registers are given out as 128: 4096 a warp, 16 warps in 65,536, 8 warps a block.
    assert_int_equal(blocks_per_sm(l, 256, 126, 0).by_all, 2);
    // One more than 128 makes 136: 4352 a warp, 3 warps in each quarter, 12 warps, one block.
    assert_int_equal(blocks_per_sm(l, 256, 129, 0).by_all, 1);
    assert_int_equal(blocks_per_sm(l, 1024, 65, 0).by_all, 0);
    assert_int_equal(blocks_per_sm(l, 1024, 16, 0).by_all, l->threads / 1024);
    assert_int_equal(blocks_per_sm(l, 1025, 16, 0).by_all, 0);
    assert_int_equal(blocks_per_sm(l, 32, 256, 0).by_all, 0);
    assert_int_equal(blocks_per_sm(l, 32, 16, 0).by_all, l->blocks);
    assert_int_equal(blocks_per_sm(l, 0, 126, 0).by_all, -1);
    assert_int_equal(blocks_per_sm(l, 256, -1, 0).by_all, -1);
  }
  // 81 registers are given out as 88: 2816 a warp, 5 in each quarter, 20 warps, 5 blocks of 4.
  assert_int_equal(blocks_per_sm(limits_of(86), 128, 81, 0).by_all, 5);
  // A quarter holds 3 warps of 136 registers, so 12 in all and not the 15 that 65,536 registers
  // would make.
  assert_int_equal(blocks_per_sm(limits_of(86), 160, 129, 0).by_all, 2);
  // A partly filled warp counts whole: 33 threads are 2 warps, 48 warps on sm_86 are 24 blocks, 16
  // is the most.
  assert_int_equal(blocks_per_sm(limits_of(86), 33, 16, 0).by_all, 16);
  assert_int_equal(blocks_per_sm(limits_of(86), 97, 16, 0).by_all, 12);
  // The example of a 64x64x32 tile in half precision: 19,456 bytes, 128 threads, 96 registers.
  assert_int_equal(blocks_per_sm(limits_of(86), 128, 96, 19456).by_shared, 5);
  assert_int_equal(blocks_per_sm(limits_of(86), 128, 96, 19456).by_all, 5);
}

static void no_block_may_have_more_than_it_can_ask_for(void **state) {
  (void)state;
  const struct limits l = {.arch = 1,
                           .shared = 204800,
                           .opt_in = 101376,
                           .granularity = 128,
                           .warps = 64,
                           .threads = 2048,
                           .blocks = 32};
  assert_int_equal(cliff(&l, 1), 101376);
  assert_int_equal(blocks_per_sm(&l, 0, -1, 101376).by_shared, 2);
  assert_int_equal(blocks_per_sm(&l, 0, -1, 101377).by_shared, 0);
}

static void unknown_architectures_are_no_guess(void **state) {
  (void)state;
  assert_null(limits_of(0));
  assert_null(limits_of(85));
  assert_null(limits_of(130));
  assert_null(limits_of(-1));
}

static void latencies_are_plausible_or_missing(void **state) {
  (void)state;
  for (int i = 0; i < KNOWN; ++i) {
    int latency = limits_of(known[i])->latency;
    assert_true(latency == 0 || (latency >= 200 && latency <= 1000));
  }
  assert_int_equal(limits_of(86)->latency, 300);
}

// What dbuf.ini says of an architecture stands in place of the table, the rest stays.
static void the_configuration_may_tell_them(void **state) {
  (void)state;
  struct arena *a = arena_new();
  struct diag *d = diag_new(a);
  static const char *const sets[] = {"arch.sm_86.smem_per_sm=65536",
                                     "arch.sm_86.latency=400",
                                     "arch.sm_89.cliff=20000",
                                     "arch.sm_130.smem_per_sm=102400",
                                     "arch.sm_131.latency=5",
                                     "arch.sm_130.smem_reserved=1024",
                                     "arch.sm_130.blocks_per_sm=16",
                                     "arch.sm_130.threads_per_sm=1536",
                                     NULL};
  struct config_sources from = {.config_option = "/dev/null", .sets = sets};
  const struct config *c = config_load(a, &from, d);
  assert_int_equal(d->messages.count, 0);
  const struct limits *l = limits_in(a, c, 86);
  assert_int_equal(l->shared, 65536);
  assert_int_equal(l->opt_in, 65536 - 1024); // follows
  assert_int_equal(l->latency, 400);
  assert_int_equal(l->blocks, 16);
  assert_int_equal(blocks_per_sm(l, 0, -1, 32768).by_shared, 1);
  l = limits_in(a, c, 89);
  assert_int_equal(cliff_asked(l, 2), 20000);
  assert_int_equal(l->shared, 102400);
  l = limits_in(a, c, 130); // as sm_86 is in the table
  assert_int_equal(cliff_asked(l, 2), 50176);
  assert_int_equal(blocks_per_sm(l, 128, 81, 0).by_all, 5);
  assert_null(limits_in(a, c, 131)); // too little is told
  assert_int_equal(cliff_asked(limits_in(a, c, 80), 2), cliff(limits_of(80), 2));
  arena_free(a);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(cliffs_are_those_of_cuda_occupancy),
      cmocka_unit_test(one_byte_over_the_cliff_costs_a_block),
      cmocka_unit_test(agrees_with_a_kernel_in_the_field),
      cmocka_unit_test(registers_and_threads_limit_too),
      cmocka_unit_test(no_block_may_have_more_than_it_can_ask_for),
      cmocka_unit_test(unknown_architectures_are_no_guess),
      cmocka_unit_test(the_configuration_may_tell_them),
      cmocka_unit_test(latencies_are_plausible_or_missing),
  };
  return cmocka_run_group_tests_name("limits", tests, NULL, NULL);
}
