#include "inspect/effect.h"

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

struct effect effect_of(const struct sass_instruction *i) {
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
