#include "simulate/matrix.h"

#include "simulate/integer.h"

#include <limits.h>
#include <math.h>
#include <stddef.h>

enum {
  LANES = 32,
  // Elements of a matrix.
  MOST_LEFT = 16 * 64,  // m16n8k64
  MOST_RIGHT = 16 * 32, // m8n32k16, m16n8k64
  MOST_SUMS = 16 * 16
};

enum family { HALF, BRAIN, TENSOR_FLOAT, DOUBLE, BYTE, NIBBLE };

struct row {
  bool wmma;
  uint8_t m, n, k;
  enum family family;
  uint8_t a, b, c; // elements that a lane holds
};

// PTX ISA, "Matrix Fragments for mma" and "for WMMA".
static const struct row rows[] = {
    {false, 8, 8, 4, HALF, 4, 4, 8},          {false, 16, 8, 8, HALF, 4, 2, 4},
    {false, 16, 8, 16, HALF, 8, 4, 4},        {false, 16, 8, 8, BRAIN, 4, 2, 4},
    {false, 16, 8, 16, BRAIN, 8, 4, 4},       {false, 16, 8, 4, TENSOR_FLOAT, 2, 1, 4},
    {false, 16, 8, 8, TENSOR_FLOAT, 4, 2, 4}, {false, 8, 8, 4, DOUBLE, 1, 1, 2},
    {false, 16, 8, 4, DOUBLE, 2, 1, 4},       {false, 16, 8, 8, DOUBLE, 4, 2, 4},
    {false, 16, 8, 16, DOUBLE, 8, 4, 4},      {false, 8, 8, 16, BYTE, 4, 4, 2},
    {false, 16, 8, 16, BYTE, 8, 4, 4},        {false, 16, 8, 32, BYTE, 16, 8, 4},
    {false, 8, 8, 32, NIBBLE, 8, 8, 2},       {false, 16, 8, 32, NIBBLE, 16, 8, 4},
    {false, 16, 8, 64, NIBBLE, 32, 16, 4},    {true, 16, 16, 16, HALF, 16, 16, 8},
    {true, 8, 32, 16, HALF, 16, 16, 8},       {true, 32, 8, 16, HALF, 16, 16, 8},
    {true, 16, 16, 16, BRAIN, 8, 8, 8},       {true, 8, 32, 16, BRAIN, 4, 16, 8},
    {true, 32, 8, 16, BRAIN, 16, 4, 8},       {true, 16, 16, 8, TENSOR_FLOAT, 4, 4, 8},
    {true, 8, 8, 4, DOUBLE, 1, 1, 2},         {true, 16, 16, 16, BYTE, 8, 8, 8},
    {true, 8, 32, 16, BYTE, 4, 16, 8},        {true, 32, 8, 16, BYTE, 16, 4, 8},
    {true, 8, 8, 32, NIBBLE, 8, 8, 2},
};

static bool family_allows(enum family f, const enum matrix_type type[4]) {
  enum matrix_type a = type[MATRIX_A], b = type[MATRIX_B], c = type[MATRIX_C], d = type[MATRIX_D];
  switch (f) {
  case HALF:
    return a == MATRIX_F16 && b == MATRIX_F16 && (c == MATRIX_F16 || c == MATRIX_F32) &&
           (d == MATRIX_F16 || d == MATRIX_F32);
  case BRAIN:
    return a == MATRIX_BF16 && b == MATRIX_BF16 && c == MATRIX_F32 && d == MATRIX_F32;
  case TENSOR_FLOAT:
    return a == MATRIX_TF32 && b == MATRIX_TF32 && c == MATRIX_F32 && d == MATRIX_F32;
  case DOUBLE:
    return a == MATRIX_F64 && b == MATRIX_F64 && c == MATRIX_F64 && d == MATRIX_F64;
  case BYTE:
    return (a == MATRIX_S8 || a == MATRIX_U8) && (b == MATRIX_S8 || b == MATRIX_U8) &&
           c == MATRIX_S32 && d == MATRIX_S32;
  default:
    return (a == MATRIX_S4 || a == MATRIX_U4) && (b == MATRIX_S4 || b == MATRIX_U4) &&
           c == MATRIX_S32 && d == MATRIX_S32;
  }
}

