// The compute region: whatever it does, it must leave the tiles, the loads' memory and the clocks
// alone.
#include "rewrite/effect.h"
#include "rewrite/members.h"

#include <ctype.h>
#include <string.h>

// ---- global memory ----

static bool may_alias(struct root w, struct root r) {
  if (w.either || r.either)
    return true;
  if (w.symbol && r.symbol)
    return w.symbol == r.symbol || !(w.symbol->restricted || r.symbol->restricted);
  if (w.symbol || r.symbol) {
    struct symbol *y = w.symbol ? w.symbol : r.symbol;
    return !y->restricted;
  }
  return true;
}

// The same pointer or array by its name.
static bool same_memory(const struct loop *l, struct root w, struct root r) {
  if (w.either || r.either || w.name == NO_TOKEN || r.name == NO_TOKEN)
    return false;
  return w.symbol == r.symbol &&
         (w.symbol || str_equal(token_text(l->unit, w.name), token_text(l->unit, r.name)));
}

static const char *restrictable(const struct loop *l, const struct symbol *y) {
  return y && y->parameter && y->pointer ? name_text(l, y->name) : NULL;
}

// With the pointers that could be declared __restrict__ by name; NULL when one is not known.
static const char *alias_remedy(const struct loop *l, struct root w, struct root r) {
  const char *a = restrictable(l, r.symbol), *b = restrictable(l, w.symbol);
  if (w.either || r.either || !a || !b)
    return NULL;
  return arena_printf(l->unit->arena,
                      "declare '%s' and '%s' __restrict__, or give 'independent' if nothing the "
                      "loop writes is read by its loads",
                      a, b);
}

static bool refuse_alias(struct loop *l, struct root w, const struct read *r, tok at) {
  bool same = same_memory(l, w, r->root);
  return refuse_as(l,
                   (struct refusal){
                       .reason = same ? REASON_ALIAS_SAME : REASON_ALIAS,
                       .text = w.name != NO_TOKEN ? name_text(l, w.name) : "a pointer",
                       .at = at,
                       .other = r->expr->range.first,
                       .other_text = same ? "the load that reads it" : "the load that may read it",
                       .remedy = same ? NULL : alias_remedy(l, w, r->root),
                   });
}

static bool check_global_write(struct loop *l, struct root w, tok at) {
  if (l->clauses->independent)
    return true;
  const struct read *found = NULL;
  for (size_t i = 0; i < l->sources.count; ++i) {
    const struct read *r = l->sources.at[i];
    if (may_alias(w, r->root) &&
        (!found || (same_memory(l, w, r->root) && !same_memory(l, w, found->root))))
      found = r;
  }
  return !found || refuse_alias(l, w, found, at);
}

tok named_by_clocks(const struct loop *l, const struct symbol *y) {
  tok t = named_in(l, REGION_HEADER, y);
  for (size_t i = 0; t == NO_TOKEN && i < l->advances.count; ++i)
    t = named_in_range(l, l->advances.at[i].expr->range, y);
  return t;
}

// A visible function may write its own variables, and what its parameters lead to.
static bool note_write(struct loop *l, struct root r, tok at) {
  struct symbol *y = r.symbol;
  if (r.memory == MEMORY_LOCAL)
    return true;
  size_t i = 0;
  for (const struct symbol *p = l->function->symbols.at; y && p != y; ++p)
    i += p->parameter;
  if (!y || !y->parameter || r.memory == MEMORY_SHARED || i >= 8 * sizeof l->effect->written)
    return refuse(l, REASON_CALL_EFFECT, at, name_text(l, l->function->name), NO_TOKEN, NULL);
  l->effect->written |= 1ul << i;
  return true;
}

// A __device__ function may be given a pointer into dynamic shared memory, which then is no other
// memory than its own array.
static bool check_source(struct loop *l, struct root w, tok at) {
  bool own = w.symbol->shared && !w.symbol->is_extern && !w.symbol->passed;
  if (l->function->kernel || own || l->clauses->independent)
    return true;
  for (size_t i = 0; i < l->sources.count; ++i) {
    struct root r = l->sources.at[i]->root;
    if (r.memory == MEMORY_GLOBAL && !r.proved && !(r.symbol && r.symbol->restricted))
      return refuse(l, REASON_ALIAS, at, name_text(l, w.symbol->name),
                    l->sources.at[i]->expr->range.first, "the load that may read it");
  }
  return true;
}

