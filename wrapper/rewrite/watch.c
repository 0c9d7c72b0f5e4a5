// Reads of what other threads may change meanwhile: volatile and atomic objects. A loop that waits
// for such a value must not have its loads moved before the wait.
#include "rewrite/effect.h"
#include "rewrite/members.h"
#include "rewrite/spin.h"
#include "rewrite/values.h"

static bool atomic_name(struct str s) {
  return str_starts(s, "atomic");
}

// Is the object that an lvalue designates, or what a pointer points to, volatile or atomic?
static bool watched(struct loop *l, const struct expr *e, unsigned depth) {
  const struct unit *u = l->unit;
  e = expr_bare(e);
  if (!e || depth > 12)
    return e != NULL;
  switch (e->kind) {
  case EXPR_NAME: {
    struct symbol *y = resolve(l->function, e->name);
    if (!y)
      return watched_outside(u, token_text(u, e->name));
    if (y->is_volatile || watched_type(u, y->type))
      return true;
    return is_auto(l, y) && !range_empty(y->init) &&
           watched(l, symbol_init(l->function, y), depth + 1);
  }
  case EXPR_INDEX:
    return watched(l, e->a, depth + 1);
  case EXPR_UNARY:
    return (token_is(u, e->op, "*") || token_is(u, e->op, "&")) && watched(l, e->a, depth + 1);
  case EXPR_MEMBER:
    return watched_outside(u, token_text(u, e->name)) || watched(l, e->a, depth + 1);
  case EXPR_CAST:
    return watched_type(u, e->type) || watched(l, e->a, depth + 1);
  case EXPR_BINARY:
    return watched(l, e->a, depth + 1) || watched(l, e->b, depth + 1);
  case EXPR_COND:
    return watched(l, e->b, depth + 1) || watched(l, e->c, depth + 1);
  case EXPR_ASSIGN:
    return watched(l, e->b, depth + 1);
  case EXPR_CALL:
  case EXPR_LIST: {
    const struct expr *f = expr_bare(e->a);
    return f && f->kind == EXPR_NAME && atomic_name(token_text(u, f->name));
  }
  default:
    return false;
  }
}

// Does token `t` stand in a loop inside these statements?
static bool in_loop(const struct stmt *s, tok t) {
  for (; s; s = s->next) {
    if (!inside(s, t))
      continue;
    if (s->kind == STMT_WHILE || s->kind == STMT_DO || s->kind == STMT_FOR)
      return !inside(s->init, t);
    return in_loop(s->body, t) || in_loop(s->otherwise, t);
  }
  return false;
}

bool repeated(const struct loop *l, tok t) {
  return l->repeated || in_loop(l->stmt->body, t);
}

// The names of a condition.
struct names {
  struct loop *loop;
  struct range range;
};

// False at what changes one of them.
static bool changes(void *context, struct stmt *s, const struct expr *e) {
  const struct names *n = context;
  struct loop *l = n->loop;
  (void)s;
  bool step = (e->kind == EXPR_UNARY || e->kind == EXPR_POSTFIX) &&
              (token_is(l->unit, e->op, "++") || token_is(l->unit, e->op, "--"));
  bool address = e->kind == EXPR_UNARY && token_is(l->unit, e->op, "&");
  struct symbol *y = e->kind == EXPR_ASSIGN || step || address ? root_of(l, e->a).symbol : NULL;
  return !y || named_in_range(l, n->range, y) == NO_TOKEN;
}

static bool leaves(const struct stmt *s) {
  const struct stmt *x = s && s->kind == STMT_COMPOUND ? s->body : s;
  while (x && x->kind != STMT_BREAK && x->kind != STMT_RETURN)
    x = x->next;
  return x != NULL;
}

static bool is_loop(const struct stmt *s) {
  return s->kind == STMT_WHILE || s->kind == STMT_DO || s->kind == STMT_FOR;
}

// Does a nested loop end by the condition of `s` that token `t` is part of, while the loop itself
// changes nothing that the condition names? Then somebody else must.
static bool ends_by_others(struct loop *l, struct stmt *s, tok t) {
  if (t < s->cond.first || t >= s->cond.end)
    return false;
  struct stmt *around = s;
  if (s->kind == STMT_IF && (leaves(s->body) || leaves(s->otherwise)))
    while (around && around != l->stmt && !is_loop(around))
      around = around->parent;
  if (!around || around == l->stmt || !is_loop(around))
    return false;
  struct names n = {.loop = l, .range = s->cond};
  for (struct stmt *x = around->body; x; x = x->next)
    if (!visit_stmt(l, x, changes, &n))
      return false;
  const struct expr *cond = stmt_cond(l->function, around), *step = stmt_step(l->function, around);
  return visit_expr(around, cond, changes, &n) && (!step || visit_expr(around, step, changes, &n));
}

bool check_watch(struct loop *l, struct root r, const struct expr *e, bool waits) {
  struct symbol *y = r.symbol;
  if (r.memory == MEMORY_SHARED || r.memory == MEMORY_CONSTANT || r.memory == MEMORY_NONE)
    return true;
  // An object of the thread is atomic only as a reference to another.
  if (r.memory == MEMORY_LOCAL && !(y && watched_type(l->unit, y->type) && !y->is_volatile))
    return true;
  if (l->effect && y && y->parameter) {
    size_t i = 0;
    for (const struct symbol *p = l->function->symbols.at; p != y; ++p)
      i += p->parameter;
    if (i < 8 * sizeof l->effect->watched) {
      l->effect->watched |= 1ul << i;
      l->effect->awaited |= waits ? 1ul << i : 0;
      return true;
    }
  }
  if (waits || !l->clauses->independent)
    return refuse(l, waits ? REASON_WAIT : REASON_WATCHED, e->range.first, shown_text(l, e->range),
                  NO_TOKEN, NULL);
  return true;
}

