// Fragments as the PTX ISA's formulas place them, products against a plain triple loop.
#include "simulate/matrix.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define COUNT(a) (sizeof(a) / sizeof *(a))

static uint64_t seed = 20240229;

// xorshift64, Marsaglia.
static uint64_t draw(void) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  return seed ^= seed << 17;
}

enum { F16 = MATRIX_F16, BF16, TF32, F32, F64, S8, U8, S4, U4, S32 };

static const struct {
  bool wmma;
  unsigned m, n, k;
  int a, b, c, d;
  unsigned registers[4]; // of 32 bits: PTX ISA, the tables of fragments
} shapes[] = {
    {false, 8, 8, 4, F16, F16, F16, F16, {2, 2, 4, 4}},
    {false, 8, 8, 4, F16, F16, F32, F32, {2, 2, 8, 8}},
    {false, 8, 8, 4, F16, F16, F16, F32, {2, 2, 4, 8}},
    {false, 16, 8, 8, F16, F16, F16, F16, {2, 1, 2, 2}},
    {false, 16, 8, 8, F16, F16, F32, F32, {2, 1, 4, 4}},
    {false, 16, 8, 16, F16, F16, F16, F16, {4, 2, 2, 2}},
    {false, 16, 8, 16, F16, F16, F32, F32, {4, 2, 4, 4}},
    {false, 16, 8, 8, BF16, BF16, F32, F32, {2, 1, 4, 4}},
    {false, 16, 8, 16, BF16, BF16, F32, F32, {4, 2, 4, 4}},
    {false, 16, 8, 4, TF32, TF32, F32, F32, {2, 1, 4, 4}},
    {false, 16, 8, 8, TF32, TF32, F32, F32, {4, 2, 4, 4}},
    {false, 8, 8, 4, F64, F64, F64, F64, {2, 2, 4, 4}},
    {false, 16, 8, 4, F64, F64, F64, F64, {4, 2, 8, 8}},
    {false, 16, 8, 8, F64, F64, F64, F64, {8, 4, 8, 8}},
    {false, 16, 8, 16, F64, F64, F64, F64, {16, 8, 8, 8}},
    {false, 8, 8, 16, S8, S8, S32, S32, {1, 1, 2, 2}},
    {false, 16, 8, 16, S8, U8, S32, S32, {2, 1, 4, 4}},
    {false, 16, 8, 32, U8, S8, S32, S32, {4, 2, 4, 4}},
    {false, 16, 8, 32, U8, U8, S32, S32, {4, 2, 4, 4}},
    {false, 8, 8, 32, S4, U4, S32, S32, {1, 1, 2, 2}},
    {false, 16, 8, 32, U4, S4, S32, S32, {2, 1, 4, 4}},
    {false, 16, 8, 64, S4, S4, S32, S32, {4, 2, 4, 4}},
    {true, 16, 16, 16, F16, F16, F16, F16, {8, 8, 4, 4}},
    {true, 16, 16, 16, F16, F16, F32, F32, {8, 8, 8, 8}},
    {true, 16, 16, 16, F16, F16, F32, F16, {8, 8, 8, 4}},
    {true, 8, 32, 16, F16, F16, F32, F32, {8, 8, 8, 8}},
    {true, 32, 8, 16, F16, F16, F16, F32, {8, 8, 4, 8}},
    {true, 16, 16, 16, BF16, BF16, F32, F32, {4, 4, 8, 8}},
    {true, 8, 32, 16, BF16, BF16, F32, F32, {2, 8, 8, 8}},
    {true, 32, 8, 16, BF16, BF16, F32, F32, {8, 2, 8, 8}},
    {true, 16, 16, 8, TF32, TF32, F32, F32, {4, 4, 8, 8}},
    {true, 8, 8, 4, F64, F64, F64, F64, {2, 2, 4, 4}},
    {true, 16, 16, 16, S8, S8, S32, S32, {2, 2, 8, 8}},
    {true, 8, 32, 16, U8, U8, S32, S32, {1, 4, 8, 8}},
    {true, 32, 8, 16, S8, S8, S32, S32, {4, 1, 8, 8}},
    {true, 8, 8, 32, S4, S4, S32, S32, {1, 1, 2, 2}},
};

static struct matrix_shape find(size_t i) {
  struct matrix_shape s;
  assert_true(matrix_find(&s, shapes[i].wmma, shapes[i].m, shapes[i].n, shapes[i].k,
                          (enum matrix_type)shapes[i].a, (enum matrix_type)shapes[i].b,
                          (enum matrix_type)shapes[i].c, (enum matrix_type)shapes[i].d));
  return s;
}

