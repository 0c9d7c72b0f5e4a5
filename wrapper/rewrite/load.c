// The load region: from where it fills the tiles, and whether it can run ahead of its iteration.
#include "rewrite/effect.h"
#include "rewrite/inline.h"
#include "rewrite/keep.h"
#include "rewrite/members.h"
#include "rewrite/size.h"
#include "rewrite/stores.h"
#include "rewrite/textures.h"
#include "rewrite/values.h"

#include <string.h>

// ---- what an expression of the load may do ----

bool pure_function(const struct unit *u, struct str s) {
  return pure_name(s) && (!user_function(u, s) || value_functions(u, s));
}

// Does a call leave all types of a template to its arguments, and are these integers?
static bool deduces_integers(struct loop *l, const struct expr *call) {
  for (tok t = call->a->range.first; t < call->a->range.end; ++t)
    if (token_is(l->unit, t, "<"))
      return false;
  for (const struct expr *x = call->args; x; x = x->next)
    if (!plain_number(l, x) || number_kind(l, x) != NUMBER_WHOLE)
      return false;
  return true;
}

bool value_call(struct loop *l, const struct expr *call) {
  const struct expr *f = expr_bare(call->a);
  if (f->kind != EXPR_NAME)
    return false;
  struct str name = token_text(l->unit, f->name);
  if (pure_function(l->unit, name) || means_cuda(l, call))
    return true;
  if (resolve(l->function, f->name))
    return false;
  struct definitions d = find_definitions(l->unit, name);
  return !d.type && !d.pointer && !d.unseen &&
         integer_functions(l->unit, name, deduces_integers(l, call));
}

// Of a value: by itself, in arithmetic, or as one that "?:" chooses from.
enum use { ALONE, OPERAND, CHOSEN };

struct walk {
  struct loop *loop;
  struct stmt *stmt;
  struct coop *coop;
  struct store *store;
  enum use use;
};

static bool walk_value(struct walk *w, const struct expr *e);
static bool walk_as(struct walk *w, const struct expr *e, enum use use);

// What is evaluated on the way to an lvalue: its indices, and the pointers that are followed.
static bool walk_address(struct walk *w, const struct expr *e) {
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_NAME:
    return true;
  case EXPR_INDEX:
    return walk_value(w, e->b) && walk_value(w, e->a);
  case EXPR_MEMBER:
    return token_is(w->loop->unit, e->op, ".") ? walk_address(w, e->a) : walk_value(w, e->a);
  case EXPR_UNARY:
    return walk_value(w, e->a);
  case EXPR_CAST:
    return walk_address(w, e->a);
  case EXPR_CALL: // __ldg(p)
    return walk_value(w, e->args);
  case EXPR_COND:
    return walk_value(w, e->a) && walk_address(w, e->b) && walk_address(w, e->c);
  default:
    return walk_value(w, e);
  }
}

static bool bit_field(const struct loop *l, const struct expr *e) {
  return e->kind == EXPR_MEMBER && member_bit_field(l->unit, token_text(l->unit, e->name));
}

static bool holds_number(struct loop *l, const struct expr *e) {
  return lvalue_bytes(l, e) > 0 || number_kind(l, e) != NUMBER_UNKNOWN;
}

// Takes note of a read of memory at `r`, of that type; NULL: it cannot be held.
static struct read *note_read_of(struct walk *w, const struct expr *e, struct root r,
                                 const char *type) {
  struct loop *l = w->loop;
  struct read *x = ARENA_NEW(l->unit->arena, struct read);
  x->expr = e;
  x->stmt = w->stmt;
  x->coop = w->coop;
  x->store = w->store;
  x->root = r;
  x->id = (unsigned)l->reads.count;
  x->type = type;
  x->stageable = x->type != NULL;
  for (struct coop *c = w->coop; c; c = c->outer)
    x->stageable &= c->normal;
  *GROW(l->unit->arena, l->reads) = x;
  *GROW(l->unit->arena, l->sources) = x;
  if (w->store)
    w->store->has_read = true;
  return x;
}

