#include "rewrite/reseat.h"

#include "rewrite/declare.h"
#include "rewrite/effect.h"
#include "rewrite/members.h"
#include "rewrite/prototype.h"

// The mentions of a pointer that leave it where it points, or move it by an assignment or a step
// that is followed elsewhere. Whatever is not found here may change it.
struct kept {
  struct loop *loop;
  const struct symbol *pointer;
  struct {
    tok *at;
    size_t count, room;
  } mentions;
};

// ---- arguments ----

// The parameter that begins at `t` in a list up to `close`; *t: behind its comma.
static struct range next_parameter(const struct unit *u, tok *t, tok close) {
  struct range r = {*t, *t};
  while (r.end < close && !token_is(u, r.end, ",")) {
    tok template = token_is(u, r.end, "<") ? skip_template(u, r.end) : NO_TOKEN;
    r.end = template != NO_TOKEN && template <= close ? template : behind(u, r.end);
  }
  *t = r.end + 1;
  return r;
}

// "const float *p", "T *p": a pointer by value. A name alone may stand for a reference.
static bool pointer_parameter(const struct unit *u, struct range r) {
  bool pointer = false;
  for (tok t = r.first; t < r.end && !token_is(u, t, "="); ++t) {
    if (token_is(u, t, "&") || token_is(u, t, "&&") || token_is(u, t, "("))
      return false;
    pointer |= token_is(u, t, "*");
  }
  return pointer || (r.end == r.first + 1 && token_is(u, r.first, "..."));
}

// How a pointer reaches what it is an argument of.
enum callee {
  CALLEE_FUNCTION,
  CALLEE_OTHER // a constructor, a method, a function with template arguments: a type that is given
               // there may make a reference of any parameter in a header
};

// The name at `t` stands before a parameter list.
static bool before_list(const struct unit *u, tok t) {
  return names_function(u, t) && u->tokens[t + 1].match != NO_TOKEN;
}

// Is a pointer that is argument `index` of `count` passed by value to all functions and
// constructors of that name?
static bool by_value(const struct unit *u, tok name, enum callee callee, size_t index,
                     size_t count) {
  struct str text = token_text(u, name);
  bool found = false;
  struct tokens lists = spelled_that(u, text, before_list);
  for (size_t k = 0; k < lists.count; ++k) {
    tok close = u->tokens[lists.at[k] + 1].match, at = lists.at[k] + 2;
    struct range r = {at, at};
    size_t passed = 0;
    for (; at < close && passed <= index; ++passed)
      r = next_parameter(u, &at, close);
    // A pack takes all that follow; too few parameters are those of another function.
    bool pack = false;
    for (tok i = r.first; i < r.end; ++i)
      pack |= token_is(u, i, "...");
    if (passed <= index && !pack)
      continue;
    if (!pointer_parameter(u, r))
      return false;
    found = true;
  }
  if (found || callee != CALLEE_FUNCTION)
    return found;
  if (pure_function(u, text) || reads_memory(text) || writes_first(text) || register_function(text))
    return true;
  struct prototype p = prototype_of(u, text, count);
  return p.known && index < MOST_ARGUMENTS && p.passing[index] != PASSED_BY_REFERENCE;
}

// ---- mentions ----

static void look_at(struct kept *k, const struct expr *e, bool value);

// The arguments of the function or class that is named by `f`; NULL when none is.
static void look_at_arguments(struct kept *k, const struct expr *args, const struct expr *f) {
  bool member = f && f->kind == EXPR_MEMBER, name = f && f->kind == EXPR_NAME;
  bool known = member || (name && !resolve(k->loop->function, f->name));
  enum callee callee =
      known && name && f->name + 1 == f->range.end ? CALLEE_FUNCTION : CALLEE_OTHER;
  size_t i = 0, count = 0;
  for (const struct expr *x = args; x; x = x->next)
    ++count;
  for (const struct expr *x = args; x; x = x->next, ++i)
    look_at(k, x, known && by_value(k->loop->unit, f->name, callee, i, count));
}

