#include "rewrite/heads.h"

#include "rewrite/declare.h"
#include "rewrite/members.h"
#include "rewrite/values.h"

// ---- behind the parameters ----

// "-> T", up to what ends it.
static tok skip_result(const struct unit *u, tok t) {
  static const char *const ends[] = {"{", ";", "=", "requires", NULL};
  while (t < u->count && !token_in(u, t, ends)) {
    tok template = token_is(u, t, "<") ? skip_template(u, t) : NO_TOKEN;
    t = template != NO_TOKEN ? template : behind(u, t);
  }
  return t;
}

// Words and attributes that change nothing of what a function does; `t` itself when there is none.
static tok skip_word(const struct unit *u, tok t) {
  static const char *const words[] = {"const", "volatile", "&", "&&", "final", "override", NULL};
  static const char *const with_bracket[] = {"noexcept",    "throw",       "__attribute__",
                                             "__attribute", "__declspec",  "alignas",
                                             "__align__",   "__nv_pure__", NULL};
  if (token_in(u, t, words))
    return t + 1;
  if (token_in(u, t, with_bracket))
    return token_is(u, t + 1, "(") ? behind(u, t + 1) : t + 1;
  if (token_is(u, t, "[") && token_is(u, t + 1, "["))
    return behind(u, t);
  return t;
}

// "a(b), c<d>{e}": behind the last one; NO_TOKEN for anything else.
static tok skip_initialisers(const struct unit *u, tok t) {
  for (;; ++t) {
    while (is_kind(u, t, TOK_IDENT) || token_is(u, t, "::") || token_is(u, t, "<")) {
      tok template = token_is(u, t, "<") ? skip_template(u, t) : t + 1;
      if (template == NO_TOKEN)
        return NO_TOKEN;
      t = template;
    }
    if ((!token_is(u, t, "(") && !token_is(u, t, "{")) || u->tokens[t].match == NO_TOKEN)
      return NO_TOKEN;
    t = u->tokens[t].match + 1;
    if (token_is(u, t, "..."))
      ++t;
    if (!token_is(u, t, ","))
      return t;
  }
}

static struct tail tail_of(const struct unit *u, tok close) {
  struct tail unknown = {.kind = TAIL_UNKNOWN, .brace = NO_TOKEN}, tail = unknown;
  tok t = close + 1;
  for (tok next; (next = skip_word(u, t)) != t;)
    t = next;
  if (token_is(u, t, "->"))
    t = skip_result(u, t + 1);
  if (token_is(u, t, ":")) {
    tok end = skip_initialisers(u, t + 1);
    if (end == NO_TOKEN || !token_is(u, end, "{"))
      return unknown;
    tail.initialisers = (struct range){t + 1, end};
    t = end;
  }
  if (token_is(u, t, "{") && u->tokens[t].match != NO_TOKEN) {
    tail.kind = TAIL_BODY;
    tail.brace = t;
  } else if (token_is(u, t, ";") || (token_is(u, t, "=") && token_is(u, t + 1, "0"))) {
    tail.kind = TAIL_DECLARED;
  } else if (token_is(u, t, "=") &&
             (token_is(u, t + 1, "default") || token_is(u, t + 1, "delete"))) {
    tail.kind = TAIL_MADE;
  }
  return tail;
}

// ---- before the name ----

// The name at `t` is that of the class whose body comes next.
static bool before_body(const struct unit *u, tok t) {
  static const char *const ends[] = {";", "{", "}", NULL};
  tok brace = t;
  while (brace < u->count && !token_in(u, brace, ends))
    ++brace;
  return opened_class(u, brace) == t;
}

static bool names_class(const struct unit *u, tok name) {
  return spelled_that(u, token_text(u, name), before_body).count > 0;
}

// The first token of the declaration that `t` is part of.
static tok declaration_start(const struct unit *u, tok t) {
  static const char *const ends[] = {";", "{", "}", NULL};
  while (t > 0 && !token_in(u, t - 1, ends) && u->tokens[t - 1].kind != TOK_PRAGMA) {
    const struct token *k = &u->tokens[t - 1];
    bool closer = token_is(u, t - 1, ")") || token_is(u, t - 1, "]");
    t = closer && k->match != NO_TOKEN ? k->match : t - 1;
  }
  return t;
}

