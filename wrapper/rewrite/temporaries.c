// Is a variable written before it is read, on every path through a region? Only then what it held
// before is lost, and the region may run twice or ahead. A variable may be written part by part: an
// element with a constant index, several of them through a vector's type, a member, or the elements
// that a loop with constant bounds counts.
#include "rewrite/effect.h"
#include "rewrite/heads.h"
#include "rewrite/members.h"
#include "rewrite/size.h"

#include <string.h>

enum { DEEPEST_PART = 4, MOST_PARTS = 64 };

// The elements of a counted loop: the same text counts the same. `step` without its variable.
struct counted {
  const struct expr *from, *to, *by; // by: NULL for one
  tok op;
};

// One "[index]" or ".member" behind a name.
struct accessor {
  const struct stmt *loop;    // the index is the variable of this loop, which is being run
  const struct counted *each; // or the index was that of a loop that has ended
  bool numbered;              // or it is `number`, behind `base` where that is not NULL
  const struct symbol *base;  // does not change while its value is used
  long number;
  const struct expr *constant; // or a constant whose value the text does not tell
  tok member;                  // NO_TOKEN for an index
};

// Of a variable, from the outside in; n 0: all of it.
struct part {
  struct accessor at[DEEPEST_PART];
  size_t n;
};

struct written {
  struct part parts[MOST_PARTS];
  size_t n;
};

struct flow {
  struct loop *loop;
  const struct symbol *variable;
  struct written now;
};

// ---- counted loops ----

static bool is_name(const struct flow *f, const struct expr *e, const struct symbol *y) {
  e = expr_bare(e);
  return e && e->kind == EXPR_NAME && y && resolve(f->loop->function, e->name) == y;
}

// What "for (i = from; i < to; i += by)" starts with; *variable receives i.
static const struct expr *start_of(struct flow *f, struct stmt *s, const struct symbol **variable) {
  struct function *fn = f->loop->function;
  if (!s->init)
    return NULL;
  if (s->init->kind == STMT_DECL) {
    struct symbol *y = first_declared(fn, s->init);
    if (!y)
      return NULL;
    *variable = y;
    return y->pointer || y->reference || y->odd ? NULL : symbol_init(fn, y);
  }
  const struct expr *e = stmt_value(fn, s->init);
  if (!e || e->kind != EXPR_ASSIGN || !token_is(f->loop->unit, e->op, "=") ||
      expr_bare(e->a)->kind != EXPR_NAME)
    return NULL;
  *variable = resolve(fn, expr_bare(e->a)->name);
  return e->b;
}

static bool jumps(const struct loop *l, struct range r) {
  static const char *const words[] = {"break", "continue", "goto", "return", NULL};
  for (tok t = r.first; t < r.end; ++t)
    if (token_in(l->unit, t, words))
      return true;
  return false;
}

struct counter {
  struct loop *loop;
  const struct symbol *variable;
};

// False where the variable may be handed to what changes it: by reference, or by its address.
static bool keeps_variable(void *context, struct stmt *s, const struct expr *e) {
  const struct counter *c = context;
  struct loop *l = c->loop;
  (void)s;
  if (e->kind != EXPR_CALL && e->kind != EXPR_LIST)
    return true;
  const struct expr *f = expr_bare(e->a);
  bool name = f && f->kind == EXPR_NAME;
  bool known = name && e->kind == EXPR_CALL &&
               (pure_function(l->unit, token_text(l->unit, f->name)) ||
                register_function(token_text(l->unit, f->name)));
  bool user = name && user_function(l->unit, token_text(l->unit, f->name));
  size_t n = 0;
  for (const struct expr *x = e->args; x; x = x->next, ++n) {
    struct root pointee = pointee_of(l, x);
    bool value = known || (user && !takes_reference(l->unit, f->name, n));
    if ((pointee.memory == MEMORY_LOCAL && pointee.symbol == c->variable) ||
        (!value && root_of(l, x).symbol == c->variable))
      return false;
  }
  return true;
}

