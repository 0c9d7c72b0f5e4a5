// The load region: which tiles it fills, from where, and whether it can run ahead of its iteration.
#include "rewrite/loop.h"

#include <string.h>

// ---- tiles ----

static struct expr *assignment(struct loop *l, struct stmt *s) {
  struct expr *e = stmt_value(l->function, s);
  return e && s->kind == STMT_EXPR && e->kind == EXPR_ASSIGN ? e : NULL;
}

static void add_tile(struct loop *l, struct symbol *y) {
  for (size_t i = 0; i < l->tiles.count; ++i)
    if (l->tiles.at[i]->symbol == y)
      return;
  struct tile *t = ARENA_NEW(l->unit->arena, struct tile);
  t->symbol = y;
  t->in_loop = in_body(l, y);
  *GROW(l->unit->arena, l->tiles) = t;
}

static void tiles_in(struct loop *l, struct stmt *s, bool siblings) {
  for (; s; s = siblings ? s->next : NULL) {
    struct expr *e = assignment(l, s);
    if (e) {
      struct root r = root_of(l, e->a);
      if (r.memory == MEMORY_SHARED && r.symbol)
        add_tile(l, r.symbol);
    }
    tiles_in(l, s->body, true);
    tiles_in(l, s->otherwise, true);
  }
}

bool find_tiles(struct loop *l) {
  for (size_t i = 0; i < l->load_count; ++i)
    tiles_in(l, l->load[i], false);
  return l->tiles.count > 0 ||
         refuse(l, REASON_NO_LOAD, l->middle->range.first, NULL, NO_TOKEN, NULL);
}

// ---- what an expression of the load may do ----

// Functions without effects that CUDA's headers provide under these names; conversions and vector
// constructors.
bool pure_function(struct str s) {
  static const char *const names[] = {
      "ceil",   "floor",      "roundf", "truncf", "rintf",       "min",     "max",
      "fminf",  "fmaxf",      "fmin",   "fmax",   "abs",         "fabsf",   "fabs",
      "sqrtf",  "sqrt",       "rsqrtf", "expf",   "exp",         "logf",    "floorf",
      "ceilf",  "fmaf",       "fma",    "__ldg",  "__ldcg",      "__ldca",  "__ldcs",
      "__brev", "__popc",     "__clz",  "__ffs",  "__byte_perm", "__mul24", "__umul24",
      "__dp4a", "__fdividef", "__expf", "__logf", "__saturatef", NULL};
  for (const char *const *n = names; *n; ++n)
    if (str_is(s, *n))
      return true;
  if (str_starts(s, "make_") || str_starts(s, "__float2") || str_starts(s, "__half2") ||
      str_starts(s, "__int2") || str_starts(s, "__uint2") || str_starts(s, "__double2") ||
      str_starts(s, "__low2") || str_starts(s, "__high2") || str_starts(s, "__halves2") ||
      str_starts(s, "__short2") || str_starts(s, "__ushort2") || str_starts(s, "__bfloat162") ||
      str_starts(s, "__hadd") || str_starts(s, "__hmul") || str_starts(s, "__hsub") ||
      str_starts(s, "__hfma"))
    return true;
  return false;
}

static bool cuda_type(struct str s) {
  static const char *const names[] = {"half",    "__half",   "half2",   "__half2",       "float2",
                                      "float3",  "float4",   "int2",    "int4",          "uint2",
                                      "uint4",   "size_t",   "uint",    "int8_t",        "uint8_t",
                                      "int32_t", "uint32_t", "double2", "__nv_bfloat16", NULL};
  for (const char *const *n = names; *n; ++n)
    if (str_is(s, *n))
      return true;
  return false;
}

struct walk {
  struct loop *loop;
  struct stmt *stmt;
  struct coop *coop;
  struct store *store;
};

static bool walk_value(struct walk *w, const struct expr *e);

static bool add_read(struct walk *w, const struct expr *e, struct root r) {
  struct loop *l = w->loop;
  struct read *x = ARENA_NEW(l->unit->arena, struct read);
  x->expr = e;
  x->stmt = w->stmt;
  x->coop = w->coop;
  x->store = w->store;
  x->root = r;
  x->id = (unsigned)l->reads.count;
  x->type = e->kind == EXPR_CALL ? element_type(l, &(struct expr){.kind = EXPR_INDEX, .a = e->args})
                                 : element_type(l, e);
  x->stageable = x->type != NULL;
  for (struct coop *c = w->coop; c; c = c->outer)
    x->stageable &= c->normal;
  *GROW(l->unit->arena, l->reads) = x;
  *GROW(l->unit->arena, l->sources) = x;
  if (w->store)
    w->store->has_read = true;
  return true;
}