bool called_here(const struct unit *u, tok t) {
  tok up = u->tokens[t].up;
  if (up != NO_TOKEN && !token_is(u, up, "{"))
    return true;
  if (function_brace(u, t) != NO_TOKEN && !opens_class(u, up))
    return true;
  for (tok i = declaration_start(u, t); i < t;) {
    tok after = token_is(u, i, "template") ? skip_parameters(u, i + 1) : NO_TOKEN;
    if (token_is(u, i, "=") && !token_is(u, i - 1, "operator"))
      return true;
    i = after != NO_TOKEN ? after : behind(u, i);
  }
  return false;
}

bool declares_function(const struct unit *u, tok t) {
  return u->tokens[t].kind == TOK_IDENT && token_is(u, t + 1, "(") &&
         u->tokens[t + 1].match != NO_TOKEN && !called_here(u, t);
}

tok specialised(const struct unit *u, tok t) {
  tok open = u->tokens[t].kind == TOK_IDENT && token_is(u, t + 1, "<") ? skip_template(u, t + 1)
                                                                       : NO_TOKEN;
  if (open == NO_TOKEN || !token_is(u, open, "(") || u->tokens[open].match == NO_TOKEN ||
      called_here(u, t))
    return NO_TOKEN;
  tok first = declaration_start(u, t); // "template f<X>(..)" asks for what the template says
  return token_is(u, first, "template") && token_is(u, first + 1, "<") ? open : NO_TOKEN;
}

// "X::f", "X<T>::f", "X::~X": X; NO_TOKEN when it stands alone.
static tok qualifier(const struct unit *u, tok name) {
  tok at = token_is(u, name - 1, "~") ? name - 1 : name;
  if (at < 2 || !token_is(u, at - 1, "::"))
    return NO_TOKEN;
  tok of = at - 2;
  for (int depth = 0; token_is(u, of, ">") || token_is(u, of, ">>") || depth > 0; --of) {
    depth += token_is(u, of, ">") + 2 * token_is(u, of, ">>") - token_is(u, of, "<");
    if (of == 0)
      return NO_TOKEN;
    if (depth == 0 && token_is(u, of, "<")) {
      --of;
      break;
    }
  }
  return is_kind(u, of, TOK_IDENT) ? of : NO_TOKEN;
}

static tok owner_of(const struct unit *u, tok first, tok name) {
  for (tok t = first; t < name; t = behind(u, t))
    if (token_is(u, t, "friend"))
      return NO_TOKEN;
  // A qualified operator's result may be qualified too: "X::T X::operator+".
  tok of = name > 0 ? qualifier(u, name) : NO_TOKEN;
  if (of != NO_TOKEN)
    return names_class(u, of) ? of : NO_TOKEN;
  return opened_class(u, u->tokens[name].up);
}

struct heading heading_of(const struct unit *u, tok name, tok open) {
  struct heading h = {.name = name, .tail = {.kind = TAIL_UNKNOWN, .brace = NO_TOKEN}};
  tok first = declaration_start(u, name), close = u->tokens[open].match;
  h.owner = owner_of(u, first, name);
  if (close == NO_TOKEN)
    return h;
  h.params = (struct range){open + 1, close};
  h.tail = tail_of(u, close);
  for (tok t = first; t < name; ++t) {
    // What is constexpr may be called by device code too.
    h.device |= token_is(u, t, "constexpr");
    h.device |= token_is(u, t, "__attribute__") && token_is(u, t + 1, "(") &&
                attribute_has(u, t + 1, "device");
  }
  return h;
}

// ---- signatures ----

// The end of a parameter's type: without its name and default value.
static tok type_end(const struct unit *u, struct range r) {
  static const char *const qualifiers[] = {"const", "volatile", "typename", "struct",
                                           "class", "unsigned", "signed",   NULL};
  tok end = r.first;
  while (end < r.end && !token_is(u, end, "="))
    end = behind(u, end);
  if (end > r.end)
    end = r.end;
  bool named = false; // the type, by what stands before the last word
  for (tok t = r.first; t + 1 < end; ++t)
    named |= !token_in(u, t, qualifiers) || token_is(u, t, "unsigned") || token_is(u, t, "signed");
  if (named && is_kind(u, end - 1, TOK_IDENT) && !plain_type_word(u, end - 1) &&
      !token_is(u, end - 2, "::"))
    --end;
  return end;
}