static bool add_read(struct walk *w, const struct expr *e, struct root r) {
  struct loop *l = w->loop;
  // What the address reads is read again wherever it is needed, never held.
  size_t reads = l->reads.count;
  if (!walk_address(w, e))
    return false;
  l->reads.count = reads;
  bool call = e->kind == EXPR_CALL, bits = bit_field(l, e);
  // Compilers differ in what type a choice between bit-fields has.
  const char *type = call ? element_type(l, &(struct expr){.kind = EXPR_INDEX, .a = e->args})
                     : bits && w->use == CHOSEN  ? NULL
                     : bits && w->use == OPERAND ? operand_type(l, e)
                                                 : element_type(l, e);
  bool numbers = holds_number(l, e) && (!w->store || holds_number(l, w->store->target));
  struct read *x = note_read_of(w, e, r, type);
  if (type && !call && !bits && !numbers)
    x->as = element_reference(l, type);
  return true;
}

// Textures are global memory that a name tells nothing of.
static bool add_texture_read(struct walk *w, const struct expr *e, const char *type) {
  size_t reads = w->loop->reads.count;
  for (const struct expr *x = e->args; x; x = x->next)
    if (!walk_value(w, x))
      return false;
  w->loop->reads.count = reads;
  note_read_of(w, e, (struct root){.memory = MEMORY_GLOBAL, .name = NO_TOKEN}, type);
  return true;
}

// A read through an object is held as the value that it is stored as: what type it has, only the
// compiler knows.
static bool walk_object(struct walk *w, const struct expr *e) {
  for (const struct expr *x = expr_bare(e); x->kind != EXPR_NAME; x = expr_bare(x->a)) {
    if (x->kind == EXPR_INDEX && !walk_as(w, x->b, ALONE))
      return false;
    for (const struct expr *arg = x->kind == EXPR_CALL ? x->args : NULL; arg; arg = arg->next)
      if (!walk_as(w, arg, ALONE))
        return false;
  }
  if (w->store)
    w->store->whole = true;
  note_read_of(w, e, (struct root){.memory = MEMORY_GLOBAL, .name = NO_TOKEN}, NULL);
  return true;
}

// A name whose meaning is not known; what a reference is one of may be changed by another name.
static bool refuse_name(struct loop *l, tok at) {
  const struct symbol *y = resolve(l->function, at);
  if (!y || !y->reference)
    return refuse(l, REASON_LOAD_NAME, at, name_text(l, at), NO_TOKEN, NULL);
  return refuse_as(l, (struct refusal){
                          .reason = REASON_LOAD_NAME,
                          .text = name_text(l, at),
                          .at = at,
                          .other = y->name,
                          .other_text = "a reference, whose variable may have another name",
                          .remedy = y->parameter
                                        ? "take it by value, or copy it to a variable of the "
                                          "function before the loop"
                                        : "copy it to a variable of the function before the loop",
                      });
}

// An lvalue that is read: what memory is it?
static bool walk_lvalue(struct walk *w, const struct expr *e) {
  struct loop *l = w->loop;
  struct root r = root_of(l, e);
  tok at = r.name != NO_TOKEN ? r.name : e->range.first;
  switch (r.memory) {
  case MEMORY_GLOBAL:
    return add_read(w, e, r);
  case MEMORY_SHARED:
    if (tile_of(l, r))
      return refuse(l, REASON_TILE_READ_IN_LOAD, at, name_text(l, at), NO_TOKEN, NULL);
    break;
  case MEMORY_UNKNOWN:
    if (r.symbol && r.symbol->changed)
      return refuse(l, REASON_LOAD_POINTER, at, name_text(l, at), r.symbol->changed,
                    "it may be changed here");
    return refuse_name(l, at);
  default:
    break;
  }
  // Local, constant or scratch memory: look into the indices.
  for (const struct expr *x = expr_bare(e); x;) {
    if (x->kind == EXPR_INDEX && !walk_value(w, x->b))
      return false;
    x = x->kind == EXPR_INDEX || x->kind == EXPR_MEMBER || x->kind == EXPR_UNARY ||
                x->kind == EXPR_CAST
            ? expr_bare(x->a)
            : NULL;
  }
  return true;
}

bool check_ahead(struct loop *l, const struct expr *e) {
  size_t reads = l->reads.count;
  struct walk w = {.loop = l, .stmt = l->stmt};
  // Shared memory changes between barriers; a condition that reads it belongs to its iteration.
  for (tok t = e->range.first; t < e->range.end; ++t) {
    struct symbol *y = l->unit->tokens[t].kind == TOK_IDENT ? resolve(l->function, t) : NULL;
    if (y && y->shared)
      return refuse(l, REASON_HEADER, t, "condition", NO_TOKEN, NULL);
  }
  if (!walk_value(&w, e)) {
    // What a load must not hold, a condition must not either; but it is no load.
    enum reason r = l->refused.reason;
    if (r == REASON_LOAD_FORM || r == REASON_LOAD_CALL || r == REASON_LOAD_VALUE) {
      l->refused.reason = REASON_HEADER;
      l->refused.text = "condition";
    }
    return false;
  }
  l->reads.count = reads;
  return true;
}