// "float4 &a": a parameter for objects of one class or numbers, which no pointer is.
static bool other_parameter(const struct unit *u, struct range r) {
  bool other = false;
  for (tok t = r.first; t < r.end; ++t) {
    if (token_is(u, t, "*"))
      return false;
    other |= type_bytes(u, (struct range){t, t + 1}) > 0;
    other |= spelled_that(u, token_text(u, t), behind_class_key).count > 0;
  }
  return other;
}

// The sign at `t` is that of an operator with a parameter to which a pointer may be bound.
static bool binds_pointer(const struct unit *u, tok t) {
  if (!token_is(u, t - 1, "operator") || system_file(u, t))
    return false;
  tok open = token_is(u, t, "[") ? behind(u, t) : t + 1;
  if (!token_is(u, open, "(") || u->tokens[open].match == NO_TOKEN)
    return true;
  for (tok at = open + 1; at < u->tokens[open].match;) {
    struct range r = next_parameter(u, &at, u->tokens[open].match);
    if (!pointer_parameter(u, r) && !other_parameter(u, r))
      return true;
  }
  return false;
}

// Does the user define such an operator?
static bool user_operator(const struct unit *u, tok op) {
  return spelled_that(u, token_text(u, op), binds_pointer).count > 0;
}

// A cast that gives a value: to a pointer or a number. Other names may stand for references.
static bool casts_to_value(const struct unit *u, struct range type) {
  while (type.first < type.end && (token_is(u, type.end - 1, "const") ||
                                   str_starts(token_text(u, type.end - 1), "__restrict")))
    --type.end;
  return type.first < type.end &&
         (token_is(u, type.end - 1, "*") || element_kind(u, type) == ELEMENT_VALUE);
}

// `value`: only the expression's value is used, so that nothing can be changed through it.
static void look_at(struct kept *k, const struct expr *e, bool value) {
  const struct unit *u = k->loop->unit;
  e = expr_bare(e);
  if (!e)
    return;
  const struct expr *a = expr_bare(e->a);
  bool own = a && a->kind == EXPR_NAME && resolve(k->loop->function, a->name) == k->pointer;
  switch (e->kind) {
  case EXPR_NAME:
    if (value && resolve(k->loop->function, e->name) == k->pointer)
      *GROW(u->arena, k->mentions) = e->name;
    return;
  case EXPR_INDEX:
    look_at(k, a, true);
    look_at(k, e->b, !user_operator(u, e->a->range.end));
    return;
  case EXPR_UNARY:
  case EXPR_POSTFIX: {
    bool step = token_is(u, e->op, "++") || token_is(u, e->op, "--");
    look_at(k, a, step ? value && own : !token_is(u, e->op, "&"));
    return;
  }
  case EXPR_BINARY: {
    static const char *const plain[] = {
        "+", "-", "<", ">", "<=", ">=", "==", "!=", "&&", "||", NULL};
    bool read = token_in(u, e->op, plain) && !user_operator(u, e->op);
    look_at(k, a, read);
    look_at(k, e->b, read);
    return;
  }
  case EXPR_ASSIGN: {
    bool moves =
        (token_is(u, e->op, "=") || token_is(u, e->op, "+=") || token_is(u, e->op, "-=")) &&
        !user_operator(u, e->op);
    look_at(k, a, value && own && moves);
    look_at(k, e->b, moves);
    return;
  }
  case EXPR_COND:
    look_at(k, a, true);
    look_at(k, e->b, value);
    look_at(k, e->c, value);
    return;
  case EXPR_COMMA:
    look_at(k, a, !user_operator(u, e->op));
    look_at(k, e->b, value);
    return;
  case EXPR_MEMBER:
    look_at(k, a, value || token_is(u, e->op, "->"));
    return;
  case EXPR_CAST:
    look_at(k, a, casts_to_value(u, e->type));
    return;
  case EXPR_CALL:
    look_at(k, a, false);
    look_at_arguments(k, e->args, a);
    return;
  case EXPR_LIST:
    look_at_arguments(k, e->args, a);
    return;
  default:
    return;
  }
}

// The name of a class before its template arguments; NO_TOKEN when the type does not end so.
static tok class_name(const struct unit *u, struct range type) {
  for (tok t = type.first; t < type.end; ++t)
    if (u->tokens[t].kind == TOK_IDENT && token_is(u, t + 1, "<")) {
      tok after = skip_template(u, t + 1);
      if (after == type.end)
        return t;
    }
  return !range_empty(type) && u->tokens[type.end - 1].kind == TOK_IDENT ? type.end - 1 : NO_TOKEN;
}

