// The end of the load that stays in its place: registers that compute goes on with, as in
// "sum = y[i];" behind the stores to the tiles, where compute adds to the sum and stores it to
// y[i].
//
// Nothing behind the last store reaches a tile. With one buffer the tile is stored to between the
// barriers behind compute of the tile before and in front of its own, by the copy of the load that
// empties the registers; where that copy alone has the end of the load, this is run once for each
// tile, at the place that it has in the loop as written: behind all of the last compute and what
// other threads did there, in front of the next. What it reads need not stay the same, and a
// variable that nothing else of the load names has the same history as in the loop as written. The
// other copies are a beginning of the load and do not miss it.
//
// What is not compared here is how products are fused with sums (contraction.c runs the load as one
// that only reads): so such a load may only move numbers, neither compute them nor take them from
// compute.
#include "rewrite/keep.h"
#include "rewrite/effect.h"

static bool behind(const struct stmt *s, tok end) {
  return s->range.first >= end;
}

// Where the last store has been made for good: behind the loop around it.
static tok behind_stores(const struct loop *l) {
  tok end = 0;
  for (size_t i = 0; i < l->stores.count; ++i)
    for (const struct stmt *s = l->stores.at[i]->stmt; s && s != l->stmt; s = s->parent) {
      bool whole = s == l->stores.at[i]->stmt || s->kind == STMT_FOR || s->kind == STMT_WHILE;
      end = whole && s->range.end > end ? s->range.end : end;
    }
  return end;
}

// The first mention of a variable in the load, from `from` up to `end`.
static tok named_between(const struct loop *l, const struct symbol *y, tok from, tok end) {
  for (size_t i = 0; i < l->load_count; ++i) {
    struct range r = l->load[i]->range;
    r.first = r.first > from ? r.first : from;
    r.end = r.end < end ? r.end : end;
    tok t = r.first < r.end ? named_in_range(l, r, y) : NO_TOKEN;
    if (t != NO_TOKEN)
      return t;
  }
  return NO_TOKEN;
}

static bool is_temporary(struct loop *l, struct symbol *y) {
  return used_elsewhere(l, y) == NO_TOKEN && written_first(l, REGION_LOAD, y);
}

// A variable that needs the end of the load in its place; NO_TOKEN when there is none, or the end
// cannot stay there alone.
static tok needs_place(struct loop *l, tok end) {
  tok found = NO_TOKEN;
  for (size_t i = 0; i < l->writes.count; ++i) {
    const struct write *w = &l->writes.at[i];
    struct symbol *y = w->root.symbol;
    if (w->region != REGION_LOAD || w->root.memory != MEMORY_LOCAL || !y || in_body(l, y) ||
        clock_of(l, y))
      continue;
    bool ahead = named_between(l, y, 0, end) != NO_TOKEN;
    if (at_rest(l, y)) {
      if (named_between(l, y, end, NO_TOKEN) != NO_TOKEN) // it comes to rest there
        return NO_TOKEN;
    } else if (!is_temporary(l, y)) {
      if (ahead)
        return NO_TOKEN;
      found = w->root.name;
    }
  }
  return found;
}

// Is nothing rounded that a variable could hand on?
static bool moves_numbers(void *context, struct stmt *s, const struct expr *e) {
  static const char *const rounded[] = {"+", "-", "*", "/", NULL};
  struct loop *l = context;
  const struct unit *u = l->unit;
  for (size_t i = 0; i < l->stores.count; ++i)
    if (l->stores.at[i]->stmt == s)
      return true;
  switch (e->kind) {
  case EXPR_BINARY:
    return !token_in(u, e->op, rounded) || number_kind(l, e) <= NUMBER_WHOLE;
  case EXPR_ASSIGN:
    return token_is(u, e->op, "=") || number_kind(l, e->a) <= NUMBER_WHOLE;
  case EXPR_CALL:
    return number_kind(l, e) <= NUMBER_WHOLE ||
           (e->a->kind == EXPR_NAME && str_starts(token_text(u, e->a->name), "__ld"));
  case EXPR_NAME: {
    struct symbol *y = resolve(l->function, e->name);
    bool other = y && !in_body(l, y) && !y->shared && !y->pointer && !y->type_name &&
                 named_in(l, REGION_COMPUTE, y) != NO_TOKEN && written_in(l, l->stmt->range, y);
    return !other || number_kind(l, e) <= NUMBER_WHOLE || written_first(l, REGION_LOAD, y);
  }
  default:
    return true;
  }
}

static void keep(struct loop *l, struct stmt *s, tok end) {
  if (behind(s, end)) {
    *GROW(l->unit->arena, l->kept) = s;
    return;
  }
  for (struct stmt *c = s->body; c; c = c->next)
    keep(l, c, end);
  for (struct stmt *c = s->otherwise; c; c = c->next)
    keep(l, c, end);
}

// Its reads are made where they stand, and its loops run as written.
static void forget(struct loop *l, tok end) {
  size_t n = 0;
  for (size_t i = 0; i < l->reads.count; ++i)
    if (!behind(l->reads.at[i]->stmt, end))
      l->reads.at[n++] = l->reads.at[i];
  l->reads.count = n;
  n = 0;
  for (size_t i = 0; i < l->sources.count; ++i)
    if (!behind(l->sources.at[i]->stmt, end))
      l->sources.at[n++] = l->sources.at[i];
  l->sources.count = n;
  n = 0;
  for (size_t i = 0; i < l->coops.count; ++i)
    if (!behind(l->coops.at[i]->stmt, end))
      l->coops.at[n++] = l->coops.at[i];
  l->coops.count = n;
}

void keep_in_place(struct loop *l) {
  tok end = behind_stores(l);
  tok found = l->vote ? NO_TOKEN : needs_place(l, end);
  if (found == NO_TOKEN || !(l->no_fmad || visit_region(l, REGION_LOAD, moves_numbers, l)))
    return;
  for (size_t i = 0; i < l->load_count; ++i)
    if (!is_advance(l, l->load[i]))
      keep(l, l->load[i], end);
  forget(l, end);
  one_buffer(l, REASON_LOAD_EFFECT, found, name_text(l, found), NO_TOKEN, NULL);
}

bool kept_in_place(const struct loop *l, const struct symbol *y) {
  return l->kept.count > 0 && named_between(l, y, 0, behind_stores(l)) == NO_TOKEN;
}

void drop_kept(const struct loop *l, struct edits *edits) {
  for (size_t i = 0; i < l->kept.count; ++i) {
    const struct stmt *s = l->kept.at[i];
    add_edit(l->unit, edits, token_offset(l->unit, s->lead), range_end(l->unit, s->range), ";");
  }
}