static struct matrix_shape mma(unsigned m, unsigned n, unsigned k, int ab, int cd) {
  struct matrix_shape s;
  assert_true(matrix_find(&s, false, m, n, k, (enum matrix_type)ab, (enum matrix_type)ab,
                          (enum matrix_type)cd, (enum matrix_type)cd));
  return s;
}

static struct matrix_shape wmma(unsigned m, unsigned n, unsigned k, int ab, int cd) {
  struct matrix_shape s;
  assert_true(matrix_find(&s, true, m, n, k, (enum matrix_type)ab, (enum matrix_type)ab,
                          (enum matrix_type)cd, (enum matrix_type)cd));
  return s;
}

static void knows_the_shapes(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(shapes); ++i) {
    struct matrix_shape s = find(i);
    for (unsigned part = 0; part < 4; ++part)
      assert_int_equal(s.registers[part], shapes[i].registers[part]);
  }
  struct matrix_shape s;
  assert_false(matrix_find(&s, false, 16, 8, 16, MATRIX_TF32, MATRIX_TF32, MATRIX_F32, MATRIX_F32));
  assert_false(matrix_find(&s, false, 16, 8, 16, MATRIX_F16, MATRIX_BF16, MATRIX_F32, MATRIX_F32));
  assert_false(matrix_find(&s, true, 16, 16, 16, MATRIX_BF16, MATRIX_BF16, MATRIX_F16, MATRIX_F16));
  assert_false(matrix_find(&s, false, 16, 8, 16, MATRIX_S8, MATRIX_S8, MATRIX_F32, MATRIX_F32));
  s = mma(16, 8, 16, F16, F32);
  assert_int_equal(matrix_operations(&s), 2048);
  s = mma(8, 8, 4, F16, F32);
  assert_int_equal(matrix_operations(&s), 4 * 256);
}

// Every element of a matrix is held, and all equally often.
static void holds_every_element(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(shapes); ++i) {
    struct matrix_shape s = find(i);
    for (unsigned part = 0; part < 4; ++part)
      for (unsigned order = 0; order < 2; ++order) {
        enum matrix_part p = (enum matrix_part)part;
        unsigned held[1024] = {0}, row, column;
        unsigned all = matrix_rows(&s, p) * matrix_columns(&s, p);
        for (unsigned lane = 0; lane < 32; ++lane) {
          for (unsigned e = 0; e < s.elements[part]; ++e) {
            assert_true(matrix_element(&s, p, order, lane, e, &row, &column));
            assert_true(row < matrix_rows(&s, p) && column < matrix_columns(&s, p));
            ++held[row * matrix_columns(&s, p) + column];
          }
          assert_false(matrix_element(&s, p, order, lane, s.elements[part], &row, &column));
        }
        for (unsigned e = 0; e < all; ++e)
          assert_int_equal(held[e], 32 * s.elements[part] / all);
      }
  }
}

static void stands_at(const struct matrix_shape *s, enum matrix_part part, bool column_major,
                      unsigned lane, unsigned index, unsigned row, unsigned column) {
  unsigned r = 99, c = 99;
  assert_true(matrix_element(s, part, column_major, lane, index, &r, &c));
  if (r != row || c != column)
    fail_msg("m%un%uk%u part %d lane %u element %u: (%u, %u), not (%u, %u)", s->m, s->n, s->k, part,
             lane, index, r, c, row, column);
}

