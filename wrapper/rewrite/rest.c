// Variables at rest: every region begins and ends with the same value in them, whatever happens in
// between ("while (i < n) { .. i += threads; } i = tid;" in the load, and again in compute). Such a
// variable is no clock and carries nothing: regions may be run ahead and twice. By induction: it
// has the value in front of the loop; a region that it has when it begins leaves it there, because
// the last that it does with the variable is to give it the value, on its only way out, or because
// it only reads it; and the value is one for the whole kernel.
#include "rewrite/loop.h"

// "y = value;", else NULL.
static const struct expr *given(struct loop *l, struct stmt *s, const struct symbol *y) {
  struct expr *e = s->kind == STMT_EXPR ? stmt_value(l->function, s) : NULL;
  if (!e || e->kind != EXPR_ASSIGN || !token_is(l->unit, e->op, "="))
    return NULL;
  const struct expr *to = expr_bare(e->a);
  bool own = to->kind == EXPR_NAME && resolve(l->function, to->name) == y &&
             named_in_range(l, e->b->range, y) == NO_TOKEN;
  return own ? e->b : NULL;
}

// "int y = value;", the only mention there.
static const struct expr *declared_with(struct loop *l, struct stmt *s, struct symbol *y) {
  struct range behind = {y->name + 1, s->range.end};
  return s == y->decl && named_in_range(l, behind, y) == NO_TOKEN ? symbol_init(l->function, y)
                                                                  : NULL;
}

// A jump could come in behind what gives the value.
static bool has_label(const struct stmt *s) {
  if (!s)
    return false;
  bool found = s->kind == STMT_LABEL || s->kind == STMT_OTHER;
  for (const struct stmt *c = s->body; c && !found; c = c->next)
    found = has_label(c);
  for (const struct stmt *c = s->otherwise; c && !found; c = c->next)
    found = has_label(c);
  return found;
}

// What the loop finds in the variable, when a statement of its own block says so.
static const struct expr *value_before(struct loop *l, struct symbol *y) {
  const struct stmt *block = l->stmt->parent;
  const struct expr *value = NULL;
  if (!block || block->kind != STMT_COMPOUND)
    return NULL;
  for (struct stmt *s = block->body; s && s != l->stmt; s = s->next) {
    if (has_label(s))
      value = NULL;
    else if (named_in_range(l, s->range, y) != NO_TOKEN)
      value = s->kind == STMT_DECL ? declared_with(l, s, y) : given(l, s, y);
  }
  return value;
}

// The value is made of what stays the same in the whole kernel.
static bool same_everywhere(void *context, struct stmt *s, const struct expr *e) {
  struct loop *l = context;
  (void)s;
  const struct expr *of = e->kind == EXPR_MEMBER ? expr_bare(e->a) : e;
  if (of->kind != EXPR_NAME)
    return true;
  struct symbol *y = resolve(l->function, of->name);
  if (!y)
    return builtin_value(l, of->name) ||
           named_outside(l, of->name, false).memory == MEMORY_CONSTANT;
  return of == e && !in_body(l, y) && settled(l, y) &&
         type_number(l->unit, y->type) == NUMBER_WHOLE;
}

static bool fixed_value(struct loop *l, const struct expr *e) {
  return plain(l, e) && number_kind(l, e) == NUMBER_WHOLE &&
         visit_expr(NULL, e, same_everywhere, l);
}

struct twins {
  struct loop *loop;
  tok first, other; // where two expressions of the same text begin
  bool same;
};

static bool means_same(void *context, struct stmt *s, const struct expr *e) {
  struct twins *t = context;
  const struct function *f = t->loop->function;
  (void)s;
  if (e->kind == EXPR_NAME)
    t->same &= resolve(f, e->name) == resolve(f, t->other + (e->name - t->first));
  return t->same;
}

// The same text, of the same variables.
static bool same_value(struct loop *l, const struct expr *a, const struct expr *b) {
  struct twins t = {l, a->range.first, b->range.first, true};
  return same_text(l, a, b) && visit_expr(NULL, a, means_same, &t);
}

// What a region does last with the variable.
enum ending { GIVES_VALUE, ONLY_READS, GIVES_OTHER };

static enum ending ending_of(struct loop *l, enum region r, struct symbol *y,
                             const struct expr *value) {
  size_t n;
  struct stmt **at = region_stmts(l, r, &n);
  while (n-- > 0) {
    const struct expr *last = given(l, at[n], y);
    if (last)
      return same_value(l, value, last) ? GIVES_VALUE : GIVES_OTHER;
    if (!only_read_in(l, y, at[n]->range))
      return GIVES_OTHER;
  }
  return ONLY_READS;
}

// The tail follows compute at once, wherever the loop's parts go.
static bool regions_rest(struct loop *l, struct symbol *y, const struct expr *value) {
  enum ending tail = ending_of(l, REGION_TAIL, y, value);
  if (tail == ONLY_READS)
    tail = ending_of(l, REGION_COMPUTE, y, value);
  return tail != GIVES_OTHER && ending_of(l, REGION_LOAD, y, value) != GIVES_OTHER;
}

// The value; NULL for a variable that is not at rest.
static const struct expr *rest_value(struct loop *l, struct symbol *y) {
  if (y->shared || y->pointer || y->reference || y->odd || y->type_name || y->is_static ||
      y->is_volatile || !range_empty(y->dims) || in_body(l, y) ||
      type_number(l->unit, y->type) != NUMBER_WHOLE)
    return NULL;
  const struct expr *value = value_before(l, y);
  struct range init = l->stmt->init ? l->stmt->init->range : (struct range){0, 0};
  if (!value || !fixed_value(l, value) || named_in_range(l, init, y) != NO_TOKEN ||
      named_in(l, REGION_HEADER, y) != NO_TOKEN || has_second_name(l, y))
    return NULL;
  for (size_t i = 0; i < l->moved.count; ++i)
    if (named_in_range(l, l->moved.at[i]->range, y) != NO_TOKEN)
      return NULL;
  return regions_rest(l, y, value) ? value : NULL;
}

bool at_rest(struct loop *l, struct symbol *y) {
  return rest_value(l, y) != NULL;
}

const struct expr *value_at_rest(struct loop *l, const struct stmt *s, struct symbol *y) {
  const struct expr *value = s->parent == l->stmt->body ? rest_value(l, y) : NULL;
  bool rests = true, behind = false;
  for (size_t i = 0; value && i < l->load_count; ++i) {
    struct stmt *at = l->load[i];
    bool named = named_in_range(l, at->range, y) != NO_TOKEN;
    const struct expr *here = named ? given(l, at, y) : NULL;
    if (at == s) {
      if (!rests)
        return NULL;
      behind = true;
    } else if (named) {
      if (behind)
        return here ? value : NULL;
      rests = here && same_value(l, value, here);
    }
  }
  return behind ? value : NULL;
}
