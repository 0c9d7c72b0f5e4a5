// Whether the compiler may know how many tiles a loop has, or that it has one at all. It does not
// when the condition compares with what the launch says, a parameter of the kernel or the grid, and
// nothing tells more of that.
#include "rewrite/trips.h"

#include "rewrite/declare.h"

enum { DEEPEST_INIT = 8 };

// ---- what the text tells of a variable ----

static bool named_as(struct loop *l, tok t, const struct symbol *y) {
  return l->unit->tokens[t].kind == TOK_IDENT && resolve(l->function, t) == y;
}

// Is it written behind its declaration, given to a function or to a reference?
static bool given_away(struct loop *l, const struct symbol *y) {
  static const char *const before[] = {"++", "--", "&", NULL};
  static const char *const behind_it[] = {
      "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "++", "--", NULL};
  static const char *const open[] = {"(", ",", "{", NULL}, *const close[] = {")", ",", "}", NULL};
  const struct unit *u = l->unit;
  struct range body = l->function->body->range;
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
    if (u->tokens[t].kind == TOK_IDENT)
      constant |= other ? other->template_value || other->constant : !builtin_value(l, t);
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
  if (clock_of(l, y) || narrow(l->unit, y->type) || given_away(l, y) || bounded_before(l, y, q))
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