// The formulas of the PTX ISA, section by section, with its names.
static void places_mma_fragments(void **state) {
  (void)state;
  struct matrix_shape k16 = mma(16, 8, 16, F16, F32), brain16 = mma(16, 8, 16, BF16, F32),
                      k8 = mma(16, 8, 8, F16, F16), tf4 = mma(16, 8, 4, TF32, F32),
                      tf8 = mma(16, 8, 8, TF32, F32), f64 = mma(8, 8, 4, F64, F64),
                      f64k8 = mma(16, 8, 8, F64, F64), f64k16 = mma(16, 8, 16, F64, F64),
                      s8k16 = mma(16, 8, 16, S8, S32), s8k32 = mma(16, 8, 32, U8, S32),
                      s8m8 = mma(8, 8, 16, S8, S32), s4k32 = mma(16, 8, 32, S4, S32),
                      s4k64 = mma(16, 8, 64, U4, S32);
  for (unsigned laneid = 0; laneid < 32; ++laneid) {
    unsigned groupID = laneid >> 2, threadID_in_group = laneid % 4, t = threadID_in_group;
    for (unsigned i = 0; i < 8; ++i) {
      unsigned row = i < 2 || (4 <= i && i < 6) ? groupID : groupID + 8;
      unsigned col = i < 4 ? t * 2 + (i & 1) : t * 2 + (i & 1) + 8;
      stands_at(&k16, MATRIX_A, false, laneid, i, row, col);
      stands_at(&brain16, MATRIX_A, false, laneid, i, row, col);
      stands_at(&s8k16, MATRIX_A, false, laneid, i, i < 4 ? groupID : groupID + 8, t * 4 + (i & 3));
      stands_at(&f64k16, MATRIX_A, false, laneid, i, i % 2 ? groupID + 8 : groupID, t + i / 2 * 4);
      stands_at(&s4k32, MATRIX_B, false, laneid, i, t * 8 + (i & 7), groupID);
      stands_at(&s8k32, MATRIX_B, false, laneid, i, i < 4 ? t * 4 + (i & 3) : t * 4 + (i & 3) + 16,
                groupID);
    }
    for (unsigned i = 0; i < 16; ++i) {
      stands_at(&s8k32, MATRIX_A, false, laneid, i,
                i < 4 || (8 <= i && i < 12) ? groupID : groupID + 8,
                i < 8 ? t * 4 + (i & 3) : t * 4 + (i & 3) + 16);
      stands_at(&s4k32, MATRIX_A, false, laneid, i, i < 8 ? groupID : groupID + 8, t * 8 + (i & 7));
      stands_at(&s4k64, MATRIX_B, false, laneid, i, i < 8 ? t * 8 + (i & 7) : t * 8 + (i & 7) + 32,
                groupID);
    }
    for (unsigned i = 0; i < 32; ++i)
      stands_at(&s4k64, MATRIX_A, false, laneid, i,
                i < 8 || (16 <= i && i < 24) ? groupID : groupID + 8,
                i < 16 ? t * 8 + (i & 7) : t * 8 + (i & 7) + 32);
    for (unsigned i = 0; i < 4; ++i) {
      unsigned row = i < 2 ? groupID : groupID + 8, col = t * 2 + (i & 1);
      stands_at(&k16, MATRIX_C, false, laneid, i, row, col);
      stands_at(&k8, MATRIX_D, false, laneid, i, row, col);
      stands_at(&tf8, MATRIX_C, false, laneid, i, row, col);
      stands_at(&s8k32, MATRIX_D, false, laneid, i, row, col);
      stands_at(&f64k8, MATRIX_C, false, laneid, i, row, col);
      stands_at(&k16, MATRIX_B, false, laneid, i, i < 2 ? t * 2 + (i & 1) : t * 2 + (i & 1) + 8,
                groupID);
      stands_at(&k8, MATRIX_A, false, laneid, i, row, col);
      stands_at(&tf8, MATRIX_A, false, laneid, i, i == 0 || i == 2 ? groupID : groupID + 8,
                i < 2 ? t : t + 4);
      stands_at(&f64k8, MATRIX_A, false, laneid, i, i == 0 || i == 2 ? groupID : groupID + 8,
                i < 2 ? t : t + 4);
      stands_at(&f64k16, MATRIX_B, false, laneid, i, t + i * 4, groupID);
      stands_at(&s8k16, MATRIX_B, false, laneid, i, t * 4 + i, groupID);
      stands_at(&s8m8, MATRIX_A, false, laneid, i, groupID, t * 4 + i);
      stands_at(&s8m8, MATRIX_B, false, laneid, i, t * 4 + i, groupID);
    }
    for (unsigned i = 0; i < 2; ++i) {
      stands_at(&k8, MATRIX_B, false, laneid, i, t * 2 + i, groupID);
      stands_at(&tf4, MATRIX_A, false, laneid, i, i ? groupID + 8 : groupID, t);
      stands_at(&tf8, MATRIX_B, false, laneid, i, i ? t + 4 : t, groupID);
      stands_at(&f64, MATRIX_C, false, laneid, i, groupID, t * 2 + i);
      stands_at(&s8m8, MATRIX_D, false, laneid, i, groupID, t * 2 + i);
    }
    stands_at(&tf4, MATRIX_B, false, laneid, 0, t, groupID);
    stands_at(&f64, MATRIX_A, false, laneid, 0, groupID, t);
    stands_at(&f64, MATRIX_B, false, laneid, 0, t, groupID);
  }
}