// The value of an expression that stands alone is not used.
static bool used(struct loop *l, struct stmt *s, const struct expr *e) {
  const struct expr *all = s->kind == STMT_EXPR ? expr_bare(stmt_value(l->function, s)) : NULL;
  while (all && all->kind == EXPR_CAST && all != e)
    all = expr_bare(all->a);
  return all != e;
}

// A compare-and-swap is repeated until it succeeds, which needs nobody else.
static bool swaps(struct str name) {
  return str_starts(name, "atomicCAS") || str_starts(name, "compare_exchange") ||
         str_starts(name, "atomic_compare_exchange");
}

// Reads that see what others have written since the last one: those past the first cache where they
// are repeated, those past all caches always.
static bool reads_anew(struct str name, bool again) {
  return str_is(name, "__ldcv") || (again && str_is(name, "__ldcg"));
}

// Is this called for what memory holds, with nothing but numbers?
static bool reads_by_itself(struct loop *l, const struct expr *e) {
  const struct expr *f = expr_bare(e->a);
  struct str name = f->kind == EXPR_NAME ? token_text(l->unit, f->name) : STR("");
  if (!user_function(l->unit, name) || value_functions(l->unit, name))
    return false;
  for (const struct expr *x = e->args; x; x = x->next)
    if (pointee_of(l, x).memory != MEMORY_NONE)
      return false;
  return true;
}

static bool check_read_call(struct loop *l, struct stmt *s, const struct expr *e) {
  const struct expr *f = expr_bare(e->a);
  bool again = repeated(l, e->range.first);
  if (f->kind == EXPR_NAME && e->args && reads_anew(token_text(l->unit, f->name), again))
    return check_watch(l, pointee_of(l, e->args), e, again);
  bool ends = ends_by_others(l, s, e->range.first);
  struct root anything = {.memory = MEMORY_GLOBAL, .name = NO_TOKEN};
  if (reads_by_itself(l, e) && (ends || spins(l, s, e, e->range)) &&
      !check_watch(l, anything, e, true))
    return false;
  bool swap = f->kind == EXPR_NAME && swaps(token_text(l->unit, f->name));
  for (const struct expr *x = e->args; x; x = x->next) {
    struct root r = pointee_of(l, x);
    // With other values in every turn it is repeated until no other thread came between.
    if (r.memory == MEMORY_GLOBAL && (ends || spins(l, s, e, swap ? e->range : x->range)) &&
        !check_watch(l, r, e, true))
      return false;
  }
  return true;
}

static bool check_atomic_call(struct loop *l, struct stmt *s, const struct expr *e,
                              const struct expr **passed) {
  const struct expr *f = expr_bare(e->a);
  bool method = f->kind == EXPR_MEMBER;
  *passed = f;
  if (!used(l, s, e) || (!method && f->kind != EXPR_NAME))
    return true;
  struct str name = token_text(l->unit, f->name);
  bool waits = !swaps(name) && repeated(l, e->range.first);
  if (method) {
    struct root r = token_is(l->unit, f->op, ".") ? root_of(l, f->a) : pointee_of(l, f->a);
    return !watched(l, f->a, 0) || check_watch(l, r, e, waits);
  }
  return !atomic_name(name) || user_function(l->unit, name) || !e->args ||
         check_watch(l, pointee_of(l, e->args), e, waits);
}

bool check_watched(struct loop *l, struct stmt *s, const struct expr *e,
                   const struct expr **passed) {
  const struct unit *u = l->unit;
  if (e == *passed) {
    // Written, its address taken, or a method called.
    if (e->kind == EXPR_MEMBER)
      *passed = expr_bare(e->a);
    return true;
  }
  bool step = (e->kind == EXPR_UNARY || e->kind == EXPR_POSTFIX) &&
              (token_is(u, e->op, "++") || token_is(u, e->op, "--"));
  bool address = e->kind == EXPR_UNARY && token_is(u, e->op, "&");
  bool changed = e->kind == EXPR_ASSIGN || step;
  if (address || (changed && (token_is(u, e->op, "=") || !used(l, s, e))))
    *passed = expr_bare(e->a);
  if (e->kind == EXPR_CALL)
    return check_read_call(l, s, e) && check_atomic_call(l, s, e, passed);
  struct symbol *y = e->kind == EXPR_NAME ? resolve(l->function, e->name) : NULL;
  bool read =
      e->kind == EXPR_INDEX || e->kind == EXPR_MEMBER ||
      (e->kind == EXPR_UNARY && token_is(u, e->op, "*")) ||
      (e->kind == EXPR_NAME && (!y || (!y->pointer && !y->type_name && range_empty(y->dims))));
  struct root r = read ? root_of(l, e) : (struct root){.memory = MEMORY_NONE};
  if (r.memory == MEMORY_GLOBAL &&
      (ends_by_others(l, s, e->range.first) || spins(l, s, e, e->range)))
    return check_watch(l, r, e, true);
  return !read || !watched(l, e, 0) || check_watch(l, r, e, repeated(l, e->range.first));
}