static bool walk_call(struct walk *w, const struct expr *e) {
  struct loop *l = w->loop;
  const struct expr *f = expr_bare(e->a);
  if (f->kind == EXPR_NAME) {
    struct str name = token_text(l->unit, f->name);
    struct symbol *y = resolve(l->function, f->name);
    bool cache_load = str_is(name, "__ldg") || str_is(name, "__ldcg") || str_is(name, "__ldca") ||
                      str_is(name, "__ldcs");
    if (cache_load && e->args && !e->args->next && !user_function(l->unit, name)) {
      struct root r = pointee_of(l, e->args);
      if (r.memory != MEMORY_GLOBAL)
        return refuse(l, REASON_LOAD_NAME, e->range.first, name_text(l, f->name), NO_TOKEN, NULL);
      return add_read(w, e, r);
    }
    const char *texture = texture_type(l, e);
    if (texture)
      return add_texture_read(w, e, texture);
    if ((y && y->type_name) ||
        (!y && (value_call(l, e) || (cuda_type(name) && !user_function(l->unit, name))))) {
      for (const struct expr *x = e->args; x; x = x->next)
        if (!walk_as(w, x, ALONE))
          return false;
      return true;
    }
  }
  if (block_value(l, e))
    return true;
  if (reads_object(l, e))
    return walk_object(w, e);
  return refuse_call(l, w->stmt, e);
}

// A row of an array at file scope: an address, nothing is read.
static bool is_row(struct loop *l, const struct expr *e) {
  size_t indices = 0;
  for (; e->kind == EXPR_INDEX; e = expr_bare(e->a))
    ++indices;
  return e->kind == EXPR_NAME && !resolve(l->function, e->name) && indices < root_of(l, e).dims;
}

static bool walk_as(struct walk *w, const struct expr *e, enum use use) {
  enum use before = w->use;
  w->use = use;
  bool ok = walk_value(w, e);
  w->use = before;
  return ok;
}

static bool walk_value(struct walk *w, const struct expr *e) {
  static const char *const truth[] = {"&&", "||", "!", NULL};
  struct loop *l = w->loop;
  if (!e)
    return true;
  switch (e->kind) {
  case EXPR_LITERAL:
  case EXPR_SIZEOF:
    return true;
  case EXPR_NAME: {
    struct symbol *y = resolve(l->function, e->name);
    if (y ? y->pointer || !range_empty(y->dims) || y->type_name : root_of(l, e).dims > 0)
      return true; // an address
    return walk_lvalue(w, e);
  }
  case EXPR_INDEX:
    if (reads_object(l, e))
      return walk_object(w, e);
    return is_row(l, e) ? walk_address(w, e) : walk_lvalue(w, e);
  case EXPR_MEMBER:
    return walk_lvalue(w, e);
  case EXPR_UNARY:
    if (token_is(l->unit, e->op, "*"))
      return walk_lvalue(w, e);
    if (token_is(l->unit, e->op, "&")) {
      // An address: only its indices are evaluated.
      for (const struct expr *x = expr_bare(e->a); x;) {
        if (x->kind == EXPR_INDEX && !walk_value(w, x->b))
          return false;
        x = x->kind == EXPR_INDEX || x->kind == EXPR_MEMBER ? expr_bare(x->a) : NULL;
      }
      return true;
    }
    if (token_is(l->unit, e->op, "++") || token_is(l->unit, e->op, "--"))
      return refuse(l, REASON_LOAD_FORM, e->range.first, "++ or -- inside an expression", NO_TOKEN,
                    NULL);
    return walk_as(w, e->a, token_in(l->unit, e->op, truth) ? ALONE : OPERAND);
  case EXPR_BINARY: {
    enum use use = token_in(l->unit, e->op, truth) ? ALONE : OPERAND;
    return walk_as(w, e->a, use) && walk_as(w, e->b, use);
  }
  case EXPR_COND:
    return walk_as(w, e->a, ALONE) && walk_as(w, e->b, CHOSEN) && walk_as(w, e->c, CHOSEN);
  case EXPR_CAST:
    return walk_as(w, e->a, ALONE);
  case EXPR_PAREN:
    return walk_value(w, e->a);
  case EXPR_LIST:
    for (const struct expr *x = e->args; x; x = x->next)
      if (!walk_as(w, x, ALONE))
        return false;
    return true;
  case EXPR_CALL:
    return walk_call(w, e);
  case EXPR_COMMA:
    return refuse(l, REASON_LOAD_FORM, e->range.first, "a list of expressions", NO_TOKEN, NULL);
  case EXPR_ASSIGN:
  case EXPR_POSTFIX:
    return refuse(l, REASON_LOAD_FORM, e->range.first, "an assignment inside an expression",
                  NO_TOKEN, NULL);
  default:
    return refuse(l, REASON_NOT_UNDERSTOOD, e->range.first, shown_text(l, e->range), NO_TOKEN,
                  NULL);
  }
}