// An lvalue that is read: what memory is it?
static bool walk_lvalue(struct walk *w, const struct expr *e) {
  struct loop *l = w->loop;
  struct root r = root_of(l, e);
  tok at = r.name != NO_TOKEN ? r.name : e->range.first;
  if (r.symbol && r.symbol->is_volatile)
    return refuse(l, REASON_LOAD_VOLATILE, at, name_text(l, at), NO_TOKEN, NULL);
  switch (r.memory) {
  case MEMORY_GLOBAL:
    return add_read(w, e, r);
  case MEMORY_SHARED:
    if (tile_of(l, r))
      return refuse(l, REASON_TILE_READ_IN_LOAD, at, name_text(l, at), NO_TOKEN, NULL);
    break;
  case MEMORY_UNKNOWN:
    return refuse(l, REASON_LOAD_NAME, at, name_text(l, at), NO_TOKEN, NULL);
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
  if (!walk_value(&w, e))
    return false;
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
    if (cache_load && e->args && !e->args->next) {
      struct root r = pointee_of(l, e->args);
      if (r.memory != MEMORY_GLOBAL)
        return refuse(l, REASON_LOAD_NAME, e->range.first, name_text(l, f->name), NO_TOKEN, NULL);
      return add_read(w, e, r);
    }
    if ((y && y->type_name) || (!y && (pure_function(name) || cuda_type(name)))) {
      for (const struct expr *x = e->args; x; x = x->next)
        if (!walk_value(w, x))
          return false;
      return true;
    }
  }
  struct str s = range_text(l->unit, e->a->range);
  return refuse(l, REASON_LOAD_CALL, e->range.first, str_dup(l->unit->arena, s), NO_TOKEN, NULL);
}

static bool walk_value(struct walk *w, const struct expr *e) {
  struct loop *l = w->loop;
  if (!e)
    return true;
  switch (e->kind) {
  case EXPR_LITERAL:
  case EXPR_SIZEOF:
    return true;
  case EXPR_NAME: {
    struct symbol *y = resolve(l->function, e->name);
    if (y && (y->pointer || !range_empty(y->dims) || y->type_name))
      return true; // an address
    return walk_lvalue(w, e);
  }
  case EXPR_INDEX:
    return walk_lvalue(w, e);
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
      return refuse(l, REASON_LOAD_FORM, e->range.first, "++ or -- in an expression", NO_TOKEN,
                    NULL);
    return walk_value(w, e->a);
  case EXPR_BINARY:
    return walk_value(w, e->a) && walk_value(w, e->b);
  case EXPR_COND:
    return walk_value(w, e->a) && walk_value(w, e->b) && walk_value(w, e->c);
  case EXPR_CAST:
  case EXPR_PAREN:
    return walk_value(w, e->a);
  case EXPR_LIST:
    for (const struct expr *x = e->args; x; x = x->next)
      if (!walk_value(w, x))
        return false;
    return true;
  case EXPR_CALL:
    return walk_call(w, e);
  case EXPR_ASSIGN:
  case EXPR_POSTFIX:
  case EXPR_COMMA:
    return refuse(l, REASON_LOAD_FORM, e->range.first, "an assignment in an expression", NO_TOKEN,
                  NULL);
  default: {
    struct str s = range_text(l->unit, e->range);
    return refuse(l, REASON_NOT_UNDERSTOOD, e->range.first, str_dup(l->unit->arena, s), NO_TOKEN,
                  NULL);
  }
  }
}

// ---- stores ----

static bool zero_literal(const struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  if (e->kind == EXPR_CAST && e->a) {
    // (float)0: a type whose zero is all zero bits
    return type_bytes(l->unit, e->type) > 0 && zero_literal(l, e->a);
  }
  if (e->kind == EXPR_CALL || e->kind == EXPR_LIST) {
    struct str name = e->a ? token_text(l->unit, expr_bare(e->a)->name) : STR("");
    bool known = e->a && expr_bare(e->a)->kind == EXPR_NAME &&
                 (str_starts(name, "make_") || cuda_type(name) || str_is(name, "__float2half") ||
                  str_is(name, "__int2half_rn"));
    if (!known)
      return false;
    for (const struct expr *x = e->args; x; x = x->next)
      if (!zero_literal(l, x))
        return false;
    return true;
  }
  if (e->kind != EXPR_LITERAL)
    return false;
  struct str s = token_text(l->unit, e->range.first);
  bool digit = false;
  for (size_t i = 0; i < s.n; ++i) {
    if (s.p[i] == '0')
      digit = true;
    else if (!strchr(".fFuUlL", s.p[i]))
      return false;
  }
  return digit;
}