static void places_quad_pair_fragments(void **state) {
  (void)state;
  struct matrix_shape half = mma(8, 8, 4, F16, F16), full = mma(8, 8, 4, F16, F32);
  for (unsigned laneid = 0; laneid < 32; ++laneid) {
    unsigned four = laneid < 16 ? 0 : 4;
    for (unsigned i = 0; i < 4; ++i) {
      stands_at(&half, MATRIX_A, false, laneid, i, laneid % 4 + four, i);
      stands_at(&half, MATRIX_A, true, laneid, i, i % 4 + four, laneid % 4);
      stands_at(&half, MATRIX_B, false, laneid, i, laneid % 4, i + four);
      stands_at(&half, MATRIX_B, true, laneid, i, i, laneid % 4 + four);
    }
    for (unsigned i = 0; i < 8; ++i) {
      stands_at(&half, MATRIX_C, false, laneid, i, laneid % 4 + four, i);
      unsigned x = (laneid & 1) + (i & 2);
      stands_at(&full, MATRIX_D, false, laneid, i, x + four, (i & 4) + (laneid & 2) + (i & 1));
    }
  }
}

// ptxas 13.0 for sm_86 makes two m16n8 products of each: m16n16k16 HMMA with A's registers 0 to 3
// and B's 0, 1 then 2, 3; m32n8k16 with A's 0 to 3 then 4 to 7 and B's 0, 1; m8n32k16 with the
// factors exchanged. wmma.load fills the registers left over with the first ones again.
static void places_wmma_fragments(void **state) {
  (void)state;
  struct matrix_shape square = wmma(16, 16, 16, F16, F32), wide = wmma(8, 32, 16, F16, F32),
                      tall = wmma(32, 8, 16, F16, F32), bytes = wmma(16, 16, 16, S8, S32),
                      wide_bytes = wmma(8, 32, 16, S8, S32), tf = wmma(16, 16, 8, TF32, F32);
  for (unsigned lane = 0; lane < 32; ++lane) {
    unsigned g = lane / 4, t = lane % 4;
    static const unsigned down[] = {0, 8, 0, 8}, right[] = {0, 0, 8, 8};
    for (unsigned i = 0; i < 16; ++i) {
      unsigned r = i / 2, pair = 2 * t + i % 2;
      stands_at(&square, MATRIX_A, false, lane, i, g + down[r % 4], pair + right[r % 4]);
      stands_at(&square, MATRIX_B, true, lane, i, pair + down[r % 4], g + right[r % 4]);
      stands_at(&tall, MATRIX_A, false, lane, i, g + down[r % 4] + (i < 8 ? 0 : 16),
                pair + right[r % 4]);
      stands_at(&tall, MATRIX_B, false, lane, i, pair + down[r % 2], g);
      stands_at(&wide, MATRIX_A, false, lane, i, g, pair + down[r % 2]);
      stands_at(&wide, MATRIX_B, false, lane, i, pair + right[r % 4],
                g + down[r % 4] + (i < 8 ? 0 : 16));
      stands_at(&wide_bytes, MATRIX_B, false, lane, i, 4 * t + i % 4,
                g + 8 * (i / 4 % 2) + 16 * (i / 8));
    }
    for (unsigned i = 0; i < 8; ++i) {
      unsigned pair = 2 * t + i % 2, eight = i & 2 ? 8 : 0;
      stands_at(&square, MATRIX_C, false, lane, i, g + eight, pair + (i < 4 ? 0 : 8));
      stands_at(&bytes, MATRIX_D, false, lane, i, g + eight, pair + (i < 4 ? 0 : 8));
      stands_at(&tall, MATRIX_D, false, lane, i, g + eight + (i < 4 ? 0 : 16), pair);
      stands_at(&wide, MATRIX_D, false, lane, i, pair, g + eight + (i < 4 ? 0 : 16));
      stands_at(&bytes, MATRIX_A, false, lane, i, g + (i < 4 ? 0 : 8), 4 * t + i % 4);
      stands_at(&bytes, MATRIX_B, false, lane, i, 4 * t + i % 4, g + (i < 4 ? 0 : 8));
    }
    for (unsigned i = 0; i < 4; ++i) {
      stands_at(&tf, MATRIX_A, false, lane, i, g + down[i], t + (i < 2 ? 0 : 4));
      stands_at(&tf, MATRIX_B, false, lane, i, t + (i % 2 ? 4 : 0), g + (i < 2 ? 0 : 8));
    }
  }
}

