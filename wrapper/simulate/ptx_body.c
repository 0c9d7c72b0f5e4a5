// The body of a function: scopes, declarations, labels and instructions.
#include "simulate/ptx_reader.h"

#include <string.h>

static const char *const special_registers[] = {"%tid",
                                                "%ntid",
                                                "%laneid",
                                                "%warpid",
                                                "%nwarpid",
                                                "%ctaid",
                                                "%nctaid",
                                                "%smid",
                                                "%nsmid",
                                                "%gridid",
                                                "%is_explicit_cluster",
                                                "%clusterid",
                                                "%nclusterid",
                                                "%cluster_ctaid",
                                                "%cluster_nctaid",
                                                "%cluster_ctarank",
                                                "%cluster_nctarank",
                                                "%lanemask_eq",
                                                "%lanemask_le",
                                                "%lanemask_lt",
                                                "%lanemask_ge",
                                                "%lanemask_gt",
                                                "%clock",
                                                "%clock_hi",
                                                "%clock64",
                                                "%globaltimer",
                                                "%globaltimer_lo",
                                                "%globaltimer_hi",
                                                "%reserved_smem_offset_begin",
                                                "%reserved_smem_offset_end",
                                                "%reserved_smem_offset_cap",
                                                "%total_smem_size",
                                                "%aggr_smem_size",
                                                "%dynamic_smem_size",
                                                "%current_graph_exec",
                                                NULL};

// Those of which there are several: %envreg0 to %envreg31.
static const char *const special_families[] = {"%envreg", "%pm", "%reserved_smem_offset_", NULL};

static bool special(struct str name) {
  if (str_in(name, special_registers))
    return true;
  if (str_starts(name, "%pm") && str_ends(name, "_64"))
    name.n -= 3;
  struct str family = name;
  while (family.n && family.p[family.n - 1] >= '0' && family.p[family.n - 1] <= '9')
    --family.n;
  return family.n < name.n && str_in(family, special_families);
}

static void read_special(struct ptx_reader *r, struct str name, struct ptx_operand *o) {
  if (!special(name)) {
    ptx_fail(r, name, "register '%.*s' is not declared", (int)(name.n < 200 ? name.n : 200),
             name.p);
    return;
  }
  o->kind = PTX_SPECIAL;
  o->name = name;
  if (r->token.kind == PTX_TOKEN_DOTTED) {
    // The component belongs to the name.
    o->name.n = (size_t)(r->token.text.p + r->token.text.n - name.p);
    ptx_next(r);
  }
}

static void read_name(struct ptx_reader *r, struct ptx_operand *o) {
  struct str name = ptx_word(r, "an operand");
  uint32_t reg;
  o->name = name;
  if (r->failed)
    return;
  if (str_is(name, "_")) {
    o->kind = PTX_SINK;
    return;
  }
  if (str_is(name, "WARP_SZ")) {
    o->kind = PTX_SPECIAL;
    return;
  }
  const struct ptx_symbol *s = ptx_lookup(r, name, &reg);
  if (s && !s->variable) {
    o->kind = PTX_REGISTER;
    o->reg = reg;
    if (r->token.kind == PTX_TOKEN_DOTTED)
      ptx_fail(r, r->token.text, "parts of a register are not read");
    return;
  }
  if (!s && *name.p == '%') {
    read_special(r, name, o);
    return;
  }
  o->kind = PTX_SYMBOL;
  if (ptx_at_mark(r, '+') || ptx_at_mark(r, '-'))
    o->offset = ptx_read_offset(r);
  if (s)
    o->variable = s->variable;
  else
    ptx_resolve_later(r, name, o, NULL);
}

// simple = name [offset] | "!" register | constant
static void read_simple(struct ptx_reader *r, struct ptx_operand *o) {
  struct ptx_token first = r->token;
  if (ptx_accept(r, '!')) {
    o->negated = true;
    read_name(r, o);
    if (o->kind != PTX_REGISTER)
      ptx_fail(r, first.text, "expected a register after '!'");
  } else if (first.kind == PTX_TOKEN_WORD)
    read_name(r, o);
  else if (ptx_at_constant(r)) {
    struct ptx_constant c = ptx_read_constant(r);
    bool floating = c.type == PTX_F32 || c.type == PTX_F64;
    o->kind = floating ? PTX_FLOAT : PTX_INTEGER;
    o->type = floating ? c.type : PTX_NO_TYPE;
    o->bits = c.bits;
    o->name = (struct str){first.text.p, 0};
  } else
    ptx_expected(r, "an operand");
}

enum { MOST_PARTS = 1024, MOST_ADDRESS_PARTS = 4 };