bool same_text(const struct loop *l, const struct expr *a, const struct expr *b) {
  size_t n = a->range.end - a->range.first;
  if (n != b->range.end - b->range.first)
    return false;
  for (size_t i = 0; i < n; ++i)
    if (!str_equal(token_text(l->unit, a->range.first + (tok)i),
                   token_text(l->unit, b->range.first + (tok)i)))
      return false;
  return true;
}

// Bytes of what is written or read, by casts and declarations in the text; 0 unknown.
static int lvalue_bytes(struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  if (e->kind == EXPR_CALL)
    return e->args
               ? lvalue_bytes(l, &(struct expr){.kind = EXPR_UNARY, .op = NO_TOKEN, .a = e->args})
               : 0;
  const struct expr *p = NULL;
  if (e->kind == EXPR_INDEX || e->kind == EXPR_UNARY)
    p = expr_bare(e->a);
  while (p && (p->kind == EXPR_BINARY || p->kind == EXPR_INDEX))
    p = expr_bare(p->a);
  if (!p)
    return 0;
  if (p->kind == EXPR_CAST)
    return type_bytes(l->unit, p->type);
  if (p->kind == EXPR_UNARY && token_is(l->unit, p->op, "&"))
    return lvalue_bytes(l, p->a);
  if (p->kind == EXPR_NAME) {
    struct symbol *y = resolve(l->function, p->name);
    return y ? type_bytes(l->unit, y->type) : 0;
  }
  return 0;
}

// A global element that is read and nothing else: P[i], *p, __ldg(p).
static const struct expr *plain_read(struct loop *l, const struct expr *e, bool *ldg) {
  e = expr_bare(e);
  *ldg = false;
  if (e->kind == EXPR_CALL) {
    const struct expr *f = expr_bare(e->a);
    if (f->kind == EXPR_NAME && token_is(l->unit, f->name, "__ldg") && e->args && !e->args->next) {
      *ldg = true;
      return e;
    }
    return NULL;
  }
  if (e->kind != EXPR_INDEX && e->kind != EXPR_UNARY && e->kind != EXPR_MEMBER)
    return NULL;
  return root_of(l, e).memory == MEMORY_GLOBAL ? e : NULL;
}

// True when a value holds what the load itself computed: a local of the body, or a variable that
// the load assigned.
static bool holds_local(void *context, struct stmt *s, const struct expr *e) {
  struct loop *l = context;
  (void)s;
  if (e->kind != EXPR_NAME)
    return true;
  struct symbol *y = resolve(l->function, e->name);
  if (!y || y->type_name)
    return true;
  if (in_body(l, y))
    return constant_expr(l, e);
  for (size_t i = 0; i < l->writes.count; ++i)
    if (l->writes.at[i].region == REGION_LOAD && l->writes.at[i].root.symbol == y)
      return false;
  return true;
}

static struct root source_root(struct loop *l, const struct expr *e) {
  return e->kind == EXPR_CALL ? pointee_of(l, e->args) : root_of(l, e);
}

static void classify(struct loop *l, struct store *s) {
  bool held = !visit_expr(s->stmt, s->value, holds_local, l);
  s->kind = s->has_read || held ? STORE_STAGED : STORE_DIRECT;
  const struct expr *value = expr_bare(s->value);
  bool ldg;
  const struct expr *e = plain_read(l, value, &ldg);
  if (!e && value->kind == EXPR_COND) {
    bool then_zero = zero_literal(l, value->b), else_zero = zero_literal(l, value->c);
    if (then_zero != else_zero) {
      e = plain_read(l, else_zero ? value->b : value->c, &ldg);
      s->condition = value->a;
      s->negated = then_zero;
    }
  }
  if (!e)
    return;
  struct root r = source_root(l, e);
  int from = lvalue_bytes(l, e), to = lvalue_bytes(l, s->target);
  // Elements known to be too small or of different sizes are conversions or half-words: registers.
  if ((from && from < 4) || (to && to < 4) || (from && to && from != to))
    return;
  s->source = e;
  s->ldg = ldg;
  s->proved_global = r.proved;
  s->bytes = to ? to : from;
  s->kind = s->condition ? STORE_ZERO : STORE_ASYNC;
}