bool matrix_find(struct matrix_shape *shape, bool wmma, unsigned m, unsigned n, unsigned k,
                 enum matrix_type a, enum matrix_type b, enum matrix_type c, enum matrix_type d) {
  struct matrix_shape s = {.type = {a, b, c, d}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i) {
    const struct row *r = &rows[i];
    if (r->wmma != wmma || r->m != m || r->n != n || r->k != k || !family_allows(r->family, s.type))
      continue;
    s.wmma = wmma;
    s.m = r->m, s.n = r->n, s.k = r->k;
    s.groups = !wmma && r->family == HALF && m == 8 ? 4 : 1;
    uint8_t elements[4] = {r->a, r->b, r->c, r->c};
    for (unsigned part = MATRIX_A; part <= MATRIX_D; ++part) {
      s.elements[part] = elements[part];
      s.registers[part] = (uint8_t)(elements[part] * matrix_bits(s.type[part]) / 32);
    }
    *shape = s;
    return true;
  }
  return false;
}

unsigned matrix_bits(enum matrix_type t) {
  switch (t) {
  case MATRIX_F16:
  case MATRIX_BF16:
    return 16;
  case MATRIX_F64:
    return 64;
  case MATRIX_S8:
  case MATRIX_U8:
    return 8;
  case MATRIX_S4:
  case MATRIX_U4:
    return 4;
  default:
    return 32;
  }
}

unsigned matrix_rows(const struct matrix_shape *s, enum matrix_part part) {
  return part == MATRIX_B ? s->k : s->m;
}

unsigned matrix_columns(const struct matrix_shape *s, enum matrix_part part) {
  return part == MATRIX_A ? s->k : s->n;
}

unsigned matrix_operations(const struct matrix_shape *s) {
  return (unsigned)s->m * s->n * s->k * s->groups;
}

// Elements of A or B that follow one another along k in a register.
static unsigned packed(const struct matrix_shape *s) {
  unsigned bits = matrix_bits(s->type[MATRIX_A]);
  return bits < 32 ? 32 / bits : 1;
}

// The tensor core multiplies 16 x k by k x 8, and m8n32k16 is the product of the transposes.
static bool is_swapped(const struct matrix_shape *s) {
  return s->m == 8 && s->n == 32;
}

// Registers that follow one another along k.
static unsigned blocks(const struct matrix_shape *s) {
  unsigned n = s->k / (4 * packed(s));
  return n ? n : 1;
}

// Elements that the lanes hold without repetition.
static unsigned distinct(const struct matrix_shape *s, enum matrix_part part) {
  unsigned n = matrix_rows(s, part) * matrix_columns(s, part) * s->groups / LANES;
  return n ? n : 1;
}

struct place {
  unsigned outer, inner; // along m or n, and along k (of C and D: along n, swapped: m)
};

// The factor with 16 rows: registers go down 8, then along k, then to the next 16 rows.
static struct place in_tall(const struct matrix_shape *s, unsigned lane, unsigned index) {
  unsigned p = packed(s), r = index / p, n = blocks(s);
  unsigned down = s->m == 8 && s->n == 8 ? 1 : 2;
  return (struct place){
      lane / 4 + 8 * (r % down) + 16 * (r / (down * n)),
      lane % 4 * p + index % p + 4 * p * (r / down % n),
  };
}

// The factor with 8 columns: registers go along k, then to the next 8.
static struct place in_wide(const struct matrix_shape *s, unsigned lane, unsigned index) {
  unsigned p = packed(s), r = index / p, n = blocks(s);
  return (struct place){
      lane / 4 + 8 * (r / n),
      lane % 4 * p + index % p + 4 * p * (r % n),
  };
}

// 16 x 8: two elements of a row, two of the row 8 below, then the next 16 x 8.
static struct place in_product(const struct matrix_shape *s, unsigned lane, unsigned index) {
  struct place at = {lane / 4 + 8 * (index / 2 % 2), lane % 4 * 2 + index % 2};
  if (s->m == 16)
    at.inner += 8 * (index / 4);
  else
    at.outer += 16 * (index / 4);
  return at;
}

// m8n8k4 of f16, one for each pair of quads: lanes 4 q to 4 q + 3 and those 16 above.
static void in_quad_pair(const struct matrix_shape *s, enum matrix_part part, bool column_major,
                         unsigned lane, unsigned index, unsigned *row, unsigned *column) {
  unsigned upper = lane / 16 * 4;
  if (part == MATRIX_A) {
    *row = (column_major ? index : lane % 4) + upper;
    *column = column_major ? lane % 4 : index;
  } else if (part == MATRIX_B) {
    *row = column_major ? index : lane % 4;
    *column = (column_major ? lane % 4 : index) + upper;
  } else if (s->type[part] == MATRIX_F16) {
    *row = lane % 4 + upper;
    *column = index;
  } else {
    *row = (lane & 1) + (index & 2) + upper;
    *column = (index & 4) + (lane & 2) + (index & 1);
  }
}