static bool add_store(struct loop *l, struct stmt *s, struct expr *e, struct coop *coop,
                      struct root r) {
  if (!token_is(l->unit, e->op, "="))
    return refuse(l, REASON_TILE_UPDATED, e->range.first, name_text(l, r.name), NO_TOKEN, NULL);
  struct store *x = ARENA_NEW(l->unit->arena, struct store);
  x->stmt = s;
  x->target = e->a;
  x->value = e->b;
  x->tile = tile_of(l, r);
  x->coop = coop;
  ++x->tile->stores;
  if (r.via && !in_body(l, r.via))
    one_buffer(l, REASON_TILE_POINTER, r.name, name_text(l, r.via->name), NO_TOKEN, NULL);
  *GROW(l->unit->arena, l->stores) = x;
  size_t reads = l->reads.count;
  // The target's indices may read memory too; those reads belong to no value and are made again
  // when it is stored.
  struct walk target = {.loop = l, .stmt = s, .coop = coop};
  for (const struct expr *t = expr_bare(e->a); t;) {
    if ((t->kind == EXPR_INDEX || t->kind == EXPR_BINARY) && !walk_value(&target, t->b))
      return false;
    t = t->kind == EXPR_INDEX || t->kind == EXPR_MEMBER || t->kind == EXPR_UNARY ||
                t->kind == EXPR_CAST || t->kind == EXPR_BINARY
            ? expr_bare(t->a)
            : NULL;
  }
  l->reads.count = reads;
  struct walk value = {.loop = l, .stmt = s, .coop = coop, .store = x};
  if (!walk_value(&value, e->b))
    return false;
  if (x->whole) {
    l->reads.count = reads;
    note_read_of(&value, e->b, (struct root){.memory = MEMORY_GLOBAL, .name = NO_TOKEN},
                 element_type(l, e->a));
  }
  x->stageable = true;
  for (size_t i = reads; i < l->reads.count; ++i)
    x->stageable &= l->reads.at[i]->stageable;
  classify_store(l, x);
  return true;
}

// ---- statements ----

static bool refuse_form(struct loop *l, struct stmt *s) {
  static const char *const names[] = {"block",  "if",          "for",         "while",      "do",
                                      "switch", "return",      "break",       "continue",   "goto",
                                      "label",  "declaration", "declaration", "expression", "asm",
                                      "empty",  "unknown"};
  return refuse(l, REASON_LOAD_FORM, s->range.first,
                arena_printf(l->unit->arena, "a '%s' statement", names[s->kind]), NO_TOKEN, NULL);
}

static bool load_stmt(struct loop *l, struct stmt *s, struct coop *coop);

static bool load_list(struct loop *l, struct stmt *s, struct coop *coop) {
  for (; s; s = s->next)
    if (!load_stmt(l, s, coop))
      return false;
  return true;
}

// The values between the braces of an initialiser.
static bool walk_list(struct walk *w, const struct expr *e) {
  return e && e->kind == EXPR_COMMA ? walk_list(w, e->a) && walk_list(w, e->b) : walk_value(w, e);
}

// "{a, b}" of a number, a vector of CUDA or an array of these: nothing but values.
static bool braced_values(struct loop *l, const struct symbol *y) {
  return !range_empty(y->init) && token_is(l->unit, y->init.first, "{") && !y->pointer &&
         element_kind(l->unit, y->type) == ELEMENT_VALUE;
}