// The addresses in the SASS of wmma.load with a stride of 64 elements (ptxas 13.0, sm_86): for lane
// l, (l / 4) * across + (l % 4) * along plus a constant for each load, in bytes.
static void accesses_memory_as_ptxas_does(void **state) {
  (void)state;
  static const struct {
    enum matrix_part part;
    bool column_major;
    unsigned m, n, k;
    int ab, cd;
    unsigned bytes, width, across, along, count;
    unsigned at[8];
  } cases[] = {
      {MATRIX_B, true, 16, 16, 16, F16, F32, 2, 2, 0x80, 4, 4, {0, 0x10, 0x400, 0x410}},
      {MATRIX_A, false, 16, 16, 16, F16, F32, 2, 2, 0x80, 4, 4, {0, 0x400, 0x10, 0x410}},
      {MATRIX_B, false, 16, 16, 16, F16, F32, 2, 2, 0x80, 4, 4, {0, 0x400, 0x10, 0x410}},
      {MATRIX_A, false, 8, 32, 16, F16, F32, 2, 2, 0x80, 4, 2, {0, 0x10}},
      {MATRIX_C, false, 16, 16, 16, F16, F32, 4, 2, 0x100, 8, 4, {0, 0x800, 0x20, 0x820}},
      {MATRIX_C,
       true,
       16,
       16,
       16,
       F16,
       F32,
       4,
       1,
       4,
       0x200,
       8,
       {0, 0x100, 0x20, 0x120, 0x800, 0x900, 0x820, 0x920}},
      {MATRIX_C, true, 16, 16, 16, F16, F16, 2, 2, 0x80, 4, 4, {0, 0x10, 0x400, 0x410}},
      {MATRIX_C, false, 16, 16, 16, F16, F16, 2, 2, 0x80, 4, 4, {0, 0x400, 0x10, 0x410}},
      {MATRIX_C,
       false,
       8,
       32,
       16,
       F16,
       F32,
       4,
       1,
       4,
       0x200,
       8,
       {0, 0x100, 0x20, 0x120, 0x40, 0x140, 0x60, 0x160}},
      {MATRIX_C, false, 8, 32, 16, F16, F16, 2, 2, 0x80, 4, 4, {0, 0x10, 0x20, 0x30}},
      {MATRIX_A, false, 16, 16, 16, S8, S32, 1, 4, 0x40, 4, 2, {0, 0x200}},
      {MATRIX_A,
       true,
       16,
       16,
       16,
       S8,
       S32,
       1,
       1,
       1,
       0x100,
       8,
       {0, 0x40, 0x80, 0xc0, 0x8, 0x48, 0x88, 0xc8}},
      {MATRIX_A, false, 16, 16, 8, TF32, F32, 4, 1, 0x100, 4, 4, {0, 0x800, 0x10, 0x810}},
      {MATRIX_A, true, 16, 16, 8, TF32, F32, 4, 1, 4, 0x100, 4, {0, 0x20, 0x400, 0x420}},
      {MATRIX_C, false, 8, 8, 4, F64, F64, 8, 2, 0x200, 0x10, 1, {0}},
  };
  for (size_t i = 0; i < COUNT(cases); ++i) {
    struct matrix_shape s = wmma(cases[i].m, cases[i].n, cases[i].k, cases[i].ab, cases[i].cd);
    for (unsigned lane = 0; lane < 32; ++lane) {
      struct matrix_access access;
      for (unsigned k = 0; k < cases[i].count; ++k) {
        assert_true(matrix_access(&s, cases[i].part, cases[i].column_major, lane, k, &access));
        uint64_t bytes =
            cases[i].bytes * matrix_offset(cases[i].column_major, 64, access.row, access.column);
        assert_int_equal(access.elements, cases[i].width);
        assert_int_equal(bytes,
                         lane / 4 * cases[i].across + lane % 4 * cases[i].along + cases[i].at[k]);
      }
      assert_false(
          matrix_access(&s, cases[i].part, cases[i].column_major, lane, cases[i].count, &access));
    }
  }
}