static bool asm_names(const struct loop *l, const struct stmt *s, const struct symbol *y) {
  if (!s || s->kind == STMT_ASM)
    return s && named_in_range(l, s->range, y) != NO_TOKEN;
  for (const struct stmt *x = s->body; x; x = x->next)
    if (asm_names(l, x, y))
      return true;
  return asm_names(l, s->otherwise, y);
}

// Nothing in a statement takes the variable itself where it can be changed out of sight.
static bool keeps(struct loop *l, struct stmt *s, const struct symbol *y) {
  struct counter c = {l, y};
  return visit_stmt(l, s, keeps_variable, &c) && !asm_names(l, s, y);
}

// NULL when the loop's bounds are no constants, or its body may change its variable or leave early.
static const struct counted *counted(struct flow *f, struct stmt *s, const struct symbol *wanted) {
  struct loop *l = f->loop;
  const struct unit *u = l->unit;
  const struct symbol *i = NULL;
  const struct expr *cond = expr_bare(stmt_cond(l->function, s));
  const struct expr *step = expr_bare(stmt_step(l->function, s));
  struct counted c = {.from = start_of(f, s, &i)};
  if (!c.from || !i || i != wanted || !cond || !step || cond->kind != EXPR_BINARY ||
      !is_name(f, cond->a, i) || !step->a || !is_name(f, step->a, i) || jumps(l, s->body->range) ||
      !keeps(l, s->body, i))
    return NULL;
  c.op = cond->op;
  c.to = cond->b;
  if (step->kind == EXPR_ASSIGN && token_is(u, step->op, "+="))
    c.by = step->b;
  else if (!(step->kind == EXPR_UNARY || step->kind == EXPR_POSTFIX) ||
           !token_is(u, step->op, "++"))
    return NULL;
  if (!(token_is(u, c.op, "<") || token_is(u, c.op, "<=")) || !constant_expr(l, c.from) ||
      !constant_expr(l, c.to) || (c.by && !constant_expr(l, c.by)))
    return NULL;
  if (written_in(l, s->body->range, i))
    return NULL;
  struct counted *made = ARENA_NEW(u->arena, struct counted);
  *made = c;
  return made;
}

static bool number(struct loop *l, const struct expr *e, long *value) {
  return range_value(l->function, e->range, value);
}

static bool same_constant(struct loop *l, const struct expr *a, const struct expr *b) {
  long x, y;
  return a == b || (a && b && (number(l, a, &x) && number(l, b, &y) ? x == y : same_text(l, a, b)));
}

static bool same_count(struct loop *l, const struct counted *a, const struct counted *b) {
  return str_equal(token_text(l->unit, a->op), token_text(l->unit, b->op)) &&
         same_constant(l, a->from, b->from) && same_constant(l, a->to, b->to) &&
         same_constant(l, a->by, b->by);
}

static bool counts(struct loop *l, const struct counted *c, long at) {
  long from, to, by = 1;
  if (!number(l, c->from, &from) || !number(l, c->to, &to) || (c->by && !number(l, c->by, &by)) ||
      by < 1)
    return false;
  return at >= from && (token_is(l->unit, c->op, "<") ? at < to : at <= to) &&
         (at - from) % by == 0;
}

// ---- parts ----

// The loop around an expression whose variable is this index.
static const struct stmt *loop_of(struct flow *f, struct stmt *s, const struct expr *index) {
  index = expr_bare(index);
  struct symbol *i = index->kind == EXPR_NAME ? resolve(f->loop->function, index->name) : NULL;
  for (; i && s && s != f->loop->stmt; s = s->parent)
    if (s->kind == STMT_FOR && counted(f, s, i))
      return s;
  return NULL;
}

static const struct symbol *variable_of(struct flow *f, struct stmt *s) {
  const struct symbol *i = NULL;
  start_of(f, s, &i);
  return i;
}

