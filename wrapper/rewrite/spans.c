#include "rewrite/spans.h"

#include "rewrite/members.h"
#include "rewrite/size.h"

enum { MOST_TRIPS = 64 };

// ---- a target as a span ----

// The name at `t` is that of a class or an enumeration.
static bool made_by_text(const struct unit *u, tok t) {
  return behind_class_key(u, t) || token_is(u, t - 1, "union") || token_is(u, t - 1, "enum");
}

// Bytes of a type that only CUDA and C++ can mean by its name; 0 unknown.
static long exact_bytes(struct loop *l, struct range type) {
  const struct unit *u = l->unit;
  for (tok t = type.first; t < type.end; ++t) {
    if (token_is(u, t, "sizeof") || token_is(u, t, "alignas") || token_is(u, t, "<"))
      return 0; // other types than the one that is declared
    if (u->tokens[t].kind != TOK_IDENT)
      continue;
    if (resolve(l->function, t))
      return 0;
    if (spelled_that(u, token_text(u, t), made_by_text).count > 0)
      return 0;
  }
  return element_kind(u, type) == ELEMENT_VALUE ? type_bytes(u, type) : 0;
}

// tile[i][j] with an index for each dimension: its symbol; NULL for anything else.
static const struct symbol *element_of(struct loop *l, const struct expr *e) {
  size_t indices = 0, dims = 0;
  for (e = expr_bare(e); e->kind == EXPR_INDEX; e = expr_bare(e->a))
    ++indices;
  const struct symbol *y = e->kind == EXPR_NAME ? resolve(l->function, e->name) : NULL;
  if (!y || !y->shared || y->odd || y->reference || (y->pointer && !y->passed) ||
      (y->parameter && !y->passed))
    return NULL;
  dims = y->pointer;
  for (tok t = y->dims.first; t < y->dims.end; t = l->unit->tokens[t].match + 1)
    ++dims;
  return indices && indices == dims ? y : NULL;
}

static bool number(struct loop *l, const struct expr *e, long *value) {
  return constant_expr(l, e) && range_value(l->function, e->range, value);
}

static bool is_zero(struct loop *l, const struct expr *e) {
  long n;
  return number(l, e, &n) && n == 0;
}

// *(float4 *)&tile[i], or the same with [0]: the element, and the vector's type.
static const struct expr *vector_element(struct loop *l, const struct expr *e, struct range *type) {
  const struct unit *u = l->unit;
  bool follows = (e->kind == EXPR_UNARY && token_is(u, e->op, "*")) ||
                 (e->kind == EXPR_INDEX && is_zero(l, e->b));
  const struct expr *cast = follows ? expr_bare(e->a) : NULL;
  if (!cast || cast->kind != EXPR_CAST || range_empty(cast->type) ||
      !token_is(u, cast->type.end - 1, "*"))
    return NULL;
  *type = (struct range){cast->type.first, cast->type.end - 1};
  const struct expr *address = expr_bare(cast->a);
  return address->kind == EXPR_UNARY && token_is(u, address->op, "&") ? expr_bare(address->a)
                                                                      : NULL;
}

static bool add_terms(struct loop *l, const struct expr *e, const struct trip *trips,
                      struct span *s) {
  long n;
  e = expr_bare(e);
  if (e->kind == EXPR_BINARY && token_is(l->unit, e->op, "+"))
    return add_terms(l, e->a, trips, s) && add_terms(l, e->b, trips, s);
  if (number(l, e, &n) && n >= 0 && n < (1L << 30)) {
    s->first += n;
    return true;
  }
  if (e->kind == EXPR_NAME)
    for (const struct trip *t = trips; t; t = t->outer)
      if (t->variable == resolve(l->function, e->name)) {
        s->first += t->value;
        return true;
      }
  if (s->count == MOST_TERMS)
    return false;
  s->terms[s->count++] = e;
  return true;
}

bool span_of(struct loop *l, const struct store *s, const struct trip *trips, struct span *span) {
  const struct expr *e = expr_bare(s->target);
  *span = (struct span){.width = 1};
  struct range vector;
  const struct expr *inner = vector_element(l, e, &vector);
  if (inner)
    e = inner;
  const struct symbol *y = element_of(l, e);
  if (!y || y != s->tile->symbol)
    return false;
  if (inner) {
    long whole = exact_bytes(l, vector), one = exact_bytes(l, y->type);
    if (!whole || !one || whole % one)
      return false;
    span->width = whole / one;
  }
  span->array = expr_bare(e->a);
  return add_terms(l, e->b, trips, span);
}

// ---- comparing ----

// The same text, whose names mean the same and keep their values in `scope`.
static bool same_value(struct loop *l, const struct expr *a, const struct expr *b,
                       struct range scope) {
  if (!same_text(l, a, b))
    return false;
  for (tok i = 0; a->range.first + i < a->range.end; ++i) {
    tok t = a->range.first + i;
    if (l->unit->tokens[t].kind != TOK_IDENT)
      continue;
    struct symbol *y = resolve(l->function, t);
    if (y != resolve(l->function, b->range.first + i) || (y && y->is_volatile))
      return false;
    if (y && !y->shared && written_in(l, scope, y))
      return false;
  }
  return true;
}

bool same_base(struct loop *l, const struct span *a, const struct span *b, struct range scope) {
  if (a->count != b->count || !same_value(l, a->array, b->array, scope))
    return false;
  for (size_t i = 0; i < a->count; ++i)
    if (!same_value(l, a->terms[i], b->terms[i], scope))
      return false;
  return true;
}

bool same_element(struct loop *l, const struct store *a, const struct store *b) {
  tok from = a->target->range.first, to = b->target->range.first;
  struct range between = {from < to ? from : to, from < to ? to : from};
  return same_value(l, a->target, b->target, between);
}

