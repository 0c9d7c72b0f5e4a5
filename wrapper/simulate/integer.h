// Integer instructions of PTX that C has no operator for, on plain numbers. A value narrower than
// 64 bits lies in the low bits; what stands above them in an operand is not looked at. Results have
// zeros above unless a function says otherwise.
#ifndef DBUF_SIMULATE_INTEGER_H
#define DBUF_SIMULATE_INTEGER_H

#include <stdbool.h>
#include <stdint.h>

// How a shift, an extension or a mask takes an amount of 32 or more: modulo 32, or as 32.
enum integer_amount { AMOUNT_WRAP, AMOUNT_CLAMP };

// The modes of prmt.
enum prmt_mode { PRMT_INDEX, PRMT_F4E, PRMT_B4E, PRMT_RC8, PRMT_ECL, PRMT_ECR, PRMT_RC16 };

// `width` is 1 to 64.
static inline uint64_t integer_mask(unsigned width) {
  return UINT64_MAX >> (64 - width);
}

// The low `width` bits, extended to 64 by their sign or by zeros.
static inline int64_t integer_sign_extend(unsigned width, uint64_t a) {
  uint64_t sign = (uint64_t)1 << (width - 1);
  return (int64_t)(((a & integer_mask(width)) ^ sign) - sign);
}

static inline uint64_t integer_extend(unsigned width, bool is_signed, uint64_t a) {
  return is_signed ? (uint64_t)integer_sign_extend(width, a) : a & integer_mask(width);
}

// cvt.sat between integers: `a`, extended to 64 bits as its type says, clamped to the values of the
// target type, extended to 64 bits.
uint64_t integer_saturate(bool from_signed, uint64_t a, unsigned width, bool is_signed);

// mul.hi of 16, 32 and 64 bits.
uint64_t integer_mul_hi(unsigned width, bool is_signed, uint64_t a, uint64_t b);

// mul24: the product of the low 24 bits has 48; lo: its bits 0 to 31, hi: 16 to 47.
uint32_t integer_mul24_lo(bool is_signed, uint32_t a, uint32_t b);
uint32_t integer_mul24_hi(bool is_signed, uint32_t a, uint32_t b);

// mad24.hi.sat.s32, and mad.hi.sat.s32 with the other multiplication: a + b clamped to s32.
uint32_t integer_add_saturate(uint32_t a, uint32_t b);

// add.cc, addc, and with them mad.cc, madc: a + b + *carry modulo 2^width; *carry becomes the carry
// out. Without carry in, *carry is false on entry.
static inline uint64_t integer_add_carry(unsigned width, uint64_t a, uint64_t b, bool *carry) {
  uint64_t mask = integer_mask(width);
  a &= mask, b &= mask;
  uint64_t sum = (a + b + *carry) & mask;
  *carry = *carry ? sum <= a : sum < a;
  return sum;
}

// sub.cc, subc: a - (b + *borrow); *borrow becomes the borrow out. PTX keeps it in the same flag
// CC.CF as the carry.
static inline uint64_t integer_sub_borrow(unsigned width, uint64_t a, uint64_t b, bool *borrow) {
  uint64_t mask = integer_mask(width);
  a &= mask, b &= mask;
  uint64_t difference = (a - b - *borrow) & mask;
  *borrow = *borrow ? a <= b : a < b;
  return difference;
}

// sad: c + |a - b|.
uint64_t integer_sad(unsigned width, bool is_signed, uint64_t a, uint64_t b, uint64_t c);

// clz, popc and brev of 32 or 64 bits. clz of 0 is `width`.
unsigned integer_clz(unsigned width, uint64_t a);
unsigned integer_popc(unsigned width, uint64_t a);
uint64_t integer_brev(unsigned width, uint64_t a);

// bfe: `length` bits of `a` from `position` on; both amounts count by their low 8 bits. is_signed:
// extended by the field's last bit, or by the sign of `a` where the field ends outside it.
uint64_t integer_bfe(unsigned width, bool is_signed, uint64_t a, uint32_t position,
                     uint32_t length);

// bfi: `b` with the low `length` bits of `a` at `position`.
uint64_t integer_bfi(unsigned width, uint64_t a, uint64_t b, uint32_t position, uint32_t length);

// bfind: position of the most significant bit that is not a sign bit, UINT32_MAX when there is
// none; shift_amount: how far left it would have to go to become the topmost.
uint32_t integer_bfind(unsigned width, bool is_signed, bool shift_amount, uint64_t a);

// szext.
uint32_t integer_szext(enum integer_amount amount, bool is_signed, uint32_t a, uint32_t b);

// bmsk: `width` ones from bit `position` on.
uint32_t integer_bmsk(enum integer_amount amount, uint32_t position, uint32_t width);

// fns: position of the |offset|-th set bit of `mask` from `base` on, upwards for a positive offset,
// downwards for a negative one; 0: of bit `base` if it is set. UINT32_MAX when there is none.
uint32_t integer_fns(uint32_t mask, uint32_t base, int32_t offset);

// prmt.
uint32_t integer_prmt(enum prmt_mode mode, uint32_t a, uint32_t b, uint32_t selector);

// lop3: bit i of `table` is the result where the bits of a, b, c read as the number i (a: 4, b: 2,
// c: 1).
static inline uint32_t integer_lop3(uint32_t a, uint32_t b, uint32_t c, unsigned table) {
  uint32_t d = 0;
  for (unsigned i = 0; i < 8; ++i)
    if (table >> i & 1)
      d |= (i & 4 ? a : ~a) & (i & 2 ? b : ~b) & (i & 1 ? c : ~c);
  return d;
}

// shf: the 64 bits high:low shifted by `c`; l: the high half of the result, r: the low one.
static inline uint32_t integer_shf_l(enum integer_amount amount, uint32_t low, uint32_t high,
                                     uint32_t c) {
  unsigned n = amount == AMOUNT_WRAP ? c & 31 : c < 32 ? c : 32;
  return (uint32_t)((((uint64_t)high << 32 | low) << n) >> 32);
}
static inline uint32_t integer_shf_r(enum integer_amount amount, uint32_t low, uint32_t high,
                                     uint32_t c) {
  unsigned n = amount == AMOUNT_WRAP ? c & 31 : c < 32 ? c : 32;
  return (uint32_t)(((uint64_t)high << 32 | low) >> n);
}

// dp4a: c plus the products of the four bytes; dp2a: of two halves of `a` and two bytes of `b`, the
// low or the high ones. Modulo 2^32.
uint32_t integer_dp4a(bool a_signed, bool b_signed, uint32_t a, uint32_t b, uint32_t c);
uint32_t integer_dp2a(bool a_signed, bool b_signed, bool high, uint32_t a, uint32_t b, uint32_t c);

#endif