// A variable that keeps its value for as long as it is there, or for the whole iteration.
static bool fixed(struct loop *l, struct symbol *y) {
  if (!y || y->pointer || y->reference || y->odd || y->type_name || y->shared ||
      !range_empty(y->dims) || clock_of(l, y) || (in_body(l, y) && range_empty(y->init)))
    return false;
  return !written_in(l, l->stmt->range, y) && keeps(l, l->stmt->body, y);
}

// "2", "first", "first + 2".
static bool numbered_index(struct loop *l, const struct expr *e, struct accessor *a) {
  struct accessor left, right;
  e = expr_bare(e);
  *a = (struct accessor){.member = NO_TOKEN, .numbered = true};
  if (number(l, e, &a->number))
    return true;
  if (e->kind == EXPR_NAME) {
    a->base = resolve(l->function, e->name);
    return fixed(l, (struct symbol *)a->base);
  }
  if (e->kind != EXPR_BINARY || !token_is(l->unit, e->op, "+") || !numbered_index(l, e->a, &left) ||
      !numbered_index(l, e->b, &right) || (left.base && right.base))
    return false;
  a->base = left.base ? left.base : right.base;
  a->number = left.number + right.number;
  return true;
}

// "v[0].x": the part of the variable. False when `e` does not begin with the variable's name. What
// is behind an index that is not known belongs to the whole, *exact then is false.
static bool part_of(struct flow *f, struct stmt *s, const struct expr *e, struct part *p,
                    bool *exact) {
  struct loop *l = f->loop;
  e = expr_bare(e);
  if (e->kind == EXPR_NAME) {
    *p = (struct part){.n = 0};
    *exact = true;
    return resolve(l->function, e->name) == f->variable;
  }
  bool member = e->kind == EXPR_MEMBER && token_is(l->unit, e->op, ".");
  if (!(member || e->kind == EXPR_INDEX) || !part_of(f, s, e->a, p, exact))
    return false;
  struct accessor a = {.member = member ? e->name : NO_TOKEN};
  if (!member && !numbered_index(l, e->b, &a)) {
    a = (struct accessor){.member = NO_TOKEN};
    if (constant_expr(l, e->b))
      a.constant = e->b;
    else
      a.loop = loop_of(f, s, e->b);
  }
  *exact &= p->n < DEEPEST_PART && (member || a.numbered || a.constant || a.loop);
  if (*exact)
    p->at[p->n++] = a;
  return true;
}

static bool same_accessor(struct flow *f, const struct accessor *w, const struct accessor *r) {
  struct loop *l = f->loop;
  if (w->member != NO_TOKEN || r->member != NO_TOKEN)
    return w->member != NO_TOKEN && r->member != NO_TOKEN &&
           str_equal(token_text(l->unit, w->member), token_text(l->unit, r->member));
  if (w->each) {
    struct stmt *s = (struct stmt *)r->loop;
    return s         ? same_count(l, w->each, counted(f, s, variable_of(f, s)))
           : r->each ? same_count(l, w->each, r->each)
                     : r->numbered && !r->base && counts(l, w->each, r->number);
  }
  if (w->numbered)
    return r->numbered && w->base == r->base && w->number == r->number;
  if (w->constant)
    return r->constant && same_text(l, w->constant, r->constant);
  return w->loop && w->loop == r->loop;
}

static bool has(struct flow *f, const struct written *w, const struct part *p);

// Is each of the elements that a loop counts written by itself?
static bool has_each(struct flow *f, const struct written *w, const struct part *p, size_t k) {
  struct loop *l = f->loop;
  struct stmt *s = (struct stmt *)p->at[k].loop;
  const struct counted *c = p->at[k].each ? p->at[k].each : counted(f, s, variable_of(f, s));
  long from, to, by = 1;
  if (!number(l, c->from, &from) || !number(l, c->to, &to) || (c->by && !number(l, c->by, &by)) ||
      by < 1 || to - from > MOST_PARTS)
    return false;
  to += token_is(l->unit, c->op, "<=");
  struct part one = *p;
  one.at[k] = (struct accessor){.member = NO_TOKEN, .numbered = true, .number = from};
  for (; one.at[k].number < to; one.at[k].number += by)
    if (!has(f, w, &one))
      return false;
  return true;
}