// How many parts there are up to the closing mark, one more than its commas.
static size_t count_parts(const struct ptx_reader *r) {
  struct ptx_lexer l = r->lexer;
  size_t parts = 1, depth = 1;
  for (struct ptx_token t = r->token; parts <= MOST_PARTS; t = ptx_lex(&l)) {
    if (t.kind == PTX_TOKEN_END || t.kind == PTX_TOKEN_UNKNOWN)
      break;
    if (t.kind != PTX_TOKEN_MARK)
      continue;
    char mark = *t.text.p;
    parts += mark == ',' && depth == 1;
    depth += mark == '{' || mark == '(' || mark == '[';
    depth -= mark == '}' || mark == ')' || mark == ']';
    if (depth == 0 || mark == ';')
      break;
  }
  return parts;
}

// parts = [ simple { "," simple } ] close
static void read_parts(struct ptx_reader *r, struct ptx_operand *o, char close) {
  if (ptx_accept(r, close))
    return;
  size_t room = count_parts(r);
  if (room > MOST_PARTS) {
    ptx_fail(r, r->token.text, "more than %d operands in brackets", MOST_PARTS);
    return;
  }
  // Names that are resolved later are filled in where they are, so that parts
  // must not move.
  struct ptx_operand *parts = arena_array(r->arena, room, sizeof *parts);
  o->parts = parts;
  do
    read_simple(r, &parts[o->count++]);
  while (o->count < room && ptx_accept(r, ','));
  ptx_expect(r, close);
}

// Most addresses have one part. What more there is needs room, which moves the
// first.
static struct ptx_operand *room_for_coordinates(struct ptx_reader *r, struct ptx_operand *first) {
  struct ptx_operand *parts = arena_array(r->arena, MOST_ADDRESS_PARTS, sizeof *parts);
  parts[0] = *first;
  struct ptx_pending *last = r->pending.count ? &r->pending.at[r->pending.count - 1] : NULL;
  if (last && last->operand == first)
    last->operand = parts;
  return parts;
}

// address = simple [offset] { "," coordinates } "]"
static void read_address(struct ptx_reader *r, struct ptx_operand *o) {
  struct ptx_operand *parts = ARENA_NEW(r->arena, struct ptx_operand);
  o->kind = PTX_ADDRESS;
  o->count = 1;
  read_simple(r, parts);
  // The offset of a symbol is that of the address.
  o->offset = parts->offset;
  parts->offset = 0;
  if (ptx_at_mark(r, '+') || ptx_at_mark(r, '-'))
    o->offset = ptx_read_offset(r);
  if (ptx_at_mark(r, ','))
    parts = room_for_coordinates(r, parts);
  o->parts = parts;
  while (ptx_accept(r, ',')) {
    if (o->count == MOST_ADDRESS_PARTS) {
      ptx_expected(r, "']'");
      return;
    }
    struct ptx_operand *part = &parts[o->count++];
    if (ptx_accept(r, '{')) {
      part->kind = PTX_VECTOR;
      read_parts(r, part, '}');
    } else
      read_simple(r, part);
  }
  ptx_expect(r, ']');
}

// operand = "{" parts | "[" address | "(" parts | simple [ "|" simple ]
static void read_operand(struct ptx_reader *r, struct ptx_operand *o, bool call) {
  struct ptx_token first = r->token;
  if (ptx_accept(r, '{')) {
    o->kind = PTX_VECTOR;
    read_parts(r, o, '}');
  } else if (ptx_accept(r, '['))
    read_address(r, o);
  else if (call && ptx_accept(r, '(')) {
    o->kind = PTX_LIST;
    read_parts(r, o, ')');
  } else
    read_simple(r, o);
  if (!ptx_at_mark(r, '|') || r->failed)
    return;
  if (o->kind != PTX_REGISTER && o->kind != PTX_SINK) {
    ptx_expected(r, "',' or ';'");
    return;
  }
  ptx_next(r);
  struct ptx_operand *parts = arena_array(r->arena, 2, sizeof *parts);
  parts[0] = *o;
  *o = (struct ptx_operand){.kind = PTX_PAIR, .name = first.text, .parts = parts, .count = 2};
  read_simple(r, &parts[1]);
  if (parts[1].kind != PTX_REGISTER && parts[1].kind != PTX_SINK)
    ptx_fail(r, first.text, "expected two registers");
}

static void read_guard(struct ptx_reader *r, struct ptx_instruction *i) {
  i->guarded = true;
  i->guard_negated = ptx_accept(r, '!');
  struct str name = ptx_word(r, "a predicate");
  if (r->failed)
    return;
  uint32_t reg = 0;
  const struct ptx_symbol *s = ptx_lookup(r, name, &reg);
  if (!s || s->variable || r->function->registers.at[reg].type != PTX_PRED)
    ptx_fail(r, name, "'%.*s' is not a predicate register", (int)(name.n < 200 ? name.n : 200),
             name.p);
  i->guard = reg;
}

