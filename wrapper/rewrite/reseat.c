#include "rewrite/reseat.h"

#include "rewrite/members.h"

static bool is_ident(const struct unit *u, tok t) {
  return t < u->count && u->tokens[t].kind == TOK_IDENT;
}

// A "&" at `t` that takes an address: no operand stands before it.
static bool takes_address(const struct unit *u, tok t) {
  if (!token_is(u, t, "&"))
    return false;
  enum token_kind before = u->tokens[t - 1].kind;
  return !(before == TOK_NUMBER || token_is(u, t - 1, ")") || token_is(u, t - 1, "]") ||
           (before == TOK_IDENT && !token_is(u, t - 1, "return")));
}

// Is parameter `index` of a function or constructor named so a reference, in any of its forms?
static bool reference_parameter(const struct unit *u, tok name, size_t index) {
  struct str text = token_text(u, name);
  bool found = false;
  for (tok t = 0; t + 1 < u->count; ++t) {
    if (!is_ident(u, t) || !str_equal(token_text(u, t), text) || !token_is(u, t + 1, "(") ||
        u->tokens[t + 1].match == NO_TOKEN || function_brace(u, t) != NO_TOKEN)
      continue;
    found = true;
    size_t at = 0;
    for (tok i = t + 2; i < u->tokens[t + 1].match; ++i) {
      if (token_is(u, i, "("))
        i = u->tokens[i].match == NO_TOKEN ? i : u->tokens[i].match;
      at += token_is(u, i, ",");
      bool reference = token_is(u, i, "&") || token_is(u, i, "&&");
      // A pack takes all that follow.
      if (reference && (at == index || (at < index && token_is(u, i + 1, "..."))))
        return true;
    }
  }
  // The library's functions take references where they are not CUDA's own.
  return !found && (token_is(u, name - 1, "::") || str_is(text, "swap") ||
                    str_is(text, "exchange") || str_is(text, "tie"));
}

// The name before "(" at `open`, also before its template arguments; NO_TOKEN when there is none.
static tok callee_name(const struct unit *u, tok open) {
  tok t = open;
  if (token_is(u, t - 1, ">"))
    for (int depth = 0; t > 0; --t) {
      depth += token_is(u, t - 1, ">") - token_is(u, t - 1, "<");
      if (depth == 0) {
        --t;
        break;
      }
    }
  return t > 0 && is_ident(u, t - 1) ? t - 1 : NO_TOKEN;
}

// The pointer, by itself, is an argument: may what it is given to change it?
static bool given_away(struct loop *l, tok t) {
  const struct unit *u = l->unit;
  tok open = u->tokens[t].up;
  if (open == NO_TOKEN ||
      !(token_is(u, t - 1, "(") || token_is(u, t - 1, ",") || token_is(u, t - 1, "{")))
    return false;
  if (!token_is(u, t + 1, ")") && !token_is(u, t + 1, ",") && !token_is(u, t + 1, "}"))
    return false;
  size_t index = 0;
  for (tok i = open + 1; i < t; ++i)
    if (u->tokens[i].up == open)
      index += token_is(u, i, ",");
  if (token_is(u, open, "{"))
    return any_reference_member(u);
  if (!token_is(u, open, "("))
    return false;
  if (u->tokens[open - 1].kind == TOK_STRING) { // asm: "+l"(p)
    struct str s = token_text(u, open - 1);
    return str_find(s, STR("="), 0) < s.n || str_find(s, STR("+"), 0) < s.n;
  }
  tok name = callee_name(u, open);
  if (name == NO_TOKEN)
    return false;
  struct symbol *y = resolve(l->function, name);
  if (y && y->name == name) { // T name(p)
    tok type = y->type.end - 1;
    return !y->pointer && is_ident(u, type) && reference_parameter(u, type, index);
  }
  return reference_parameter(u, name, index);
}

// Does a reference that is bound to this expression designate the variable itself?
static bool designates(const struct loop *l, const struct expr *e, const struct symbol *y) {
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_NAME:
    return resolve(l->function, e->name) == y;
  case EXPR_COND:
    return designates(l, e->b, y) || designates(l, e->c, y);
  case EXPR_CAST:
    return e->a && designates(l, e->a, y);
  case EXPR_COMMA:
    return designates(l, e->b, y);
  case EXPR_UNKNOWN:
    return named_in_range(l, e->range, y) != NO_TOKEN;
  default:
    return false;
  }
}

static bool bound_to_reference(struct loop *l, const struct symbol *y) {
  for (size_t i = 0; i < l->function->symbols.count; ++i) {
    struct symbol *z = &l->function->symbols.at[i];
    struct expr *init = z->reference && !z->odd ? symbol_init(l->function, z) : NULL;
    if (init && designates(l, init, y))
      return true;
  }
  return false;
}

static bool look(struct loop *l, struct symbol *y, size_t assigned) {
  const struct unit *u = l->unit;
  size_t written = 0;
  struct range r = l->function->range;
  for (tok t; (t = named_in_range(l, r, y)) != NO_TOKEN; r.first = t + 1) {
    if (t == y->name)
      continue;
    tok before = t - 1, after = t + 1;
    while (token_is(u, before, "(") && token_is(u, after, ")") && !is_ident(u, before - 1))
      --before, ++after;
    written += token_is(u, after, "=");
    // "&p[i]" and "&p->m" are addresses of what p points to.
    bool own = !token_is(u, after, "[") && !token_is(u, after, "->");
    if ((own && takes_address(u, before)) || given_away(l, t))
      return true;
  }
  return written != assigned || bound_to_reference(l, y);
}

bool reseated(struct loop *l, struct symbol *y, size_t assigned) {
  if (y->reseated == 0)
    y->reseated = look(l, y, assigned) ? 2 : 1;
  return y->reseated == 2;
}