// if (c) tile = global; else tile = 0;
static void merge_fill(struct loop *l, struct stmt *s) {
  if (s->kind != STMT_IF || !s->otherwise || s->is_constexpr)
    return;
  struct stmt *branches[2] = {s->body, s->otherwise};
  struct store *found[2] = {NULL, NULL};
  for (int i = 0; i < 2; ++i) {
    struct stmt *b = branches[i];
    if (b->kind == STMT_COMPOUND)
      b = b->body && !b->body->next ? b->body : NULL;
    for (size_t k = 0; b && k < l->stores.count; ++k)
      if (l->stores.at[k]->stmt == b)
        found[i] = l->stores.at[k];
  }
  if (!found[0] || !found[1] || !same_text(l, found[0]->target, found[1]->target))
    return;
  int reading = found[0]->kind == STORE_ASYNC ? 0 : 1;
  struct store *read = found[reading], *zero = found[1 - reading];
  if (read->kind != STORE_ASYNC || !zero_literal(l, zero->value))
    return;
  read->kind = STORE_ZERO;
  read->fill = s;
  read->condition = stmt_cond(l->function, s);
  read->negated = reading == 1;
  zero->fill = s;
}

static bool add_store(struct loop *l, struct stmt *s, struct expr *e, struct coop *coop,
                      struct root r) {
  if (!token_is(l->unit, e->op, "="))
    return refuse(l, REASON_TILE_UPDATED, e->range.first, name_text(l, r.name), NO_TOKEN, NULL);
  if (r.symbol->is_volatile)
    return refuse(l, REASON_LOAD_VOLATILE, r.name, name_text(l, r.name), NO_TOKEN, NULL);
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
  x->stageable = true;
  for (size_t i = reads; i < l->reads.count; ++i)
    x->stageable &= l->reads.at[i]->stageable;
  classify(l, x);
  return true;
}

// ---- statements ----

// The variable that a step advances, and by how much: ++i, i += n, i = i + n. NULL for anything
// else; *stride NULL for one.
static struct symbol *step_variable(struct loop *l, const struct expr *step,
                                    const struct expr **stride) {
  const struct unit *u = l->unit;
  const struct expr *changed = NULL;
  *stride = NULL;
  if ((step->kind == EXPR_UNARY || step->kind == EXPR_POSTFIX) && token_is(u, step->op, "++")) {
    changed = expr_bare(step->a);
  } else if (step->kind == EXPR_ASSIGN && token_is(u, step->op, "+=")) {
    changed = expr_bare(step->a);
    *stride = step->b;
  } else if (step->kind == EXPR_ASSIGN && token_is(u, step->op, "=")) {
    const struct expr *sum = expr_bare(step->b);
    changed = expr_bare(step->a);
    bool own = sum->kind == EXPR_BINARY && token_is(u, sum->op, "+") &&
               expr_bare(sum->a)->kind == EXPR_NAME && changed->kind == EXPR_NAME &&
               resolve(l->function, expr_bare(sum->a)->name) == resolve(l->function, changed->name);
    if (!own)
      return NULL;
    *stride = sum->b;
  }
  if (!changed || changed->kind != EXPR_NAME)
    return NULL;
  struct symbol *i = resolve(l->function, changed->name);
  return i && !i->pointer && !i->odd ? i : NULL;
}

static const struct expr *start_value(struct loop *l, struct stmt *s, struct symbol *i) {
  if (!s->init)
    return NULL;
  if (s->init->kind == STMT_DECL)
    return i->decl == s->init ? symbol_init(l->function, i) : NULL;
  const struct expr *e = stmt_value(l->function, s->init);
  bool own = e && e->kind == EXPR_ASSIGN && token_is(l->unit, e->op, "=") &&
             expr_bare(e->a)->kind == EXPR_NAME && resolve(l->function, expr_bare(e->a)->name) == i;
  return own ? e->b : NULL;
}