static void look_at_parts(struct kept *k, const struct expr *e, tok class, size_t *index) {
  e = expr_bare(e);
  if (e->kind == EXPR_COMMA) {
    look_at_parts(k, e->a, class, index);
    look_at_parts(k, e->b, class, index);
    return;
  }
  bool value = class != NO_TOKEN && !resolve(k->loop->function, class) &&
               by_value(k->loop->unit, class, CALLEE_OTHER, *index, *index + 1);
  look_at(k, e, value);
  ++*index;
}

static void look_at_declared(struct kept *k, struct symbol *y) {
  const struct unit *u = k->loop->unit;
  const struct expr *init = symbol_init(k->loop->function, y);
  if (!init)
    return;
  bool asked = false;
  for (tok t = y->type.first; t < y->type.end; ++t)
    asked |= asks_type(u, t); // decltype(auto) may be a reference
  bool copy = !y->reference && !y->odd && !asked &&
              (y->pointer || is_auto(k->loop, y) || element_kind(u, y->type) == ELEMENT_VALUE);
  bool list = token_is(u, y->init.first, "(") || token_is(u, y->init.first, "{");
  size_t index = 0;
  const struct expr *bare = expr_bare(init);
  if (copy && range_empty(y->dims) && bare->kind != EXPR_LIST)
    look_at(k, init, true);
  else if (!y->reference && !y->odd && list && bare->kind != EXPR_LIST)
    look_at_parts(k, init, class_name(u, y->type), &index);
  else
    look_at(k, init, copy && bare->kind != EXPR_LIST);
}

static void look_in_statements(struct kept *k, struct stmt *s) {
  struct function *f = k->loop->function;
  for (; s; s = s->next) {
    for (struct symbol *y = first_declared(f, s); y; y = next_declared(f, y))
      look_at_declared(k, y);
    look_at(k, stmt_value(f, s), true);
    look_at(k, stmt_cond(f, s), true);
    look_at(k, stmt_step(f, s), true);
    look_in_statements(k, s->init);
    look_in_statements(k, s->body);
    look_in_statements(k, s->otherwise);
  }
}

// In text that is not parsed: "p[i]", "p->m" and "*p" are no pointer any more, "sizeof p" and the
// like evaluate nothing, and assembly reads what its constraints do not call an output.
static bool kept_by_tokens(const struct unit *u, tok t, const struct symbol *y) {
  if (y->pointer && (token_is(u, t + 1, "[") || token_is(u, t + 1, "->")))
    return true;
  if (y->pointer && token_is(u, t - 1, "*") && !token_is(u, t + 1, "++") &&
      !token_is(u, t + 1, "--") && !user_operator(u, t - 1))
    return true;
  tok open = u->tokens[t].up;
  if (open == NO_TOKEN || open == 0 || !token_is(u, open, "("))
    return false;
  if (asks_type(u, open - 1) || token_is(u, open - 1, "sizeof") || token_is(u, open - 1, "alignof"))
    return true;
  struct str s = token_text(u, open - 1);
  return u->tokens[open - 1].kind == TOK_STRING && t == open + 1 && token_is(u, t + 1, ")") &&
         str_find(s, STR("="), 0) == s.n && str_find(s, STR("+"), 0) == s.n;
}

static bool look(struct loop *l, struct symbol *y) {
  struct kept k = {.loop = l, .pointer = y};
  look_in_statements(&k, l->function->body);
  struct range r = l->function->range;
  for (tok t; (t = named_in_range(l, r, y)) != NO_TOKEN; r.first = t + 1) {
    bool found = t == y->name || kept_by_tokens(l->unit, t, y);
    for (size_t i = 0; !found && i < k.mentions.count; ++i)
      found = k.mentions.at[i] == t;
    if (!found) {
      y->changed = t;
      return true;
    }
  }
  return false;
}

bool reseated(struct loop *l, struct symbol *y) {
  if (y->reseated == 0)
    y->reseated = look(l, y) ? 2 : 1;
  return y->reseated == 2;
}