// ---- apart ----

// A value that is never zero or less.
static bool positive(struct loop *l, const struct expr *e) {
  const struct expr *of = e->kind == EXPR_MEMBER ? expr_bare(e->a) : NULL;
  return of && of->kind == EXPR_NAME && token_is(l->unit, of->name, "blockDim") &&
         !resolve(l->function, of->name);
}

// The terms of `b` that `a` has not: how many; -1 when one of them may be zero or less.
static long terms_beyond(struct loop *l, const struct span *a, const struct span *b,
                         struct range scope) {
  bool used[MOST_TERMS] = {false};
  long beyond = 0;
  for (size_t i = 0; i < b->count; ++i) {
    size_t k = 0;
    while (k < a->count && (used[k] || !same_value(l, a->terms[k], b->terms[i], scope)))
      ++k;
    if (k < a->count)
      used[k] = true;
    else if (positive(l, b->terms[i]))
      ++beyond;
    else
      return -1;
  }
  return beyond;
}

static bool indices_apart(struct loop *l, const struct span *a, const struct span *b,
                          struct range scope) {
  long more_b = terms_beyond(l, a, b, scope), more_a = terms_beyond(l, b, a, scope);
  long distance = b->first - a->first;
  return (more_a == 0 && more_b >= 0 && distance + more_b >= a->width) ||
         (more_b == 0 && more_a >= 0 && more_a - distance >= b->width);
}

static bool same_index(struct loop *l, const struct span *a, const struct span *b,
                       struct range scope) {
  return a->first == b->first && terms_beyond(l, a, b, scope) == 0 &&
         terms_beyond(l, b, a, scope) == 0;
}

// The next index to the left, as a span of one row.
static bool next_index(struct loop *l, struct span *s) {
  const struct expr *e = s->array;
  if (e->kind != EXPR_INDEX)
    return false;
  *s = (struct span){.array = expr_bare(e->a), .width = 1};
  return add_terms(l, e->b, NULL, s);
}

// They are when one index differs for certain and all others are the same. A vector may reach into
// the next row.
bool spans_apart(struct loop *l, const struct store *a, const struct store *b) {
  struct range load = {l->load[0]->range.first, l->middle->range.first};
  struct span x, y;
  if (!span_of(l, a, NULL, &x) || !span_of(l, b, NULL, &y))
    return false;
  bool vectors = x.width > 1 || y.width > 1;
  while (!same_value(l, x.array, y.array, load))
    if (vectors || !same_index(l, &x, &y, load) || !next_index(l, &x) || !next_index(l, &y))
      return false;
  return indices_apart(l, &x, &y, load);
}

// ---- covering ----

struct cover {
  struct loop *loop;
  const struct store *store;
  const struct stmt *at; // what must write the same
  struct range scope;
};

static const struct coop *counted(struct loop *l, const struct stmt *s) {
  for (size_t i = 0; i < l->coops.count; ++i)
    if (l->coops.at[i]->stmt == s)
      return l->coops.at[i]->count > 0 && l->coops.at[i]->count <= MOST_TRIPS ? l->coops.at[i]
                                                                              : NULL;
  return NULL;
}

// Every way through `at` writes element `lane` of the span.
static bool writes_lane(struct cover *c, const struct stmt *at, const struct span *s, long lane,
                        const struct trip *trips) {
  if (!at)
    return false;
  if (at->kind == STMT_IF)
    return writes_lane(c, at->body, s, lane, trips) &&
           writes_lane(c, at->otherwise, s, lane, trips);
  if (at->kind == STMT_COMPOUND) {
    for (const struct stmt *x = at->body; x; x = x->next)
      if (writes_lane(c, x, s, lane, trips))
        return true;
    return false;
  }
  if (at->kind == STMT_FOR || at->kind == STMT_WHILE) {
    const struct coop *f = counted(c->loop, at);
    for (long i = 0; f && i < f->count; ++i) {
      struct trip t = {f->variable, f->from + i * f->by, trips};
      if (writes_lane(c, at->body, s, lane, &t))
        return true;
    }
    return false;
  }
  for (size_t i = 0; i < c->loop->stores.count; ++i) {
    const struct store *o = c->loop->stores.at[i];
    struct span x;
    if (o->stmt == at && o->tile == c->store->tile && span_of(c->loop, o, trips, &x) &&
        same_base(c->loop, &x, s, c->scope) && x.first <= lane && lane < x.first + x.width)
      return true;
  }
  return false;
}

// The store in each trip of the loops around it, from the statement `in` up to `top`.
static bool writes_trips(struct cover *c, const struct stmt *in, const struct stmt *top,
                         const struct trip *trips) {
  while (in && in != top && in->kind != STMT_FOR && in->kind != STMT_WHILE)
    in = in->parent;
  if (!in)
    return false;
  if (in == top) {
    struct span s;
    if (!span_of(c->loop, c->store, trips, &s))
      return false;
    for (long lane = s.first; lane < s.first + s.width; ++lane)
      if (!writes_lane(c, c->at, &s, lane, NULL))
        return false;
    return true;
  }
  const struct coop *f = counted(c->loop, in);
  for (long i = 0; f && i < f->count; ++i) {
    struct trip t = {f->variable, f->from + i * f->by, trips};
    if (!writes_trips(c, in->parent, top, &t))
      return false;
  }
  return f != NULL;
}

bool writes_span(struct loop *l, const struct stmt *at, const struct store *s,
                 const struct stmt *top, struct range scope) {
  struct cover c = {l, s, at, scope};
  return writes_trips(&c, s->stmt, top, NULL);
}
