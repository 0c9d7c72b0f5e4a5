// Integer instructions of PTX: values worked out by hand from the ISA's definitions, and
// properties.
#include "simulate/integer.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#define COUNT(a) (sizeof(a) / sizeof *(a))

static uint64_t seed = 20240229;

// xorshift64, Marsaglia.
static uint64_t draw(void) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  return seed ^= seed << 17;
}

static void saturates_between_types(void **state) {
  (void)state;
  static const struct {
    bool from_signed;
    int64_t a;
    unsigned width;
    bool is_signed;
    int64_t expected;
  } cases[] = {
      {true, 300, 8, true, 127},
      {true, -300, 8, true, -128},
      {true, -1, 8, false, 0},
      {true, 300, 8, false, 255},
      {true, -5, 16, true, -5},
      {false, -1, 32, true, INT32_MAX}, // 2^64 - 1
      {false, -1, 64, true, INT64_MAX},
      {true, INT64_MIN, 64, false, 0},
      {true, INT64_MIN, 32, true, INT32_MIN},
  };
  for (size_t i = 0; i < COUNT(cases); ++i)
    assert_int_equal((int64_t)integer_saturate(cases[i].from_signed, (uint64_t)cases[i].a,
                                               cases[i].width, cases[i].is_signed),
                     cases[i].expected);
}

static void multiplies(void **state) {
  (void)state;
  // (2^n - 1)^2 = 2^2n - 2 * 2^n + 1; signed it is (-1)^2 = 1.
  for (unsigned width = 16; width <= 64; width *= 2) {
    assert_int_equal(integer_mul_hi(width, false, UINT64_MAX, UINT64_MAX),
                     (UINT64_MAX >> (64 - width)) - 1);
    assert_int_equal(integer_mul_hi(width, true, UINT64_MAX, UINT64_MAX), 0);
    // The least signed value squared is 2^(2n - 2).
    uint64_t least = (uint64_t)1 << (width - 1);
    assert_int_equal(integer_mul_hi(width, true, least, least), (uint64_t)1 << (width - 2));
  }
  assert_int_equal(integer_mul24_lo(false, 0xff000003, 5), 15);
  assert_int_equal(integer_mul24_lo(true, 0x00ffffff, 7), (uint32_t)-7);
  assert_int_equal(integer_mul24_hi(true, 0x00ffffff, 7), UINT32_MAX);
  // (2^24 - 1)^2 = 0xfffffe000001; bits 16 to 47.
  assert_int_equal(integer_mul24_hi(false, 0x00ffffff, 0x00ffffff), 0xfffffe00);
  assert_int_equal(integer_add_saturate(0x7fffffff, 1), 0x7fffffff);
  assert_int_equal(integer_add_saturate(0x80000000, UINT32_MAX), 0x80000000);
  assert_int_equal(integer_add_saturate(5, (uint32_t)-7), (uint32_t)-2);
}

static void carries(void **state) {
  (void)state;
  // A chain of 32-bit steps is one 64-bit operation.
  for (int i = 0; i < 10000; ++i) {
    uint64_t a = draw() >> draw() % 64, b = draw() >> draw() % 64;
    if (i % 3 == 0)
      b = ~a + (uint64_t)(i % 2);
    bool carry = false;
    uint64_t low = integer_add_carry(32, a, b, &carry);
    uint64_t high = integer_add_carry(32, a >> 32, b >> 32, &carry);
    assert_int_equal(high << 32 | low, a + b);
    assert_int_equal(carry, a > UINT64_MAX - b);
    bool borrow = false;
    low = integer_sub_borrow(32, a, b, &borrow);
    high = integer_sub_borrow(32, a >> 32, b >> 32, &borrow);
    assert_int_equal(high << 32 | low, a - b);
    assert_int_equal(borrow, a < b);
  }
  bool carry = true;
  assert_int_equal(integer_add_carry(64, UINT64_MAX, 0, &carry), 0);
  assert_true(carry);
  assert_int_equal(integer_add_carry(64, UINT64_MAX, UINT64_MAX, &carry), UINT64_MAX);
  assert_true(carry);
}

