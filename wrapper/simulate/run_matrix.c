// Tensor cores: mma, wmma, ldmatrix, stmatrix, movmatrix.
#include "simulate/access.h"
#include "simulate/matrix.h"
#include "simulate/traffic.h"
#include "simulate/work.h"

#include <stdlib.h>
#include <string.h>

// What decode found out about an instruction.
struct plan {
  struct matrix_shape shape;
  struct matrix_mode mode;
  enum matrix_part part; // of wmma.load and wmma.store
  bool column_major;     // of that part
};

enum { MOST_REGISTERS = 64 };

// ---- fragments ----

// Registers of 64 bits are two of the fragment's, the low half first.
static bool wide(const struct matrix_shape *s, enum matrix_part part) {
  return s->type[part] == MATRIX_F64;
}

static unsigned slots(const struct matrix_shape *s, enum matrix_part part) {
  return s->registers[part] / (wide(s, part) ? 2U : 1U);
}

static void take(const struct warp *w, const uint32_t *list, const struct matrix_shape *s,
                 enum matrix_part part, uint32_t *fragment) {
  unsigned each = wide(s, part) ? 2 : 1;
  for (unsigned k = 0; k < slots(s, part); ++k)
    for (unsigned l = 0; l < LANES; ++l) {
      uint64_t x = w->reg[list[k]][l];
      fragment[LANES * k * each + l] = (uint32_t)x;
      if (each == 2)
        fragment[LANES * (2 * k + 1) + l] = (uint32_t)(x >> 32);
    }
}

static void give(struct warp *w, const uint32_t *list, const struct matrix_shape *s,
                 enum matrix_part part, const uint32_t *fragment) {
  unsigned each = wide(s, part) ? 2 : 1;
  for (unsigned k = 0; k < slots(s, part); ++k)
    for (unsigned l = 0; l < LANES; ++l)
      w->reg[list[k]][l] = fragment[LANES * k * each + l] |
                           (each == 2 ? (uint64_t)fragment[LANES * (2 * k + 1) + l] << 32 : 0);
}

// All lanes take part, or the result has no meaning.
static bool whole(struct warp *w, const struct op *o, uint32_t mask) {
  if (mask == ALL_LANES)
    return true;
  machine_fault(w, o, warp_lane(~mask), FAULT_BARRIER, 0,
                "a matrix instruction needs all 32 lanes; 0x%08x are here", mask);
  return false;
}

// ---- multiplying ----

static void run_multiply(struct warp *w, const struct op *o, uint32_t mask) {
  const struct plan *p = o->extra;
  if (!whole(w, o, mask))
    return;
  uint32_t part[4][MOST_REGISTERS * LANES];
  const uint32_t *list = o->list + o->counts[0];
  for (unsigned k = 0; k < 3; list += o->counts[++k])
    take(w, list, &p->shape, (enum matrix_part)(MATRIX_A + k), part[k]);
  matrix_multiply(&p->shape, p->mode, part[0], part[1], part[2], part[3]);
  give(w, o->list, &p->shape, MATRIX_D, part[3]);
}

// ---- wmma.load and wmma.store ----

static void count_shared(struct counter *c, const uint64_t address[LANES], uint32_t mask,
                         unsigned bytes) {
  unsigned fewest, passes = traffic_wavefronts(address, mask, bytes, &fewest);
  c->wavefronts += passes;
  c->conflicts += passes - fewest;
}

// 16-bit A and B in shared memory are taken as 8x8 matrices, eight rows of 16 bytes at a time.
static void count_tiles(struct warp *w, const struct op *o, struct counter *c, uint64_t stride) {
  const struct plan *p = o->extra;
  unsigned rows = matrix_rows(&p->shape, p->part), columns = matrix_columns(&p->shape, p->part);
  unsigned lines = p->column_major ? columns : rows, across = p->column_major ? rows : columns;
  for (unsigned line = 0; line < lines; line += 8)
    for (unsigned at = 0; at < across; at += 8) {
      uint64_t address[LANES];
      for (unsigned l = 0; l < 8; ++l)
        address[l] = w->reg[o->a][0] + (uint64_t)o->offset + ((line + l) * stride + at) * 2;
      count_shared(c, address, 0xff, 16);
    }
}

