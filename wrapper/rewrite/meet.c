// Do the statements behind the last barrier and those of compute meet in memory that other threads
// see? Only then must that barrier stay between them. Asked before anything is known of roots: what
// is not plainly a thread's own counts as memory.
#include "rewrite/loop.h"
#include "rewrite/members.h"

// Nobody writes what such a pointer leads to.
static bool only_read(const struct symbol *y) {
  return y && y->pointer && y->pointee_const && y->restricted && !y->odd && range_empty(y->dims);
}

static struct symbol *named(const struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  return e && e->kind == EXPR_NAME ? resolve(l->function, e->name) : NULL;
}

static bool own_name(struct loop *l, const struct expr *e) {
  struct symbol *y = resolve(l->function, e->name);
  if (!y)
    return root_of(l, e).memory == MEMORY_CONSTANT;
  return y->shared || y->template_value || y->type_name ||
         (!y->reference && !y->odd &&
          (y->pointer || element_kind(l->unit, y->type) == ELEMENT_VALUE));
}

// An element of a variable that is an array, not behind a pointer.
static bool own_element(const struct loop *l, const struct expr *e) {
  struct symbol *y = named(l, e->a);
  if (only_read(y))
    return true;
  const struct expr *of = expr_bare(e->a);
  while (of->kind == EXPR_INDEX)
    of = expr_bare(of->a);
  y = named(l, of);
  return y && !y->pointer && !range_empty(y->dims);
}

// A function that only computes, and of whose arguments none is an address.
static bool only_computes(const struct loop *l, const struct expr *call) {
  const struct expr *f = expr_bare(call->a);
  if (f->kind != EXPR_NAME || resolve(l->function, f->name) ||
      !pure_function(l->unit, token_text(l->unit, f->name)))
    return false;
  for (tok t = call->range.first; t < call->range.end; ++t) {
    struct symbol *y = l->unit->tokens[t].kind == TOK_IDENT ? resolve(l->function, t) : NULL;
    if (y && y->pointer && !only_read(y))
      return false;
  }
  return true;
}

struct search {
  struct loop *loop;
  const struct expr *function; // that is called, no variable
};

static bool own(void *context, struct stmt *s, const struct expr *e) {
  struct search *h = context;
  struct loop *l = h->loop;
  if (is_barrier(l, s))
    return true;
  switch (e->kind) {
  case EXPR_NAME:
    return e == h->function || own_name(l, e);
  case EXPR_UNARY:
    return !token_is(l->unit, e->op, "*") || only_read(named(l, e->a));
  case EXPR_INDEX:
    return own_element(l, e);
  case EXPR_MEMBER:
    return !token_is(l->unit, e->op, "->");
  case EXPR_CALL:
    h->function = expr_bare(e->a);
    return only_computes(l, e);
  case EXPR_UNKNOWN:
    return false;
  default:
    return true;
  }
}

static bool reaches_memory(struct loop *l, struct stmt *s) {
  struct search h = {.loop = l};
  return !visit_stmt(l, s, own, &h);
}

bool meets_tail(struct loop *l) {
  bool tail = false, compute = false;
  struct stmt *s = l->middle->next;
  for (; s && s != l->last; s = s->next)
    compute |= reaches_memory(l, s);
  for (s = s ? s->next : NULL; s && compute; s = s->next)
    tail |= reaches_memory(l, s);
  return compute && tail;
}
