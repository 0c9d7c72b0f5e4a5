// The load clock: which variables say what tile comes next, and which statements do nothing but
// advance them.
#include "rewrite/loop.h"

// ---- visiting ----

bool visit_expr(struct stmt *s, const struct expr *e, expr_visitor *f, void *context) {
  if (!e)
    return true;
  if (!f(context, s, e) || !visit_expr(s, e->a, f, context) || !visit_expr(s, e->b, f, context) ||
      !visit_expr(s, e->c, f, context))
    return false;
  for (const struct expr *x = e->args; x; x = x->next)
    if (!visit_expr(s, x, f, context))
      return false;
  return true;
}

static bool visit_declaration(struct loop *l, struct stmt *s, expr_visitor *f, void *context) {
  for (struct symbol *y = first_declared(l->function, s); y; y = next_declared(l->function, y))
    if (!visit_expr(s, symbol_init(l->function, y), f, context))
      return false;
  return true;
}

bool visit_stmt(struct loop *l, struct stmt *s, expr_visitor *f, void *context) {
  if (!s)
    return true;
  if (s->kind == STMT_DECL && !visit_declaration(l, s, f, context))
    return false;
  if (!visit_stmt(l, s->init, f, context) ||
      !visit_expr(s, stmt_cond(l->function, s), f, context) ||
      !visit_expr(s, stmt_value(l->function, s), f, context))
    return false;
  if (s->kind == STMT_COMPOUND || s->kind == STMT_SWITCH) {
    for (struct stmt *c = s->body; c; c = c->next)
      if (!visit_stmt(l, c, f, context))
        return false;
  } else if (!visit_stmt(l, s->body, f, context)) {
    return false;
  }
  return visit_stmt(l, s->otherwise, f, context) &&
         visit_expr(s, stmt_step(l->function, s), f, context);
}

bool visit_region(struct loop *l, enum region r, expr_visitor *f, void *context) {
  if (r == REGION_HEADER)
    return visit_expr(l->stmt, l->cond, f, context) &&
           visit_expr(l->stmt, stmt_step(l->function, l->stmt), f, context);
  size_t n;
  struct stmt **at = region_stmts(l, r, &n);
  for (size_t i = 0; i < n; ++i)
    if (!visit_stmt(l, at[i], f, context))
      return false;
  return true;
}

tok named_in_range(const struct loop *l, struct range r, const struct symbol *y) {
  const struct unit *u = l->unit;
  r.first = y->visible > r.first ? y->visible : r.first;
  r.end = y->hidden < r.end ? y->hidden : r.end;
  for (tok t; (t = spelled_in(u, r, y->name)) != NO_TOKEN; r.first = t + 1)
    if (!token_is(u, t - 1, ".") && !token_is(u, t - 1, "->") && resolve(l->function, t) == y)
      return t;
  return NO_TOKEN;
}

struct stmt **region_stmts(const struct loop *l, enum region r, size_t *count) {
  *count = r == REGION_LOAD      ? l->load_count
           : r == REGION_COMPUTE ? l->compute_count
                                 : l->tail_count;
  return r == REGION_LOAD ? l->load : r == REGION_COMPUTE ? l->compute : l->tail;
}

tok named_in(const struct loop *l, enum region r, const struct symbol *y) {
  if (r == REGION_HEADER) {
    tok t = l->cond ? named_in_range(l, l->cond->range, y) : NO_TOKEN;
    return t != NO_TOKEN ? t : named_in_range(l, l->stmt->step, y);
  }
  size_t n;
  struct stmt **at = region_stmts(l, r, &n);
  for (size_t i = 0; i < n; ++i) {
    tok t = named_in_range(l, at[i]->range, y);
    if (t != NO_TOKEN)
      return t;
  }
  return NO_TOKEN;
}

// ---- writes ----

struct collector {
  struct loop *loop;
  enum region region;
};

static bool is_step_op(const struct unit *u, const struct expr *e) {
  return (e->kind == EXPR_UNARY || e->kind == EXPR_POSTFIX) &&
         (token_is(u, e->op, "++") || token_is(u, e->op, "--"));
}

