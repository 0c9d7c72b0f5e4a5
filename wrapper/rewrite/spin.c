// Nested loops that may wait: they end by a value that is read from the same place of global memory
// in every turn, so that somebody else must change it.
#include "rewrite/spin.h"

#include "rewrite/heads.h"
#include "rewrite/values.h"

// What values in a loop depend on: a read, or what some variables hold.
struct influence {
  struct loop *loop;
  const struct stmt *around;
  struct range source; // the read; empty for none
  bool *on;            // of each symbol
  bool *again;         // of each symbol: it is assigned what depends on the source
  bool changed;
};

static struct influence nothing(struct loop *l, const struct stmt *around) {
  size_t n = l->function->symbols.count + 1;
  struct influence i = {.loop = l, .around = around};
  i.on = arena_alloc(l->unit->arena, n * sizeof *i.on);
  i.again = arena_alloc(l->unit->arena, n * sizeof *i.again);
  for (size_t k = 0; k < n; ++k)
    i.on[k] = i.again[k] = false;
  return i;
}

static bool depends(const struct influence *i, struct range r) {
  const struct function *f = i->loop->function;
  if (!range_empty(i->source) && r.first <= i->source.first && i->source.first < r.end)
    return true;
  for (tok t = r.first; t < r.end; ++t) {
    bool member = token_is(i->loop->unit, t - 1, ".") || token_is(i->loop->unit, t - 1, "->");
    struct symbol *y = i->loop->unit->tokens[t].kind == TOK_IDENT && !member ? resolve(f, t) : NULL;
    if (y && i->on[y - f->symbols.at])
      return true;
  }
  return false;
}

static void influence(struct influence *i, const struct symbol *y) {
  if (!y)
    return;
  size_t k = (size_t)(y - i->loop->function->symbols.at);
  i->changed |= !i->on[k];
  i->on[k] = i->again[k] = true;
}

static void influence_names(struct influence *i, struct range r) {
  for (tok t = r.first; t < r.end; ++t)
    if (i->loop->unit->tokens[t].kind == TOK_IDENT)
      influence(i, resolve(i->loop->function, t));
}

static bool steps(const struct unit *u, const struct expr *e) {
  return (e->kind == EXPR_UNARY || e->kind == EXPR_POSTFIX) &&
         (token_is(u, e->op, "++") || token_is(u, e->op, "--"));
}

struct spread {
  struct influence *influence;
  bool controlled; // whether this is reached depends on the source
};

// What a call may put where its arguments, or its object, are.
static void spread_call(struct influence *i, const struct expr *e) {
  struct unit *u = i->loop->unit;
  const struct expr *f = expr_bare(e->a);
  size_t n = 0;
  if (f->kind == EXPR_MEMBER)
    influence(i, root_of(i->loop, f->a).symbol);
  for (const struct expr *x = e->args; x; x = x->next, ++n) {
    const struct expr *bare = expr_bare(x);
    bool reference = f->kind != EXPR_NAME || takes_reference(u, f->name, n);
    bool address = bare->kind == EXPR_UNARY && token_is(u, bare->op, "&");
    if (reference || address)
      influence(i, root_of(i->loop, address ? bare->a : bare).symbol);
  }
}

static bool spread_expr(void *context, struct stmt *s, const struct expr *e) {
  struct spread *p = context;
  struct influence *i = p->influence;
  const struct unit *u = i->loop->unit;
  (void)s;
  bool keeps = steps(u, e) || (e->kind == EXPR_ASSIGN && !token_is(u, e->op, "="));
  bool assigns = keeps || e->kind == EXPR_ASSIGN;
  if (assigns &&
      (p->controlled || (keeps && depends(i, e->a->range)) || (e->b && depends(i, e->b->range))))
    influence(i, root_of(i->loop, e->a).symbol);
  if (e->kind == EXPR_CALL && (p->controlled || depends(i, e->range)))
    spread_call(i, e);
  return true;
}