// What one access covers lies next to each other; together they cover the matrix once.
static void accesses_every_element_once(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(shapes); ++i) {
    struct matrix_shape s = find(i);
    if (!s.wmma)
      continue;
    for (unsigned part = 0; part < 4; ++part)
      for (unsigned order = 0; order < 2; ++order) {
        enum matrix_part p = (enum matrix_part)part;
        unsigned rows = matrix_rows(&s, p), columns = matrix_columns(&s, p), seen[1024] = {0};
        for (unsigned lane = 0; lane < 32; ++lane) {
          struct matrix_access access;
          for (unsigned k = 0; matrix_access(&s, p, order, lane, k, &access); ++k)
            for (unsigned e = 0; e < access.elements; ++e)
              ++seen[matrix_offset(order, order ? rows : columns, access.row, access.column) + e];
        }
        for (unsigned e = 0; e < rows * columns; ++e)
          assert_int_equal(seen[e], 1);
      }
  }
}

// Matrices of whole numbers or of reals, as the test keeps them.
struct problem {
  double a[4][32][64], b[4][64][32], c[4][32][32];
  uint32_t registers[4][32 * 32];
};

static struct problem p;

static bool whole(enum matrix_type t) {
  return t >= MATRIX_S8;
}

// A value of the type, its bits and as double.
static uint64_t random_bits(enum matrix_type t, bool small, double *value) {
  uint64_t r = draw();
  switch (t) {
  case MATRIX_S8:
    *value = (int8_t)r;
    return r & 0xff;
  case MATRIX_U8:
    *value = (uint8_t)r;
    return r & 0xff;
  case MATRIX_S4:
    *value = (int)(r & 15) - (r & 8 ? 16 : 0);
    return r & 15;
  case MATRIX_U4:
    *value = (double)(r & 15);
    return r & 15;
  case MATRIX_S32:
    *value = (int32_t)r;
    return (uint32_t)r;
  default:
    break;
  }
  // Small integers, whose sums are exact in all types, or values of eight digits between 2^-3 and
  // 2^3.
  double x =
      small ? (double)(int)(r % 17) - 8 : ldexp((double)(128 + r % 128), (int)(r >> 8) % 7 - 10);
  if (r >> 63)
    x = -x;
  *value = x;
  struct number_mode m = {.rounding = ROUND_NEAREST};
  return number_convert((enum number_format)t, NUMBER_F64, m, f64_bits(x));
}

static void fill(const struct matrix_shape *s, struct matrix_mode mode, bool small) {
  for (unsigned g = 0; g < s->groups; ++g) {
    uint64_t bits_a[32][64], bits_b[64][32], bits_c[32][32];
    for (unsigned i = 0; i < s->m; ++i)
      for (unsigned k = 0; k < s->k; ++k)
        bits_a[i][k] = random_bits(s->type[MATRIX_A], small, &p.a[g][i][k]);
    for (unsigned k = 0; k < s->k; ++k)
      for (unsigned j = 0; j < s->n; ++j)
        bits_b[k][j] = random_bits(s->type[MATRIX_B], small, &p.b[g][k][j]);
    for (unsigned i = 0; i < s->m; ++i)
      for (unsigned j = 0; j < s->n; ++j)
        bits_c[i][j] = random_bits(s->type[MATRIX_C], small, &p.c[g][i][j]);
    for (unsigned part = 0; part < 3; ++part)
      for (unsigned lane = 0; lane < 32; ++lane)
        for (unsigned e = 0; e < s->elements[part]; ++e) {
          unsigned row, column;
          bool order = part == MATRIX_A ? mode.a_column_major : mode.b_column_major;
          matrix_element(s, (enum matrix_part)part, order, lane, e, &row, &column);
          uint64_t bits = part == MATRIX_A   ? bits_a[row][column]
                          : part == MATRIX_B ? bits_b[row][column]
                                             : bits_c[row][column];
          if (s->groups == 1 || lane / 4 % 4 == g)
            matrix_put(s, (enum matrix_part)part, p.registers[part], lane, e, bits);
        }
  }
}

static double result(const struct matrix_shape *s, unsigned lane, unsigned e) {
  uint64_t bits = matrix_get(s, MATRIX_D, p.registers[MATRIX_D], lane, e);
  if (s->type[MATRIX_D] == MATRIX_S32)
    return (int32_t)bits;
  struct number_mode m = {.rounding = ROUND_NEAREST};
  return f64_value(number_convert(NUMBER_F64, (enum number_format)s->type[MATRIX_D], m, bits));
}