static bool collect_write(void *context, struct stmt *s, const struct expr *e) {
  struct collector *c = context;
  struct loop *l = c->loop;
  if (e->kind == EXPR_ASSIGN || is_step_op(l->unit, e))
    *GROW(l->unit->arena, l->writes) =
        (struct write){.root = root_of(l, e->a),
                       .target = e->a,
                       .value = e->kind == EXPR_ASSIGN ? e->b : NULL,
                       .stmt = s,
                       .region = c->region,
                       .plain = e->kind == EXPR_ASSIGN && token_is(l->unit, e->op, "=")};
  return true;
}

void collect_writes(struct loop *l) {
  l->writes.count = 0;
  for (enum region r = REGION_LOAD; r <= REGION_HEADER; ++r) {
    struct collector c = {.loop = l, .region = r};
    visit_region(l, r, collect_write, &c);
  }
}

const struct write *written_in(const struct loop *l, struct range r, const struct symbol *y) {
  for (size_t i = 0; i < l->writes.count; ++i) {
    const struct write *w = &l->writes.at[i];
    if (w->root.symbol == y && r.first <= w->target->range.first && w->target->range.first < r.end)
      return w;
  }
  return NULL;
}

// ---- plain expressions ----

bool plain(struct loop *l, const struct expr *e) {
  if (!e)
    return true;
  switch (e->kind) {
  case EXPR_NAME: {
    struct symbol *y = resolve(l->function, e->name);
    enum memory m = y ? MEMORY_LOCAL : root_of(l, e).memory; // at file scope it may be anything
    return m != MEMORY_GLOBAL && m != MEMORY_SHARED && !(y && y->is_volatile);
  }
  case EXPR_LITERAL:
  case EXPR_SIZEOF:
    return true;
  case EXPR_UNARY:
    if (token_is(l->unit, e->op, "&")) {
      const struct expr *of = expr_bare(e->a);
      return of->kind == EXPR_INDEX && plain(l, of->a) && plain(l, of->b);
    }
    return !token_is(l->unit, e->op, "*") && !is_step_op(l->unit, e) && plain(l, e->a);
  case EXPR_BINARY:
  case EXPR_COND:
    return plain(l, e->a) && plain(l, e->b) && plain(l, e->c);
  case EXPR_CAST:
  case EXPR_PAREN:
    return plain(l, e->a);
  case EXPR_MEMBER:
    return token_is(l->unit, e->op, ".") && expr_bare(e->a)->kind == EXPR_NAME && plain(l, e->a);
  case EXPR_CALL: {
    if (!value_call(l, e) || str_starts(token_text(l->unit, expr_bare(e->a)->name), "__ld"))
      return false;
    for (const struct expr *x = e->args; x; x = x->next)
      if (!plain(l, x))
        return false;
    return true;
  }
  default:
    return false;
  }
}

// "x += plain", "x = plain", "++x" for a scalar declared outside the body: the variable, else NULL.
static struct symbol *advanced(struct loop *l, const struct expr *e, bool *self) {
  if (!e || !(e->kind == EXPR_ASSIGN || is_step_op(l->unit, e)))
    return NULL;
  const struct expr *left = expr_bare(e->a);
  if (left->kind != EXPR_NAME)
    return NULL;
  struct symbol *y = resolve(l->function, left->name);
  if (!y || y->shared || y->reference || y->odd || !range_empty(y->dims) || in_body(l, y) ||
      y->is_static || y->is_volatile || (e->kind == EXPR_ASSIGN && !plain(l, e->b)))
    return NULL;
  *self = e->kind != EXPR_ASSIGN || !token_is(l->unit, e->op, "=");
  if (!*self) {
    *self = named_in_range(l, e->b->range, y) != NO_TOKEN;
  }
  return y;
}

