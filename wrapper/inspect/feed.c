#include "inspect/feed.h"

#include <string.h>

enum { REGISTERS = 256, BATCH = 64, MOST_OPERANDS = 12 };

// A register operand.
struct operand {
  uint8_t number;
  bool address; // inside brackets
};

// What an instruction reads and writes, as far as values in registers go.
struct effect {
  struct operand operands[MOST_OPERANDS];
  unsigned count;
  unsigned written; // the first so many operands are results
  unsigned width;   // registers an operand spans
  bool certain;     // the result is written whatever a predicate says
};

static bool word_char(char c) {
  return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

// Collects "R12" (not UR12, SR_TID, RZ) with whether it stands in brackets; *first is the count of
// those in the first operand, or in the second when the first is a predicate.
static unsigned registers_of(struct str s, struct operand *to, bool predicate_first,
                             unsigned *first) {
  unsigned count = 0, depth = 0, comma = 0;
  *first = 0;
  for (size_t i = 0; i < s.n && count < MOST_OPERANDS; ++i) {
    char c = s.p[i];
    depth += c == '[';
    depth -= c == ']' && depth;
    comma += c == ',' && depth == 0;
    if (c != 'R' || (i && word_char(s.p[i - 1])))
      continue;
    unsigned number = 0;
    size_t k = i + 1;
    for (; k < s.n && k < i + 4 && s.p[k] >= '0' && s.p[k] <= '9'; ++k)
      number = number * 10 + (unsigned)(s.p[k] - '0');
    if (k == i + 1 || (k < s.n && word_char(s.p[k])) || number >= REGISTERS - 1)
      continue;
    to[count++] = (struct operand){(uint8_t)number, depth > 0};
    *first += comma == (predicate_first ? 1u : 0u) && depth == 0;
    i = k - 1;
  }
  return count;
}

static bool begins_with_predicate(struct str s) {
  size_t i = s.n && s.p[0] == '!';
  i += i < s.n && s.p[i] == 'U';
  return i + 1 < s.n && s.p[i] == 'P' &&
         (s.p[i + 1] == 'T' || (s.p[i + 1] >= '0' && s.p[i + 1] <= '9'));
}

static bool writes_register(const struct sass_instruction *i) {
  switch (i->class) {
  case SASS_STS:
  case SASS_STL:
  case SASS_LDGSTS:
  case SASS_BAR:
  case SASS_BRANCH:
  case SASS_EXIT:
    return false;
  default:
    break;
  }
  return str_find(i->opcode, STR("SETP"), 0) == i->opcode.n && !sass_opcode_is(i->opcode, "FCHK") &&
         !sass_opcode_is(i->opcode, "R2P") && !sass_opcode_is(i->opcode, "R2UR") &&
         !sass_opcode_is(i->opcode, "ST") && !sass_opcode_is(i->opcode, "STG") &&
         !sass_opcode_is(i->opcode, "RED") && !sass_opcode_is(i->opcode, "REDG");
}

static unsigned width_of(struct str opcode) {
  if (sass_opcode_has(opcode, "128") || sass_opcode_has(opcode, "256"))
    return 4; // a 256-bit load names two results of four registers
  if (sass_opcode_has(opcode, "64") || sass_opcode_has(opcode, "WIDE") ||
      sass_opcode_has(opcode, "F64") || str_starts(opcode, "DADD") || str_starts(opcode, "DMUL") ||
      str_starts(opcode, "DFMA"))
    return 2;
  return 1;
}

static struct effect effect_of(const struct sass_instruction *i) {
  struct effect e = {.width = width_of(i->opcode), .certain = i->guard.n == 0};
  unsigned first;
  e.count = registers_of(i->operands, e.operands, begins_with_predicate(i->operands), &first);
  if (!writes_register(i))
    return e;
  e.written = first;
  // LDG.E.ENL2.256 R8, R4, desc[UR4][R2.64]
  if (sass_opcode_has(i->opcode, "256"))
    while (e.written < e.count && !e.operands[e.written].address)
      ++e.written;
  return e;
}

// The loads (bits) whose values operand `o` holds.
static uint64_t held(const uint64_t *registers, struct operand o, unsigned width) {
  uint64_t bits = 0;
  for (unsigned k = 0; k < width && o.number + k < REGISTERS; ++k)
    bits |= registers[o.number + k];
  return bits;
}

static void put(uint64_t *registers, const struct effect *e, uint64_t bits) {
  for (unsigned k = 0; k < e->written; ++k)
    for (unsigned w = 0; w < e->width && e->operands[k].number + w < REGISTERS; ++w) {
      uint64_t *r = &registers[e->operands[k].number + w];
      *r = e->certain ? bits : *r | bits;
    }
}

// The values that instruction `i` reads, without those that only make an address.
static uint64_t read(const uint64_t *registers, const struct effect *e) {
  uint64_t bits = 0;
  for (unsigned k = e->written; k < e->count; ++k)
    if (!e->operands[k].address)
      bits |= held(registers, e->operands[k], e->width);
  return bits;
}

// Values that pass through memory or tensor cores are no longer the loaded ones.
static bool passes_on(const struct sass_instruction *i) {
  return i->class == SASS_FMA || i->class == SASS_ARITHMETIC || i->class == SASS_OTHER;
}

// One batch of loads: `number[position]` is 1 + the load's bit, or 0.
static uint64_t follow(const struct sass_function *f, const uint32_t *ring,
                       const struct effect *effects, size_t count, const uint8_t *number,
                       bool *stores) {
  uint64_t registers[REGISTERS] = {0}, fed = 0;
  for (size_t lap = 0; lap < 2; ++lap)
    for (size_t p = 0; p < count; ++p) {
      const struct sass_instruction *i = &f->code.at[ring[p]];
      if (i->never)
        continue;
      if (i->class == SASS_STS) {
        uint64_t bits = read(registers, &effects[p]);
        fed |= bits;
        stores[p] |= bits != 0;
      } else if (number[p])
        put(registers, &effects[p], UINT64_C(1) << (number[p] - 1));
      else if (effects[p].written)
        put(registers, &effects[p], passes_on(i) ? read(registers, &effects[p]) : 0);
    }
  return fed;
}

struct feed feed_of(struct arena *a, const struct sass_function *f, const uint32_t *ring,
                    size_t count) {
  struct feed feed = {arena_array(a, count, sizeof(bool)), arena_array(a, count, sizeof(bool))};
  struct effect *effects = arena_array(a, count, sizeof *effects);
  uint8_t *number = arena_array(a, count, sizeof *number);
  for (size_t p = 0; p < count; ++p)
    effects[p] = effect_of(&f->code.at[ring[p]]);
  for (size_t from = 0; from < count;) {
    size_t place[BATCH], loads = 0, p = from;
    memset(number, 0, count);
    for (; p < count && loads < BATCH; ++p)
      if (f->code.at[ring[p]].class == SASS_LDG && !f->code.at[ring[p]].never) {
        place[loads] = p;
        number[p] = (uint8_t)++loads;
      }
    from = p;
    if (loads == 0)
      break;
    uint64_t fed = follow(f, ring, effects, count, number, feed.stores);
    for (size_t k = 0; k < loads; ++k)
      feed.loads[place[k]] = fed >> k & 1;
  }
  return feed;
}
