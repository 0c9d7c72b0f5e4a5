// The markers '#pragma dbuf load' and '#pragma dbuf compute' in a loop's body. They say which of
// its barriers part load and compute, and to which of the two a statement beside these barriers
// belongs. They promise nothing: all that is proved without them is proved with them. Statements
// that go to another side of a barrier than they stand on may only work on the thread's own
// variables.
#include "rewrite/loop.h"

// ---- where they stand ----

// The statement of the loop's own level that a pragma stands above; NULL when it stands elsewhere.
static struct stmt *marked(const struct loop *l, tok t) {
  struct stmt *body = l->stmt->body;
  for (struct stmt *s = body && body->kind == STMT_COMPOUND ? body->body : NULL; s; s = s->next)
    if (s->lead <= t && t < s->range.first)
      return s;
  return NULL;
}

static bool has_before(const struct loop *l, tok t, enum mark kind) {
  for (tok i = l->stmt->body->range.first; i < t; ++i)
    if (pragma_mark(l->unit, i) == kind && marked(l, i))
      return true;
  return false;
}

const char *marker_misuse(const struct loop *l, tok t, const char **remedy) {
  enum mark kind = pragma_mark(l->unit, t);
  if (!marked(l, t)) {
    *remedy = "put it above a statement of the loop's body, outside of nested ones";
    return "this marker does not stand at the top level of its loop's body";
  }
  if (has_before(l, t, kind)) {
    *remedy = "mark where the load begins once, and where compute begins once";
    return kind == MARK_LOAD ? "the load is marked twice" : "compute is marked twice";
  }
  if (kind == MARK_LOAD && has_before(l, t, MARK_COMPUTE)) {
    *remedy = "write the load before compute: { load; barrier; compute; barrier }";
    return "the load is marked behind compute";
  }
  return NULL;
}

bool find_markers(struct loop *l) {
  struct stmt *body = l->stmt->body;
  const char *remedy;
  for (tok t = body ? body->range.first : 0; body && t < body->range.end; ++t) {
    enum mark kind = pragma_mark(l->unit, t);
    struct stmt *s = kind == MARK_NONE ? NULL : marked(l, t);
    if (!s)
      continue;
    if (marker_misuse(l, t, &remedy))
      return false;
    *(kind == MARK_LOAD ? &l->marked_load : &l->marked_compute) = s;
  }
  return true;
}

// ---- which barriers they choose ----

struct barriers {
  struct stmt **at;
  size_t count;
};

static size_t before(const struct barriers *b, const struct stmt *s) {
  size_t n = 0;
  while (n < b->count && b->at[n]->range.first < s->range.first)
    ++n;
  return n;
}

static bool too_many(struct loop *l, struct stmt *barrier, const char *where) {
  return refuse(l, REASON_MARKER_BARRIERS, barrier->range.first, where, NO_TOKEN, NULL);
}

bool barriers_by_markers(struct loop *l, bool first_is_top) {
  struct stmt *load = l->marked_load, *compute = l->marked_compute;
  size_t children = 1;
  for (const struct stmt *s = l->stmt->body->body; s; s = s->next)
    ++children;
  struct barriers b = {arena_array(l->unit->arena, children, sizeof *b.at), 0};
  for (struct stmt *s = l->stmt->body->body; s; s = s->next)
    if (is_barrier(l, s))
      b.at[b.count++] = s;
  size_t top, until = compute ? before(&b, compute) : 0;
  if (load) {
    top = before(&b, load);
    if (top > 1)
      return too_many(l, b.at[1], "before the marker 'load'");
    if (until > top + 1)
      return too_many(l, b.at[top + 1], "between the markers 'load' and 'compute'");
  } else {
    if (until > 2)
      return too_many(l, b.at[2], "before the marker 'compute'");
    top = until == 2 || first_is_top;
  }
  if (top == b.count)
    return refuse(l, REASON_BARRIER_COUNT, l->stmt->range.first, NULL, NO_TOKEN, NULL);
  l->top = top ? b.at[0] : NULL;
  l->middle = b.at[top];
  return true;
}

// ---- what they move ----