// for (i = start; i < bound; i += stride): its variable, and with constant bound and stride the
// trips a thread can make at most.
static void count_trips(struct loop *l, struct coop *c) {
  struct stmt *s = c->stmt;
  const struct unit *u = l->unit;
  const struct expr *cond = expr_bare(stmt_cond(l->function, s));
  const struct expr *step = expr_bare(stmt_step(l->function, s)), *stride;
  if (!cond || !step || cond->kind != EXPR_BINARY)
    return;
  bool less = token_is(u, cond->op, "<"), least = token_is(u, cond->op, "<=");
  if (!less && !least)
    return;
  // cond: i < bound, or i + add < bound
  const struct expr *left = expr_bare(cond->a), *add = NULL;
  if (left->kind == EXPR_BINARY && token_is(u, left->op, "+")) {
    add = left->b;
    left = expr_bare(left->a);
  }
  struct symbol *i = step_variable(l, step, &stride);
  if (!i || left->kind != EXPR_NAME || resolve(l->function, left->name) != i)
    return;
  // A body that changes the variable as well is no counted loop.
  for (size_t k = 0; k < l->writes.count; ++k)
    if (l->writes.at[k].root.symbol == i && inside(s->body, l->writes.at[k].target->range.first))
      return;
  c->variable = i;
  const struct expr *start = start_value(l, s, i);
  if (!start || !constant_expr(l, cond->b) || (add && !constant_expr(l, add)) ||
      (stride && !constant_expr(l, stride)))
    return;
  bool fixed = constant_expr(l, start);
  c->trips = arena_printf(u->arena,
                          "::__dbuf::trips<((long long)(%s)), ((long long)(%s)), "
                          "((long long)(%s)), ((long long)(%s)), %s>::value",
                          fixed ? constant_text(l, start) : "0", constant_text(l, cond->b),
                          stride ? constant_text(l, stride) : "1",
                          add ? constant_text(l, add) : "0", least ? "true" : "false");
  c->normal = true;
  c->exact = fixed ? "" : never_negative(l, start);
}

static bool refuse_form(struct loop *l, struct stmt *s) {
  static const char *const names[] = {"block",  "if",          "for",         "while",      "do",
                                      "switch", "return",      "break",       "continue",   "goto",
                                      "label",  "declaration", "declaration", "expression", "asm",
                                      "empty",  "unknown"};
  return refuse(l, REASON_LOAD_FORM, s->range.first, names[s->kind], NO_TOKEN, NULL);
}

static bool load_stmt(struct loop *l, struct stmt *s, struct coop *coop);

static bool load_list(struct loop *l, struct stmt *s, struct coop *coop) {
  for (; s; s = s->next)
    if (!load_stmt(l, s, coop))
      return false;
  return true;
}

static bool load_declaration(struct loop *l, struct stmt *s, struct coop *coop) {
  struct walk w = {.loop = l, .stmt = s, .coop = coop};
  for (size_t i = 0; i < l->function->symbols.count; ++i) {
    struct symbol *y = &l->function->symbols.at[i];
    if (y->decl != s)
      continue;
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
    if (!walk_value(&w, init))
      return false;
  }
  return true;
}

