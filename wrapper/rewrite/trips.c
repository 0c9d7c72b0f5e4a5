// Whether the compiler may know how many tiles a loop has, or that it has one at all. It does not
// when the condition compares with what the launch says, a parameter of the kernel or the grid, and
// nothing tells more of that. The same of loops in the body.
#include "rewrite/trips.h"

#include <ctype.h>
#include <string.h>

#include "rewrite/declare.h"

enum { DEEPEST_INIT = 8 };

// ---- what the text tells of a variable ----

static bool named_as(struct loop *l, tok t, const struct symbol *y) {
  return l->unit->tokens[t].kind == TOK_IDENT && resolve(l->function, t) == y;
}

// Is it written in a range of the function, given to a function there or to a reference?
static bool given_away(struct loop *l, struct range body, const struct symbol *y) {
  static const char *const before[] = {"++", "--", "&", NULL};
  static const char *const behind_it[] = {
      "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "++", "--", NULL};
  static const char *const open[] = {"(", ",", "{", NULL}, *const close[] = {")", ",", "}", NULL};
  const struct unit *u = l->unit;
  for (tok t = body.first; t < body.end; ++t) {
    if (t == y->name || !named_as(l, t, y))
      continue;
    if (token_in(u, t - 1, before) || token_in(u, t + 1, behind_it) ||
        (token_in(u, t - 1, open) && token_in(u, t + 1, close)))
      return true;
  }
  for (size_t i = 0; i < l->function->symbols.count; ++i) {
    const struct symbol *other = &l->function->symbols.at[i];
    for (tok t = other->init.first; other->reference && t < other->init.end; ++t)
      if (named_as(l, t, y))
        return true;
  }
  return false;
}

// What is asked: how many tiles there are, or whether there is one at all.
enum question { HOW_MANY, ANY };

// Does a condition name it, and a number or a constant to compare it with? Comparing with 0 does
// not tell how many there are.
static bool compared(struct loop *l, struct range cond, const struct symbol *y, enum question q) {
  const struct unit *u = l->unit;
  bool named = false, constant = q == ANY;
  for (tok t = cond.first; t < cond.end; ++t) {
    struct symbol *other = u->tokens[t].kind == TOK_IDENT ? resolve(l->function, t) : NULL;
    named |= other == y;
    if (token_is(u, t - 1, ".")) // the object has been looked at
      continue;
    if (u->tokens[t].kind == TOK_IDENT)
      constant |= other ? other->template_value || (other->constant && !other->parameter)
                        : !builtin_value(l, t);
    else
      constant |= u->tokens[t].kind == TOK_NUMBER && !token_is(u, t, "0");
  }
  return named && constant;
}

// Statements before the one that holds the loop, and the conditions that this stands under.
static bool bounded_before(struct loop *l, const struct symbol *y, enum question q) {
  static const char *const comparisons[] = {"==", "!=", "<", ">", "<=", ">=", NULL};
  const struct unit *u = l->unit;
  for (const struct stmt *p = l->stmt->parent; p; p = p->parent)
    if (compared(l, p->cond, y, q) ||
        (p->kind == STMT_SWITCH && named_in_range(l, p->cond, y) != NO_TOKEN))
      return true;
  for (tok t = l->function->body->range.first; t < l->stmt->range.first; ++t) {
    tok close = u->tokens[t].match;
    bool group = token_is(u, t, "(") && close != NO_TOKEN && close < l->stmt->range.first;
    if (group && compared(l, (struct range){t + 1, close}, y, q))
      return true;
    if (token_in(u, t, comparisons) && compared(l, (struct range){t - 1, t + 2}, y, q))
      return true;
  }
  return false;
}

static bool narrow(const struct unit *u, struct range type) {
  static const char *const words[] = {"bool",   "char",    "short",   "uchar",    "ushort",
                                      "int8_t", "int16_t", "uint8_t", "uint16_t", NULL};
  for (tok t = type.first; t < type.end; ++t)
    if (token_in(u, t, words))
      return true;
  return false;
}

// ---- the condition ----

static bool tells(struct loop *l, struct range r, int depth, enum question q);

// Is a variable certainly unknown?
static bool unknown(struct loop *l, tok t, int depth, enum question q) {
  struct symbol *y = resolve(l->function, t);
  bool parameter = y && y->parameter && l->function->kernel;
  if (!y || (!parameter && (range_empty(y->init) || depth > DEEPEST_INIT || y->reference)))
    return false;
  if (clock_of(l, y) || narrow(l->unit, y->type) || given_away(l, l->function->body->range, y) ||
      bounded_before(l, y, q))
    return false;
  return parameter || !tells(l, y->init, depth + 1, q);
}

// "n & 96", "min(n, 128)", "sizeof *p", "shape.size()": whatever n is, there are bounds.
static bool tells(struct loop *l, struct range r, int depth, enum question q) {
  static const char *const plain[] = {"<", ">", "<=", ">=", "!=", "+", "-", "/",
                                      "*", "(", ")",  "=",  ",",  "{", "}", NULL};
  static const char *const grid[] = {"gridDim", "blockIdx", NULL};
  const struct unit *u = l->unit;
  bool runtime = false;
  for (tok t = r.first; t < r.end; ++t) {
    if (token_in(u, t, grid) && token_is(u, t + 1, ".")) {
      runtime = true;
      t += 2;
    } else if (u->tokens[t].kind == TOK_IDENT) {
      if (token_is(u, t + 1, "(") || token_is(u, t, "sizeof"))
        return true;
      runtime |= unknown(l, t, depth, q);
    } else if ((u->tokens[t].kind != TOK_NUMBER && !token_in(u, t, plain)) ||
               (q == ANY && (token_is(u, t, "<=") || token_is(u, t, ">="))))
      return true; // 0 <= n
  }
  return !runtime || narrow(u, r);
}

bool trips_may_be_known(struct loop *l) {
  return tells(l, l->stmt->cond, 0, HOW_MANY);
}

bool tile_may_be_certain(struct loop *l) {
  return l->stmt->kind == STMT_DO || tells(l, l->stmt->cond, 0, ANY);
}

static bool constant_but_clocks(struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_NAME: {
    const struct symbol *y = resolve(l->function, e->name);
    return (y && clock_of(l, y)) || constant_expr(l, e);
  }
  case EXPR_UNARY:
    return constant_but_clocks(l, e->a);
  case EXPR_BINARY:
    return constant_but_clocks(l, e->a) && constant_but_clocks(l, e->b);
  default:
    return constant_expr(l, e);
  }
}