static bool load_declaration(struct loop *l, struct stmt *s, struct coop *coop) {
  struct walk w = {.loop = l, .stmt = s, .coop = coop};
  for (struct symbol *y = first_declared(l->function, s); y; y = next_declared(l->function, y)) {
    if (y->is_static && !y->constant)
      return refuse(l, REASON_STATIC_LOCAL, y->name, name_text(l, y->name), NO_TOKEN, NULL);
    if (y->odd)
      return refuse(l, REASON_NOT_UNDERSTOOD, y->name, name_text(l, y->name), NO_TOKEN, NULL);
    if (y->is_volatile)
      return refuse(l, REASON_LOAD_VOLATILE, y->name, name_text(l, y->name), NO_TOKEN, NULL);
    struct expr *init = symbol_init(l->function, y);
    // A reference binds, it does not read: root_of follows it to what it is bound to.
    if (y->reference && init) {
      if (root_of(l, init).memory == MEMORY_UNKNOWN)
        return refuse(l, REASON_LOAD_NAME, y->name, name_text(l, y->name), NO_TOKEN, NULL);
      continue;
    }
    if (!(braced_values(l, y) ? walk_list(&w, init) : walk_value(&w, init)))
      return false;
  }
  return true;
}

static bool assigns_local(struct loop *l, struct stmt *s, struct expr *e, struct coop *coop) {
  struct root r = root_of(l, e->a);
  if (r.memory == MEMORY_SHARED)
    return tile_of(l, r) ? add_store(l, s, e, coop, r)
                         : refuse(l, REASON_NOT_UNDERSTOOD, e->range.first, shown_text(l, e->range),
                                  NO_TOKEN, NULL);
  if (r.memory != MEMORY_LOCAL || !r.symbol)
    return refuse(l, REASON_LOAD_WRITES, e->range.first, NULL, NO_TOKEN, NULL);
  struct walk w = {.loop = l, .stmt = s, .coop = coop};
  for (const struct expr *t = expr_bare(e->a); t;) {
    if (t->kind == EXPR_INDEX && !walk_value(&w, t->b))
      return false;
    t = t->kind == EXPR_INDEX || t->kind == EXPR_MEMBER || t->kind == EXPR_CAST ||
                t->kind == EXPR_UNARY
            ? expr_bare(t->a)
            : NULL;
  }
  return walk_value(&w, e->b);
}

static bool load_expression(struct loop *l, struct stmt *s, struct coop *coop) {
  struct expr *e = stmt_value(l->function, s);
  if (is_advance(l, s))
    return true;
  if (e->kind == EXPR_ASSIGN)
    return assigns_local(l, s, e, coop);
  const struct unit *u = l->unit;
  if ((e->kind == EXPR_UNARY || e->kind == EXPR_POSTFIX) &&
      (token_is(u, e->op, "++") || token_is(u, e->op, "--"))) {
    struct root r = root_of(l, e->a);
    if (r.memory == MEMORY_LOCAL && r.symbol)
      return true;
    return refuse(l, REASON_LOAD_WRITES, e->range.first, NULL, NO_TOKEN, NULL);
  }
  struct walk w = {.loop = l, .stmt = s, .coop = coop};
  return walk_value(&w, e);
}

static bool load_for(struct loop *l, struct stmt *s, struct coop *outer) {
  struct coop *c = ARENA_NEW(l->unit->arena, struct coop);
  c->stmt = s;
  c->outer = outer;
  c->id = (unsigned)l->coops.count;
  *GROW(l->unit->arena, l->coops) = c;
  count_trips(l, c);
  size_t reads = l->reads.count;
  struct walk w = {.loop = l, .stmt = s, .coop = c};
  if (s->init && s->init->kind == STMT_DECL && !load_declaration(l, s->init, outer))
    return false;
  if (s->init && s->init->kind == STMT_EXPR && !load_expression(l, s->init, outer))
    return false;
  if (!walk_value(&w, stmt_cond(l->function, s)))
    return false;
  struct expr *step = stmt_step(l->function, s);
  bool single = step && (step->kind == EXPR_ASSIGN || step->kind == EXPR_POSTFIX ||
                         (step->kind == EXPR_UNARY && (token_is(l->unit, step->op, "++") ||
                                                       token_is(l->unit, step->op, "--"))));
  if (step && !single)
    return refuse(l, REASON_LOAD_FORM, step->range.first, "a 'for' with several steps", NO_TOKEN,
                  NULL);
  if (step) {
    struct root r = root_of(l, step->a);
    if (r.memory != MEMORY_LOCAL || !r.symbol)
      return refuse(l, REASON_LOAD_WRITES, step->range.first, NULL, NO_TOKEN, NULL);
    if (step->kind == EXPR_ASSIGN && !walk_value(&w, step->b))
      return false;
  }
  // Bounds that are read from memory are evaluated again in both copies, never held.
  l->reads.count = reads;
  if (!load_stmt(l, s->body, c))
    return false;
  // A body that changes the loop's own variable is no cooperative loop.
  return true;
}