bool check_write(struct loop *l, struct root r, struct range what) {
  tok at = what.first;
  if (l->effect)
    return note_write(l, r, at);
  l->shares |= r.memory != MEMORY_LOCAL;
  switch (r.memory) {
  case MEMORY_SHARED:
    // With one buffer the tile is stored to when and where it was in the loop as written, so
    // compute may change it: the load does not read it.
    if (tile_of(l, r)) {
      one_buffer(l, REASON_TILE_WRITTEN, at, name_text(l, r.symbol->name), NO_TOKEN, NULL);
      return check_source(l, r, at);
    }
    if (r.symbol) {
      tok t = named_in(l, REGION_LOAD, r.symbol);
      if (t != NO_TOKEN)
        return refuse(l, REASON_LOAD_SHARED, t, name_text(l, t), at, "written here");
      t = named_by_clocks(l, r.symbol);
      if (t != NO_TOKEN)
        return refuse(l, REASON_COMPUTE_FEEDS_LOAD, t, name_text(l, t), at, "changed here");
      return check_source(l, r, at) && check_names_ahead(l, r.symbol, at);
    }
    return refuse(l, REASON_NOT_UNDERSTOOD, at, shown_text(l, what), NO_TOKEN, NULL);
  case MEMORY_GLOBAL:
    l->writes_global = true;
    return check_global_write(l, r, at);
  case MEMORY_LOCAL: {
    if (!r.symbol || in_body(l, r.symbol))
      return true;
    if (clock_of(l, r.symbol))
      return refuse(l, REASON_STEP_MUTATED, at, name_text(l, r.symbol->name), NO_TOKEN, NULL);
    tok t = named_by_clocks(l, r.symbol);
    if (t != NO_TOKEN)
      return refuse(l, REASON_COMPUTE_FEEDS_LOAD, t, name_text(l, t), at, "changed here");
    if (at_rest(l, r.symbol))
      return check_names_ahead(l, r.symbol, at);
    t = named_in(l, REGION_LOAD, r.symbol);
    // A temporary of both regions was looked into before: each writes it before reading it.
    for (size_t i = 0; i < l->writes.count && l->writes.at[i].region == REGION_LOAD; ++i)
      if (l->writes.at[i].root.symbol == r.symbol)
        return true;
    if (t != NO_TOKEN)
      return refuse(l, REASON_COMPUTE_FEEDS_LOAD, t, name_text(l, t), at, "changed here");
    return check_names_ahead(l, r.symbol, at);
  }
  default:
    return refuse(l, REASON_NOT_UNDERSTOOD, at, shown_text(l, what), NO_TOKEN, NULL);
  }
}

// ---- inline assembly ----

static bool harmless_instruction(struct str s) {
  static const char *const families[] = {
      "mma",  "wmma",  "ldmatrix", "movmatrix", "fma",  "mul",   "mul24", "mad",  "add",
      "sub",  "addc",  "subc",     "madc",      "div",  "rem",   "abs",   "neg",  "min",
      "max",  "cvt",   "mov",      "and",       "or",   "xor",   "not",   "shl",  "shr",
      "shf",  "lop3",  "prmt",     "bfe",       "bfi",  "bfind", "popc",  "clz",  "brev",
      "shfl", "vote",  "match",    "redux",     "dp4a", "dp2a",  "ex2",   "lg2",  "rcp",
      "sqrt", "rsqrt", "sin",      "cos",       "tanh", "setp",  "set",   "selp", "slct",
      "cvta", "cnot",  "sad",      "copysign",  NULL};
  if (s.n == 0 || s.p[0] == '.' || str_starts(s, "ld.shared") || str_starts(s, "ld.const") ||
      str_starts(s, "ld.param"))
    return true;
  size_t n = 0;
  while (n < s.n && s.p[n] != '.' && !isspace((unsigned char)s.p[n]))
    ++n;
  for (const char *const *f = families; *f; ++f)
    if (str_is((struct str){s.p, n}, *f))
      return true;
  // wmma and mma families store and load matrices: only the arithmetic is harmless
  return false;
}