static void count_rows(struct warp *w, const struct op *o, uint64_t stride) {
  const struct plan *p = o->extra;
  unsigned bits = matrix_bits(p->shape.type[p->part]);
  struct counter *c = &w->frames.at[w->frames.count - 1].code->counters[o->index];
  struct matrix_access a;
  uint64_t start = w->reg[o->a][0] + (uint64_t)o->offset;
  bool global = o->space == PTX_GLOBAL || (o->space == PTX_GENERIC && start < SHARED_WINDOW);
  if (!global) {
    ++c->shared;
    if (bits == 16 && (p->part == MATRIX_A || p->part == MATRIX_B)) {
      count_tiles(w, o, c, stride);
      return;
    }
  }
  for (unsigned index = 0; matrix_access(&p->shape, p->part, p->column_major, 0, index, &a);
       ++index) {
    uint64_t address[LANES];
    uint32_t mask = 0;
    unsigned bytes = a.elements * bits / 8;
    for (unsigned l = 0; l < LANES; ++l)
      if (matrix_access(&p->shape, p->part, p->column_major, l, index, &a)) {
        address[l] = w->reg[o->a][l] + (uint64_t)o->offset +
                     matrix_offset(p->column_major, stride, a.row, a.column) * bits / 8;
        mask |= UINT32_C(1) << l;
      }
    if (mask && global)
      traffic_global(c, address, mask, bytes);
    else if (mask)
      count_shared(c, address, mask, bytes);
  }
}

static uint8_t *element(struct warp *w, const struct op *o, unsigned lane, unsigned index,
                        uint64_t stride, enum access how) {
  const struct plan *p = o->extra;
  unsigned bytes = matrix_bits(p->shape.type[p->part]) / 8, row, column;
  if (!matrix_element(&p->shape, p->part, p->column_major, lane, index, &row, &column))
    return NULL;
  uint64_t address = w->reg[o->a][lane] + (uint64_t)o->offset +
                     matrix_offset(p->column_major, stride, row, column) * bytes;
  return access_reach(w, o, lane, o->space, address, bytes, how);
}

static void run_load(struct warp *w, const struct op *o, uint32_t mask) {
  const struct plan *p = o->extra;
  if (!whole(w, o, mask))
    return;
  unsigned bytes = matrix_bits(p->shape.type[p->part]) / 8;
  uint64_t stride = o->b == NO_SLOT ? (p->column_major ? matrix_rows(&p->shape, p->part)
                                                       : matrix_columns(&p->shape, p->part))
                                    : w->reg[o->b][0];
  uint32_t fragment[MOST_REGISTERS * LANES] = {0};
  for (unsigned l = 0; l < LANES; ++l)
    for (unsigned k = 0; k < p->shape.elements[p->part]; ++k) {
      const uint8_t *from = element(w, o, l, k, stride, ACCESS_READ);
      if (!from)
        return;
      uint64_t x = 0;
      memcpy(&x, from, bytes);
      matrix_put(&p->shape, p->part, fragment, l, k, x);
    }
  give(w, o->list, &p->shape, p->part, fragment);
  count_rows(w, o, stride);
}

static void run_store(struct warp *w, const struct op *o, uint32_t mask) {
  const struct plan *p = o->extra;
  if (!whole(w, o, mask))
    return;
  unsigned bytes = matrix_bits(p->shape.type[p->part]) / 8;
  uint64_t stride = o->b == NO_SLOT ? (p->column_major ? matrix_rows(&p->shape, p->part)
                                                       : matrix_columns(&p->shape, p->part))
                                    : w->reg[o->b][0];
  uint32_t fragment[MOST_REGISTERS * LANES];
  take(w, o->list, &p->shape, p->part, fragment);
  for (unsigned l = 0; l < LANES; ++l)
    for (unsigned k = 0; k < p->shape.elements[p->part]; ++k) {
      uint8_t *to = element(w, o, l, k, stride, ACCESS_WRITE);
      if (!to)
        return;
      uint64_t x = matrix_get(&p->shape, p->part, fragment, l, k);
      memcpy(to, &x, bytes);
    }
  count_rows(w, o, stride);
}

// ---- ldmatrix and its like ----