struct clock *clock_of(const struct loop *l, const struct symbol *y) {
  for (size_t i = 0; i < l->clocks.count; ++i)
    if (l->clocks.at[i].symbol == y)
      return &l->clocks.at[i];
  return NULL;
}

bool is_advance(const struct loop *l, const struct stmt *s) {
  for (size_t i = 0; i < l->advances.count; ++i)
    if (l->advances.at[i].stmt == s)
      return true;
  return false;
}

static bool add_clock(struct loop *l, struct symbol *y) {
  if (clock_of(l, y))
    return false;
  *GROW(l->unit->arena, l->clocks) = (struct clock){.symbol = y};
  return true;
}

// ---- the header ----

static bool split_step(struct loop *l, struct expr *e) {
  if (!e)
    return true;
  if (e->kind == EXPR_COMMA)
    return split_step(l, e->a) && split_step(l, e->b);
  if (e->kind == EXPR_PAREN)
    return split_step(l, e->a);
  bool self;
  struct symbol *y = advanced(l, e, &self);
  if (!y)
    return refuse(l, REASON_HEADER, e->range.first, "step", NO_TOKEN, NULL);
  *GROW(l->unit->arena, l->steps) = e;
  add_clock(l, y);
  return true;
}

static bool header(struct loop *l) {
  const struct expr *cond = l->cond;
  if (!cond)
    return refuse(l, REASON_NO_CONDITION, l->stmt->range.first, NULL, NO_TOKEN, NULL);
  if (!plain(l, cond) && !check_ahead(l, cond))
    return false;
  return split_step(l, stmt_step(l->function, l->stmt));
}

// ---- advances in the body ----

struct candidate {
  struct stmt *stmt;
  struct expr *expr; // one of the statement's parts between commas
  struct symbol *symbol;
  enum region region;
  bool reaches_load; // the load reads what was written before it
};

struct candidate_list {
  struct candidate *at;
  size_t count, room;
};

static bool used_by_clock(struct loop *l, const struct candidate *c) {
  const struct symbol *y = c->symbol;
  if (c->reaches_load || named_in(l, REGION_HEADER, y) != NO_TOKEN)
    return true;
  for (size_t i = 0; i < l->advances.count; ++i)
    if (named_in_range(l, l->advances.at[i].expr->range, y) != NO_TOKEN)
      return true;
  return false;
}

// They are made in the order of the text: one may read what another has advanced.
static void sort_advances(struct loop *l) {
  for (size_t i = 1; i < l->advances.count; ++i)
    for (size_t k = i;
         k > 0 && l->advances.at[k].expr->range.first < l->advances.at[k - 1].expr->range.first;
         --k) {
      struct advance a = l->advances.at[k];
      l->advances.at[k] = l->advances.at[k - 1];
      l->advances.at[k - 1] = a;
    }
}

// Adds the parts of "a += x, b += y" when all of them advance something.
static bool add_candidates(struct loop *l, struct candidate_list *list, struct candidate c,
                           struct expr *e) {
  if (e && e->kind == EXPR_COMMA)
    return add_candidates(l, list, c, e->a) && add_candidates(l, list, c, e->b);
  bool self;
  c.expr = e;
  c.symbol = advanced(l, e, &self);
  // In the load, "x = f(k)" is a temporary, not an advance.
  if (!c.symbol || (!self && c.region == REGION_LOAD) || at_rest(l, c.symbol))
    return false;
  c.reaches_load =
      named_in(l, REGION_LOAD, c.symbol) != NO_TOKEN && !written_first(l, REGION_LOAD, c.symbol);
  *GROW(l->unit->arena, *list) = c;
  return true;
}