bool trips_are_constant(struct loop *l) {
  return constant_but_clocks(l, stmt_cond(l->function, l->stmt));
}

// The "#pragma unroll" over the loop, from its name on; or nothing.
static struct str unroll_of(const struct loop *l) {
  const struct stmt *s = l->stmt;
  for (tok t = s->lead; t < s->range.first; ++t) {
    struct str pragma = token_text(l->unit, t);
    size_t at = str_find(pragma, STR("unroll"), 0);
    if (at < pragma.n && !pragma_is(l->unit, t))
      return (struct str){pragma.p + at, pragma.n - at};
  }
  return (struct str){0};
}

bool unroll_asked(const struct loop *l) {
  return unroll_of(l).n > 0;
}

bool unrolls_completely(struct loop *l) {
  struct str s = unroll_of(l);
  size_t i = strlen("unroll");
  while (i < s.n && !isalnum((unsigned char)s.p[i]))
    ++i;
  return s.n > 0 && i >= s.n && trips_are_constant(l);
}

// ---- loops of compute ----

// Does a mention of a number tell more of it than that it is one? Compared with a constant, told
// apart by a switch, or copied into what may be.
static bool mention_tells(struct loop *l, const struct symbol *y, tok t) {
  static const char *const comparisons[] = {"==", "!=", "<", ">", "<=", ">=", NULL};
  static const char *const copies[] = {";", ",", ")", "}", NULL};
  const struct unit *u = l->unit;
  for (int side = -1; side <= 1; side += 2) {
    tok op = side < 0 ? t - 1 : t + 1;
    if (token_in(u, op, comparisons) && compared(l, (struct range){op - 1, op + 2}, y, HOW_MANY))
      return true;
  }
  for (tok up = u->tokens[t].up; up != NO_TOKEN && !token_is(u, up, "{") && !token_is(u, up, "[");
       up = u->tokens[up].up)
    if (token_is(u, up - 1, "switch") ||
        (token_is(u, up, "(") && !token_is(u, up - 1, "for") &&
         compared(l, (struct range){up + 1, u->tokens[up].match}, y, HOW_MANY)))
      return true;
  return (token_is(u, t - 1, "=") || token_is(u, t - 1, "{")) && token_in(u, t + 1, copies);
}

static bool told_of(struct loop *l, const struct symbol *y) {
  struct range r = l->function->body->range;
  for (tok t; (t = named_in_range(l, r, y)) != NO_TOKEN; r.first = t + 1)
    if (mention_tells(l, y, t))
      return true;
  return false;
}