// Rows of eight 16-bit elements at the addresses that the first 8 * count lanes give.
static bool rows_at(struct warp *w, const struct op *o, unsigned count, bool store,
                    uint16_t rows[][8]) {
  struct counter *c = &w->frames.at[w->frames.count - 1].code->counters[o->index];
  ++c->shared;
  for (unsigned i = 0; i < count; ++i) {
    uint64_t address[LANES];
    for (unsigned r = 0; r < 8; ++r) {
      unsigned lane = 8 * i + r;
      address[lane] = w->reg[o->a][lane] + (uint64_t)o->offset;
      uint8_t *p = access_reach(w, o, lane, PTX_SHARED, address[lane] & (WINDOW_BYTES - 1), 16,
                                store ? ACCESS_WRITE : ACCESS_READ);
      if (!p)
        return false;
      if (store)
        memcpy(p, rows[lane], 16);
      else
        memcpy(rows[lane], p, 16);
    }
    count_shared(c, address, UINT32_C(0xff) << 8 * i, 16);
  }
  return true;
}

static void run_ldmatrix(struct warp *w, const struct op *o, uint32_t mask) {
  uint16_t rows[32][8];
  uint32_t out[4 * LANES];
  unsigned count = o->code & 7;
  if (!whole(w, o, mask) || !rows_at(w, o, count, false, rows))
    return;
  matrix_load(count, o->code & 8, (const uint16_t(*)[8])rows, out);
  for (unsigned k = 0; k < count; ++k)
    for (unsigned l = 0; l < LANES; ++l)
      w->reg[o->counts[0] ? o->list[k] : o->d][l] = out[LANES * k + l];
}

static void run_stmatrix(struct warp *w, const struct op *o, uint32_t mask) {
  uint16_t rows[32][8];
  uint32_t in[4 * LANES];
  unsigned count = o->code & 7;
  if (!whole(w, o, mask))
    return;
  for (unsigned k = 0; k < count; ++k)
    for (unsigned l = 0; l < LANES; ++l)
      in[LANES * k + l] = (uint32_t)w->reg[o->counts[0] ? o->list[k] : o->b][l];
  matrix_store(count, o->code & 8, in, rows);
  rows_at(w, o, count, true, rows);
}

static void run_movmatrix(struct warp *w, const struct op *o, uint32_t mask) {
  uint32_t in[LANES], out[LANES];
  if (!whole(w, o, mask))
    return;
  for (unsigned l = 0; l < LANES; ++l)
    in[l] = (uint32_t)w->reg[o->a][l];
  matrix_transpose(in, out);
  for (unsigned l = 0; l < LANES; ++l)
    w->reg[o->d][l] = out[l];
}

// ---- choosing ----

static bool matrix_type_of(enum ptx_type t, enum matrix_type *out) {
  static const struct {
    enum ptx_type from;
    enum matrix_type to;
  } table[] = {{PTX_F16, MATRIX_F16}, {PTX_BF16, MATRIX_BF16}, {PTX_TF32, MATRIX_TF32},
               {PTX_F32, MATRIX_F32}, {PTX_F64, MATRIX_F64},   {PTX_S8, MATRIX_S8},
               {PTX_U8, MATRIX_U8},   {PTX_S32, MATRIX_S32}};
  for (size_t i = 0; i < sizeof table / sizeof *table; ++i)
    if (table[i].from == t) {
      *out = table[i].to;
      return true;
    }
  return false;
}

// ".m16n8k16".
static bool size_of(const struct ptx_instruction *i, unsigned *m, unsigned *n, unsigned *k) {
  for (unsigned s = 0; s < i->suffix_count; ++s) {
    char text[24] = "";
    if (i->suffixes[s].n >= sizeof text || i->suffixes[s].n < 6 || i->suffixes[s].p[0] != 'm')
      continue;
    memcpy(text, i->suffixes[s].p, i->suffixes[s].n);
    char *at = text + 1;
    *m = (unsigned)strtoul(at, &at, 10);
    if (*at++ != 'n')
      continue;
    *n = (unsigned)strtoul(at, &at, 10);
    if (*at++ != 'k')
      continue;
    *k = (unsigned)strtoul(at, &at, 10);
    if (*at == '\0')
      return true;
  }
  return false;
}

// The layouts that stand among the suffixes, in their order: true for "col".
static unsigned layouts(const struct ptx_instruction *i, bool column_major[2]) {
  unsigned n = 0;
  for (unsigned s = 0; s < i->suffix_count && n < 2; ++s)
    if (str_is(i->suffixes[s], "row") || str_is(i->suffixes[s], "col"))
      column_major[n++] = str_is(i->suffixes[s], "col");
  return n;
}

