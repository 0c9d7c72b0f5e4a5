// Functions that are called without being named: operators, conversions, constructors and
// destructors.
#include "rewrite/effect.h"
#include "rewrite/heads.h"

// The "(" behind "operator+", "operator()", "operator float"; NO_TOKEN when there is none.
static tok operator_parameters(const struct unit *u, tok t) {
  tok params = t + 1;
  while (params < u->count && !token_is(u, params, "(") && !token_is(u, params, ";") &&
         params - t < 12)
    ++params;
  if (token_is(u, params, "(") && params == t + 1 && token_is(u, params + 2, "("))
    params += 2;
  return token_is(u, params, "(") && u->tokens[params].match != NO_TOKEN ? params : NO_TOKEN;
}

// The declaration or definition of such a function whose name is at `t`; false for anything else.
static bool hidden_function(const struct unit *u, tok t, struct heading *h) {
  bool is_operator = token_is(u, t, "operator");
  tok params = is_operator ? operator_parameters(u, t) : token_is(u, t + 1, "(") ? t + 1 : NO_TOKEN;
  if (params == NO_TOKEN || u->tokens[params].match == NO_TOKEN || token_is(u, t, "__attribute__"))
    return false;
  if (called_here(u, t))
    return false;
  *h = heading_of(u, t, params);
  return is_operator ||
         (h->owner != NO_TOKEN && str_equal(token_text(u, h->owner), token_text(u, t)));
}

// Is there a declaration of that function for the device, or the body of one that is declared?
static bool another(const struct unit *u, const struct heading *h) {
  for (tok t = 0; t < u->count; ++t) {
    struct heading o;
    if (t != h->name && u->tokens[t].kind == TOK_IDENT &&
        str_equal(token_text(u, t), token_text(u, h->name)) && hidden_function(u, t, &o) &&
        (h->tail.kind == TAIL_DECLARED ? o.tail.kind == TAIL_BODY : o.device) &&
        same_function(u, h, &o))
      return true;
  }
  return false;
}

// "operator=", "operator+=", "operator++"
static bool assignment(const struct unit *u, tok t) {
  return token_is(u, t, "operator") &&
         (str_ends(token_text(u, t + 1), "=") || token_is(u, t + 1, "++") ||
          token_is(u, t + 1, "--"));
}

static bool check_hidden(struct loop *l, const struct heading *h) {
  const struct unit *u = l->unit;
  tok t = h->name;
  if (h->tail.kind != TAIL_BODY)
    return h->tail.kind == TAIL_MADE || (h->tail.kind == TAIL_DECLARED && another(u, h)) ||
           refuse(l, REASON_CALL_UNKNOWN, t, name_text(l, t), NO_TOKEN, NULL);
  struct loop probe = *l;
  probe.refused.reason = REASON_NONE;
  struct effect effect = {0};
  bool assigns = assignment(u, t);
  bool harmless = check_hidden_body(&probe, h->tail.brace, t, &effect);
  // A constructor makes its object, and f(x) is looked at where it is called.
  bool own = assigns || !token_is(u, t, "operator") || token_is(u, t + 1, "(");
  // "a += b" is a write to a, wherever it is called; any other parameter must stay as it is.
  return (harmless && !(effect.written & ~(assigns ? 1ul : 0ul)) && (!effect.object || own)) ||
         refuse(l, REASON_HIDDEN_EFFECT, t, name_text(l, t), NO_TOKEN, NULL);
}

bool check_operators(struct loop *l) {
  const struct unit *u = l->unit;
  for (tok t = 0; t < u->count; ++t) {
    struct heading h;
    if (u->tokens[t].kind != TOK_IDENT || system_file(u, t) || !hidden_function(u, t, &h))
      continue;
    // A definition outside its class may leave the words to the declaration.
    bool device = h.device || (h.tail.kind == TAIL_BODY && h.owner != NO_TOKEN && another(u, &h));
    if (device && !check_hidden(l, &h))
      return false;
  }
  return true;
}