bool matrix_element(const struct matrix_shape *s, enum matrix_part part, bool column_major,
                    unsigned lane, unsigned index, unsigned *row, unsigned *column) {
  if (lane >= LANES || index >= s->elements[part])
    return false;
  if (s->groups > 1) {
    in_quad_pair(s, part, column_major, lane, index, row, column);
    return true;
  }
  index %= distinct(s, part);
  bool product = part == MATRIX_C || part == MATRIX_D, swapped = is_swapped(s);
  struct place at = product                         ? in_product(s, lane, index)
                    : (part == MATRIX_A) != swapped ? in_tall(s, lane, index)
                                                    : in_wide(s, lane, index);
  bool by_rows = product ? !swapped : part == MATRIX_A;
  *row = by_rows ? at.outer : at.inner;
  *column = by_rows ? at.inner : at.outer;
  return true;
}

bool matrix_access(const struct matrix_shape *s, enum matrix_part part, bool column_major,
                   unsigned lane, unsigned index, struct matrix_access *out) {
  bool product = part == MATRIX_C || part == MATRIX_D;
  unsigned run = product ? 2 : packed(s);
  bool along_columns = product ? is_swapped(s) : part == MATRIX_B; // of the fragment's runs
  bool across = along_columns != column_major;
  bool transposed = across && matrix_bits(s->type[part]) == 16;
  if (across && !transposed)
    run = 1;
  unsigned count = distinct(s, part);
  if (index >= count / run ||
      !matrix_element(s, part, column_major, lane, index * run, &out->row, &out->column))
    return false;
  out->elements = run;
  if (transposed) { // in its block of 8 x 8
    unsigned row = out->row, column = out->column;
    out->row = (row & ~7U) + (column & 7);
    out->column = (column & ~7U) + (row & 7);
  }
  return true;
}

uint64_t matrix_get(const struct matrix_shape *s, enum matrix_part part, const uint32_t *fragment,
                    unsigned lane, unsigned index) {
  unsigned bits = matrix_bits(s->type[part]), bit = index * bits;
  const uint32_t *at = fragment + (size_t)(bit / 32) * LANES + lane;
  if (bits == 64)
    return (uint64_t)at[LANES] << 32 | at[0];
  return at[0] >> bit % 32 & integer_mask(bits);
}

void matrix_put(const struct matrix_shape *s, enum matrix_part part, uint32_t *fragment,
                unsigned lane, unsigned index, uint64_t value) {
  unsigned bits = matrix_bits(s->type[part]), bit = index * bits;
  uint32_t *at = fragment + (size_t)(bit / 32) * LANES + lane;
  if (bits == 64) {
    at[0] = (uint32_t)value;
    at[LANES] = (uint32_t)(value >> 32);
    return;
  }
  uint32_t mask = (uint32_t)integer_mask(bits) << bit % 32;
  *at = (*at & ~mask) | ((uint32_t)value << bit % 32 & mask);
}

// A whole matrix, in the arithmetic of the sum: whole numbers or double.
union scalar {
  double real;
  int64_t integer;
};

static bool is_real(enum matrix_type t) {
  return t <= MATRIX_F64;
}

static union scalar scalar_of(enum matrix_type t, uint64_t bits) {
  switch (t) {
  case MATRIX_F16:
    return (union scalar){.real = f16_value(bits)};
  case MATRIX_BF16:
    return (union scalar){.real = bf16_value(bits)};
  case MATRIX_TF32:
    return (union scalar){.real = f32_value(bits & ~(uint64_t)0x1fff)};
  case MATRIX_F32:
    return (union scalar){.real = f32_value(bits)};
  case MATRIX_F64:
    return (union scalar){.real = f64_value(bits)};
  default: {
    bool is_signed = t != MATRIX_U8 && t != MATRIX_U4;
    return (union scalar){.integer = (int64_t)integer_extend(matrix_bits(t), is_signed, bits)};
  }
  }
}

