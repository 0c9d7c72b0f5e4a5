// May the body of a function stand where it is called? What is in it, and what its names mean
// there.
#include "rewrite/frame.h"

#include "rewrite/declare.h"
#include "rewrite/effect.h"
#include "rewrite/members.h"
#include "rewrite/values.h"

#include <string.h>

bool has_word(const struct unit *u, struct range r, const char *word) {
  for (tok t = r.first; t < r.end; ++t)
    if (token_is(u, t, word))
      return true;
  return false;
}

// ---- what stands in the body ----

static bool is_lambda(const struct unit *u, tok t) {
  static const char *const values[] = {")", "]", ">", NULL};
  return token_is(u, t, "[") && !token_is(u, t + 1, "[") && !token_is(u, t - 1, "[") &&
         u->tokens[t - 1].kind != TOK_IDENT && !token_in(u, t - 1, values);
}

static bool check_words(struct frame *f) {
  static const char *const own[] = {"this", "__func__", "__FUNCTION__", "__PRETTY_FUNCTION__",
                                    NULL};
  const struct unit *u = unit_of(f);
  const struct function *fn = f->loop->function;
  for (tok t = fn->head.first; t < fn->head.end; ++t)
    if (token_is(u, t, "noinline") || token_is(u, t, "__noinline__"))
      return misfit(f, "it is not to be put in place of its calls", t);
    else if (token_is(u, t, "requires") || token_is(u, t, "..."))
      return misfit(f, "its parameters are not understood", t);
  bool result = true;
  for (tok t = fn->head.first; t < fn->name; ++t)
    result &= !token_is(u, t, "void") || token_is(u, t + 1, "*");
  if (result)
    return misfit(f, "it has a result", fn->name);
  bool template = has_word(u, fn->head, "template");
  for (tok t = fn->range.first; t < fn->range.end; ++t) {
    struct str word = token_text(u, t);
    if (u->tokens[t].kind == TOK_IDENT && forbidden(word))
      return misfit(
          f, str_find(word, STR("sync"), 0) < word.n ? "it has a barrier" : "it does this", t);
    if (token_in(u, t, own) || token_is(u, t, "...") || is_lambda(u, t))
      return misfit(f, "this means another thing outside of it", t);
    if (pragma_is(u, t))
      return misfit(f, "it has a loop with a dbuf pragma", t);
    // What is not taken must be right, too, where its types are known.
    if (template && token_is(u, t, "if") && token_is(u, t + 1, "constexpr"))
      return misfit(f, "it chooses by what its template is given", t);
  }
  return true;
}

static bool check_statements(struct frame *f, struct stmt *s, bool in_switch) {
  for (; s; s = s->next) {
    switch (s->kind) {
    case STMT_OTHER:
      return misfit(f, "this is not understood", s->range.first);
    case STMT_RETURN:
      return misfit(f, "it returns from here", s->range.first);
    case STMT_GOTO:
      return misfit(f, "it has a goto", s->range.first);
    case STMT_LABEL:
      if (!in_switch)
        return misfit(f, "it has a label", s->range.first);
      break;
    default:
      break;
    }
    bool inner = in_switch || s->kind == STMT_SWITCH;
    if (!check_statements(f, s->body, inner) || !check_statements(f, s->otherwise, inner))
      return false;
  }
  return true;
}

static bool check_own_variables(struct frame *f) {
  const struct function *fn = f->loop->function;
  for (size_t i = 0; i < fn->symbols.count; ++i)
    if (fn->symbols.at[i].shared)
      return misfit(f, "it has a shared array of its own", fn->symbols.at[i].name);
  return true;
}

// ---- names that both see ----

static bool namespaces(const struct unit *u, tok t, struct text *out) {
  tok up = u->tokens[t].up;
  if (up == NO_TOKEN)
    return true;
  if (!token_is(u, up, "{") || !namespaces(u, up, out))
    return false;
  if (up > 0 && (u->tokens[up - 1].kind == TOK_STRING || opens_enumeration(u, up)))
    return true; // extern "C"
  tok first = up;
  while (first > 0 && (is_kind(u, first - 1, TOK_IDENT) || token_is(u, first - 1, "::")) &&
         !token_is(u, first - 1, "namespace"))
    --first;
  if (first == 0 || !token_is(u, first - 1, "namespace"))
    return false;
  struct str s = first < up ? range_text(u, (struct range){first, up}) : STR("");
  text_printf(out, "%.*s::", (int)s.n, s.p);
  return true;
}

bool declared_there(const struct unit *u, tok t) {
  static const char *const behind_name[] = {"=", ";", "(", "[", "{", ",", ":", "}", NULL};
  static const char *const before_name[] = {"*", "&", "&&", ">",  ">>", ",",
                                            "{", ")", "]",  "::", NULL};
  static const char *const words[] = {"__attribute__", "alignas",  "decltype", "noexcept",
                                      "throw",         "operator", NULL};
  tok up = u->tokens[t].up;
  if (u->tokens[t].kind != TOK_IDENT || token_in(u, t, words) ||
      !(up == NO_TOKEN || token_is(u, up, "{")) || t == 0)
    return false;
  bool key = behind_class_key(u, t) || token_is(u, t - 1, "namespace") ||
             token_is(u, t - 1, "using") || token_is(u, t - 1, "union") ||
             token_is(u, t - 1, "enum");
  bool name = token_in(u, t + 1, behind_name) &&
              (u->tokens[t - 1].kind == TOK_IDENT || token_in(u, t - 1, before_name));
  return (key || name) && scope_of(u, t) && outside_functions(u, t);
}