// Copies the operands to where they stay; names among them that are resolved
// later follow.
static void keep_operands(struct ptx_reader *r, struct ptx_instruction *i,
                          const struct ptx_operand *operands, size_t pending) {
  struct ptx_operand *kept = arena_array(r->arena, i->operand_count, sizeof *kept);
  memcpy(kept, operands, i->operand_count * sizeof *kept);
  for (size_t k = pending; k < r->pending.count; ++k)
    for (unsigned o = 0; o < i->operand_count; ++o)
      if (r->pending.at[k].operand == &operands[o])
        r->pending.at[k].operand = &kept[o];
  i->operands = kept;
}

// instruction = opcode { "." suffix } [ operand { "," operand } ] ";"
static void read_instruction(struct ptx_reader *r, struct ptx_instruction *i) {
  struct str suffixes[PTX_MOST_SUFFIXES];
  struct ptx_operand operands[PTX_MOST_OPERANDS];
  size_t pending = r->pending.count;
  while (r->token.kind == PTX_TOKEN_DOTTED) {
    if (i->suffix_count == PTX_MOST_SUFFIXES) {
      ptx_fail(r, r->token.text, "more than %d suffixes", PTX_MOST_SUFFIXES);
      return;
    }
    suffixes[i->suffix_count++] = r->token.text;
    ptx_next(r);
  }
  if (i->suffix_count) {
    struct str *kept = arena_array(r->arena, i->suffix_count, sizeof *kept);
    memcpy(kept, suffixes, i->suffix_count * sizeof *kept);
    i->suffixes = kept;
  }
  bool call = str_is(i->opcode, "call");
  if (ptx_accept(r, ';'))
    return;
  do {
    if (i->operand_count == PTX_MOST_OPERANDS) {
      ptx_fail(r, r->token.text, "more than %d operands", PTX_MOST_OPERANDS);
      return;
    }
    operands[i->operand_count] = (struct ptx_operand){0};
    read_operand(r, &operands[i->operand_count++], call);
  } while (ptx_accept(r, ','));
  if (!ptx_accept(r, ';'))
    ptx_expected(r, "',' or ';'");
  keep_operands(r, i, operands, pending);
}

// ".branchtargets" label { "," label } ";"
static void read_targets(struct ptx_reader *r, struct ptx_table *t) {
  struct {
    struct str *at;
    size_t count, room;
  } names = {0};
  do
    *GROW(r->arena, names) = ptx_word(r, "a label");
  while (ptx_accept(r, ','));
  t->targets.at = arena_array(r->arena, names.count, sizeof *t->targets.at);
  t->targets.count = t->targets.room = names.count;
  for (size_t i = 0; i < names.count && !r->failed; ++i)
    ptx_resolve_later(r, names.at[i], NULL, &t->targets.at[i]);
}

// label = name ":" [ ".branchtargets" ... ";" | ".calltargets" ... ";" |
// ".callprototype" ... ";" ]
static void read_label(struct ptx_reader *r, struct str name) {
  bool targets = ptx_at_dotted(r, "branchtargets");
  if (!targets && !ptx_at_dotted(r, "calltargets") && !ptx_at_dotted(r, "callprototype")) {
    ptx_declare_label(r, name, (int64_t)r->function->code.count, 0);
    return;
  }
  ptx_next(r);
  struct ptx_table table = {.name = name};
  ptx_declare_label(r, name, -1, r->function->tables.count);
  if (targets)
    read_targets(r, &table);
  else
    while (!ptx_at_mark(r, ';') && !ptx_at_end(r))
      ptx_next(r);
  ptx_expect(r, ';');
  *GROW(r->arena, r->function->tables) = table;
}

// ".reg" type name [ "<" count ">" ] { "," ... } ";"
static void read_registers(struct ptx_reader *r) {
  enum ptx_type type =
      r->token.kind == PTX_TOKEN_DOTTED ? ptx_type_named(r->token.text) : PTX_NO_TYPE;
  if (!type)
    ptx_expected(r, "the type of a register");
  ptx_next(r);
  do {
    struct str name = ptx_word(r, "the name of a register");
    if (ptx_accept(r, '<')) {
      ptx_declare_registers(r, name, type, ptx_count(r, UINT32_MAX, "a number of registers"));
      ptx_expect(r, '>');
    } else
      ptx_declare_register(r, name, type);
  } while (ptx_accept(r, ','));
  ptx_expect(r, ';');
}