// Is what stands in a range made of a number, through the values that variables begin with?
static bool made_of(struct loop *l, struct range r, const struct symbol *y, int depth) {
  for (tok t = r.first; t < r.end; ++t) {
    const struct symbol *other =
        l->unit->tokens[t].kind == TOK_IDENT ? resolve(l->function, t) : NULL;
    if (other && (other == y || depth == DEEPEST_INIT ||
                  (other->name != t && made_of(l, other->init, y, depth + 1))))
      return true;
  }
  return false;
}

// A type by whose own words it holds more than a few numbers.
static bool wide(const struct unit *u, struct range type) {
  static const char *const words[] = {"const",    "int",     "unsigned", "signed",
                                      "long",     "uint",    "size_t",   "int32_t",
                                      "uint32_t", "int64_t", "uint64_t", NULL};
  for (tok t = type.first; t < type.end; ++t)
    if (!token_in(u, t, words))
      return false;
  return !range_empty(type);
}

// A number of the launch that stands alone on one side of a comparison, and of which no copy of the
// loop knows more than another: what says how many tiles there are is not made of it.
static const struct symbol *free_number(struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  const struct symbol *y = e->kind == EXPR_NAME ? resolve(l->function, e->name) : NULL;
  struct range header = {l->stmt->range.first, l->stmt->body->range.first};
  if (!y || !y->parameter || !l->function->kernel || y->pointer || y->reference || y->odd ||
      !range_empty(y->dims) || !wide(l->unit, y->type) || clock_of(l, y) ||
      made_of(l, header, y, 0) || made_of(l, l->stmt->cond, y, 0) ||
      given_away(l, l->function->body->range, y) || told_of(l, y))
    return NULL;
  return y;
}

// "a < n", the other side: what is compared with a number that is free; NULL for anything else.
static const struct expr *compared_with_free(struct loop *l, const struct expr *cond) {
  static const char *const comparisons[] = {"<", ">", "<=", ">=", NULL};
  cond = cond ? expr_bare(cond) : NULL;
  if (!cond || cond->kind != EXPR_BINARY || !token_in(l->unit, cond->op, comparisons))
    return NULL;
  for (int side = 0; side < 2; ++side) {
    const struct expr *number = side ? cond->a : cond->b, *other = side ? cond->b : cond->a;
    const struct symbol *y = free_number(l, number);
    if (y && named_in_range(l, other->range, y) == NO_TOKEN)
      return other;
  }
  return NULL;
}

// Statements that may leave a loop whose body they stand in: each "break" stands under a condition
// that no copy knows. `owner`: "break" here leaves that loop.
static bool leaves_unknown(struct loop *l, const struct stmt *s, bool owner) {
  for (; s; s = s->next) {
    bool other = s->kind == STMT_FOR || s->kind == STMT_WHILE || s->kind == STMT_DO ||
                 s->kind == STMT_SWITCH;
    if (s->kind == STMT_RETURN || s->kind == STMT_GOTO || s->kind == STMT_OTHER)
      return false;
    if (s->kind == STMT_BREAK && owner) {
      const struct stmt *p = s->parent;
      if (p->kind == STMT_COMPOUND)
        p = p->parent;
      if (p->kind != STMT_IF || !compared_with_free(l, stmt_cond(l->function, (struct stmt *)p)))
        return false;
    }
    if (!leaves_unknown(l, s->body, owner && !other) ||
        !leaves_unknown(l, s->otherwise, owner && !other))
      return false;
  }
  return true;
}

bool loop_in_every_copy(struct loop *l, struct stmt *s) {
  const struct function *f = l->function;
  const struct symbol *i = s->kind == STMT_FOR && s->init && s->init->kind == STMT_DECL
                               ? first_declared(f, s->init)
                               : NULL;
  if (!i || next_declared(f, i) || i->pointer || i->reference || i->odd || !wide(l->unit, i->type))
    return false;
  const struct expr *start = symbol_init(f, (struct symbol *)i), *step = stmt_step(f, s);
  const struct expr *counter = compared_with_free(l, stmt_cond(f, s));
  step = step ? expr_bare(step) : NULL;
  counter = counter ? expr_bare(counter) : NULL;
  if (!start || !step || !counter || !constant_expr(l, start) || counter->kind != EXPR_NAME ||
      resolve(f, counter->name) != i)
    return false;
  bool counts =
      step->kind == EXPR_POSTFIX || step->kind == EXPR_UNARY ||
      (step->kind == EXPR_ASSIGN && token_is(l->unit, step->op, "+=") && constant_expr(l, step->b));
  return counts && expr_bare(step->a)->kind == EXPR_NAME &&
         resolve(f, expr_bare(step->a)->name) == i && !given_away(l, s->body->range, i) &&
         leaves_unknown(l, s->body, true);
}