static void spread_stmt(struct influence *i, struct stmt *s, bool controlled) {
  struct function *f = i->loop->function;
  struct spread p = {i, controlled};
  for (struct symbol *y = first_declared(f, s); y; y = next_declared(f, y)) {
    if (range_empty(y->init))
      continue;
    if (controlled || depends(i, y->init))
      influence(i, y);
    visit_expr(s, symbol_init(f, y), spread_expr, &p);
  }
  if (s->kind == STMT_ASM && (controlled || depends(i, s->range)))
    influence_names(i, s->range);
  const struct expr *parts[] = {stmt_value(f, s), stmt_cond(f, s), stmt_step(f, s)};
  for (size_t k = 0; k < sizeof parts / sizeof *parts; ++k)
    if (parts[k])
      visit_expr(s, parts[k], spread_expr, &p);
  bool inner = controlled || (s != i->around && depends(i, s->cond));
  struct stmt *lists[] = {s->init, s->body, s->otherwise};
  for (size_t k = 0; k < sizeof lists / sizeof *lists; ++k)
    for (struct stmt *x = lists[k]; x; x = x->next)
      spread_stmt(i, x, inner);
}

static void spread(struct influence *i) {
  do {
    i->changed = false;
    spread_stmt(i, (struct stmt *)i->around, false);
  } while (i->changed);
}

// ---- the loop ----

static bool is_loop(const struct stmt *s) {
  return s->kind == STMT_WHILE || s->kind == STMT_DO || s->kind == STMT_FOR;
}

// The variables whose values follow from their own of the last turn.
static struct influence varying(struct loop *l, const struct stmt *around) {
  struct influence all = nothing(l, around);
  for (size_t k = 0; k < l->function->symbols.count; ++k) {
    if (named_in_range(l, around->range, &l->function->symbols.at[k]) == NO_TOKEN)
      continue;
    struct influence one = nothing(l, around);
    one.on[k] = true;
    spread(&one);
    all.on[k] = one.again[k];
  }
  spread(&all);
  return all;
}

// Does a jump out of `around` depend on the source?
static bool jumps_out(const struct influence *i, const struct stmt *s, bool controlled, bool own) {
  for (; s; s = s->next) {
    if (controlled && (s->kind == STMT_RETURN || (own && s->kind == STMT_BREAK)))
      return true;
    bool inner = controlled || depends(i, s->cond);
    bool still = own && !is_loop(s) && s->kind != STMT_SWITCH;
    if (jumps_out(i, s->body, inner, still) || jumps_out(i, s->otherwise, inner, still))
      return true;
  }
  return false;
}

// Calls and assembly that a compiler does not see through keep it from reading only once.
static bool opaque(void *context, struct stmt *s, const struct expr *e) {
  struct loop *l = context;
  (void)s;
  const struct expr *f = e->kind == EXPR_CALL ? expr_bare(e->a) : NULL;
  if (!f)
    return true;
  struct str name = token_text(l->unit, f->name != NO_TOKEN ? f->name : e->range.first);
  return f->kind == EXPR_NAME && (pure_function(l->unit, name) || value_functions(l->unit, name));
}

static bool has_asm(const struct stmt *s) {
  for (; s; s = s->next)
    if (s->kind == STMT_ASM || has_asm(s->body) || has_asm(s->otherwise))
      return true;
  return false;
}

static bool reads_again(struct loop *l, struct stmt *around) {
  return has_asm(around->body) || !visit_stmt(l, around, opaque, l);
}

bool spins(struct loop *l, struct stmt *s, const struct expr *e, struct range address) {
  for (struct stmt *around = s; around && around != l->stmt; around = around->parent) {
    if (!is_loop(around) || inside(around->init, e->range.first) || !reads_again(l, around))
      continue;
    struct influence i = nothing(l, around);
    i.source = e->range;
    spread(&i);
    if (!depends(&i, around->cond) && !jumps_out(&i, around->body, false, true))
      continue;
    struct influence own = varying(l, around);
    if (!depends(&own, address))
      return true;
  }
  return false;
}
