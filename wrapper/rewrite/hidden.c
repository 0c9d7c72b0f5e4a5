// Functions that are called without being named: operators, conversions, constructors and
// destructors, and the values that members have by their declarations.
#include "rewrite/declare.h"
#include "rewrite/effect.h"
#include "rewrite/heads.h"
#include "rewrite/members.h"

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

static bool own_text(const struct unit *u, tok t) {
  return !system_file(u, t);
}

// "auto [a, b] = x" calls get<0>(x) where the text says of a class that it is a tuple.
static bool binds_parts(const struct unit *u, tok t) {
  return token_is(u, t, "get") && spelled_that(u, STR("tuple_size"), own_text).count > 0;
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
  return is_operator || binds_parts(u, t) ||
         (h->owner != NO_TOKEN && str_equal(token_text(u, h->owner), token_text(u, t)));
}

// What a text calls without naming it, in the order of the text.
struct hidden {
  struct {
    struct heading *at;
    size_t count, room;
  } functions;
  struct {
    struct range *at; // behind the "=" or "{" of each
    size_t count, room;
  } values; // of members
};

// Is there a declaration of that function for the device, or the body of one that is declared?
static bool another(const struct unit *u, const struct heading *h) {
  for (size_t i = 0; i < u->hidden->functions.count; ++i) {
    const struct heading *o = &u->hidden->functions.at[i];
    if (o->name != h->name && u->tokens[o->name].spelling == u->tokens[h->name].spelling &&
        (h->tail.kind == TAIL_DECLARED ? o->tail.kind == TAIL_BODY : o->device) &&
        same_function(u, h, o))
      return true;
  }
  return false;
}

bool assigns_object(const struct unit *u, tok t) {
  static const char *const compare[] = {"==", "!=", "<=", ">=", NULL};
  return token_is(u, t, "operator") && !token_in(u, t + 1, compare) &&
         (str_ends(token_text(u, t + 1), "=") || token_is(u, t + 1, "++") ||
          token_is(u, t + 1, "--"));
}

// What is seen outside, where such a function is called in the load too, which may be made twice.
static tok seen_outside(const struct unit *u, struct range body) {
  static const char *const names[] = {"printf",      "vprintf", "clock",       "clock64",
                                      "globaltimer", "__trap",  "__nanosleep", NULL};
  for (tok t = body.first; t < body.end; ++t)
    if (token_in(u, t, names) && token_is(u, t + 1, "("))
      return t;
  return NO_TOKEN;
}

static bool check_hidden(void *context, const struct heading *h) {
  struct loop *l = context;
  const struct unit *u = l->unit;
  tok t = h->name, busy = busy_default(u, h, 0);
  if (busy != NO_TOKEN)
    return refuse(l, REASON_HIDDEN_EFFECT, t, name_text(l, t), busy, "its default argument");
  if (h->tail.kind != TAIL_BODY)
    return h->tail.kind == TAIL_MADE || (h->tail.kind == TAIL_DECLARED && another(u, h)) ||
           refuse(l, REASON_CALL_UNKNOWN, t, name_text(l, t), NO_TOKEN, NULL);
  tok seen = seen_outside(u, (struct range){h->name, behind(u, h->tail.brace)});
  if (seen != NO_TOKEN)
    return refuse(l, REASON_HIDDEN_EFFECT, t, name_text(l, t), seen, "here");
  struct loop probe = *l;
  probe.refused.reason = REASON_NONE;
  struct effect effect = {0};
  bool assigns = assigns_object(u, t);
  bool harmless = check_hidden_body(&probe, h->tail.brace, t, &effect);
  // A constructor makes its object, and f(x) is looked at where it is called.
  bool own = assigns || !token_is(u, t, "operator") || token_is(u, t + 1, "(");
  // "a += b" is a write to a, wherever it is called; any other parameter must stay as it is.
  if (!harmless) // where in it
    return refuse(l, REASON_HIDDEN_EFFECT, t, name_text(l, t), probe.refused.at, "here");
  bool first = assigns && h->owner == NO_TOKEN; // of a free operator: what is assigned to
  return (!(effect.written & ~(first ? 1ul : 0ul)) && (!effect.object || own)) ||
         refuse(l, REASON_HIDDEN_EFFECT, t, name_text(l, t), NO_TOKEN, NULL);
}

// ---- values of members ----

// The first token of the declaration in a class that `t` is part of.
static tok member_start(const struct unit *u, tok t) {
  static const char *const ends[] = {";", "}", NULL};
  while (t - 1 != u->tokens[t].up && !token_in(u, t - 1, ends))
    --t;
  return t;
}

static bool has_word(const struct unit *u, struct range r, const char *word) {
  for (tok t = r.first; t < r.end; ++t)
    if (token_is(u, t, word))
      return true;
  return false;
}

// The value that a member of a class is given at `t`, its "=" or "{"; empty for anything else.
static struct range member_value(const struct unit *u, tok t) {
  struct range none = {t, t}, value = {t + 1, t + 1};
  if (token_is(u, t, "{")) {
    tok close = u->tokens[t].match;
    bool ends = close != NO_TOKEN && (token_is(u, close + 1, ";") || token_is(u, close + 1, ","));
    bool named = u->tokens[t - 1].kind == TOK_IDENT || token_is(u, t - 1, "]");
    bool other = opens_class(u, t) || has_word(u, (struct range){member_start(u, t), t}, "enum") ||
                 (ends && close > t + 1 && function_brace(u, t + 1) != NO_TOKEN);
    value.end = ends && named && !other ? close : value.first;
    return value;
  }
  if (!token_is(u, t, "=") || token_is(u, t - 1, "operator") || token_is(u, t - 1, ")"))
    return none;
  while (value.end < u->count && !token_is(u, value.end, ";") && !token_is(u, value.end, ","))
    value.end = behind(u, value.end);
  return value;
}

