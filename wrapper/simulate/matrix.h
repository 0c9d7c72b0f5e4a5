// Matrix instructions of a warp: mma.sync, wmma, ldmatrix, stmatrix, movmatrix. D = A * B + C,
// where A is m x k, B k x n, C and D m x n. The elements lie spread over the warp: a fragment is an
// array of 32-bit registers of 32 lanes, register r of lane l at [32 * r + l]. Memory is the
// caller's.
#ifndef DBUF_SIMULATE_MATRIX_H
#define DBUF_SIMULATE_MATRIX_H

#include "simulate/number.h"

// The first five are the formats of number.h.
enum matrix_type {
  MATRIX_F16 = NUMBER_F16,
  MATRIX_BF16 = NUMBER_BF16,
  MATRIX_TF32 = NUMBER_TF32,
  MATRIX_F32 = NUMBER_F32,
  MATRIX_F64 = NUMBER_F64,
  MATRIX_S8,
  MATRIX_U8,
  MATRIX_S4,
  MATRIX_U4,
  MATRIX_S32
};

enum matrix_part { MATRIX_A, MATRIX_B, MATRIX_C, MATRIX_D };

// An instruction's shape and types. Arrays are indexed by enum matrix_part.
struct matrix_shape {
  bool wmma;
  uint8_t m, n, k;
  uint8_t groups; // 4: each pair of quads (lanes with the same lane / 4 % 4) multiplies on its own
  enum matrix_type type[4];
  uint8_t elements[4];  // that a lane holds. wmma of f16 holds some of A and B more than once
  uint8_t registers[4]; // of 32 bits that a lane holds; an f64 takes two, its low half first
};

// False when PTX has no such instruction (or it is not simulated).
bool matrix_find(struct matrix_shape *shape, bool wmma, unsigned m, unsigned n, unsigned k,
                 enum matrix_type a, enum matrix_type b, enum matrix_type c, enum matrix_type d);

unsigned matrix_bits(enum matrix_type t); // of an element
unsigned matrix_rows(const struct matrix_shape *s, enum matrix_part part);
unsigned matrix_columns(const struct matrix_shape *s, enum matrix_part part);

// Multiplications, each with an addition, of one instruction of a warp.
unsigned matrix_operations(const struct matrix_shape *s);

// Where element `index` of `lane` stands in the matrix. `column_major` is .col of A and B; only the
// m8n8k4 of f16 has different fragments for it. False: there is no such element.
// The fragments of mma are those of the PTX ISA. Those of wmma, which PTX leaves open, are those of
// sm_80 and newer, read from what ptxas makes of wmma.mma and wmma.load.
bool matrix_element(const struct matrix_shape *s, enum matrix_part part, bool column_major,
                    unsigned lane, unsigned index, unsigned *row, unsigned *column);

// How far it lies from the matrix's address, in elements, when `stride` elements lie between the
// starts of rows (column_major: of columns).
static inline uint64_t matrix_offset(bool column_major, uint64_t stride, unsigned row,
                                     unsigned column) {
  return column_major ? column * stride + row : row * stride + column;
}

// The bits of element `index` of `lane` of a fragment, from bit 0 on.
uint64_t matrix_get(const struct matrix_shape *s, enum matrix_part part, const uint32_t *fragment,
                    unsigned lane, unsigned index);
void matrix_put(const struct matrix_shape *s, enum matrix_part part, uint32_t *fragment,
                unsigned lane, unsigned index, uint64_t value);

// What wmma.load and wmma.store do to memory on sm_80 and newer, for counting it: access `index` of
// each lane takes `elements` that lie next to each other in memory, the first of them at `row` and
// `column`. Elements that a lane holds twice are loaded once. 16-bit types go in pairs in both
// orders: where the fragment runs across the memory's order, what other lanes hold is fetched and
// transposed between the lanes. False: there is no such access. For matrices in shared memory,
// 16-bit A and B are taken by ldmatrix, rows of 8 elements, instead.
struct matrix_access {
  unsigned row, column, elements;
};
bool matrix_access(const struct matrix_shape *s, enum matrix_part part, bool column_major,
                   unsigned lane, unsigned index, struct matrix_access *out);

struct matrix_mode {
  bool a_column_major, b_column_major; // as for matrix_element
  bool saturate;                       // .satfinite of integers: clamped, not modulo 2^32
  enum rounding rounding;              // of f64
};

// d = a * b + c; `d` may be `c`.
// Integers: exact. f64: a fused multiply-add for each k, in ascending order, as of IEEE 754; PTX
// leaves the order open. Of f16, bf16 and tf32 PTX says neither the order of the sum nor how it is
// rounded, and GPUs differ. Here it is done as an H200 does it (compared on 2026-11-30, CUDA 13.0,
// bit for bit: m16n8k8 and m16n8k16 of f16, m16n8k16 of bf16, m16n8k8 of tf32, random bits and
// ordinary numbers): exact products, up to 16 of them and the sum so far aligned to the largest
// exponent, each cut off 25 bits below it, added, and cut to f32 towards zero; to f16 rounded to
// nearest. With s the sum of the absolute values of C and the products another GPU stays within
// (k + 1) * 2^-23 * s of it.
void matrix_multiply(const struct matrix_shape *s, struct matrix_mode mode, const uint32_t *a,
                     const uint32_t *b, const uint32_t *c, uint32_t *d);

// ldmatrix of `count` (1, 2, 4) 8x8 matrices of 16-bit elements: rows[8 * i + r] is what stands at
// the address that lane 8 * i + r gives. Register i of the result belongs to matrix i.
void matrix_load(unsigned count, bool transposed, const uint16_t rows[][8], uint32_t *registers);
// stmatrix: the other way.
void matrix_store(unsigned count, bool transposed, const uint32_t *registers, uint16_t rows[][8]);
// movmatrix.trans: `out` may be `in`.
void matrix_transpose(const uint32_t in[32], uint32_t out[32]);

#endif