static void counts_and_finds(void **state) {
  (void)state;
  assert_int_equal(integer_clz(32, 0xffffffff00000000), 32);
  assert_int_equal(integer_clz(64, 0), 64);
  assert_int_equal(integer_clz(32, 1), 31);
  assert_int_equal(integer_popc(32, 0xff0000000f0f0000), 8);
  assert_int_equal(integer_brev(32, 0x80000002), 0x40000001);
  assert_int_equal(integer_brev(64, 1), 0x8000000000000000);
  assert_int_equal(integer_bfind(32, true, false, 0xfffffff0), 3);
  assert_int_equal(integer_bfind(32, false, true, 0x10), 27);
  assert_int_equal(integer_bfind(32, false, false, 0), UINT32_MAX);
  assert_int_equal(integer_bfind(32, true, true, UINT32_MAX), UINT32_MAX);
  assert_int_equal(integer_bfind(64, true, false, 0x8000000000000000), 62);
  assert_int_equal(integer_fns(0xf0f0, 5, 2), 6);
  assert_int_equal(integer_fns(0xf0f0, 13, -3), 7);
  assert_int_equal(integer_fns(0xf0f0, 4, 0), 4);
  assert_int_equal(integer_fns(0xf0f0, 3, 0), UINT32_MAX);
  assert_int_equal(integer_fns(0xf0f0, 0, 9), UINT32_MAX);
  assert_int_equal(integer_fns(0x1, 31, -1), 0);
  assert_int_equal(integer_fns(0x1, 31, INT32_MIN), UINT32_MAX);
  assert_int_equal(integer_sad(16, true, 0xffff, 1, 10), 12);
  assert_int_equal(integer_sad(16, false, 0xffff, 1, 10), (0xfffe + 10) & 0xffff);
  assert_int_equal(integer_sad(64, true, 0x8000000000000000, 0x7fffffffffffffff, 0), UINT64_MAX);
}

// The definition in the ISA, bit by bit.
static uint64_t bfe_by_bits(unsigned width, bool is_signed, uint64_t a, unsigned pos,
                            unsigned len) {
  unsigned msb = width - 1;
  bool sign = false;
  if (is_signed && len)
    sign = a >> (pos + len - 1 < msb ? pos + len - 1 : msb) & 1;
  uint64_t d = 0;
  for (unsigned i = 0; i <= msb; ++i)
    d |= (uint64_t)(i < len && pos + i <= msb ? a >> (pos + i) & 1 : sign) << i;
  return d;
}

static uint64_t bfi_by_bits(unsigned width, uint64_t a, uint64_t b, unsigned pos, unsigned len) {
  for (unsigned i = 0; i < len && pos + i < width; ++i)
    b = (b & ~((uint64_t)1 << (pos + i))) | (a >> i & 1) << (pos + i);
  return b;
}

static void handles_fields(void **state) {
  (void)state;
  for (unsigned width = 32; width <= 64; width += 32)
    for (uint32_t pos = 0; pos < 256; ++pos)
      for (uint32_t len = 0; len < 256; len += len < 70 ? 1 : 37) {
        uint64_t a = draw() & (UINT64_MAX >> (64 - width));
        uint64_t b = draw() & (UINT64_MAX >> (64 - width));
        assert_int_equal(integer_bfe(width, true, a, pos, len | 0x300),
                         bfe_by_bits(width, true, a, pos, len));
        assert_int_equal(integer_bfe(width, false, a, pos | 0x100, len),
                         bfe_by_bits(width, false, a, pos, len));
        assert_int_equal(integer_bfi(width, a, b, pos, len), bfi_by_bits(width, a, b, pos, len));
      }
  assert_int_equal(integer_bfi(32, 0xff, 0x12345678, 28, 8), 0xf2345678);
  assert_int_equal(integer_szext(AMOUNT_WRAP, true, 0xab, 40), 0xffffffab);
  assert_int_equal(integer_szext(AMOUNT_CLAMP, true, 0xab, 40), 0xab);
  assert_int_equal(integer_szext(AMOUNT_WRAP, false, 0x1ab, 8), 0xab);
  assert_int_equal(integer_szext(AMOUNT_WRAP, true, 0xab, 32), 0);
  assert_int_equal(integer_bmsk(AMOUNT_CLAMP, 4, 30), 0xfffffff0);
  assert_int_equal(integer_bmsk(AMOUNT_CLAMP, 4, 100), 0xfffffff0);
  assert_int_equal(integer_bmsk(AMOUNT_CLAMP, 32, 4), 0);
  assert_int_equal(integer_bmsk(AMOUNT_WRAP, 33, 34), 6);
  assert_int_equal(integer_bmsk(AMOUNT_WRAP, 3, 32), 0);
  assert_int_equal(integer_shf_l(AMOUNT_CLAMP, 0x12345678, 0x9abcdef0, 40), 0x12345678);
  assert_int_equal(integer_shf_l(AMOUNT_WRAP, 0x12345678, 0x9abcdef0, 40), 0xbcdef012);
  assert_int_equal(integer_shf_r(AMOUNT_CLAMP, 0x12345678, 0x9abcdef0, 32), 0x9abcdef0);
  assert_int_equal(integer_shf_r(AMOUNT_WRAP, 0x12345678, 0x9abcdef0, 4), 0x01234567);
}