// Is this part, or something that holds it, written?
static bool has(struct flow *f, const struct written *w, const struct part *p) {
  for (size_t i = 0; i < w->n; ++i) {
    const struct part *q = &w->parts[i];
    bool same = q->n <= p->n;
    for (size_t k = 0; same && k < q->n; ++k)
      same = same_accessor(f, &q->at[k], &p->at[k]);
    if (same)
      return true;
  }
  for (size_t k = 0; k < p->n; ++k)
    if (p->at[k].loop || p->at[k].each)
      return has_each(f, w, p, k);
  return false;
}

static void add(struct flow *f, const struct part *p) {
  if (f->now.n < MOST_PARTS && !has(f, &f->now, p))
    f->now.parts[f->now.n++] = *p;
}

// What both paths have written.
static void meet(struct flow *f, const struct written *other) {
  size_t n = 0;
  for (size_t i = 0; i < f->now.n; ++i)
    if (has(f, other, &f->now.parts[i]))
      f->now.parts[n++] = f->now.parts[i];
  f->now.n = n;
}

// ---- several elements at once ----

// Elements of an array that are written or read together, through the type of a vector: `first` and
// those behind it.
struct several {
  struct part first;
  long count;
};

// What an address is that of: "&v[0]", "v", and "&v" of the whole array.
static bool addressed(struct flow *f, struct stmt *s, const struct expr *e, struct part *p) {
  struct loop *l = f->loop;
  bool exact = false;
  e = expr_bare(e);
  if (e->kind == EXPR_UNARY && token_is(l->unit, e->op, "&")) {
    e = expr_bare(e->a);
    if (e->kind != EXPR_NAME ||
        f->variable->parameter) // that is a pointer, and "&v" its own address
      return e->kind == EXPR_INDEX && part_of(f, s, e, p, &exact) && exact;
  }
  if (e->kind != EXPR_NAME || !part_of(f, s, e, p, &exact))
    return false;
  p->at[p->n++] = (struct accessor){.member = NO_TOKEN, .numbered = true};
  return true;
}

static int value_bytes(const struct unit *u, struct range type) {
  return element_kind(u, type) == ELEMENT_VALUE ? type_bytes(u, type) : 0;
}

// Bytes of the type that a cast names, without its last "*" or "&".
static int cast_bytes(const struct loop *l, const struct expr *cast, const char *last) {
  struct range type = cast->type;
  if (range_empty(type) || !token_is(l->unit, type.end - 1, last))
    return 0;
  --type.end;
  return value_bytes(l->unit, type);
}

// "*(float4 *)&v[0]", "reinterpret_cast<float4 *>(&v[0])[0]", "reinterpret_cast<float4 &>(v[0])".
static bool several_of(struct flow *f, struct stmt *s, const struct expr *e, struct several *p) {
  struct loop *l = f->loop;
  const struct symbol *y = f->variable;
  long index = 0;
  int bytes = 0, element = value_bytes(l->unit, y->type);
  bool exact = false;
  e = expr_bare(e);
  bool star = e->kind == EXPR_UNARY && token_is(l->unit, e->op, "*");
  const struct expr *cast =
      star || (e->kind == EXPR_INDEX && number(l, e->b, &index)) ? expr_bare(e->a) : e;
  if (cast->kind != EXPR_CAST || y->pointer || y->odd)
    return false;
  if (cast != e) {
    bytes = addressed(f, s, cast->a, &p->first) ? cast_bytes(l, cast, "*") : 0;
  } else {
    const struct expr *of = expr_bare(cast->a);
    bool one = of->kind == EXPR_INDEX && part_of(f, s, of, &p->first, &exact) && exact;
    bytes = one ? cast_bytes(l, cast, "&") : 0;
  }
  size_t dims = 0;
  for (tok t = y->dims.first; t < y->dims.end; t = l->unit->tokens[t].match + 1)
    ++dims;
  if (bytes <= 0 || element <= 0 || bytes % element != 0 || p->first.n == 0 || dims != p->first.n)
    return false;
  struct accessor *last = &p->first.at[p->first.n - 1];
  p->count = bytes / element;
  last->number += index * p->count;
  return last->numbered;
}

