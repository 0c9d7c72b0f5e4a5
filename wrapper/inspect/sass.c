#include "inspect/sass.h"

#include <stdlib.h>
#include <string.h>

struct opcode {
  const char *name;
  enum sass_class class;
};

static const struct opcode opcodes[] = {
#define OPCODE(name, class) {#name, SASS_##class},
#include "inspect/sass.def"
#undef OPCODE
};

static int opcode_compare(const void *key, const void *element) {
  const struct str *base = key;
  const char *name = ((const struct opcode *)element)->name;
  size_t n = strlen(name), common = base->n < n ? base->n : n;
  int order = memcmp(base->p, name, common);
  return order ? order : base->n < n ? -1 : base->n > n;
}

static struct str base_of(struct str opcode) {
  const char *dot = opcode.n ? memchr(opcode.p, '.', opcode.n) : NULL;
  return (struct str){opcode.p, dot ? (size_t)(dot - opcode.p) : opcode.n};
}

bool sass_opcode_is(struct str opcode, const char *name) {
  return str_is(base_of(opcode), name);
}

bool sass_opcode_has(struct str opcode, const char *suffix) {
  size_t n = strlen(suffix);
  for (size_t i = 0; i + n < opcode.n; ++i)
    if (opcode.p[i] == '.' && memcmp(opcode.p + i + 1, suffix, n) == 0 &&
        (i + 1 + n == opcode.n || opcode.p[i + 1 + n] == '.'))
      return true;
  return false;
}

// HFMA2 of -RZ and RZ is how ptxas writes two constants into a register: no work of the program's.
static bool moves_constant(struct str operands) {
  return str_find(operands, STR(", -RZ, RZ, "), 0) < operands.n;
}

static enum sass_class class_of(struct str opcode, struct str operands) {
  struct str base = base_of(opcode);
  if (base.n == 0)
    return SASS_OTHER;
  const struct opcode *known = bsearch(&base, opcodes, sizeof opcodes / sizeof opcodes[0],
                                       sizeof opcodes[0], opcode_compare);
  if (!known)
    return SASS_OTHER;
  if (known->class == SASS_FMA && moves_constant(operands))
    return SASS_OTHER;
  return known->class;
}