static bool load_stmt(struct loop *l, struct stmt *s, struct coop *coop) {
  switch (s->kind) {
  case STMT_COMPOUND:
    return load_list(l, s->body, coop);
  case STMT_IF: {
    size_t reads = l->reads.count;
    struct walk w = {.loop = l, .stmt = s, .coop = coop};
    if (!walk_value(&w, stmt_cond(l->function, s)))
      return false;
    l->reads.count = reads; // guards are evaluated again, see load_for
    if (!load_stmt(l, s->body, coop) || (s->otherwise && !load_stmt(l, s->otherwise, coop)))
      return false;
    merge_fill(l, s);
    return true;
  }
  case STMT_FOR:
  case STMT_WHILE:
    return load_for(l, s, coop);
  case STMT_DECL:
    return load_declaration(l, s, coop);
  case STMT_EXPR:
    return load_expression(l, s, coop);
  case STMT_NAMES:
  case STMT_EMPTY:
    return true;
  default:
    return refuse_form(l, s);
  }
}

// ---- volatile ----

static bool volatile_symbol(struct loop *l, struct symbol *y) {
  if (y->is_volatile || volatile_type(l->unit, y->type))
    return true;
  for (tok t = y->init.first; is_auto(l, y) && t < y->init.end; ++t)
    if (volatile_type(l->unit, (struct range){t, t + 1}))
      return true;
  return false;
}

// What the load and its clocks name and cast must not be volatile, wherever the text says so.
static bool check_volatile(void *context, struct stmt *s, const struct expr *e) {
  struct loop *l = context;
  (void)s;
  if (e->kind == EXPR_CAST && volatile_type(l->unit, e->type)) {
    struct str type = range_text(l->unit, e->type);
    return refuse(l, REASON_LOAD_VOLATILE, e->type.first, str_dup(l->unit->arena, type), NO_TOKEN,
                  NULL);
  }
  if (e->kind != EXPR_NAME && e->kind != EXPR_MEMBER)
    return true;
  struct symbol *y = e->kind == EXPR_NAME ? resolve(l->function, e->name) : NULL;
  bool found = y ? volatile_symbol(l, y) : volatile_outside(l->unit, token_text(l->unit, e->name));
  return !found || refuse(l, REASON_LOAD_VOLATILE, e->name, name_text(l, e->name), NO_TOKEN, NULL);
}

static bool nothing_volatile(struct loop *l) {
  if (!visit_region(l, REGION_LOAD, check_volatile, l) ||
      !visit_region(l, REGION_HEADER, check_volatile, l))
    return false;
  for (size_t i = 0; i < l->advances.count; ++i)
    if (!visit_expr(l->advances.at[i].stmt, l->advances.at[i].expr, check_volatile, l))
      return false;
  return true;
}

bool check_load(struct loop *l) {
  for (size_t i = 0; i < l->load_count; ++i)
    if (!load_stmt(l, l->load[i], NULL))
      return false;
  if (!nothing_volatile(l))
    return false;
  move_late(l);
  keep_in_place(l);
  if (l->reads.count == 0)
    return refuse(l, REASON_NO_LOAD, l->middle->range.first, NULL, NO_TOKEN, NULL);
  find_overlaps(l);
  for (size_t i = 0; i < l->reads.count; ++i)
    l->stageable |= l->reads.at[i]->stageable;
  for (size_t i = 0; i < l->stores.count; ++i) {
    struct store *s = l->stores.at[i];
    if (s->kind == STORE_STAGED && !s->stageable)
      s->kind = STORE_DIRECT;
    bool async = s->kind == STORE_ASYNC || s->kind == STORE_ZERO;
    l->async |= async;
    if (async && s->bytes && (!l->copy_bytes || s->bytes < l->copy_bytes))
      l->copy_bytes = s->bytes;
  }
  return true;
}