static uint64_t bits_of(enum matrix_type t, bool saturate, union scalar value) {
  switch (t) {
  case MATRIX_F16:
    return number_nearest(NUMBER_F16, value.real);
  case MATRIX_F32:
    return f32_bits((float)value.real);
  case MATRIX_F64:
    return f64_bits(value.real);
  default:
    return saturate ? integer_saturate(true, (uint64_t)value.integer, 32, true)
                    : (uint64_t)value.integer;
  }
}

static bool in_group(const struct matrix_shape *s, unsigned group, unsigned lane) {
  return s->groups == 1 || lane / 4 % 4 == group;
}

// For element `index` of each lane, its place in an array of the rows.
static void places(const struct matrix_shape *s, enum matrix_part part, bool column_major,
                   unsigned index, uint16_t at[LANES]) {
  unsigned row = 0, column = 0, columns = matrix_columns(s, part);
  for (unsigned lane = 0; lane < LANES; ++lane) {
    // Without groups a place is a function of the index plus one of lane / 4 plus one of lane % 4.
    if (s->groups == 1 && lane > 4 && lane % 4) {
      at[lane] = (uint16_t)(at[lane - 1] + at[1] - at[0]);
      continue;
    }
    matrix_element(s, part, column_major, lane, index, &row, &column);
    at[lane] = (uint16_t)(row * columns + column);
  }
}

// The matrix of a fragment, row by row.
static void gather(const struct matrix_shape *s, enum matrix_part part, bool column_major,
                   unsigned group, const uint32_t *fragment, union scalar *out) {
  uint16_t at[LANES];
  unsigned count = s->groups > 1 ? s->elements[part] : distinct(s, part);
  for (unsigned i = 0; i < count; ++i) {
    places(s, part, column_major, i, at);
    for (unsigned lane = 0; lane < LANES; ++lane)
      if (in_group(s, group, lane))
        out[at[lane]] = scalar_of(s->type[part], matrix_get(s, part, fragment, lane, i));
  }
}

static void scatter(const struct matrix_shape *s, bool saturate, unsigned group,
                    const union scalar *in, uint32_t *fragment) {
  uint16_t at[LANES];
  enum matrix_type t = s->type[MATRIX_D];
  for (unsigned i = 0; i < s->elements[MATRIX_D]; ++i) {
    places(s, MATRIX_D, false, i, at);
    for (unsigned lane = 0; lane < LANES; ++lane)
      if (in_group(s, group, lane))
        matrix_put(s, MATRIX_D, fragment, lane, i, bits_of(t, saturate, in[at[lane]]));
  }
}

// How the tensor cores of an H200 add (measured, see the header): the sum and the exact products
// are aligned to the largest exponent among them, cut off 25 bits below it, and added; that sum has
// room to spare.
enum { SUM_BITS = 25, MOST_TERMS = 17 };

static double tensor_sum(const double *terms, const int *exponents, unsigned count) {
  int most = INT_MIN;
  for (unsigned t = 0; t < count; ++t)
    if (terms[t] != 0 && exponents[t] > most)
      most = exponents[t];
  if (most == INT_MIN)
    return 0;
  int64_t sum = 0;
  for (unsigned t = 0; t < count; ++t)
    sum += (int64_t)ldexp(terms[t], SUM_BITS - most); // towards zero
  return ldexp((double)sum, most - SUM_BITS);
}

// Of a factor or addend, as the aligner sees it: subnormals are not normalised before, and a
// product, whose exponent is the sum of both, not after.
static int exponent_of(enum matrix_type t, double x) {
  int e, least = t == MATRIX_F16 ? -14 : -126;
  frexp(x, &e);
  return e - 1 < least ? least : e - 1;
}

// How many products go into one sum: all of an instruction of ptxas, up to 16. The wmma of tf32 is
// two instructions, for four columns of A each; the mma.sync of that size is one.
static unsigned sum_products(const struct matrix_shape *s) {
  return s->wmma && s->type[MATRIX_A] == MATRIX_TF32 ? 4 : MOST_TERMS - 1;
}

