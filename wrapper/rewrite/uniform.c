// Do all threads of a block take the loop's tiles as often? Told by what its condition is made of:
// constants, what the launch says, and clocks that begin with such and are advanced by such, or
// begin and end with the number of the thread. Of what a __device__ function is given it tells
// nothing.
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
  case EXPR_LITERAL: { // "4_km" is a call
    struct str text = token_text(l->unit, e->range.first);
    return !str_is(text, "this") && str_find(text, STR("_"), 0) == text.n;
  }
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

// ---- clocks that begin with the number of the thread ----

// Does a type hold the number of each thread? Template arguments may not.
static bool wide(const struct loop *l, struct range type) {
  return token_is(l->unit, type.first, "auto") || type_bytes(l->unit, type) >= 4;
}

static const struct expr *without_casts(const struct loop *l, const struct expr *e) {
  for (e = expr_bare(e); e && e->kind == EXPR_CAST && wide(l, e->type);)
    e = expr_bare(e->a);
  return e;
}

// "threadIdx.x"
static bool is_part(const struct loop *l, const struct expr *e, const char *of, const char *part) {
  return e && e->kind == EXPR_MEMBER && expr_bare(e->a)->kind == EXPR_NAME &&
         token_is(l->unit, expr_bare(e->a)->name, of) && builtin_value(l, expr_bare(e->a)->name) &&
         token_is(l->unit, e->range.end - 1, part);
}

// A product of "blockDim.x" and what is the same for all.
static bool multiple(struct loop *l, const struct expr *e, const char *part) {
  e = without_casts(l, e);
  if (is_part(l, e, "blockDim", part))
    return true;
  return e && e->kind == EXPR_BINARY && token_is(l->unit, e->op, "*") && uniform(l, e->a) &&
         uniform(l, e->b) && (multiple(l, e->a, part) || multiple(l, e->b, part));
}

struct addition {
  const struct loop *loop;
  const struct expr *value;
  bool found;
};

static bool adds(void *context, struct stmt *s, const struct expr *e) {
  struct addition *a = context;
  (void)s;
  a->found |= e->kind == EXPR_ASSIGN && e->b == a->value && token_is(a->loop->unit, e->op, "+=");
  return true;
}

// The clock of a condition "i < end", when a single "i += step" of the loop's header advances it
// from the value of its declaration there.
static struct symbol *striding_clock(struct loop *l, const struct expr **step) {
  const struct expr *cond = l->cond ? expr_bare(l->cond) : NULL;
  if (!cond || cond->kind != EXPR_BINARY || !token_is(l->unit, cond->op, "<"))
    return NULL;
  const struct expr *left = without_casts(l, cond->a);
  struct symbol *y = left->kind == EXPR_NAME ? resolve(l->function, left->name) : NULL;
  if (!y || !clock_of(l, y) || range_empty(y->init) || !wide(l, y->type) ||
      y->name < l->stmt->range.first)
    return NULL;
  const struct write *only = NULL;
  for (size_t i = 0; i < l->writes.count; ++i)
    if (l->writes.at[i].root.symbol == y) {
      if (only)
        return NULL;
      only = &l->writes.at[i];
    }
  if (!only || only->region != REGION_HEADER || !only->value)
    return NULL;
  struct addition a = {l, only->value, false};
  visit_expr(NULL, stmt_step(l->function, l->stmt), adds, &a);
  *step = without_casts(l, only->value);
  return a.found ? y : NULL;
}

struct term {
  const struct expr *expr;
  bool minus;
};

struct terms {
  struct term *at;
  size_t count, room;
};

static void split(struct loop *l, const struct expr *e, bool minus, struct terms *list) {
  e = without_casts(l, e);
  bool sum = e->kind == EXPR_BINARY && token_is(l->unit, e->op, "+");
  if (sum || (e->kind == EXPR_BINARY && token_is(l->unit, e->op, "-"))) {
    split(l, e->a, minus, list);
    split(l, e->b, minus != !sum, list);
    return;
  }
  *GROW(l->unit->arena, *list) = (struct term){e, minus};
}

// Do the terms that are not the same for all threads cancel out?
static bool sum_uniform(struct loop *l, struct terms list) {
  for (size_t i = 0; i < list.count; ++i) {
    for (size_t k = i + 1; k < list.count && list.at[i].expr; ++k)
      if (list.at[k].expr && list.at[i].minus != list.at[k].minus &&
          same_text(l, list.at[i].expr, list.at[k].expr))
        list.at[i].expr = list.at[k].expr = NULL;
    if (list.at[i].expr && !uniform(l, list.at[i].expr))
      return false;
  }
  return true;
}

// "for (i = threadIdx.x; i < tiles * blockDim.x; i += blockDim.x)", whatever the tiles are, and
// "for (i = first + threadIdx.x; i < last + threadIdx.x; i += 32)".
static bool strides_alike(struct loop *l) {
  static const char *const parts[] = {"x", "y", "z"};
  const struct expr *step;
  struct symbol *y = striding_clock(l, &step);
  if (!y)
    return false;
  const struct expr *init = without_casts(l, symbol_init(l->function, y));
  const struct expr *end = expr_bare(l->cond)->b;
  for (size_t i = 0; i < 3; ++i)
    if (is_part(l, init, "threadIdx", parts[i]) && is_part(l, step, "blockDim", parts[i]) &&
        multiple(l, end, parts[i]))
      return true;
  struct terms list = {NULL, 0, 0};
  split(l, end, false, &list);
  split(l, init, true, &list);
  return uniform(l, step) && sum_uniform(l, list);
}

bool trips_are_uniform(struct loop *l) {
  return uniform(l, l->cond) || strides_alike(l);
}