static bool has_several(struct flow *f, const struct several *p) {
  struct part one = p->first;
  for (long i = 0; i < p->count; ++i, ++one.at[one.n - 1].number)
    if (!has(f, &f->now, &one))
      return false;
  return true;
}

static void add_several(struct flow *f, const struct several *p) {
  struct part one = p->first;
  for (long i = 0; i < p->count; ++i, ++one.at[one.n - 1].number)
    add(f, &one);
}

// An address, or a reference of another type, of a part leads to what is beside it too.
static bool leads_beside(const struct flow *f, const struct expr *e) {
  const struct unit *u = f->loop->unit;
  return (e->kind == EXPR_UNARY && token_is(u, e->op, "&")) ||
         (e->kind == EXPR_CAST && !range_empty(e->type) &&
          (token_is(u, e->type.end - 1, "&") || token_is(u, e->type.end - 1, "&&")));
}

// ---- paths ----

static bool read_expr(struct flow *f, struct stmt *s, const struct expr *e);

// Evaluates the indices of an lvalue that begins with the variable.
static bool read_indices(struct flow *f, struct stmt *s, const struct expr *e) {
  for (e = expr_bare(e); e->kind == EXPR_INDEX || e->kind == EXPR_MEMBER || e->kind == EXPR_UNARY ||
                         e->kind == EXPR_CAST;
       e = expr_bare(e->a))
    if (e->kind == EXPR_INDEX && !read_expr(f, s, e->b))
      return false;
  return true;
}

// False when something is read that may not have been written.
static bool read_expr(struct flow *f, struct stmt *s, const struct expr *e) {
  struct loop *l = f->loop;
  struct part p;
  bool exact;
  if (!e || named_in_range(l, e->range, f->variable) == NO_TOKEN)
    return true;
  if (e->kind == EXPR_UNKNOWN)
    return has(f, &f->now, &(struct part){.n = 0});
  struct several many;
  if (e->kind == EXPR_ASSIGN && several_of(f, s, e->a, &many)) {
    if (!read_expr(f, s, e->b) || !read_indices(f, s, e->a) ||
        (!token_is(l->unit, e->op, "=") && !has_several(f, &many)))
      return false;
    add_several(f, &many);
    return true;
  }
  if (several_of(f, s, e, &many))
    return has_several(f, &many) && read_indices(f, s, e);
  if (leads_beside(f, e) && part_of(f, s, e->a, &p, &exact))
    return has(f, &f->now, &(struct part){.n = 0}) && read_indices(f, s, e->a);
  if (e->kind == EXPR_ASSIGN && part_of(f, s, e->a, &p, &exact)) {
    if (!read_expr(f, s, e->b) || !read_indices(f, s, e->a) ||
        (!token_is(l->unit, e->op, "=") && !has(f, &f->now, &p)))
      return false;
    if (exact)
      add(f, &p);
    return true;
  }
  if (part_of(f, s, e, &p, &exact))
    return has(f, &f->now, &p) && read_indices(f, s, e);
  bool perhaps =
      e->kind == EXPR_COND || (e->kind == EXPR_BINARY &&
                               (token_is(l->unit, e->op, "&&") || token_is(l->unit, e->op, "||")));
  if (!read_expr(f, s, e->a))
    return false;
  // Expressions nest deep: a frame has no room for what is written.
  struct written *before =
      perhaps ? memcpy(ARENA_NEW(l->unit->arena, struct written), &f->now, sizeof f->now) : NULL;
  if (!read_expr(f, s, e->b))
    return false;
  if (before)
    f->now = *before;
  if (!read_expr(f, s, e->c))
    return false;
  if (before)
    f->now = *before;
  for (const struct expr *x = e->args; x; x = x->next)
    if (!read_expr(f, s, x))
      return false;
  return true;
}