static int hex_digit(char c) {
  return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static bool blank(char c) {
  return c == ' ' || c == '\t';
}

static struct str without_blanks(struct str s) {
  while (s.n && blank(s.p[0]))
    ++s.p, --s.n;
  while (s.n && blank(s.p[s.n - 1]))
    --s.n;
  return s;
}

// Hexadecimal digits off the front; at most 16 of them.
static bool take_hex(struct str *s, uint64_t *value) {
  size_t n = 0;
  *value = 0;
  while (n < s->n && n < 17 && hex_digit(s->p[n]) >= 0)
    *value = *value << 4 | (uint64_t)hex_digit(s->p[n++]);
  s->p += n;
  s->n -= n;
  return n > 0 && n < 17;
}

static bool take(struct str *s, const char *word) {
  if (!str_starts(*s, word))
    return false;
  s->p += strlen(word);
  s->n -= strlen(word);
  return true;
}

static struct str take_word(struct str *s) {
  *s = without_blanks(*s);
  size_t n = 0;
  while (n < s->n && !blank(s->p[n]))
    ++n;
  struct str word = {s->p, n};
  s->p += n;
  s->n -= n;
  *s = without_blanks(*s);
  return word;
}

// "/* 0x000fe400078e00ff */" anywhere in `s`: the number; the text before it is left in `s`.
static bool take_encoding(struct str *s, uint64_t *value) {
  size_t at = str_find(*s, STR("/* 0x"), 0);
  if (at == s->n)
    return false;
  struct str digits = {s->p + at + 5, s->n - at - 5};
  if (!take_hex(&digits, value))
    return false;
  s->n = at;
  return true;
}

// Bits 41 and up of the high half: stall 4, yield 1 (0 means yes), write 3, read 3, wait 6.
static struct sass_control control_of(uint64_t high) {
  unsigned bits = (unsigned)(high >> 41) & 0x1fffff;
  return (struct sass_control){
      .known = true,
      .stall = bits & 15,
      .yield = !(bits >> 4 & 1),
      .write = bits >> 5 & 7,
      .read = bits >> 8 & 7,
      .wait = bits >> 11 & 63,
  };
}

char *sass_control_text(struct arena *a, struct sass_control c) {
  char wait[7], read = c.read < 6 ? (char)('0' + c.read) : '-',
                write = c.write < 6 ? (char)('0' + c.write) : '-';
  for (int i = 0; i < 6; ++i)
    wait[i] = c.wait >> i & 1 ? (char)('0' + i) : '-';
  wait[6] = '\0';
  return arena_printf(a, "B%s:R%c:W%c:%c:S%02d", wait, read, write, c.yield ? 'Y' : '-', c.stall);
}

// The last hexadecimal number among the operands of a branch: "P1, 0x360".
static uint64_t target_of(struct str operands) {
  size_t at = operands.n, next = str_find(operands, STR("0x"), 0);
  while (next < operands.n) {
    at = next;
    next = str_find(operands, STR("0x"), next + 2);
  }
  if (at == operands.n)
    return SASS_NO_TARGET;
  struct str digits = {operands.p + at + 2, operands.n - at - 2};
  uint64_t value;
  return take_hex(&digits, &value) && without_blanks(digits).n == 0 ? value : SASS_NO_TARGET;
}

// "@!P0 LDGSTS.E [R9], [R10.64] ;"
static bool read_text(struct str text, struct sass_instruction *i) {
  text = without_blanks(text);
  if (text.n && text.p[text.n - 1] == ';')
    --text.n;
  text = without_blanks(text);
  if (text.n && text.p[0] == '@')
    i->guard = take_word(&text);
  i->opcode = take_word(&text);
  if (i->opcode.n == 0 || i->opcode.p[0] < 'A' || i->opcode.p[0] > 'Z')
    return false;
  i->operands = text;
  i->class = class_of(i->opcode, i->operands);
  i->never = str_is(i->guard, "@!PT") || str_is(i->guard, "@!UPT");
  bool jumps = i->class == SASS_BRANCH || i->class == SASS_CALL;
  // The operand of an indirect branch is an offset from a register's value.
  bool direct = !sass_opcode_is(i->opcode, "BRX") && !sass_opcode_is(i->opcode, "BRXU") &&
                !sass_opcode_is(i->opcode, "JMX") && !sass_opcode_is(i->opcode, "JMXU");
  i->target = jumps && direct ? target_of(i->operands) : SASS_NO_TARGET;
  return true;
}

struct reader {
  struct arena *arena;
  struct sass_listing listing;
  int arch;
  struct str arch_name;
  size_t instructions;            // of arch_name so far
  bool function;                  // inside one
  struct sass_instruction *fresh; // of the line before, whose high half may follow; NULL: none
};

static int arch_number(struct str name) {
  int v = 0;
  if (!take(&name, "sm_"))
    return 0;
  for (size_t i = 0; i < name.n && i < 4 && name.p[i] >= '0' && name.p[i] <= '9'; ++i)
    v = v * 10 + (name.p[i] - '0');
  return v;
}

static void arch_ends(struct reader *r) {
  if (r->arch_name.n && r->instructions == 0 && r->listing.unreadable.n == 0)
    r->listing.unreadable = r->arch_name;
}

static void read_arch(struct reader *r, struct str name) {
  r->function = false;
  // "code for sm_86" is followed by ".target sm_86" in newer listings.
  if (r->arch_name.n && r->instructions == 0 && str_equal(name, r->arch_name))
    return;
  arch_ends(r);
  r->arch_name = name;
  r->arch = arch_number(name);
  r->instructions = 0;
}

static void read_function(struct reader *r, struct str name) {
  *GROW(r->arena, r->listing.functions) = (struct sass_function){.name = name, .arch = r->arch};
  r->function = true;
}

// "/*0360*/  IADD3 R4, R29, 0x10, RZ ;  /* 0x... */"
static bool read_instruction(struct reader *r, struct str line) {
  struct sass_instruction i = {
      .target = SASS_NO_TARGET,
      .control = {.write = SASS_NO_SCOREBOARD, .read = SASS_NO_SCOREBOARD}};
  if (!r->function || !take(&line, "/*") || !take_hex(&line, &i.address) || !take(&line, "*/"))
    return false;
  uint64_t low;
  bool encoded = take_encoding(&line, &low);
  if (!read_text(line, &i))
    return false;
  struct sass_function *f = &r->listing.functions.at[r->listing.functions.count - 1];
  // Addresses only grow; text that says otherwise is no listing of one function.
  if (f->code.count && f->code.at[f->code.count - 1].address >= i.address)
    return false;
  struct sass_instruction *added = GROW(r->arena, f->code);
  *added = i;
  ++r->instructions;
  r->fresh = encoded ? added : NULL;
  return true;
}

static void read_line(struct reader *r, struct str line) {
  struct sass_instruction *fresh = r->fresh;
  uint64_t high;
  r->fresh = NULL;
  line = without_blanks(line);
  if (line.n < 3)
    return;
  if (line.p[0] == '/') {
    if (read_instruction(r, line) || !fresh)
      return;
    if (take_encoding(&line, &high))
      fresh->control = control_of(high);
  } else if (take(&line, "Function :"))
    read_function(r, without_blanks(line));
  else if (take(&line, "code for "))
    read_arch(r, take_word(&line));
  else if (take(&line, ".target"))
    read_arch(r, take_word(&line));
  else if (str_starts(line, "...."))
    r->function = false;
}

struct sass_listing sass_read(struct arena *a, struct str text) {
  struct reader r = {.arena = a};
  struct str line;
  while (str_line(&text, &line))
    read_line(&r, line);
  arch_ends(&r);
  return r.listing;
}

const struct sass_function *sass_find(const struct sass_listing *l, struct str name, int arch) {
  for (size_t i = 0; i < l->functions.count; ++i) {
    const struct sass_function *f = &l->functions.at[i];
    if (f->arch == arch && str_equal(f->name, name))
      return f;
  }
  return NULL;
}