static void find_advances(struct loop *l) {
  struct candidate_list candidates = {NULL, 0, 0};
  for (enum region r = REGION_LOAD; r <= REGION_TAIL; ++r) {
    size_t n;
    struct stmt **at = region_stmts(l, r, &n);
    for (size_t i = 0; i < n; ++i) {
      size_t before = candidates.count;
      struct candidate c = {.stmt = at[i], .region = r};
      if (at[i]->kind == STMT_EXPR &&
          !add_candidates(l, &candidates, c, stmt_value(l->function, at[i])))
        candidates.count = before;
    }
  }
  for (bool more = true; more;) {
    more = false;
    for (size_t i = 0; i < candidates.count; ++i) {
      struct candidate *c = &candidates.at[i];
      if (!c->stmt || !(clock_of(l, c->symbol) || used_by_clock(l, c)))
        continue;
      *GROW(l->unit->arena, l->advances) = (struct advance){
          .stmt = c->stmt, .expr = c->expr, .symbol = c->symbol, .region = c->region};
      add_clock(l, c->symbol);
      c->stmt = NULL;
      more = true;
    }
  }
}

// ---- checks ----

// A statement is an advance as a whole or not at all.
static bool whole_advances(struct loop *l) {
  for (size_t i = 0; i < l->writes.count; ++i) {
    struct write *w = &l->writes.at[i];
    if (w->region != REGION_HEADER && is_advance(l, w->stmt) && !clock_of(l, w->root.symbol))
      return refuse(l, REASON_NOT_UNDERSTOOD, w->target->range.first,
                    shown_text(l, w->target->range), NO_TOKEN, NULL);
  }
  return true;
}

static bool only_advances_write_clocks(struct loop *l) {
  for (size_t i = 0; i < l->writes.count; ++i) {
    struct write *w = &l->writes.at[i];
    if (w->root.memory == MEMORY_LOCAL && clock_of(l, w->root.symbol) &&
        w->region != REGION_HEADER && !is_advance(l, w->stmt))
      return refuse(l, REASON_STEP_MUTATED, w->root.name, name_text(l, w->root.name),
                    l->stmt->range.first, "the loop that it drives");
  }
  return true;
}

// Whatever the clock reads must be a clock itself or stay the same in the loop.
static bool check_clock_name(void *context, struct stmt *s, const struct expr *e) {
  struct loop *l = context;
  (void)s;
  if (e->kind != EXPR_NAME)
    return true;
  struct symbol *y = resolve(l->function, e->name);
  if (!y || clock_of(l, y))
    return true;
  if (in_body(l, y) && !constant_expr(l, e))
    return refuse(l, REASON_HEADER, e->name, "step", NO_TOKEN, NULL);
  for (size_t i = 0; i < l->writes.count; ++i)
    if (l->writes.at[i].root.symbol == y && l->writes.at[i].root.memory == MEMORY_LOCAL)
      return refuse(l, REASON_COMPUTE_FEEDS_LOAD, e->name, name_text(l, e->name),
                    l->writes.at[i].target->range.first, "changed here");
  return true;
}

static bool check_clock_inputs(struct loop *l) {
  if (!visit_region(l, REGION_HEADER, check_clock_name, l))
    return false;
  for (size_t i = 0; i < l->advances.count; ++i)
    if (!visit_expr(l->advances.at[i].stmt, l->advances.at[i].expr, check_clock_name, l))
      return false;
  return true;
}

// An advance in the load must be the last thing there that names its variable, so that it can move
// to the end.
static bool check_load_advances(struct loop *l) {
  for (size_t i = 0; i < l->advances.count; ++i) {
    struct advance *a = &l->advances.at[i];
    if (a->region != REGION_LOAD)
      continue;
    for (size_t k = 0; k < l->load_count; ++k) {
      struct stmt *s = l->load[k];
      if (s->range.first <= a->stmt->range.first || is_advance(l, s))
        continue;
      tok t = named_in_range(l, s->range, a->symbol);
      if (t != NO_TOKEN)
        return refuse(l, REASON_BUMP_INSIDE_LOAD, a->stmt->range.first, name_text(l, t), t,
                      "read here");
    }
  }
  return true;
}

bool find_clocks(struct loop *l) {
  collect_writes(l);
  if (!header(l))
    return false;
  find_advances(l);
  sort_advances(l);
  return whole_advances(l) && only_advances_write_clocks(l) && check_clock_inputs(l) &&
         check_load_advances(l);
}