// A call of anything but a type of the language or a function that only computes, or a change.
static bool does_more(const struct unit *u, tok t) {
  static const char *const changes[] = {
      "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "[", "new", NULL};
  bool called = token_is(u, t, "(") || token_is(u, t, "{");
  bool harmless = called && u->tokens[t - 1].kind == TOK_IDENT &&
                  (plain_type_word(u, t - 1) || pure_name(token_text(u, t - 1)));
  bool bracket = called && u->tokens[t - 1].kind != TOK_IDENT && !token_is(u, t - 1, ">");
  return token_in(u, t, changes) || token_is(u, t, "=") || (called && !harmless && !bracket);
}

tok busy_default(const struct unit *u, const struct heading *h, size_t given) {
  size_t n = 0;
  bool value = false;
  for (tok t = h->params.first; t < h->params.end; ++t) {
    bool top = u->tokens[t].up + 1 == h->params.first;
    if (top && token_is(u, t, ",")) {
      ++n;
      value = false;
    } else if (top && token_is(u, t, "=") && !value) {
      value = true;
    } else if (value && n >= given && does_more(u, t)) {
      return t;
    }
  }
  return NO_TOKEN;
}

static struct str signature(const struct unit *u, struct range params) {
  struct text out = {.arena = u->arena};
  text_puts(&out, "");
  for (tok t = params.first; t < params.end;) {
    struct range r = {t, t};
    while (r.end < params.end && !token_is(u, r.end, ",")) {
      tok template = token_is(u, r.end, "<") ? skip_template(u, r.end) : NO_TOKEN;
      r.end = template != NO_TOKEN && template <= params.end ? template : behind(u, r.end);
    }
    for (tok i = r.first, end = type_end(u, r); i < end; ++i)
      if (!str_starts(token_text(u, i), "__restrict"))
        text_printf(&out, "%.*s ", (int)token_text(u, i).n, token_text(u, i).p);
    text_puts(&out, ",");
    t = r.end + 1;
  }
  return text_str(&out);
}

// The operator's signs or the conversion's type, or the name; "~" for a destructor.
static struct str spelled(const struct unit *u, const struct heading *h) {
  struct text out = {.arena = u->arena};
  if (token_is(u, h->name - 1, "~"))
    text_puts(&out, "~");
  bool word = token_is(u, h->name, "operator");
  for (tok t = h->name; t == h->name || (word && t + 1 < h->params.first); ++t)
    text_printf(&out, "%.*s ", (int)token_text(u, t).n, token_text(u, t).p);
  return text_str(&out);
}

bool same_function(const struct unit *u, const struct heading *a, const struct heading *b) {
  bool owned = a->owner != NO_TOKEN;
  if (owned != (b->owner != NO_TOKEN) ||
      (owned && !str_equal(token_text(u, a->owner), token_text(u, b->owner))))
    return false;
  return str_equal(spelled(u, a), spelled(u, b)) &&
         str_equal(signature(u, a->params), signature(u, b->params));
}

// ---- parameters ----

// Does parameter `index` of the list that opens at `t` hold a "&"?
static bool is_reference(const struct unit *u, tok t, size_t index) {
  tok close = u->tokens[t].match;
  size_t n = 0;
  for (++t; t < close && n <= index;) {
    if (n == index && (token_is(u, t, "&") || token_is(u, t, "&&") || token_is(u, t, "...")))
      return true;
    n += token_is(u, t, ",");
    tok template = token_is(u, t, "<") ? skip_template(u, t) : NO_TOKEN;
    t = template != NO_TOKEN ? template : t + 1;
  }
  return false;
}

// Does the function that is defined at `name` take parameter `index` by what may be a reference?
static bool hidden_in(struct unit *u, tok name, size_t index) {
  struct heading h = heading_of(u, name, name + 1);
  const struct function *f = h.tail.kind == TAIL_BODY ? parse_function(u, h.tail.brace) : NULL;
  for (size_t i = 0; f && i < f->symbols.count; ++i)
    if (f->symbols.at[i].parameter && index-- == 0)
      return f->symbols.at[i].odd;
  return false;
}

bool takes_reference(struct unit *u, tok name, size_t index) {
  struct tokens functions = spelled_that(u, token_text(u, name), declares_function);
  for (size_t i = 0; i < functions.count; ++i)
    if (is_reference(u, functions.at[i] + 1, index) || hidden_in(u, functions.at[i], index))
      return true;
  return false;
}