enum moved moved_by_markers(const struct loop *l, const struct stmt *s) {
  tok at = s->range.first;
  bool declares = s->kind == STMT_DECL || s->kind == STMT_NAMES;
  if (at > l->middle->range.first || s == l->top)
    return MOVED_NOT;
  if (l->marked_compute && at >= l->marked_compute->range.first)
    return MOVED_LATER;
  bool early = l->marked_load ? at < l->marked_load->range.first
                              : l->marked_compute && l->top && at < l->top->range.first;
  return early && !declares ? MOVED_PAST_LOAD : MOVED_NOT;
}

// Arithmetic on what no other thread sees.
static bool is_private(void *context, struct stmt *s, const struct expr *e) {
  struct loop *l = context;
  (void)s;
  switch (e->kind) {
  case EXPR_NAME: {
    const struct symbol *y = resolve(l->function, e->name);
    bool called = token_is(l->unit, e->range.end, "(");
    return called || (y ? !y->shared && !y->reference && !y->is_volatile && !y->is_static &&
                              !y->odd && range_empty(y->dims)
                        : plain(l, e) && root_of(l, e).memory == MEMORY_CONSTANT);
  }
  case EXPR_LITERAL:
  case EXPR_POSTFIX:
  case EXPR_BINARY:
  case EXPR_COND:
  case EXPR_CAST:
  case EXPR_PAREN:
  case EXPR_COMMA:
    return true;
  case EXPR_UNARY:
    return !token_is(l->unit, e->op, "*") && !token_is(l->unit, e->op, "&");
  case EXPR_MEMBER:
    return token_is(l->unit, e->op, ".") && expr_bare(e->a)->kind == EXPR_NAME;
  case EXPR_ASSIGN:
    return expr_bare(e->a)->kind == EXPR_NAME || expr_bare(e->a)->kind == EXPR_MEMBER;
  case EXPR_CALL:
    return plain(l, e);
  default:
    return false;
  }
}

static bool arithmetic_only(struct loop *l, struct stmt *s) {
  for (struct stmt *c = s->body; c; c = c->next)
    if (!arithmetic_only(l, c))
      return false;
  for (struct stmt *c = s->otherwise; c; c = c->next)
    if (!arithmetic_only(l, c))
      return false;
  bool known = s->kind == STMT_COMPOUND || s->kind == STMT_IF || s->kind == STMT_DECL ||
               s->kind == STMT_EXPR || s->kind == STMT_NAMES || s->kind == STMT_EMPTY;
  for (const struct symbol *y = s->kind == STMT_DECL ? first_declared(l->function, s) : NULL; y;
       y = next_declared(l->function, y))
    known &= !y->odd && !y->shared && !y->reference && !y->is_static;
  return known;
}

bool may_be_moved(struct loop *l, struct stmt *s) {
  return (arithmetic_only(l, s) && visit_stmt(l, s, is_private, l)) ||
         refuse(l, REASON_MARKER_MOVED, s->range.first, shown_text(l, s->range), NO_TOKEN, NULL);
}

// Does the load, or what says which tile is next, name a variable?
static tok named_for_load(struct loop *l, const struct symbol *y) {
  tok t = named_in(l, REGION_LOAD, y);
  if (t == NO_TOKEN)
    t = named_in(l, REGION_HEADER, y);
  for (size_t i = 0; t == NO_TOKEN && i < l->advances.count; ++i)
    if (l->advances.at[i].symbol != y)
      t = named_in_range(l, l->advances.at[i].expr->range, y);
  return t;
}

bool check_moved(struct loop *l) {
  for (size_t i = 0; i < l->moved.count; ++i)
    for (size_t k = 0; k < l->writes.count; ++k) {
      const struct write *w = &l->writes.at[k];
      const struct symbol *y = w->root.symbol;
      struct stmt *s = l->moved.at[i];
      if (!y)
        continue;
      tok at = NO_TOKEN;
      if (inside(s, w->target->range.first))
        at = named_for_load(l, y);
      else if (w->region == REGION_LOAD)
        at = named_in_range(l, s->range, y);
      if (at != NO_TOKEN)
        return refuse(l, REASON_MARKER_ORDER, w->target->range.first, name_text(l, y->name), at,
                      "used here");
    }
  return true;
}