static void multiplies_like_a_triple_loop(void **state) {
  (void)state;
  for (unsigned round = 0; round < 8; ++round)
    for (size_t i = 0; i < COUNT(shapes); ++i) {
      struct matrix_shape s = find(i);
      bool small = round % 2;
      struct matrix_mode mode = {.a_column_major = round & 2, .b_column_major = round & 4};
      fill(&s, mode, small);
      matrix_multiply(&s, mode, p.registers[MATRIX_A], p.registers[MATRIX_B], p.registers[MATRIX_C],
                      p.registers[MATRIX_D]);
      for (unsigned lane = 0; lane < 32; ++lane)
        for (unsigned e = 0; e < s.elements[MATRIX_D]; ++e) {
          unsigned row, column, g = s.groups > 1 ? lane / 4 % 4 : 0;
          matrix_element(&s, MATRIX_D, false, lane, e, &row, &column);
          long double sum = p.c[g][row][column], sizes = fabsl(sum);
          for (unsigned k = 0; k < s.k; ++k) {
            long double product = (long double)p.a[g][row][k] * p.b[g][k][column];
            sum += product, sizes += fabsl(product);
          }
          double d = result(&s, lane, e);
          // Half a unit of the last place of D's type.
          int digits = s.type[MATRIX_D] == MATRIX_F16   ? 11
                       : s.type[MATRIX_D] == MATRIX_F64 ? 53
                                                        : 24;
          // And what the sum may lose, see matrix.h.
          long double error = ldexpl(fabsl(sum), -digits) + (s.type[MATRIX_A] == MATRIX_F64
                                                                 ? s.k * ldexpl(sizes, -53)
                                                                 : (s.k + 1) * ldexpl(sizes, -23));
          if (whole(s.type[MATRIX_A]))
            assert_int_equal((int64_t)d, (int32_t)(uint32_t)(int64_t)sum);
          else if (small)
            assert_true(d == (double)sum);
          else if (fabsl(d - sum) > error)
            fail_msg("case %zu lane %u element %u: %a, not %La", i, lane, e, d, sum);
        }
    }
}

// What an H200 made of the same registers, bit for bit.
static void multiplies_like_an_h200(void **state) {
  (void)state;
  FILE *f = fopen(DBUF_TESTS "/h200/mma.txt", "r");
  assert_non_null(f);
  char line[200], name[64];
  unsigned warps = 0;
  while (fgets(line, sizeof line, f)) {
    if (*line == '#' || sscanf(line, "%63s", name) != 1)
      continue;
    bool tf32 = strstr(name, "tf32") != NULL, bf16 = strstr(name, "bf16") != NULL;
    enum matrix_type t = tf32 ? MATRIX_TF32 : bf16 ? MATRIX_BF16 : MATRIX_F16;
    struct matrix_shape s;
    assert_true(matrix_find(&s, false, 16, 8, tf32 ? 8 : 16, t, t, MATRIX_F32, MATRIX_F32));
    uint32_t in[10][32], want[4][32], d[4 * 32];
    for (unsigned lane = 0; lane < 32; ++lane) {
      assert_non_null(fgets(line, sizeof line, f));
      char *at = line;
      for (unsigned r = 0; r < 14; ++r)
        *(r < 10 ? &in[r][lane] : &want[r - 10][lane]) = (uint32_t)strtoul(at, &at, 16);
    }
    struct matrix_mode mode = {.b_column_major = true};
    matrix_multiply(&s, mode, in[0], in[4], in[6], d);
    for (unsigned r = 0; r < 4; ++r)
      for (unsigned lane = 0; lane < 32; ++lane)
        if (d[32 * r + lane] != want[r][lane])
          fail_msg("%s warp %u lane %u register %u: %08x, not %08x", name, warps, lane, r,
                   d[32 * r + lane], want[r][lane]);
    ++warps;
  }
  fclose(f);
  assert_int_equal(warps, 12);
}

// All lanes' registers hold one value.
static void fill_all(uint32_t *registers, uint32_t value) {
  for (unsigned i = 0; i < 32 * 32; ++i)
    registers[i] = value;
}