static bool run(struct flow *f, struct stmt *s);

static bool run_list(struct flow *f, struct stmt *s) {
  for (; s; s = s->next)
    if (!run(f, s))
      return false;
  return true;
}

// What a counted loop has written of each of its elements.
static void end_loop(struct flow *f, struct stmt *s, const struct written *before) {
  const struct counted *c = s->kind == STMT_FOR ? counted(f, s, variable_of(f, s)) : NULL;
  struct written in = f->now;
  f->now = *before;
  for (size_t i = before->n; c && i < in.n; ++i) {
    struct part p = in.parts[i];
    bool each = false, inner = false;
    for (size_t k = 0; k < p.n; ++k) {
      inner |= p.at[k].base && inside(s, p.at[k].base->name);
      if (p.at[k].loop == s) {
        p.at[k] = (struct accessor){.each = c, .member = NO_TOKEN};
        each = true;
      }
    }
    if (each && !inner)
      add(f, &p);
  }
}

static bool run_loop(struct flow *f, struct stmt *s) {
  struct function *fn = f->loop->function;
  if ((s->init && !run(f, s->init)) || !read_expr(f, s, stmt_cond(fn, s)))
    return false;
  struct written before = f->now;
  if (!run(f, s->body))
    return false;
  struct written behind = f->now;
  // "continue" leads to the step too.
  if (jumps(f->loop, s->body->range))
    f->now = before;
  if (!read_expr(f, s, stmt_step(fn, s)))
    return false;
  f->now = behind;
  end_loop(f, s, &before);
  return true;
}

static bool run(struct flow *f, struct stmt *s) {
  struct loop *l = f->loop;
  struct function *fn = l->function;
  if (!s || named_in_range(l, s->range, f->variable) == NO_TOKEN)
    return true;
  switch (s->kind) {
  case STMT_COMPOUND:
    return run_list(f, s->body);
  case STMT_IF: {
    if (s->init && !run(f, s->init))
      return false;
    if (!read_expr(f, s, stmt_cond(fn, s)))
      return false;
    struct written before = f->now;
    if (!run(f, s->body))
      return false;
    struct written then = f->now;
    f->now = before;
    if (s->otherwise && !run(f, s->otherwise))
      return false;
    meet(f, &then);
    return true;
  }
  case STMT_FOR:
  case STMT_WHILE:
    return run_loop(f, s);
  case STMT_DECL:
    for (struct symbol *y = first_declared(fn, s); y; y = next_declared(fn, y))
      if (y->odd ? !has(f, &f->now, &(struct part){.n = 0}) : !read_expr(f, s, symbol_init(fn, y)))
        return false;
    return true;
  case STMT_EXPR:
  case STMT_RETURN:
    return read_expr(f, s, stmt_value(fn, s));
  case STMT_NAMES:
    return true;
  default: // names it in a way that is not looked into
    return has(f, &f->now, &(struct part){.n = 0});
  }
}

// False when something is read that may not have been written; *whole: all of it is, at the end.
static bool run_region(struct loop *l, enum region r, struct symbol *y, bool *whole) {
  struct flow *f = ARENA_NEW(l->unit->arena, struct flow);
  f->loop = l;
  f->variable = y;
  size_t n;
  struct stmt **at = region_stmts(l, r, &n);
  for (size_t i = 0; i < n; ++i)
    if (!run(f, at[i]))
      return false;
  *whole = has(f, &f->now, &(struct part){.n = 0});
  return true;
}

bool written_first(struct loop *l, enum region r, struct symbol *y) {
  bool whole;
  return run_region(l, r, y, &whole);
}

bool written_always(struct loop *l, enum region r, struct symbol *y) {
  bool whole;
  return run_region(l, r, y, &whole) && whole;
}
