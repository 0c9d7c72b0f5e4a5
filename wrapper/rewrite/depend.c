// Legality: every condition is proved from the text, promised by a clause, or the loop is refused.
#include "rewrite/effect.h"
#include "rewrite/keep.h"

// ---- temporaries of the load ----

// Where the value that the loop leaves in a variable may be read; NO_TOKEN when nowhere. What
// stands before the loop counts too: a loop may be around both.
static tok read_outside(struct loop *l, struct symbol *y) {
  struct range r = l->function->range;
  for (tok t; (t = named_in_range(l, r, y)) != NO_TOKEN; r.first = t + 1) {
    bool in_loop = inside(l->stmt, t) && !in_vote(l, t);
    if (t != y->name && !in_loop && !starts_anew(l, l->function->body, y, t))
      return t;
  }
  return NO_TOKEN;
}

tok used_elsewhere(struct loop *l, struct symbol *y) {
  tok elsewhere = NO_TOKEN;
  for (enum region r = REGION_TAIL; r <= REGION_HEADER && elsewhere == NO_TOKEN; ++r)
    elsewhere = named_in(l, r, y);
  if (elsewhere == NO_TOKEN && l->vote) // the load may have been made for nothing
    elsewhere = read_outside(l, y);
  bool both = named_in(l, REGION_COMPUTE, y) != NO_TOKEN;
  if (both && !written_first(l, REGION_COMPUTE, y))
    elsewhere = named_in(l, REGION_COMPUTE, y);
  if (both && elsewhere == NO_TOKEN && !written_always(l, REGION_COMPUTE, y))
    elsewhere = read_outside(l, y);
  return elsewhere;
}

// The load is run twice for staged tiles (fetch and drain), and ahead of compute, so what it keeps
// in outer variables must be written before it is read, and compute must not read it. A temporary
// of both holds what the last compute left in it, whatever the load has stored there ahead.
static bool check_temporary(struct loop *l, struct symbol *y) {
  tok first = named_in(l, REGION_LOAD, y), elsewhere = used_elsewhere(l, y);
  if (elsewhere != NO_TOKEN)
    return refuse(l, REASON_LOAD_EFFECT, elsewhere, name_text(l, y->name), y->name,
                  "declared here");
  return written_first(l, REGION_LOAD, y) ||
         refuse(l, REASON_CARRIED_TEMPORARY, first, name_text(l, first), NO_TOKEN, NULL);
}

static bool check_temporaries(struct loop *l) {
  for (size_t i = 0; i < l->writes.count; ++i) {
    struct write *w = &l->writes.at[i];
    struct symbol *y = w->root.symbol;
    if (w->region != REGION_LOAD || w->root.memory != MEMORY_LOCAL || !y || in_body(l, y) ||
        clock_of(l, y) || at_rest(l, y) || kept_in_place(l, y))
      continue;
    if (!check_temporary(l, y))
      return false;
  }
  return true;
}

// Where a vote at the end leaves the loop, the next tile has been chosen already: the clocks are
// one tile further than they were in the loop as written, so nobody may ask them, nor may the vote.
static bool check_left_clocks(struct loop *l) {
  for (size_t i = 0; l->vote_ends && i < l->clocks.count; ++i) {
    struct symbol *y = l->clocks.at[i].symbol;
    tok t = read_outside(l, y);
    if (t != NO_TOKEN)
      return refuse(l, REASON_LOAD_EFFECT, t, name_text(l, t), l->vote->range.first,
                    "the loop may be left here");
  }
  return true;
}

// ---- locals of the load that compute reads ----

static bool replicate(struct loop *l, struct symbol *y, tok reader);

static bool replicate_name(void *context, struct stmt *s, const struct expr *e) {
  struct loop *l = context;
  (void)s;
  if (e->kind != EXPR_NAME)
    return true;
  struct symbol *y = resolve(l->function, e->name);
  if (!y || clock_of(l, y))
    return true;
  if (in_body(l, y))
    return replicate(l, y, e->name);
  for (size_t i = 0; i < l->writes.count; ++i)
    if (l->writes.at[i].root.symbol == y && l->writes.at[i].root.memory == MEMORY_LOCAL)
      return refuse(l, REASON_LOAD_LOCAL, e->name, name_text(l, e->name),
                    l->writes.at[i].target->range.first, "changed here");
  return true;
}

static bool replicate(struct loop *l, struct symbol *y, tok reader) {
  for (size_t i = 0; i < l->replicated.count; ++i)
    if (l->replicated.at[i] == y)
      return true;
  // The whole declaration is repeated, with all that it declares.
  const struct function *f = l->function;
  for (struct symbol *d = first_declared(f, y->decl); d; d = next_declared(f, d)) {
    struct expr *init = symbol_init(l->function, d);
    bool scalar_init = init ? plain(l, init) : false;
    if (d->odd || !scalar_init)
      return refuse(l, REASON_LOAD_LOCAL, reader, name_text(l, reader), d->name, "computed here");
    for (size_t k = 0; k < l->writes.count; ++k)
      if (l->writes.at[k].region == REGION_LOAD && l->writes.at[k].root.symbol == d)
        return refuse(l, REASON_LOAD_LOCAL, reader, name_text(l, reader),
                      l->writes.at[k].target->range.first, "changed here");
    *GROW(l->unit->arena, l->replicated) = d;
    if (!visit_expr(y->decl, init, replicate_name, l))
      return false;
  }
  return true;
}