// Behind the comments that an instruction begins with.
static struct str without_comments(struct str s) {
  while (str_starts(s, "/*")) {
    size_t end = str_find(s, STR("*/"), 2);
    size_t skip = end < s.n ? end + 2 : s.n;
    s = str_trim((struct str){s.p + skip, s.n - skip});
  }
  return str_starts(s, "//") ? (struct str){s.p, 0} : s;
}

static bool check_instruction(struct loop *l, struct str s, tok at) {
  s = without_comments(str_trim(s));
  while (s.n && (s.p[0] == '{' || s.p[0] == '}'))
    s = without_comments(str_trim((struct str){s.p + 1, s.n - 1}));
  if (s.n && (s.p[0] == '@')) {
    while (s.n && !isspace((unsigned char)s.p[0]))
      ++s.p, --s.n;
    s = str_trim(s);
  }
  bool stores = str_starts(s, "wmma.store") || str_starts(s, "wmma.load") ||
                str_find(s, STR("clock"), 0) < s.n || str_find(s, STR("globaltimer"), 0) < s.n;
  if (!stores && harmless_instruction(s))
    return true;
  size_t n = 0;
  while (n < s.n && !isspace((unsigned char)s.p[n]))
    ++n;
  return refuse(l, REASON_ASM_UNKNOWN, at, str_dup(l->unit->arena, (struct str){s.p, n}), NO_TOKEN,
                NULL);
}

// asm [volatile] ( "template" ... : outputs : inputs : clobbers )
bool check_asm(struct loop *l, struct stmt *s) {
  const struct unit *u = l->unit;
  tok open = s->range.first;
  while (open < s->range.end && !token_is(u, open, "("))
    ++open;
  struct text all = {.arena = u->arena};
  tok t = open + 1;
  for (; t < s->range.end && u->tokens[t].kind == TOK_STRING; ++t) {
    struct str part = token_text(u, t);
    for (size_t i = 1; i + 1 < part.n; ++i) {
      if (part.p[i] == '\\' && i + 2 < part.n) {
        // Numbers could spell what divides instructions.
        if (!strchr("nt\\\"", part.p[i + 1]))
          return refuse(l, REASON_ASM_UNKNOWN, t, str_dup(u->arena, (struct str){part.p + i, 2}),
                        NO_TOKEN, NULL);
        text_puts(&all, part.p[i + 1] == 'n' ? "\n" : " ");
        ++i;
      } else {
        text_add(&all, (struct str){part.p + i, 1});
      }
    }
  }
  if (t == open + 1)
    return refuse(l, REASON_ASM_UNKNOWN, s->range.first, "", NO_TOKEN, NULL);
  struct str rest = text_str(&all);
  size_t from = 0;
  for (size_t i = 0; i <= rest.n; ++i)
    if (i == rest.n || rest.p[i] == ';' || rest.p[i] == '\n') {
      if (!check_instruction(l, (struct str){rest.p + from, i - from}, s->range.first))
        return false;
      from = i + 1;
    }
  for (; t + 1 < s->range.end; ++t) {
    if (u->tokens[t].kind != TOK_STRING || !token_is(u, t + 1, "("))
      continue;
    if (u->tokens[t + 1].match == NO_TOKEN)
      return refuse(l, REASON_ASM_UNKNOWN, t, "", NO_TOKEN, NULL);
    struct str constraint = token_text(u, t);
    if (str_find(constraint, STR("="), 0) == constraint.n &&
        str_find(constraint, STR("+"), 0) == constraint.n)
      continue;
    struct range inside_ = {t + 2, u->tokens[t + 1].match};
    struct expr *target = parse_expr(l->function, inside_);
    if (!check_write(l, root_of(l, target), inside_))
      return false;
  }
  return true;
}

// ---- the region ----

struct visit {
  struct loop *loop;
  const struct expr *passed; // see check_watched
};