// Types in the order d, a, b, c; wmma of f16 names only d and c.
static bool types_of(const struct ptx_instruction *i, enum matrix_type t[4]) {
  unsigned n = 0;
  while (n < 4 && ptx_type_at(i, n) != PTX_NO_TYPE && matrix_type_of(ptx_type_at(i, n), &t[n]))
    ++n;
  if (n == 2) {
    t[3] = t[1];
    t[1] = t[2] = MATRIX_F16;
    n = 4;
  }
  return n == 4;
}

static run_op *multiply_op(struct op *o, struct plan *p, bool wmma) {
  const struct ptx_instruction *i = o->source;
  unsigned m, n, k;
  enum matrix_type t[4];
  bool column_major[2] = {false, true};
  layouts(i, column_major);
  if (!size_of(i, &m, &n, &k) || !types_of(i, t) ||
      !matrix_find(&p->shape, wmma, m, n, k, t[1], t[2], t[3], t[0]))
    return NULL;
  p->mode = (struct matrix_mode){.a_column_major = column_major[0],
                                 .b_column_major = column_major[1],
                                 .saturate = ptx_has(i, "satfinite")};
  for (unsigned q = 0; q < 4; ++q) {
    static const enum matrix_part order[] = {MATRIX_D, MATRIX_A, MATRIX_B, MATRIX_C};
    if (o->counts[q] != slots(&p->shape, order[q]) || p->shape.registers[order[q]] > MOST_REGISTERS)
      return NULL;
  }
  return run_multiply;
}

// A shape of that size which has a part of this type: fragments of one part are alike in all.
static bool shape_with(struct plan *p, unsigned m, unsigned n, unsigned k, enum matrix_type t) {
  static const enum matrix_type inputs[] = {MATRIX_F16, MATRIX_BF16, MATRIX_TF32,
                                            MATRIX_F64, MATRIX_S8,   MATRIX_U8};
  static const enum matrix_type sums[] = {MATRIX_F32, MATRIX_F16, MATRIX_S32, MATRIX_F64};
  for (size_t a = 0; a < sizeof inputs / sizeof *inputs; ++a)
    for (size_t c = 0; c < sizeof sums / sizeof *sums; ++c)
      if (matrix_find(&p->shape, true, m, n, k, inputs[a], inputs[a], sums[c], sums[c]) &&
          p->shape.type[p->part] == t)
        return true;
  return false;
}

static run_op *memory_op(struct op *o, struct plan *p) {
  const struct ptx_instruction *i = o->source;
  unsigned m, n, k;
  enum matrix_type t;
  bool column_major[2] = {false, false};
  p->part = ptx_has(i, "a")   ? MATRIX_A
            : ptx_has(i, "b") ? MATRIX_B
            : ptx_has(i, "c") ? MATRIX_C
                              : MATRIX_D;
  layouts(i, column_major);
  p->column_major = column_major[0];
  if (!size_of(i, &m, &n, &k) || !matrix_type_of(o->type, &t) || !shape_with(p, m, n, k, t) ||
      o->a == NO_SLOT || o->counts[0] != slots(&p->shape, p->part) ||
      p->shape.registers[p->part] > MOST_REGISTERS)
    return NULL;
  return ptx_has(i, "store") ? run_store : run_load;
}

run_op *matrix_op(struct op *o, struct arena *a) {
  const struct ptx_instruction *i = o->source;
  bool wmma = str_is(i->opcode, "wmma"), load = str_is(i->opcode, "ldmatrix"),
       store = str_is(i->opcode, "stmatrix");
  if (load || store) {
    unsigned count = ptx_has(i, "x4") ? 4 : ptx_has(i, "x2") ? 2 : 1;
    o->code = count | (ptx_has(i, "trans") ? 8 : 0);
    if (o->a == NO_SLOT || !ptx_has(i, "m8n8") || (o->counts[0] && o->counts[0] != count) ||
        (!o->counts[0] && (count > 1 || (load ? o->d : o->b) == NO_SLOT)))
      return NULL;
    return load ? run_ldmatrix : run_stmatrix;
  }
  if (str_is(i->opcode, "movmatrix"))
    return o->a == NO_SLOT ? NULL : run_movmatrix;
  if ((!wmma && !str_is(i->opcode, "mma")) || ptx_has(i, "sp"))
    return NULL;
  struct plan *p = ARENA_NEW(a, struct plan);
  o->extra = p;
  return !wmma || ptx_has(i, "mma") ? multiply_op(o, p, wmma) : memory_op(o, p);
}

unsigned matrix_work(const struct op *o) {
  const struct plan *p = o->extra;
  return o->run == run_multiply ? matrix_operations(&p->shape) : 0;
}
