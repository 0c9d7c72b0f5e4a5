// Loops in the load that go round a number of times that the text tells: "for (i = start; i <
// bound; i += stride)", and 'while' loops that do the same.
#include "rewrite/declare.h"
#include "rewrite/loop.h"
#include "rewrite/size.h"

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

// "while (i < bound) { .. i += stride; }": the last statement of the body.
static struct stmt *last_of_while(struct stmt *s) {
  struct stmt *last =
      s->kind == STMT_WHILE && s->body && s->body->kind == STMT_COMPOUND ? s->body->body : NULL;
  while (last && last->next)
    last = last->next;
  return last && last->kind == STMT_EXPR ? last : NULL;
}

// Does nothing else in a 'while' change its variable?
static bool only_step_writes(struct loop *l, struct stmt *s, struct symbol *i, struct stmt *step) {
  struct range before = {s->range.first, step->range.first};
  return only_read_in(l, i, before);
}

// The value that the variable of a 'while' is declared with, in the block where that stands, when
// nothing else changes it but `step`, and nothing reads what the loop leaves in it: a copy of the
// load that makes the counted trips alone leaves another value.
static const struct expr *declared_start(struct loop *l, struct stmt *s, struct symbol *i,
                                         struct stmt *step) {
  if (!i->decl || i->decl->parent != s->parent || !in_body(l, i) || i->reference || i->is_static)
    return NULL;
  for (size_t k = 0; k < l->writes.count; ++k)
    if (l->writes.at[k].root.symbol == i && l->writes.at[k].stmt != step)
      return NULL;
  struct range behind = {s->range.end, i->hidden};
  if (named_in_range(l, behind, i) != NO_TOKEN)
    return NULL;
  return symbol_init(l->function, i);
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

bool starts_anew(struct loop *l, struct stmt *s, struct symbol *i, tok t) {
  for (; s; s = s->next) {
    if (!inside(s, t))
      continue;
    const struct expr *start =
        s->kind == STMT_FOR && s->init && s->init->kind == STMT_EXPR ? start_value(l, s, i) : NULL;
    if (start && named_in_range(l, start->range, i) == NO_TOKEN)
      return true;
    return starts_anew(l, s->body, i, t) || starts_anew(l, s->otherwise, i, t);
  }
  return false;
}

// May the value that the loop leaves in its variable be used? A counted loop leaves another one.
static bool seen_outside(struct loop *l, const struct coop *c, struct symbol *i) {
  if (i->decl == c->stmt->init)
    return false;
  struct range all = l->function->range;
  if (!c->outer)
    all.first = c->stmt->range.end;
  for (tok t; (t = named_in_range(l, all, i)) != NO_TOKEN; all.first = t + 1)
    if (t != i->name && !inside(c->stmt, t) && !starts_anew(l, l->function->body, i, t))
      return true;
  return false;
}

static bool number(struct loop *l, const struct expr *e, long *value) {
  return constant_expr(l, e) && range_value(l->function, e->range, value);
}

// The values that the variable of "for (i = start; i < bound; i += stride)" has, when all are
// small.
static void count_values(struct loop *l, struct coop *c, const struct expr *start,
                         const struct expr *bound, const struct expr *stride, bool least) {
  enum { LARGEST = 100 }; // of a signed char
  long from, to, by = 1;
  if (!start || !number(l, start, &from))
    return;
  c->from_zero = from == 0;
  if (!number(l, bound, &to) || (stride && !number(l, stride, &by)) || from < 0 || by < 1 ||
      by > LARGEST || to > LARGEST)
    return;
  to += least;
  c->from = from;
  c->by = by;
  c->count = from < to ? (to - from + by - 1) / by : 0;
}

// for (i = start; i < bound; i += stride): its variable, and with constant bound and stride the
// trips a thread can make at most.
void count_trips(struct loop *l, struct coop *c) {
  struct stmt *s = c->stmt;
  const struct unit *u = l->unit;
  const struct expr *cond = expr_bare(stmt_cond(l->function, s));
  struct stmt *last = last_of_while(s);
  const struct expr *stride,
      *step = expr_bare(last ? stmt_value(l->function, last) : stmt_step(l->function, s));
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
  const struct expr *start = last ? declared_start(l, s, i, last) : start_value(l, s, i);
  if (last && !start && only_step_writes(l, s, i, last))
    start = value_at_rest(l, s, i);
  if (last ? !start : written_in(l, s->body->range, i) != NULL)
    return;
  c->variable = i;
  c->stride = stride;
  if (!add)
    count_values(l, c, start, cond->b, stride, least);
  if (!start || (!last && seen_outside(l, c, i)) || !constant_expr(l, cond->b) ||
      (add && !constant_expr(l, add)) || (stride && !constant_expr(l, stride)))
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