static bool check_expression(void *context, struct stmt *s, const struct expr *e) {
  struct visit *v = context;
  struct loop *l = v->loop;
  if (is_barrier(l, s))
    return true;
  if (e->kind == EXPR_UNKNOWN) {
    struct str text = range_text(l->unit, e->range);
    bool lambda = text.n && text.p[0] == '[';
    return refuse(l, lambda ? REASON_LAMBDA : REASON_NOT_UNDERSTOOD, e->range.first,
                  shown_text(l, e->range), NO_TOKEN, NULL);
  }
  return check_watched(l, s, e, &v->passed) && (e->kind != EXPR_CALL || check_call(l, e, 0));
}

static bool check_asm_in(struct loop *l, struct stmt *s, bool siblings) {
  for (; s; s = siblings ? s->next : NULL) {
    if (s->kind == STMT_ASM && !check_asm(l, s))
      return false;
    if (!check_asm_in(l, s->body, true) || !check_asm_in(l, s->otherwise, true))
      return false;
  }
  return true;
}

static bool check_statics(struct loop *l) {
  for (size_t i = 0; i < l->function->symbols.count; ++i) {
    struct symbol *y = &l->function->symbols.at[i];
    if (in_body(l, y) && y->is_static && !y->shared && !y->constant)
      return refuse(l, REASON_STATIC_LOCAL, y->name, name_text(l, y->name), NO_TOKEN, NULL);
  }
  return true;
}

// Behind the last barrier only registers and global memory may be used: there is no barrier to the
// next load.
static bool check_tail(struct loop *l) {
  for (const struct stmt *s = l->scratch ? l->scratch->next : NULL; s; s = s->next)
    for (size_t i = 0; i < l->tiles.count; ++i) {
      tok t = named_in_range(l, s->range, l->tiles.at[i]->symbol);
      if (t != NO_TOKEN)
        return refuse(l, REASON_TAIL_SHARED, t, name_text(l, t), NO_TOKEN, NULL);
    }
  for (size_t i = 0; i < l->tail_count; ++i) {
    struct stmt *s = l->tail[i];
    if (is_advance(l, s))
      continue;
    tok t = shared_in(l, s, true);
    if (t != NO_TOKEN)
      return refuse(l, REASON_TAIL_SHARED, t, name_text(l, t), NO_TOKEN, NULL);
  }
  return true;
}

static bool check_declarations(struct loop *l, struct stmt *s, bool siblings) {
  for (; s; s = siblings ? s->next : NULL)
    if ((s->kind == STMT_DECL && !check_made_objects(l, s)) ||
        !check_declarations(l, s->init, true) || !check_declarations(l, s->body, true) ||
        !check_declarations(l, s->otherwise, true))
      return false;
  return true;
}

// "r = v" of an object that refers to others may write those.
static bool check_written_object(struct loop *l, struct root r, const struct expr *target) {
  target = expr_bare(target);
  if (target->kind == EXPR_MEMBER && scalar_outside(l->unit, token_text(l->unit, target->name)))
    return true;
  return r.memory != MEMORY_LOCAL || !r.symbol || check_referred(l, r.symbol);
}

bool check_compute(struct loop *l) {
  struct visit v = {.loop = l};
  if (!check_statics(l) || !check_operators(l) ||
      !visit_region(l, REGION_COMPUTE, check_expression, &v) ||
      !visit_region(l, REGION_TAIL, check_expression, &v))
    return false;
  for (enum region r = REGION_COMPUTE; r <= REGION_TAIL; ++r) {
    size_t n;
    struct stmt **at = region_stmts(l, r, &n);
    for (size_t i = 0; i < n; ++i)
      if (!check_asm_in(l, at[i], false) || !check_declarations(l, at[i], false))
        return false;
  }
  for (size_t i = 0; i < l->writes.count; ++i) {
    struct write *w = &l->writes.at[i];
    if ((w->region == REGION_COMPUTE || w->region == REGION_TAIL) && !is_advance(l, w->stmt) &&
        !(check_write(l, w->root, w->target->range) && check_written_object(l, w->root, w->target)))
      return false;
  }
  return check_tail(l);
}