static void read_variables(struct ptx_reader *r, enum ptx_space space) {
  struct ptx_declaration d = {.space = space};
  ptx_read_declaration(r, &d);
  do {
    struct ptx_variable *v = ARENA_NEW(r->arena, struct ptx_variable);
    *v = ptx_read_variable(r, &d, true);
    ptx_declare_variable(r, v);
    *GROW(r->arena, r->function->variables) = v;
  } while (ptx_accept(r, ','));
  ptx_expect(r, ';');
}

// ".pragma" string { "," string } ";". The compiler widens loads and says which bytes it wants:
// "used_bytes_mask 4095".
static void read_pragma(struct ptx_reader *r) {
  static const char mask[] = "used_bytes_mask ";
  while (!ptx_at_mark(r, ';') && !ptx_at_end(r)) {
    struct str text = r->token.text;
    long bytes;
    if (str_starts(text, mask) &&
        str_long(str_trim((struct str){text.p + sizeof mask - 1, text.n - (sizeof mask - 1)}),
                 &bytes))
      r->used_bytes = (uint32_t)bytes;
    ptx_next(r);
  }
  ptx_expect(r, ';');
}

static void read_directive(struct ptx_reader *r) {
  struct ptx_token t = r->token;
  enum ptx_space space = ptx_space_named(t.text);
  ptx_next(r);
  if (str_is(t.text, "loc"))
    ptx_read_loc(r);
  else if (space == PTX_REG)
    read_registers(r);
  else if (space)
    read_variables(r, space);
  else if (str_is(t.text, "pragma"))
    read_pragma(r);
  else
    ptx_fail(r, t.text, "expected an instruction, a label or a declaration, found '.%.*s'",
             (int)(t.text.n < 80 ? t.text.n : 80), t.text.p);
}

// statement = [ "@" ["!"] predicate ] instruction | label
static void read_statement(struct ptx_reader *r) {
  struct ptx_instruction i = {.line = r->token.line, .location = r->location};
  if (ptx_accept(r, '@'))
    read_guard(r, &i);
  i.opcode = ptx_word(r, "an instruction");
  if (!i.guarded && ptx_accept(r, ':')) {
    read_label(r, i.opcode);
    return;
  }
  if (r->failed)
    return;
  read_instruction(r, &i);
  i.used_bytes = r->used_bytes;
  r->used_bytes = 0;
  *GROW(r->arena, r->function->code) = i;
}

// ---- bytes that nobody uses ----

// How often each register of the function is named.
static void count_names(const struct ptx_operand *x, size_t n, uint32_t *names) {
  for (size_t i = 0; i < n; ++i)
    if (x[i].kind == PTX_REGISTER)
      ++names[x[i].reg];
    else
      count_names(x[i].parts, x[i].count, names);
}

// nvcc before 13 widens loads without saying which bytes it wants: not those in registers that no
// other instruction names.
static void find_unused_bytes(struct ptx_reader *r) {
  const struct ptx_function *f = r->function;
  uint32_t *names = arena_array(r->arena, f->registers.count + 1, sizeof *names);
  for (size_t n = 0; n < f->code.count; ++n) {
    const struct ptx_instruction *i = &f->code.at[n];
    if (i->guarded)
      ++names[i->guard];
    count_names(i->operands, i->operand_count, names);
  }
  for (size_t n = 0; n < f->code.count; ++n) {
    struct ptx_instruction *i = &f->code.at[n];
    const struct ptx_operand *to = i->operands;
    if (!str_is(i->opcode, "ld") || !i->operand_count || to->kind != PTX_VECTOR || i->used_bytes)
      continue;
    unsigned bytes = ptx_type_bytes(ptx_type_at(i, 0));
    if (to->count * bytes > 32)
      continue;
    uint64_t used = 0;
    for (size_t k = 0; k < to->count; ++k)
      if (to->parts[k].kind == PTX_REGISTER && names[to->parts[k].reg] > 1)
        used |= ((UINT64_C(1) << bytes) - 1) << k * bytes;
    if (used != (UINT64_C(1) << to->count * bytes) - 1)
      i->used_bytes = (uint32_t)used;
  }
}

// body = { statement | directive | "{" body } "}"
void ptx_read_body(struct ptx_reader *r) {
  ptx_expect(r, '{');
  unsigned outside = r->depth;
  ptx_open_scope(r);
  while (r->depth > outside && !ptx_at_end(r)) {
    if (ptx_accept(r, '{'))
      ptx_open_scope(r);
    else if (ptx_at_mark(r, '}')) {
      ptx_close_scope(r);
      ptx_next(r);
    } else if (r->token.kind == PTX_TOKEN_DOTTED)
      read_directive(r);
    else if (!ptx_accept(r, ';'))
      read_statement(r);
  }
  if (r->depth > outside)
    ptx_expected(r, "'}'");
  if (!r->failed)
    find_unused_bytes(r);
}