static bool declared(const struct unit *u, tok t) {
  return u->tokens[t].kind == TOK_IDENT && token_is(u, t + 1, "(") && !called_here(u, t);
}

static bool declared_for_device(const struct unit *u, tok t) {
  return declared(u, t) && heading_of(u, t, t + 1).device;
}

// A value that only host code can compute.
static bool host_value(const struct unit *u, struct range value) {
  for (tok t = value.first; t < value.end; ++t)
    if (u->tokens[t].kind == TOK_IDENT && token_is(u, t + 1, "(") &&
        spelled_that(u, token_text(u, t), declared).count > 0 &&
        spelled_that(u, token_text(u, t), declared_for_device).count == 0)
      return true;
  return false;
}

static void find_values(struct unit *u, struct hidden *hidden) {
  for (tok t = 1; t < u->count; ++t) {
    tok after = token_is(u, t, "template") ? skip_parameters(u, t + 1) : NO_TOKEN;
    if (after != NO_TOKEN)
      t = after;
    if ((!token_is(u, t, "=") && !token_is(u, t, "{")) || !opens_class(u, u->tokens[t].up) ||
        system_file(u, t))
      continue;
    struct range value = member_value(u, t), words = {member_start(u, t), t};
    if (!range_empty(value) && !has_word(u, words, "static") && !has_word(u, words, "using") &&
        !host_value(u, value))
      *GROW(u->arena, hidden->values) = value;
  }
}

static void find_hidden(struct unit *u) {
  struct hidden *hidden = ARENA_NEW(u->arena, struct hidden);
  struct heading h;
  for (tok t = 0; t < u->count; ++t)
    if (u->tokens[t].kind == TOK_IDENT && hidden_function(u, t, &h))
      *GROW(u->arena, hidden->functions) = h;
  find_values(u, hidden);
  u->hidden = hidden;
}

bool visit_member_values(struct loop *l, value_visitor *f, void *context) {
  if (!l->unit->hidden)
    find_hidden(l->unit);
  for (size_t i = 0; i < l->unit->hidden->values.count; ++i) {
    struct range value = l->unit->hidden->values.at[i];
    if (!f(context, value.first - 2, value))
      return false;
  }
  return true;
}

static bool check_value(void *context, tok name, struct range value) {
  struct loop *l = context, probe = *l;
  probe.refused.reason = REASON_NONE;
  if (!check_member_value(&probe, name, value))
    return refuse(l, REASON_HIDDEN_EFFECT, name, name_text(l, name), NO_TOKEN, NULL);
  return true;
}

bool visit_hidden(struct loop *l, hidden_visitor *f, void *context) {
  const struct unit *u = l->unit;
  if (!u->hidden)
    find_hidden(l->unit);
  for (size_t i = 0; i < u->hidden->functions.count; ++i) {
    const struct heading *h = &u->hidden->functions.at[i];
    // A definition outside its class may leave the words to the declaration.
    if (!system_file(u, h->name) &&
        (h->device || (h->tail.kind == TAIL_BODY && h->owner != NO_TOKEN && another(u, h))) &&
        !f(context, h))
      return false;
  }
  return true;
}

// ---- operators that give a part of their object ----

struct returned {
  struct unit *unit;
  struct str class;
  bool parts; // all of them so far
};

// The name that an expression begins with is none of the function's own, and of that class.
static bool own_name(const struct function *f, const struct expr *e) {
  for (e = expr_bare(e); e->kind == EXPR_INDEX || e->kind == EXPR_MEMBER;)
    e = expr_bare(e->a);
  return e->kind != EXPR_NAME || !resolve(f, e->name);
}

static void look_at_returns(struct returned *r, const struct function *f, struct stmt *s) {
  for (; s && r->parts; s = s->next) {
    const struct expr *e = s->kind == STMT_RETURN ? stmt_value(f, s) : NULL;
    r->parts =
        s->kind != STMT_OTHER && s->kind != STMT_ASM &&
        (s->kind != STMT_RETURN || (e && own_name(f, e) && writes_object(r->unit, r->class, e)));
    look_at_returns(r, f, s->body);
    look_at_returns(r, f, s->otherwise);
  }
}

bool gives_own_part(struct loop *l, tok class) {
  struct unit *u = l->unit;
  struct returned r = {u, token_text(u, class), true};
  size_t bodies = 0;
  if (!u->hidden)
    find_hidden(u);
  for (size_t i = 0; i < u->hidden->functions.count && r.parts; ++i) {
    const struct heading *h = &u->hidden->functions.at[i];
    if (!token_is(u, h->name, "operator") || !token_is(u, h->name + 1, "["))
      continue;
    if (h->owner == NO_TOKEN || !str_equal(token_text(u, h->owner), r.class) ||
        h->tail.kind == TAIL_DECLARED)
      continue;
    const struct function *f = h->tail.kind == TAIL_BODY ? parse_function(u, h->tail.brace) : NULL;
    r.parts = f != NULL;
    if (f)
      look_at_returns(&r, f, f->body);
    ++bodies;
  }
  return r.parts && bodies > 0 && never_address(u, class);
}

bool check_operators(struct loop *l) {
  return visit_hidden(l, check_hidden, l) && visit_member_values(l, check_value, l);
}
