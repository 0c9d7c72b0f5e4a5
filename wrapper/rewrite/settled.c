// Does a variable hold one value from its declaration on? Told by the tokens around each mention:
// what is not known to read it may change it. Operators that change a number are refused elsewhere.
#include "rewrite/declare.h"
#include "rewrite/effect.h"
#include "rewrite/heads.h"
#include "rewrite/members.h"
#include "rewrite/prototype.h"
#include "rewrite/trips.h"
#include "rewrite/typedefs.h"

// ---- arguments ----

bool passed_by_value(struct unit *u, tok name, size_t index, size_t count) {
  struct str text = token_text(u, name);
  if (pure_function(u, text) || register_function(text) || reads_memory(text))
    return true;
  if (user_function(u, text))
    return !takes_reference(u, name, index);
  struct prototype p = prototype_of(u, text, count);
  return p.known && index < MOST_ARGUMENTS && p.passing[index] != PASSED_BY_REFERENCE;
}

// A word whose parentheses only read what stands in them.
static bool reads_in(const struct unit *u, tok t) {
  static const char *const words[] = {"if", "while", "for", "switch", "sizeof", "alignof", NULL};
  return token_in(u, t, words) || asks_type(u, t);
}

// The name in front of a list of arguments, and of those of its template.
static tok called_name(const struct unit *u, tok open) {
  tok t = open - 1;
  if (!token_is(u, t, ">") && !token_is(u, t, ">>"))
    return t;
  while (t > 0 && !token_is(u, t, ";") && !token_is(u, t, "{") && !token_is(u, t, "}")) {
    --t;
    if (token_is(u, t, "<") && skip_template(u, t) == open)
      return t - 1;
  }
  return open - 1;
}

// The argument that begins at `t`, in the list that `open` begins.
static bool read_by_call(struct unit *u, tok open, tok at) {
  tok name = called_name(u, open);
  if (reads_in(u, name))
    return true;
  if (u->tokens[name].kind == TOK_STRING) { // asm
    struct str s = token_text(u, name);
    return str_find(s, STR("="), 0) == s.n && str_find(s, STR("+"), 0) == s.n;
  }
  if (u->tokens[name].kind != TOK_IDENT)
    return false;
  size_t index = 0, count = 1;
  for (tok t = open + 1; t < u->tokens[open].match; t = behind(u, t)) {
    if (token_is(u, t, "<") && !pure_function(u, token_text(u, name)))
      return false; // which comma divides arguments is not known
    index += token_is(u, t, ",") && t < at;
    count += token_is(u, t, ",");
  }
  // "type name(a, b)": made by that type, whatever else is called so.
  bool made = u->tokens[name - 1].kind == TOK_IDENT && user_function(u, token_text(u, name - 1));
  return made ? !takes_reference(u, name - 1, index) && !user_function(u, token_text(u, name))
              : passed_by_value(u, name, index, count);
}

// ---- mentions ----

