// Do all threads of a block take the loop's tiles as often? Told by what its condition is made of:
// constants, what the launch says, and clocks that begin with such and are advanced by such.
#include "rewrite/trips.h"

static bool uniform(struct loop *l, const struct expr *e);

static bool values_uniform(struct loop *l, const struct expr *list) {
  for (; list; list = list->next)
    if (!uniform(l, list))
      return false;
  return true;
}

// All writes of a clock in the loop are the step's and advances, which every thread makes.
static bool advanced_alike(struct loop *l, const struct symbol *y) {
  for (size_t i = 0; i < l->writes.count; ++i) {
    const struct write *w = &l->writes.at[i];
    if (w->root.symbol != y)
      continue;
    bool own = w->region == REGION_HEADER || is_advance(l, w->stmt);
    if (!own || (w->value && !uniform(l, w->value)))
      return false;
  }
  return true;
}

static bool clock_uniform(struct loop *l, struct symbol *y) {
  struct range before = {l->function->body->range.first, l->stmt->range.first};
  struct range behind = {l->stmt->range.end, l->function->body->range.end};
  const struct stmt *init = l->stmt->init;
  bool own = init && init->range.first <= y->name && y->name < init->range.end;
  return (own || !init || named_in_range(l, init->range, y) == NO_TOKEN) &&
         only_read_in(l, y, before) && only_read_in(l, y, behind) && !has_second_name(l, y) &&
         advanced_alike(l, y);
}

static bool symbol_uniform(struct loop *l, struct symbol *y) {
  if (y->template_value || y->visited) // one that is being looked into is what all else makes of it
    return true;
  if (!clock_of(l, y) && !settled(l, y))
    return false;
  y->visited = true;
  bool alike = !clock_of(l, y) || clock_uniform(l, y);
  if (!y->parameter)
    alike = alike && !range_empty(y->init) && uniform(l, symbol_init(l->function, y));
  else
    alike = alike && l->function->kernel;
  y->visited = false;
  return alike;
}

// A part of what the launch says: "gridDim.x", "shape.k" of a parameter.
static bool part_uniform(struct loop *l, const struct expr *e) {
  static const char *const launch[] = {"blockIdx", "blockDim", "gridDim", NULL};
  const struct expr *of = expr_bare(e->a);
  if (!token_is(l->unit, e->op, ".") || of->kind != EXPR_NAME)
    return false;
  struct symbol *y = resolve(l->function, of->name);
  return y ? y->parameter && symbol_uniform(l, y)
           : builtin_value(l, of->name) && token_in(l->unit, of->name, launch);
}

static bool uniform(struct loop *l, const struct expr *e) {
  static const char *const signs[] = {"+", "-", "!", "~", NULL};
  if (!e)
    return false;
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_LITERAL:
    return !token_is(l->unit, e->range.first, "this");
  case EXPR_SIZEOF:
    return true;
  case EXPR_NAME: {
    struct symbol *y = resolve(l->function, e->name);
    return y ? symbol_uniform(l, y) : constant_expr(l, e);
  }
  case EXPR_MEMBER:
    return part_uniform(l, e);
  case EXPR_UNARY:
    return token_in(l->unit, e->op, signs) && uniform(l, e->a);
  case EXPR_BINARY:
    return uniform(l, e->a) && uniform(l, e->b);
  case EXPR_COND:
    return uniform(l, e->a) && uniform(l, e->b) && uniform(l, e->c);
  case EXPR_CAST:
    return uniform(l, e->a);
  case EXPR_LIST:
    return values_uniform(l, e->args);
  case EXPR_CALL: {
    static const char *const least[] = {"min", "max", NULL};
    const struct expr *f = expr_bare(e->a);
    return f->kind == EXPR_NAME && token_in(l->unit, f->name, least) && means_cuda(l, e) &&
           values_uniform(l, e->args);
  }
  default:
    return false;
  }
}

bool trips_are_uniform(struct loop *l) {
  return uniform(l, l->cond);
}
