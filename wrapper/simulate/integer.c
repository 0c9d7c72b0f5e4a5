#include "simulate/integer.h"

__extension__ typedef unsigned __int128 wide;
__extension__ typedef __int128 signed_wide;

uint64_t integer_saturate(bool from_signed, uint64_t a, unsigned width, bool is_signed) {
  uint64_t most = is_signed ? integer_mask(width) >> 1 : integer_mask(width);
  if (from_signed && (int64_t)a < 0) {
    int64_t least = is_signed ? -(int64_t)most - 1 : 0;
    return (int64_t)a < least ? (uint64_t)least : a;
  }
  return a > most ? most : a;
}

uint64_t integer_mul_hi(unsigned width, bool is_signed, uint64_t a, uint64_t b) {
  a = integer_extend(width, is_signed, a);
  b = integer_extend(width, is_signed, b);
  wide product =
      is_signed ? (wide)((signed_wide)(int64_t)a * (signed_wide)(int64_t)b) : (wide)a * b;
  return (uint64_t)(product >> width) & integer_mask(width);
}

static uint64_t mul24(bool is_signed, uint32_t a, uint32_t b) {
  return integer_extend(24, is_signed, a) * integer_extend(24, is_signed, b);
}

uint32_t integer_mul24_lo(bool is_signed, uint32_t a, uint32_t b) {
  return (uint32_t)mul24(is_signed, a, b);
}

uint32_t integer_mul24_hi(bool is_signed, uint32_t a, uint32_t b) {
  return (uint32_t)(mul24(is_signed, a, b) >> 16);
}

uint32_t integer_add_saturate(uint32_t a, uint32_t b) {
  int64_t sum = integer_sign_extend(32, a) + integer_sign_extend(32, b);
  return (uint32_t)integer_saturate(true, (uint64_t)sum, 32, true);
}

uint64_t integer_sad(unsigned width, bool is_signed, uint64_t a, uint64_t b, uint64_t c) {
  a = integer_extend(width, is_signed, a);
  b = integer_extend(width, is_signed, b);
  bool less = is_signed ? (int64_t)a < (int64_t)b : a < b;
  return (c + (less ? b - a : a - b)) & integer_mask(width);
}

unsigned integer_clz(unsigned width, uint64_t a) {
  a &= integer_mask(width);
  return a ? (unsigned)__builtin_clzll(a) - (64 - width) : width;
}

unsigned integer_popc(unsigned width, uint64_t a) {
  return (unsigned)__builtin_popcountll(a & integer_mask(width));
}

uint64_t integer_brev(unsigned width, uint64_t a) {
  uint64_t d = 0;
  for (unsigned i = 0; i < width; ++i)
    d |= (a >> i & 1) << (width - 1 - i);
  return d;
}

uint64_t integer_bfe(unsigned width, bool is_signed, uint64_t a, uint32_t position,
                     uint32_t length) {
  position &= 0xff, length &= 0xff;
  if (length == 0)
    return 0;
  // From the field's last bit, or from the sign of `a` where the field reaches beyond it.
  unsigned present = position >= width ? 0 : width - position < length ? width - position : length;
  if (present == 0)
    return is_signed && a >> (width - 1) & 1 ? integer_mask(width) : 0;
  return integer_extend(present, is_signed, a >> position) & integer_mask(width);
}

uint64_t integer_bfi(unsigned width, uint64_t a, uint64_t b, uint32_t position, uint32_t length) {
  position &= 0xff, length &= 0xff;
  b &= integer_mask(width);
  if (length == 0 || position >= width)
    return b;
  uint64_t field = (integer_mask(length < 64 ? length : 64) << position) & integer_mask(width);
  return (b & ~field) | (a << position & field);
}

uint32_t integer_bfind(unsigned width, bool is_signed, bool shift_amount, uint64_t a) {
  a = integer_extend(width, is_signed, a);
  if (is_signed && (int64_t)a < 0)
    a = ~a;
  unsigned above = integer_clz(width, a);
  if (above == width)
    return UINT32_MAX;
  return shift_amount ? above : width - 1 - above;
}

uint32_t integer_szext(enum integer_amount amount, bool is_signed, uint32_t a, uint32_t b) {
  if (amount == AMOUNT_CLAMP && b >= 32)
    return a;
  b &= 31;
  return b ? (uint32_t)integer_extend(b, is_signed, a) : 0;
}

uint32_t integer_bmsk(enum integer_amount amount, uint32_t position, uint32_t width) {
  if (amount == AMOUNT_CLAMP) {
    position = position < 32 ? position : 32;
    width = width < 32 ? width : 32;
  } else {
    position &= 31;
    width &= 31;
  }
  return (uint32_t)((((uint64_t)1 << width) - 1) << position);
}

uint32_t integer_fns(uint32_t mask, uint32_t base, int32_t offset) {
  uint32_t left = offset < 0 ? -(uint32_t)offset : (uint32_t)offset;
  if (offset == 0)
    return base < 32 && mask >> base & 1 ? base : UINT32_MAX;
  for (uint32_t at = base; at < 32; at += offset < 0 ? UINT32_MAX : 1)
    if (mask >> at & 1 && --left == 0)
      return at;
  return UINT32_MAX;
}

// The selections of prmt's named modes, a digit a byte as in the default mode, by the selector's
// low two bits.
static const uint16_t selections[][4] = {
    [PRMT_F4E] = {0x3210, 0x4321, 0x5432, 0x6543}, [PRMT_B4E] = {0x5670, 0x6701, 0x7012, 0x0123},
    [PRMT_RC8] = {0x0000, 0x1111, 0x2222, 0x3333}, [PRMT_ECL] = {0x3210, 0x3211, 0x3222, 0x3333},
    [PRMT_ECR] = {0x0000, 0x1110, 0x2210, 0x3210}, [PRMT_RC16] = {0x1010, 0x3232, 0x1010, 0x3232},
};

uint32_t integer_prmt(enum prmt_mode mode, uint32_t a, uint32_t b, uint32_t selector) {
  if (mode != PRMT_INDEX)
    selector = selections[mode][selector & 3];
  uint64_t bytes = (uint64_t)b << 32 | a;
  uint32_t d = 0;
  for (unsigned i = 0; i < 4; ++i) {
    unsigned choice = selector >> 4 * i & 15;
    uint32_t byte = bytes >> 8 * (choice & 7) & 0xff;
    // The fourth bit asks for the byte's sign in all its bits.
    if (choice & 8)
      byte = byte & 0x80 ? 0xff : 0;
    d |= byte << 8 * i;
  }
  return d;
}

uint32_t integer_dp4a(bool a_signed, bool b_signed, uint32_t a, uint32_t b, uint32_t c) {
  for (unsigned i = 0; i < 32; i += 8)
    c += (uint32_t)(integer_extend(8, a_signed, a >> i) * integer_extend(8, b_signed, b >> i));
  return c;
}

uint32_t integer_dp2a(bool a_signed, bool b_signed, bool high, uint32_t a, uint32_t b, uint32_t c) {
  b >>= high ? 16 : 0;
  for (unsigned i = 0; i < 2; ++i)
    c += (uint32_t)(integer_extend(16, a_signed, a >> 16 * i) *
                    integer_extend(8, b_signed, b >> 8 * i));
  return c;
}