static bool is_assignment(const struct unit *u, tok t) {
  static const char *const words[] = {
      "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "++", "--", NULL};
  return token_in(u, t, words);
}

// A "(" that only groups, as in "(a)" and "x * (a)".
static bool groups(const struct unit *u, tok open) {
  static const char *const behind_value[] = {")", "]", "}", ">", ">>", NULL};
  return token_is(u, open, "(") && u->tokens[open - 1].kind != TOK_IDENT &&
         u->tokens[open - 1].kind != TOK_STRING && !token_in(u, open - 1, behind_value);
}

// "&name =", in whatever text.
static bool binds(const struct unit *u, tok equals) {
  if (!token_is(u, equals, "="))
    return false;
  tok name = equals - 1; // "auto &[a, b] ="
  if (token_is(u, name, "]") && u->tokens[name].match != NO_TOKEN)
    name = u->tokens[name].match;
  return token_is(u, name - 1, "&") || token_is(u, name - 1, "&&");
}

bool reads_only(struct unit *u, struct range r) {
  while (token_is(u, r.end, ".") && !token_is(u, r.end + 2, "(")) // a part of it
    r.end += 2;
  if (token_is(u, r.end, "."))
    return false;
  static const char *const before[] = {"++", "--", "&", NULL};
  static const char *const open[] = {"(", ",", "{", "?", ":", NULL};
  static const char *const close[] = {")", ",", "}", ":", NULL};
  for (;;) {
    tok left = r.first - 1, right = r.end;
    bool returned = token_is(u, left, "return") && token_is(u, right, ";"); // by reference, too
    if (token_in(u, left, before) || is_assignment(u, right) || binds(u, left) || returned)
      return false;
    if (token_is(u, left, ")")) { // a cast, or a condition
      tok cast = u->tokens[left].match;
      return cast != NO_TOKEN && element_kind(u, (struct range){cast + 1, left}) == ELEMENT_VALUE;
    }
    if (!token_in(u, left, open) && !token_in(u, right, close))
      return true;
    bool branch = token_is(u, left, "?") || token_is(u, left, ":") || token_is(u, right, ":");
    bool whole = token_in(u, left, open) && token_in(u, right, close);
    if (!branch && !whole)
      return true;
    tok up = u->tokens[r.first].up;
    if (up == NO_TOKEN || u->tokens[up].match == NO_TOKEN)
      return false;
    if (token_is(u, up, "["))
      return true;
    if (token_is(u, up, "{")) // a statement, or the values of an object
      return branch &&
             (token_is(u, up - 1, ")") || token_is(u, up - 1, ";") || token_is(u, up - 1, "{") ||
              token_is(u, up - 1, "}") || token_is(u, up - 1, "else") || token_is(u, up - 1, "do"));
    if (!groups(u, up))
      return read_by_call(u, up, r.first);
    r = (struct range){up, u->tokens[up].match + 1};
  }
}

bool only_read_in(struct loop *l, const struct symbol *y, struct range r) {
  for (tok t; (t = named_in_range(l, r, y)) != NO_TOKEN; r.first = t + 1)
    if (t != y->name && !reads_only(l->unit, (struct range){t, t + 1}))
      return false;
  return true;
}

// ---- objects that keep what they are made of ----

// "S(int &n)", "void operator=(T &n)": an object may keep what it is made of, or given.
static bool keeps_number(const struct unit *u, const struct heading *h) {
  tok first = h->params.first;
  for (tok t = first; t < h->params.end; ++t) {
    bool ends = t + 1 == h->params.end || token_is(u, t + 1, ",");
    struct range type = {first, t};
    bool refers = false, constant = false;
    for (tok i = first; ends && i <= t; ++i) {
      refers |= token_is(u, i, "&") || token_is(u, i, "&&");
      constant |= token_is(u, i, "const");
      if (token_is(u, i, "&"))
        type.end = i;
    }
    if (refers && !constant && class_of_type(u, type) == NO_TOKEN)
      return true;
    first = ends ? t + 2 : first;
  }
  return false;
}

static bool visit_parameters(void *context, const struct heading *h) {
  const struct loop *l = context;
  return !keeps_number(l->unit, h);
}

// The text has such a function, which is called without a sign of it.
static bool keeps_numbers(struct loop *l) {
  if (l->unit->keeps == 0)
    l->unit->keeps = visit_hidden(l, visit_parameters, l) ? 1 : 2;
  return l->unit->keeps == 2;
}

static bool is_number(struct loop *l, tok t) {
  const struct unit *u = l->unit;
  const struct symbol *y = u->tokens[t].kind == TOK_IDENT ? resolve(l->function, t) : NULL;
  return u->tokens[t].kind == TOK_NUMBER ||
         (y && (y->pointer || y->template_value || element_kind(u, y->type) == ELEMENT_VALUE) &&
          !token_is(u, t + 1, "(") && !token_is(u, t - 1, "."));
}

bool may_be_kept(struct loop *l, const struct symbol *y) {
  static const char *const signs[] = {
      "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "&&", "||", "<<", ">>", NULL};
  const struct unit *u = l->unit;
  struct range r = l->function->range;
  if (y->constant || y->template_value || !keeps_numbers(l))
    return false;
  for (tok t; (t = named_in_range(l, r, y)) != NO_TOKEN; r.first = t + 1) {
    bool before = token_in(u, t - 1, signs), behind = token_in(u, t + 1, signs);
    bool numbers =
        (before || behind) && (!before || is_number(l, t - 2)) && (!behind || is_number(l, t + 2));
    if (t != y->name && !plain_change(l, t) && !numbers && !token_is(u, t - 1, "["))
      return true;
  }
  return false;
}

// ---- references ----

static bool may_refer(const struct function *f, const struct symbol *y) {
  const struct unit *u = f->unit;
  bool refers = y->reference || y->odd || hides_reference(f, y->type);
  for (tok t = y->type.first; !refers && t < y->type.end; ++t)
    refers = asks_type(u, t);
  return refers && !range_empty(y->init);
}

// The symbols with a value that may be references: their numbers.
static const struct numbers *references_of(struct function *f) {
  if (!f->references) {
    struct numbers *n = ARENA_NEW(f->unit->arena, struct numbers);
    for (size_t i = 0; i < f->symbols.count; ++i)
      if (may_refer(f, &f->symbols.at[i]))
        *GROW(f->unit->arena, *n) = i;
    f->references = n;
  }
  return f->references;
}

tok bound_to(struct loop *l, const struct symbol *y) {
  const struct numbers *n = references_of(l->function);
  tok at = NO_TOKEN;
  for (size_t i = 0; i < n->count && at == NO_TOKEN; ++i)
    at = named_in_range(l, l->function->symbols.at[n->at[i]].init, y);
  return at;
}

static bool look(struct loop *l, struct symbol *y) {
  return !y->pointer && !y->reference && !y->odd && !y->type_name && !y->shared && !y->is_static &&
         !y->is_volatile && range_empty(y->dims) && only_read_in(l, y, l->function->range) &&
         bound_to(l, y) == NO_TOKEN && !may_be_kept(l, y);
}

bool settled(struct loop *l, struct symbol *y) {
  if (y->settled == 0)
    y->settled = look(l, y) ? 1 : 2;
  return y->settled == 1;
}