static void rounds_and_saturates(void **state) {
  (void)state;
  uint32_t a[32 * 32], b[32 * 32], c[32 * 32], d[32 * 32];
  struct matrix_mode plain = {0}, saturate = {.saturate = true};
  // 32 products of 127 * 127 are 516,128.
  struct matrix_shape bytes = mma(16, 8, 32, S8, S32);
  fill_all(a, 0x7f7f7f7f), fill_all(b, 0x7f7f7f7f), fill_all(c, 0x7fffffff);
  matrix_multiply(&bytes, plain, a, b, c, d);
  assert_int_equal(d[0], 0x7fffffffU + 516128);
  matrix_multiply(&bytes, saturate, a, b, c, d);
  assert_int_equal(d[0], 0x7fffffff);
  fill_all(a, 0x80808080), fill_all(c, 0x80000000); // -128 * 127
  matrix_multiply(&bytes, saturate, a, b, c, d);
  assert_int_equal(d[31], 0x80000000);
  // 1 + 16 * 2^-24 * 1: each addend alone would be lost in f32; together they are 8 units of it.
  struct matrix_shape half = mma(16, 8, 16, F16, F32);
  fill_all(a, 0x00010001), fill_all(b, 0x3c003c00), fill_all(c, 0x3f800000);
  matrix_multiply(&half, plain, a, b, c, d);
  assert_int_equal(d[5], 0x3f800008);
  // f16 overflows to infinity, infinity times 0 is the canonical NaN.
  struct matrix_shape narrow = mma(16, 8, 16, F16, F16);
  fill_all(a, 0x7bff7bff), fill_all(c, 0);
  matrix_multiply(&narrow, plain, a, b, c, d);
  assert_int_equal(d[0], 0x7c007c00);
  fill_all(a, 0x7c007c00), fill_all(b, 0);
  matrix_multiply(&narrow, plain, a, b, c, d);
  assert_int_equal(d[0], 0x7fff7fff);
  matrix_multiply(&half, plain, a, b, c, d);
  assert_int_equal(d[0], 0x7fffffff);
  // tf32 does not see the low 13 bits.
  struct matrix_shape tf = mma(16, 8, 4, TF32, F32);
  fill_all(a, 0x3f801fff), fill_all(b, 0x3f800000), fill_all(c, 0);
  matrix_multiply(&tf, plain, a, b, c, d);
  assert_int_equal(d[0], 0x40800000);
  // f64, upwards: 4 times 1 * 2^-60 on 1 is a unit each time.
  struct matrix_shape f64 = mma(8, 8, 4, F64, F64);
  struct matrix_mode up = {.rounding = ROUND_UP};
  for (unsigned i = 0; i < 64; ++i) {
    a[i] = i < 32 ? 0 : 0x3ff00000, b[i] = i < 32 ? 0 : (1023 - 60) << 20;
    c[i] = c[i + 64] = a[i];
  }
  matrix_multiply(&f64, up, a, b, c, d);
  assert_int_equal((uint64_t)d[32] << 32 | d[0], 0x3ff0000000000004);
  matrix_multiply(&f64, plain, a, b, c, c); // in place
  assert_int_equal((uint64_t)c[32] << 32 | c[0], 0x3ff0000000000000);
}

static void loads_and_stores_matrices(void **state) {
  (void)state;
  uint16_t rows[32][8], back[32][8];
  uint32_t registers[4 * 32];
  // The element is named after its place: matrix, row, column.
  for (unsigned i = 0; i < 32; ++i)
    for (unsigned j = 0; j < 8; ++j)
      rows[i][j] = (uint16_t)(i / 8 * 0x100 + i % 8 * 0x10 + j);
  matrix_load(4, false, (const uint16_t(*)[8])rows, registers);
  assert_int_equal(registers[0], 0x00010000);
  assert_int_equal(registers[5], 0x00130012);
  assert_int_equal(registers[3 * 32 + 31], 0x03770376);
  matrix_store(4, false, registers, back);
  assert_memory_equal(rows, back, sizeof rows);
  matrix_load(2, true, (const uint16_t(*)[8])rows, registers);
  assert_int_equal(registers[0], 0x00100000);
  assert_int_equal(registers[5], 0x00310021);
  assert_int_equal(registers[32 + 31], 0x01770167);
  memset(back, 0, sizeof back);
  matrix_store(2, true, registers, back);
  assert_memory_equal(rows, back, sizeof *rows * 16);
  uint32_t plain[32];
  matrix_load(1, false, (const uint16_t(*)[8])rows, plain);
  matrix_transpose(plain, plain);
  assert_memory_equal(plain, registers, sizeof plain);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(knows_the_shapes),
      cmocka_unit_test(holds_every_element),
      cmocka_unit_test(places_mma_fragments),
      cmocka_unit_test(places_quad_pair_fragments),
      cmocka_unit_test(places_wmma_fragments),
      cmocka_unit_test(accesses_memory_as_ptxas_does),
      cmocka_unit_test(accesses_every_element_once),
      cmocka_unit_test(multiplies_like_a_triple_loop),
      cmocka_unit_test(multiplies_like_an_h200),
      cmocka_unit_test(rounds_and_saturates),
      cmocka_unit_test(loads_and_stores_matrices),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