static bool stands_in_load(const struct loop *l, tok t) {
  for (size_t i = 0; i < l->load_count; ++i)
    if (inside(l->load[i], t))
      return true;
  return false;
}

static bool check_load_locals(struct loop *l) {
  for (size_t i = 0; i < l->function->symbols.count; ++i) {
    struct symbol *y = &l->function->symbols.at[i];
    if (!in_body(l, y) || y->shared || y->type_name || !stands_in_load(l, y->name))
      continue;
    for (enum region r = REGION_COMPUTE; r <= REGION_TAIL; ++r) {
      tok t = named_in(l, r, y);
      if (t != NO_TOKEN && !replicate(l, y, t))
        return false;
    }
  }
  return true;
}

// ---- which clocks compute needs ----

static bool named_by_compute(struct loop *l, const struct symbol *y) {
  for (enum region r = REGION_COMPUTE; r <= REGION_TAIL; ++r) {
    size_t n;
    struct stmt **at = region_stmts(l, r, &n);
    for (size_t i = 0; i < n; ++i)
      if (!is_advance(l, at[i]) && named_in_range(l, at[i]->range, y) != NO_TOKEN)
        return true;
  }
  for (size_t i = 0; i < l->replicated.count; ++i)
    if (named_in_range(l, l->replicated.at[i]->init, y) != NO_TOKEN)
      return true;
  return false;
}

static bool advances_name(struct loop *l, const struct symbol *changed, const struct symbol *y) {
  for (size_t i = 0; i < l->advances.count; ++i)
    if (l->advances.at[i].symbol == changed &&
        named_in_range(l, l->advances.at[i].expr->range, y) != NO_TOKEN)
      return true;
  for (size_t i = 0; i < l->steps.count; ++i) {
    struct expr *e = l->steps.at[i];
    if (resolve(l->function, expr_bare(e->a)->name) == changed &&
        named_in_range(l, e->range, y) != NO_TOKEN)
      return true;
  }
  return false;
}

static void find_compute_clocks(struct loop *l) {
  for (size_t i = 0; i < l->clocks.count; ++i)
    l->clocks.at[i].in_compute = named_by_compute(l, l->clocks.at[i].symbol);
  for (bool more = true; more;) {
    more = false;
    for (size_t i = 0; i < l->clocks.count; ++i)
      for (size_t k = 0; k < l->clocks.count; ++k)
        if (l->clocks.at[i].in_compute && !l->clocks.at[k].in_compute &&
            advances_name(l, l->clocks.at[i].symbol, l->clocks.at[k].symbol))
          more = l->clocks.at[k].in_compute = true;
  }
}

// ---- shared arrays that are declared in the body ----

// Does the loop's header use the name, which is another thing there?
static bool named_in_header(const struct loop *l, tok name) {
  const struct stmt *s = l->stmt;
  return spelled_in(l->unit, s->cond, name) != NO_TOKEN ||
         spelled_in(l->unit, s->step, name) != NO_TOKEN ||
         (s->init && spelled_in(l->unit, s->init->range, name) != NO_TOKEN);
}

// Their declarations move before the loop, where constants of the body are replaced by their
// values.
static bool can_be_hoisted(struct loop *l, const struct symbol *y) {
  const struct unit *u = l->unit;
  if (y->odd || !range_empty(y->init) || !outer_names(l, y->type) || named_in_header(l, y->name))
    return false;
  for (tok d = y->dims.first; d < y->dims.end; d = u->tokens[d].match + 1) {
    struct range inner = {d + 1, u->tokens[d].match};
    if (!outer_names(l, inner) && !constant_expr(l, parse_expr(l->function, inner)))
      return false;
  }
  return true;
}

static bool is_hoisted(const struct loop *l, const struct stmt *s) {
  for (size_t i = 0; i < l->hoisted.count; ++i)
    if (l->hoisted.at[i] == s)
      return true;
  return false;
}

// One in a nested block would be another array in each copy of that block.
static bool check_hoisted(struct loop *l) {
  for (size_t k = 0; k < l->function->symbols.count; ++k) {
    struct symbol *y = &l->function->symbols.at[k];
    if (y->shared && in_body(l, y) && !(is_hoisted(l, y->decl) && can_be_hoisted(l, y)))
      return refuse(l, REASON_TILE_DECLARATION, y->name, name_text(l, y->name), NO_TOKEN, NULL);
  }
  return true;
}

bool depend(struct loop *l) {
  if (!find_tiles(l) || !check_shared_clause(l) || !find_clocks(l) || !check_moved(l) ||
      !check_load(l) || !check_temporaries(l) || !check_left_clocks(l) || !check_names_of_load(l) ||
      !check_compute(l) || !check_unseen_reads(l) || !check_assignments(l) ||
      !check_load_locals(l) || !check_hoisted(l) || !check_references(l) || !check_contraction(l))
    return false;
  find_compute_clocks(l);
  if (!check_clock_types(l))
    return false;
  check_buffers(l);
  return true;
}