// The variable of a function that the name of token `like` would mean at token `at`.
static const struct symbol *meant_at(const struct function *f, tok like, tok at) {
  const struct token *tokens = f->unit->tokens;
  size_t low = 0, high = f->named.count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (tokens[f->symbols.at[f->named.at[middle]].name].spelling < tokens[like].spelling)
      low = middle + 1;
    else
      high = middle;
  }
  for (; low < f->named.count; ++low) {
    const struct symbol *y = &f->symbols.at[f->named.at[low]];
    if (tokens[y->name].spelling != tokens[like].spelling)
      break;
    if (y->name < at && at < y->hidden)
      return y;
  }
  return NULL;
}

bool means_same(const struct function *f, struct range r, tok at) {
  const struct unit *u = f->unit;
  for (tok t = r.first; t < r.end; ++t)
    if (u->tokens[t].kind == TOK_IDENT && !qualified(u, t) &&
        (meant_at(f, t, t) != meant_at(f, t, at) || other_declared(u, (struct range){t, at}, t)))
      return false;
  return true;
}

const char *scope_of(const struct unit *u, tok t) {
  struct text scope = {.arena = u->arena};
  text_puts(&scope, "");
  return namespaces(u, t, &scope) ? scope.p : NULL;
}

// Is every declaration of a name in that scope, and in one with a name?
static bool all_there(const struct unit *u, struct tokens named, const char *scope) {
  bool all = named.count > 0 && scope[0] && !str_starts(str_of(scope), "::") &&
             str_find(str_of(scope), STR("::::"), 0) == strlen(scope);
  for (size_t i = 0; i < named.count && all; ++i)
    all = strcmp(scope_of(u, named.at[i]), scope) == 0;
  return all;
}

// What a name of the body that is declared outside means, it means where the call stands; a name of
// a namespace is spelled in full.
static bool check_name(struct frame *f, tok t) {
  const struct unit *u = unit_of(f);
  struct str spelled = token_text(u, t);
  struct tokens named = spelled_that(u, spelled, declared_there);
  tok last = f->loop->function->head.first;
  bool seen = true;
  for (const struct frame *c = f; c; c = c->caller) {
    const struct function *fn = c->loop->function;
    const char *scope = scope_of(u, fn->range.first);
    if (!scope)
      return misfit(f, "it is called in a class, where names may mean another thing", fn->name);
    if (fn->head.first < last)
      last = fn->head.first;
    for (size_t i = 0; i < named.count; ++i)
      seen &= str_starts(str_of(scope), scope_of(u, named.at[i]));
  }
  for (size_t i = 0; i < named.count; ++i)
    if (named.at[i] > last && named.at[i] != f->loop->function->name)
      return misfit(f, "this name may mean another thing where the function is called", t);
  if (!seen) {
    const char *scope = scope_of(u, named.at[0]);
    if (!all_there(u, named, scope) || system_function(u, spelled) || pure_name(spelled) ||
        !str_starts(str_of(scope_of(u, f->brace)), scope))
      return misfit(f, "this name may mean another thing where the function is called", t);
    *GROW(u->arena, f->outer) =
        (struct outer_name){u->tokens[t].spelling,
                            arena_printf(u->arena, " ::%s%.*s", scope, (int)spelled.n, spelled.p)};
    return true;
  }
  tok call = f->call->range.first;
  for (const struct frame *c = f->caller; c; c = c->caller) {
    const struct symbol *y = meant_at(c->loop->function, t, call);
    bool own = y && (y->decl || !c->caller); // the parameters of functions between have others now
    if (own || other_declared(u, (struct range){c->loop->function->range.first, call}, t))
      return misfit(f, "this name means another thing where the function is called", t);
    call = c->call ? c->call->range.first : NO_TOKEN;
  }
  return true;
}

static bool free_operator(const struct unit *u, tok t) {
  tok up = u->tokens[t].up;
  return (up == NO_TOKEN || token_is(u, up, "{")) && !opens_class(u, up) && outside_functions(u, t);
}

// Operators are called without their names.
static bool check_operators_seen(struct frame *f) {
  const struct unit *u = unit_of(f);
  const struct function *fn = f->loop->function;
  struct tokens all = spelled_that(u, STR("operator"), free_operator);
  for (size_t i = 0; i < all.count; ++i) {
    const char *scope = scope_of(u, all.at[i]);
    for (const struct frame *c = f; c; c = c->caller)
      if (all.at[i] > fn->head.first || !scope ||
          !str_starts(str_of(scope_of(u, c->loop->function->range.first)), scope))
        return misfit(f, "this operator is not known there, or not where the function is called",
                      all.at[i]);
  }
  return true;
}

static bool said(const struct frame *f, tok t) {
  for (size_t i = 0; i < f->outer.count; ++i)
    if (f->outer.at[i].spelling == unit_of(f)->tokens[t].spelling)
      return true;
  return false;
}

static bool check_names(struct frame *f) {
  const struct unit *u = unit_of(f);
  const struct function *fn = f->loop->function;
  for (tok t = fn->head.first; t < fn->range.end; ++t)
    if (token_is(u, t, "__attribute__"))
      t = behind(u, t + 1) - 1;
    else if (u->tokens[t].kind == TOK_IDENT && t != fn->name && !qualified(u, t) &&
             !resolve(fn, t) && !said(f, t) && !check_name(f, t))
      return false;
  return true;
}

bool body_fits(struct frame *f) {
  return check_words(f) && check_statements(f, f->loop->function->body, false) &&
         check_own_variables(f) && check_names(f) && check_operators_seen(f);
}