static bool assigns_local(struct loop *l, struct stmt *s, struct expr *e, struct coop *coop) {
  struct root r = root_of(l, e->a);
  if (r.memory == MEMORY_SHARED)
    return tile_of(l, r) ? add_store(l, s, e, coop, r)
                         : refuse(l, REASON_NOT_UNDERSTOOD, e->range.first,
                                  name_text(l, e->range.first), NO_TOKEN, NULL);
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
    return refuse(l, REASON_LOAD_FORM, step->range.first, "for with several steps", NO_TOKEN, NULL);
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

// ---- order among the stores of one tile ----

static bool exclusive(const struct stmt *a, const struct stmt *b) {
  for (const struct stmt *i = a; i; i = i->parent)
    if (i->parent && i->parent->kind == STMT_IF && inside(i->parent, b->range.first))
      return (i->parent->body == i) != (i->parent->body && inside(i->parent->body, b->range.first));
  return false;
}

// Two targets that differ by a constant term in one place, as in As[r][c] and As[r + 8][c]: never
// one element.
static bool constant_apart(const struct loop *l, const struct expr *a, const struct expr *b) {
  const struct unit *u = l->unit;
  if (lvalue_bytes((struct loop *)l, a) > 4)
    return false; // neighbouring vectors may overlap
  tok i = a->range.first, j = b->range.first;
  while (i < a->range.end && j < b->range.end && str_equal(token_text(u, i), token_text(u, j)))
    ++i, ++j;
  // Skip "+ number" in one of them.
  bool in_a = token_is(u, i, "+") && u->tokens[i + 1].kind == TOK_NUMBER;
  bool in_b = token_is(u, j, "+") && u->tokens[j + 1].kind == TOK_NUMBER;
  tok number = NO_TOKEN;
  if (in_a && !in_b) {
    number = i + 1;
    i += 2;
  } else if (in_b && !in_a) {
    number = j + 1;
    j += 2;
  } else if (i < a->range.end && j < b->range.end && u->tokens[i].kind == TOK_NUMBER &&
             u->tokens[j].kind == TOK_NUMBER && i > 0 &&
             (token_is(u, i - 1, "+") || token_is(u, i - 1, "["))) {
    number = i;
    ++i;
    ++j;
  } else {
    return false;
  }
  // The term must not be scaled away: "(r + 0)", "c + 4 * 0" or "/ 8" are not looked into.
  if (str_is(token_text(u, number), "0") || token_is(u, i, "/") || token_is(u, i, ">>") ||
      token_is(u, i, "%") || token_is(u, i, "&"))
    return false;
  for (tok t = a->range.first; t < a->range.end; ++t)
    if (token_is(u, t, "/") || token_is(u, t, ">>") || token_is(u, t, "%") || token_is(u, t, "&"))
      return false;
  while (i < a->range.end && j < b->range.end && str_equal(token_text(u, i), token_text(u, j)))
    ++i, ++j;
  return i == a->range.end && j == b->range.end;
}

struct names {
  struct loop *loop;
  struct symbol *wanted;
  bool found, division, remainder;
  int depth;
};

// Does the expression depend on the variable, through locals of the load too, and how is it cut?
static void look_for(struct names *n, const struct expr *e) {
  if (!e || n->depth > 12)
    return;
  if (e->kind == EXPR_NAME) {
    struct symbol *y = resolve(n->loop->function, e->name);
    if (y == n->wanted) {
      n->found = true;
    } else if (y && in_body(n->loop, y) && !range_empty(y->init)) {
      ++n->depth;
      look_for(n, symbol_init(n->loop->function, y));
      --n->depth;
    }
  }
  if (e->kind == EXPR_BINARY) {
    struct names inner = {.loop = n->loop, .wanted = n->wanted, .depth = n->depth};
    const struct unit *u = n->loop->unit;
    look_for(&inner, e->a);
    if (inner.found) {
      n->division |= token_is(u, e->op, "/") || token_is(u, e->op, ">>");
      n->remainder |= token_is(u, e->op, "%") || token_is(u, e->op, "&");
    }
  }
  look_for(n, e->a);
  look_for(n, e->b);
  look_for(n, e->c);
  for (const struct expr *x = e->args; x; x = x->next)
    look_for(n, x);
}

// Two trips of one loop may store to one element when the index loses what tells them apart.
static bool trips_apart(struct loop *l, const struct store *s) {
  for (struct coop *c = s->coop; c; c = c->outer) {
    struct symbol *i = c->variable;
    if (!i)
      return false;
    struct names n = {.loop = l, .wanted = i};
    look_for(&n, s->target);
    if (!n.found || n.division != n.remainder)
      return false;
  }
  return true;
}

static void find_overlaps(struct loop *l) {
  for (size_t i = 0; i < l->stores.count; ++i) {
    struct store *a = l->stores.at[i];
    if (!trips_apart(l, a))
      a->tile->overlapping = true;
    for (size_t j = 0; j < i; ++j) {
      struct store *b = l->stores.at[j];
      if (a->tile != b->tile || exclusive(a->stmt, b->stmt))
        continue;
      if (a->coop != b->coop || !constant_apart(l, a->target, b->target))
        a->tile->overlapping = true;
    }
  }
  // Where order counts, all stores of the tile go the same way: through registers, or as written.
  for (size_t i = 0; i < l->stores.count; ++i) {
    struct store *s = l->stores.at[i];
    if (!s->tile->overlapping)
      continue;
    bool all = true;
    for (size_t j = 0; j < l->stores.count; ++j)
      if (l->stores.at[j]->tile == s->tile)
        all &= l->stores.at[j]->stageable;
    s->kind = all ? STORE_STAGED : STORE_DIRECT;
    s->fill = NULL;
  }
}

bool check_load(struct loop *l) {
  for (size_t i = 0; i < l->load_count; ++i)
    if (!load_stmt(l, l->load[i], NULL))
      return false;
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