// One element of D.
static double tensor_dot(const struct matrix_shape *s, const union scalar *a, const union scalar *b,
                         double c) {
  unsigned step = sum_products(s);
  for (unsigned from = 0; from < s->k; from += step) {
    double terms[MOST_TERMS] = {c};
    int exponents[MOST_TERMS] = {exponent_of(MATRIX_F32, c)};
    unsigned n = 1;
    bool finite = isfinite(c);
    for (unsigned k = from; k < s->k && n <= step; ++k, ++n) {
      double x = a[k].real, y = b[(size_t)k * s->n].real;
      terms[n] = x * y;
      exponents[n] = exponent_of(s->type[MATRIX_A], x) + exponent_of(s->type[MATRIX_B], y);
      finite &= isfinite(terms[n]) != 0;
    }
    if (finite)
      c = tensor_sum(terms, exponents, n);
    else
      for (unsigned t = 1; t < n; ++t)
        c += terms[t];
    if (s->type[MATRIX_D] == MATRIX_F32 && !isnan(c))
      c = fabs(c) >= 0x1p128
              ? copysign(INFINITY, c)
              : f32_value(number_convert(NUMBER_F32, NUMBER_F64,
                                         (struct number_mode){.rounding = ROUND_ZERO},
                                         f64_bits(c)));
  }
  return c;
}

// sum[0 .. n) += a * b[0 .. n).
static void add_products(enum matrix_type t, enum rounding rounding, unsigned n, union scalar a,
                         const union scalar *b, union scalar *sum) {
  struct number_mode m = {.rounding = rounding};
  if (!is_real(t))
    for (unsigned j = 0; j < n; ++j)
      sum[j].integer += a.integer * b[j].integer;
  else if (rounding == ROUND_NEAREST)
    for (unsigned j = 0; j < n; ++j)
      sum[j].real = f64_fma(a.real, b[j].real, sum[j].real);
  else
    for (unsigned j = 0; j < n; ++j)
      sum[j].real = f64_value(
          number_fma(NUMBER_F64, m, f64_bits(a.real), f64_bits(b[j].real), f64_bits(sum[j].real)));
}

void matrix_multiply(const struct matrix_shape *s, struct matrix_mode mode, const uint32_t *a,
                     const uint32_t *b, const uint32_t *c, uint32_t *d) {
  union scalar left[MOST_LEFT] = {0}, right[MOST_RIGHT] = {0}, sum[MOST_SUMS] = {0};
  for (unsigned group = 0; group < s->groups; ++group) {
    gather(s, MATRIX_A, mode.a_column_major, group, a, left);
    gather(s, MATRIX_B, mode.b_column_major, group, b, right);
    gather(s, MATRIX_C, false, group, c, sum);
    bool tensor = is_real(s->type[MATRIX_A]) && s->type[MATRIX_A] != MATRIX_F64;
    for (unsigned i = 0; i < s->m && tensor; ++i)
      for (unsigned j = 0; j < s->n; ++j)
        sum[i * s->n + j].real =
            tensor_dot(s, left + (size_t)i * s->k, right + j, sum[i * s->n + j].real);
    for (unsigned i = 0; i < s->m && !tensor; ++i)
      for (unsigned k = 0; k < s->k; ++k)
        add_products(s->type[MATRIX_A], mode.rounding, s->n, left[i * s->k + k],
                     right + (size_t)k * s->n, sum + (size_t)i * s->n);
    scatter(s, mode.saturate, group, sum, d);
  }
}

// Lane 4 r + c / 2 holds the elements c and c + 1 of row r; transposed: of column r.
void matrix_load(unsigned count, bool transposed, const uint16_t rows_of[][8],
                 uint32_t *registers) {
  for (unsigned i = 0; i < count; ++i)
    for (unsigned lane = 0; lane < LANES; ++lane) {
      const uint16_t(*m)[8] = rows_of + (size_t)8 * i;
      unsigned r = lane / 4, c = lane % 4 * 2;
      uint32_t low = transposed ? m[c][r] : m[r][c];
      uint32_t high = transposed ? m[c + 1][r] : m[r][c + 1];
      registers[i * LANES + lane] = high << 16 | low;
    }
}

void matrix_store(unsigned count, bool transposed, const uint32_t *registers,
                  uint16_t rows_of[][8]) {
  for (unsigned i = 0; i < count; ++i)
    for (unsigned lane = 0; lane < LANES; ++lane) {
      uint16_t(*m)[8] = rows_of + (size_t)8 * i;
      unsigned r = lane / 4, c = lane % 4 * 2;
      uint32_t pair = registers[i * LANES + lane];
      *(transposed ? &m[c][r] : &m[r][c]) = (uint16_t)pair;
      *(transposed ? &m[c + 1][r] : &m[r][c + 1]) = (uint16_t)(pair >> 16);
    }
}

void matrix_transpose(const uint32_t in[32], uint32_t out[32]) {
  uint16_t elements[8][8];
  matrix_store(1, true, in, elements);
  matrix_load(1, false, (const uint16_t(*)[8])elements, out);
}
