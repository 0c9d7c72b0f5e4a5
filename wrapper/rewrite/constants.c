// Which expressions are constants at compile time, and their text.
#include "rewrite/declare.h"
#include "rewrite/loop.h"

#include <string.h>

static bool block_size(struct loop *l, const struct expr *e) {
  return e->kind == EXPR_MEMBER && l->clauses->threads.n && expr_bare(e->a)->kind == EXPR_NAME &&
         token_is(l->unit, expr_bare(e->a)->name, "blockDim");
}

// Trips are counted in whole numbers: what may be a fraction, or is a call ("4_km"), is no constant
// here.
static bool whole_number(const struct unit *u, tok t) {
  struct str s = token_text(u, t);
  bool hex = s.n > 1 && s.p[0] == '0' && (s.p[1] == 'x' || s.p[1] == 'X');
  for (size_t i = 0; u->tokens[t].kind == TOK_NUMBER && i < s.n; ++i)
    if (strchr(hex ? "._pP" : "._eEfF", s.p[i]))
      return false;
  return true;
}

// "int", "unsigned long", "const size_t".
static bool whole_type(const struct unit *u, struct range type) {
  static const char *const words[] = {"const", "int",  "unsigned", "signed", "long",
                                      "short", "char", "size_t",   NULL};
  for (tok t = type.first; t < type.end; ++t)
    if (!token_in(u, t, words))
      return false;
  return !range_empty(type);
}

static bool floating_type(const struct unit *u, struct range type) {
  for (tok t = type.first; t < type.end; ++t)
    if (token_is(u, t, "float") || token_is(u, t, "double") || token_is(u, t, "half"))
      return true;
  return false;
}

// Does the function declare the name behind `t`?
static bool declared_again(const struct function *f, tok t) {
  size_t next = named_before(f, t);
  const struct token *k = f->unit->tokens;
  return next < f->named.count &&
         k[f->symbols.at[f->named.at[next]].name].spelling == k[t].spelling;
}

// A whole number from outside the body that keeps the value it begins with, which is a constant. It
// cannot stand where the language wants one, but its value can: the names in that mean the same
// there.
static bool keeps_constant(struct loop *l, struct symbol *y) {
  const struct function *f = l->function;
  if (y->constant || y->parameter || !y->decl || in_body(l, y) || range_empty(y->init) ||
      !whole_type(l->unit, y->type) || !settled(l, y) || !constant_expr(l, symbol_init(f, y)))
    return false;
  for (tok t = y->init.first; t < y->init.end; ++t)
    if (l->unit->tokens[t].kind == TOK_IDENT && declared_again(f, t))
      return false;
  return true;
}

bool constant_expr(struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_LITERAL:
    return whole_number(l->unit, e->range.first);
  case EXPR_SIZEOF:
    return true;
  case EXPR_NAME: {
    struct symbol *y = resolve(l->function, e->name);
    if (!y) {
      struct root r = named_outside(l, e->name, false);
      return r.memory == MEMORY_CONSTANT && r.proved;
    }
    if (y->template_value)
      return true;
    return y->constant && !y->pointer && !y->reference && range_empty(y->dims) && !y->odd &&
                   !y->parameter && !range_empty(y->init) && !floating_type(l->unit, y->type)
               ? constant_expr(l, symbol_init(l->function, y))
               : keeps_constant(l, y);
  }
  case EXPR_MEMBER:
    return block_size(l, e) && token_is(l->unit, e->name, "x");
  case EXPR_UNARY:
    return !token_is(l->unit, e->op, "*") && !token_is(l->unit, e->op, "&") &&
           !token_is(l->unit, e->op, "++") && !token_is(l->unit, e->op, "--") &&
           constant_expr(l, e->a);
  case EXPR_BINARY:
    return constant_expr(l, e->a) && constant_expr(l, e->b);
  case EXPR_COND:
    return constant_expr(l, e->a) && constant_expr(l, e->b) && constant_expr(l, e->c);
  case EXPR_CAST:
    return e->a && !floating_type(l->unit, e->type) && constant_expr(l, e->a);
  default:
    return false;
  }
}