// Bytes are named by where they come from: byte i is 0x80 + i, or 0x00 + i where a sign matters.
static void permutes(void **state) {
  (void)state;
  static const struct {
    enum prmt_mode mode;
    uint32_t selector, expected;
  } cases[] = {
      {PRMT_INDEX, 0x7531, 0x87858381}, {PRMT_INDEX, 0x8f9a, 0xffffffff},
      {PRMT_F4E, 0, 0x83828180},        {PRMT_F4E, 1, 0x84838281},
      {PRMT_F4E, 2, 0x85848382},        {PRMT_F4E, 3, 0x86858483},
      {PRMT_B4E, 0, 0x85868780},        {PRMT_B4E, 1, 0x86878081},
      {PRMT_B4E, 2, 0x87808182},        {PRMT_B4E, 3, 0x80818283},
      {PRMT_RC8, 2, 0x82828282},        {PRMT_ECL, 0, 0x83828180},
      {PRMT_ECL, 1, 0x83828181},        {PRMT_ECL, 2, 0x83828282},
      {PRMT_ECL, 3, 0x83838383},        {PRMT_ECR, 0, 0x80808080},
      {PRMT_ECR, 1, 0x81818180},        {PRMT_ECR, 2, 0x82828180},
      {PRMT_ECR, 3, 0x83828180},        {PRMT_RC16, 0, 0x81808180},
      {PRMT_RC16, 1, 0x83828382},       {PRMT_RC16, 7, 0x83828382},
  };
  for (size_t i = 0; i < COUNT(cases); ++i)
    assert_int_equal(integer_prmt(cases[i].mode, 0x83828180, 0x87868584, cases[i].selector),
                     cases[i].expected);
  assert_int_equal(integer_prmt(PRMT_INDEX, 0x7f80, 0, 0x9810), 0x00ff7f80);
}

static void combines_logically(void **state) {
  (void)state;
  // The ISA's recipe: the table is the expression on 0xF0, 0xCC, 0xAA.
  for (int i = 0; i < 1000; ++i) {
    uint32_t a = (uint32_t)draw(), b = (uint32_t)draw(), c = (uint32_t)draw();
    assert_int_equal(integer_lop3(a, b, c, 0xF0 & 0xCC & 0xAA), a & b & c);
    assert_int_equal(integer_lop3(a, b, c, 0xF0 ^ 0xCC ^ 0xAA), a ^ b ^ c);
    assert_int_equal(integer_lop3(a, b, c, (0xF0 & 0xCC) | (~0xF0 & 0xAA)), (a & b) | (~a & c));
    assert_int_equal(integer_lop3(a, b, c, 0xFF & (~0xF0 | (0xCC ^ 0xAA))), ~a | (b ^ c));
  }
}

static void multiplies_bytes(void **state) {
  (void)state;
  // Bytes from the low end: -1 2 -3 4 and 5 -6 7 -128.
  uint32_t a = 0x04fd02ff, b = 0x8007fa05;
  assert_int_equal((int32_t)integer_dp4a(true, true, a, b, 100),
                   100 - 1 * 5 + 2 * -6 + -3 * 7 + 4 * -128);
  assert_int_equal((int32_t)integer_dp4a(false, false, a, b, 0),
                   255 * 5 + 2 * 250 + 253 * 7 + 4 * 128);
  assert_int_equal((int32_t)integer_dp4a(false, true, a, b, 0),
                   255 * 5 + 2 * -6 + 253 * 7 + 4 * -128);
  // Halves 0x02ff = 767 and 0x04fd = 1277; -3 and 1000.
  assert_int_equal((int32_t)integer_dp2a(true, true, false, a, b, 7), 7 + 767 * 5 + 1277 * -6);
  assert_int_equal((int32_t)integer_dp2a(true, false, true, a, b, 7), 7 + 767 * 7 + 1277 * 128);
  assert_int_equal((int32_t)integer_dp2a(true, true, true, 0x03e8fffd, b, 0), -3 * 7 + 1000 * -128);
  assert_int_equal((int32_t)integer_dp2a(false, true, true, 0x03e8fffd, b, 0),
                   65533 * 7 + 1000 * -128);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(saturates_between_types),
      cmocka_unit_test(multiplies),
      cmocka_unit_test(carries),
      cmocka_unit_test(counts_and_finds),
      cmocka_unit_test(handles_fields),
      cmocka_unit_test(permutes),
      cmocka_unit_test(combines_logically),
      cmocka_unit_test(multiplies_bytes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
