// Sectors of 32 bytes and passes over 32 banks of 4 bytes, counted by hand.
#include "simulate/traffic.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { BASE = 1 << 16 };

struct expected {
  unsigned sectors, passes, fewest;
};

// Lane l accesses `bytes` at start + l * step.
static void expect(uint64_t start, uint64_t step, uint32_t mask, unsigned bytes,
                   struct expected want) {
  uint64_t address[LANES];
  for (unsigned l = 0; l < LANES; ++l)
    address[l] = BASE + start + l * step;
  unsigned fewest;
  assert_int_equal(traffic_sectors(address, mask, bytes), want.sectors);
  assert_int_equal(traffic_wavefronts(address, mask, bytes, &fewest), want.passes);
  assert_int_equal(fewest, want.fewest);
}

static void coalesced(void **state) {
  (void)state;
  expect(0, 4, ALL_LANES, 4, (struct expected){4, 1, 1});
  expect(4, 4, ALL_LANES, 4, (struct expected){5, 1, 1}); // 128 bytes that begin inside a sector
  expect(0, 4, 0xff, 4, (struct expected){1, 1, 1});
  expect(0, 4, 1, 4, (struct expected){1, 1, 1});
  expect(0, 1, ALL_LANES, 1, (struct expected){1, 1, 1});
  expect(0, 2, ALL_LANES, 2, (struct expected){2, 1, 1});
}

static void broadcast(void **state) {
  (void)state;
  expect(0, 0, ALL_LANES, 4, (struct expected){1, 1, 1});
  expect(0, 0, ALL_LANES, 8, (struct expected){1, 1, 1});
  // Two, as measured: v1 of tests/ncu has 8 loads of 4 bytes and 2 such of 16 a tile and warp,
  // in 3,221,225,472 / (65536 * 8 * 512) = 12 passes.
  expect(0, 0, ALL_LANES, 16, (struct expected){1, 2, 2});
}

// Words 0, 2, 4 ... 62: banks 0, 2 ... 30 twice.
static void strides(void **state) {
  (void)state;
  expect(0, 8, ALL_LANES, 4, (struct expected){8, 2, 1});
  expect(0, 16, ALL_LANES, 4, (struct expected){16, 4, 1});
  expect(0, 12, ALL_LANES, 4, (struct expected){12, 1, 1}); // 3 and 32 have no common divisor
  expect(0, 4096, ALL_LANES, 4, (struct expected){32, 32, 1});
}

static void wide(void **state) {
  (void)state;
  expect(0, 8, ALL_LANES, 8, (struct expected){8, 2, 2});
  expect(0, 16, ALL_LANES, 16, (struct expected){16, 4, 4});
  expect(0, 16, 0xff, 16, (struct expected){4, 1, 1});
  // Every other 8 bytes: each half has 16 lanes at words 0, 1, 4, 5 ...: two to a bank.
  expect(0, 16, ALL_LANES, 8, (struct expected){16, 4, 2});
  // Rows of 48 bytes: quarters of 8 lanes at words 0, 12, 24, 36 ...; 12 * 8 = 96, so that three
  // laps round the banks hold 32 words, each bank once.
  expect(0, 48, ALL_LANES, 16, (struct expected){32, 4, 4});
  // Rows of 64 bytes: lanes 0, 2, 4, 6 of a quarter begin at one bank, 1, 3, 5, 7 at another.
  expect(0, 64, ALL_LANES, 16, (struct expected){32, 16, 4});
}

// float tile[32][32] and tile[32][33], read by column.
static void columns(void **state) {
  (void)state;
  expect(0, 128, ALL_LANES, 4, (struct expected){32, 32, 1});
  expect(0, 132, ALL_LANES, 4, (struct expected){32, 1, 1});
}

static void noted(void **state) {
  (void)state;
  uint64_t same[LANES] = {0}, apart[LANES];
  for (unsigned l = 0; l < LANES; ++l)
    apart[l] = UINT64_C(32) * l;
  struct counter c = {0};
  traffic_global(&c, same, ALL_LANES, 4);
  traffic_global(&c, apart, 0xff00, 4);
  assert_int_equal(c.global, 2);
  assert_int_equal(c.global_lanes, 40);
  assert_int_equal(c.uniform, 1);
  assert_int_equal(c.sectors, 9);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(coalesced), cmocka_unit_test(broadcast), cmocka_unit_test(strides),
      cmocka_unit_test(wide),      cmocka_unit_test(columns),   cmocka_unit_test(noted),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