// "(unsigned char)": the value that a variable holds may be another than that it is given.
static void add_type(struct loop *l, struct text *t, const struct symbol *y) {
  static const char *const others[] = {"const", "constexpr", "static", NULL};
  static const char *const attributes[] = {"__attribute__", "alignas", NULL};
  const struct unit *u = l->unit;
  if (is_auto(l, y) || !outer_names(l, y->type))
    return;
  const char *before = "(";
  for (tok i = y->type.first; i < y->type.end; ++i) {
    if (token_in(u, i, attributes))
      i = behind(u, i + 1) - 1;
    else if (token_is(u, i, "[") && token_is(u, i + 1, "[")) // [[maybe_unused]]
      i = behind(u, i) - 1;
    else if (!token_in(u, i, others)) {
      text_puts(t, before);
      text_add(t, token_text(u, i));
      before = " ";
    }
  }
  text_puts(t, ")");
}

static void add_constant(struct loop *l, struct text *t, const struct expr *e) {
  const struct unit *u = l->unit;
  const struct expr *bare = expr_bare(e);
  switch (bare->kind) {
  case EXPR_NAME: {
    struct symbol *y = resolve(l->function, bare->name);
    // Constants that are declared in the body, or whose value needs threads=, are not constants
    // elsewhere.
    if (y && !y->template_value && (in_body(l, y) || l->clauses->threads.n || !y->constant)) {
      add_type(l, t, y);
      text_puts(t, "(");
      add_constant(l, t, symbol_init(l->function, y));
      text_puts(t, ")");
      return;
    }
    text_add(t, range_text(u, bare->range));
    return;
  }
  case EXPR_MEMBER:
    text_printf(t, "(int)(%.*s)", (int)l->clauses->threads.n, l->clauses->threads.p);
    return;
  case EXPR_UNARY:
    text_puts(t, "(");
    text_add(t, token_text(u, bare->op));
    add_constant(l, t, bare->a);
    text_puts(t, ")");
    return;
  case EXPR_BINARY:
    text_puts(t, "(");
    add_constant(l, t, bare->a);
    text_puts(t, " ");
    text_add(t, token_text(u, bare->op));
    text_puts(t, " ");
    add_constant(l, t, bare->b);
    text_puts(t, ")");
    return;
  case EXPR_COND:
    text_puts(t, "(");
    add_constant(l, t, bare->a);
    text_puts(t, " ? ");
    add_constant(l, t, bare->b);
    text_puts(t, " : ");
    add_constant(l, t, bare->c);
    text_puts(t, ")");
    return;
  case EXPR_CAST:
    text_puts(t, "static_cast<");
    text_add(t, range_text(u, bare->type));
    text_puts(t, ">(");
    add_constant(l, t, bare->a);
    text_puts(t, ")");
    return;
  default:
    text_add(t, range_text(u, bare->range));
  }
}

const char *constant_text(struct loop *l, const struct expr *e) {
  struct text t = {.arena = l->unit->arena};
  add_constant(l, &t, e);
  return t.p;
}

static bool all_of(struct loop *l, struct text *condition, const struct expr *e) {
  e = expr_bare(e);
  if (e->kind == EXPR_LITERAL)
    return l->unit->tokens[e->range.first].kind == TOK_NUMBER;
  if (constant_expr(l, e)) {
    text_printf(condition, "%s(%s) >= 0", condition->n ? " && " : "", constant_text(l, e));
    return true;
  }
  switch (e->kind) {
  case EXPR_NAME: {
    struct symbol *y = resolve(l->function, e->name);
    return y && !range_empty(y->init) && !y->parameter && settled(l, y) &&
           all_of(l, condition, symbol_init(l->function, y));
  }
  case EXPR_MEMBER: {
    const struct expr *a = expr_bare(e->a);
    return a->kind == EXPR_NAME && !resolve(l->function, a->name) && builtin_value(l, a->name);
  }
  case EXPR_BINARY:
    return (token_is(l->unit, e->op, "+") || token_is(l->unit, e->op, "*") ||
            token_is(l->unit, e->op, "/") || token_is(l->unit, e->op, "%") ||
            token_is(l->unit, e->op, ">>") || token_is(l->unit, e->op, "&")) &&
           all_of(l, condition, e->a) && all_of(l, condition, e->b);
  default:
    return false;
  }
}

const char *never_negative(struct loop *l, const struct expr *e) {
  struct text condition = {.arena = l->unit->arena};
  text_puts(&condition, "");
  return all_of(l, &condition, e) ? condition.p : NULL;
}
