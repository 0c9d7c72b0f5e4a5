// Which functions of a name a call can mean: a library may have a min() of its own in its
// namespace, and "min(a, b)" of numbers is CUDA's nevertheless.
//
// What the language says of a name without "::" before it: it means what is declared in the scopes
// around the call, or brought there by "using", and, for arguments that are objects of classes or
// enumerations, what is declared where these types are. Numbers of the language's own types bring
// nothing.
#include "rewrite/declare.h"
#include "rewrite/frame.h"
#include "rewrite/loop.h"
#include "rewrite/members.h"
#include "rewrite/typedefs.h"
#include "rewrite/values.h"

#include <string.h>

// ---- declarations ----

static bool user_declares(const struct unit *u, tok t) {
  return names_function(u, t) && !system_file(u, t);
}

// The word at `t` is part of what "using" or a namespace's other name brings here, or of the name
// of an inline namespace, whose names are those of the one around it.
static bool brought(const struct unit *u, tok t) {
  if (system_file(u, t))
    return false;
  tok first = t;
  while (first > 1 && token_is(u, first - 1, "::"))
    first -= u->tokens[first - 2].kind == TOK_IDENT ? 2 : 1;
  return token_is(u, first - 1, "using") ||
         (token_is(u, first - 1, "namespace") &&
          (token_is(u, first - 2, "using") || token_is(u, first - 2, "inline"))) ||
         (token_is(u, first - 1, "=") && token_is(u, first - 3, "namespace"));
}

// Does the declaration stand in a namespace that the function is not in, and that nothing brings
// there?
static bool is_hidden(const struct loop *l, tok declared) {
  const struct unit *u = l->unit;
  const char *scope = scope_of(u, l->function->range.first);
  const char *own = scope_of(u, declared);
  if (!own || !scope || str_starts(str_of(scope), own) ||
      str_find(str_of(own), STR("::::"), 0) < strlen(own) || own[0] == ':')
    return false;
  struct str rest = str_of(own);
  while (rest.n) {
    size_t n = str_find(rest, STR("::"), 0);
    struct str name = {rest.p, n};
    if (str_find(name, STR(" "), 0) < n || spelled_that(u, name, brought).count)
      return false;
    rest = (struct str){rest.p + n + 2, rest.n - n - 2};
  }
  return true;
}

// ---- arguments ----

static bool user_type(const struct unit *u, tok t) {
  static const char *const keys[] = {"struct", "class", "enum", "union", "using", NULL};
  return !system_file(u, t) && (declares_alias(u, t) || token_in(u, t - 1, keys) ||
                                token_is(u, t + 1, ";") || token_is(u, t + 1, ","));
}

// A number's type by a word of the language or the standard library, and nothing that the function
// sees gives that word another meaning.
static bool number_type(const struct loop *l, struct range type) {
  static const char *const words[] = {"const",        "constexpr", "static", "extern", "volatile",
                                      "__volatile__", "register",  "int",    "long",   "unsigned",
                                      "signed",       "short",     "char",   "bool",   "float",
                                      "double",       NULL};
  static const char *const others[] = {"size_t",  "int8_t",   "uint8_t", "int16_t",  "uint16_t",
                                       "int32_t", "uint32_t", "int64_t", "uint64_t", NULL};
  const struct unit *u = l->unit;
  for (tok t = type.first; t < type.end; ++t) {
    if (token_is(u, t, "__attribute__") && token_is(u, t + 1, "(")) {
      t = behind(u, t + 1) - 1;
      continue;
    }
    if (token_in(u, t, words))
      continue;
    struct tokens all = spelled_that(u, token_text(u, t), user_type);
    if (!token_in(u, t, others) || spelled_that(u, token_text(u, t), brought).count)
      return false;
    for (size_t i = 0; i < all.count; ++i)
      if (!is_hidden(l, all.at[i]))
        return false;
  }
  return !range_empty(type);
}

bool plain_number(struct loop *l, const struct expr *e) {
  if (!e)
    return false;
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_LITERAL:
    return l->unit->tokens[e->range.first].kind == TOK_NUMBER &&
           number_kind(l, e) != NUMBER_UNKNOWN;
  case EXPR_SIZEOF:
    return true;
  case EXPR_NAME: {
    struct symbol *y = e->range.end - e->range.first == 1 ? resolve(l->function, e->name) : NULL;
    if (!y || y->odd || y->type_name)
      return false;
    return is_auto(l, y) ? plain_number(l, symbol_init(l->function, y)) : number_type(l, y->type);
  }
  case EXPR_MEMBER: // threadIdx.x
    return expr_bare(e->a)->kind == EXPR_NAME && builtin_value(l, expr_bare(e->a)->name);
  case EXPR_INDEX:
  case EXPR_UNARY:
    return plain_number(l, e->a);
  case EXPR_BINARY:
    return plain_number(l, e->a) && plain_number(l, e->b);
  case EXPR_COND:
    return plain_number(l, e->b) && plain_number(l, e->c);
  case EXPR_CAST:
    return number_type(l, e->type);
  case EXPR_CALL:
    return means_cuda(l, e);
  default:
    return false;
  }
}

bool means_cuda(struct loop *l, const struct expr *call) {
  const struct unit *u = l->unit;
  const struct expr *f = expr_bare(call->a);
  if (f->kind != EXPR_NAME || f->range.end - f->range.first != 1 || resolve(l->function, f->name))
    return false;
  struct str name = token_text(u, f->name);
  if (!pure_name(name) || spelled_that(u, name, brought).count || declared_object(u, name) ||
      other_declared(u, l->function->range, f->name))
    return false;
  struct tokens all = spelled_that(u, name, user_declares);
  for (size_t i = 0; i < all.count; ++i)
    if (!is_hidden(l, all.at[i]))
      return false;
  for (const struct expr *x = call->args; x; x = x->next)
    if (!plain_number(l, x))
      return false;
  return call->args != NULL;
}
