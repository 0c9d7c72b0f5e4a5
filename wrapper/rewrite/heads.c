#include "rewrite/heads.h"

#include "rewrite/declare.h"
#include "rewrite/frame.h"
#include "rewrite/members.h"
#include "rewrite/typedefs.h"
#include "rewrite/values.h"

// ---- behind the parameters ----

// "-> T", up to what ends it.
static tok skip_result(const struct unit *u, tok t) {
  static const char *const ends[] = {"{", ";", "=", "requires", NULL};
  while (t < u->count && !token_in(u, t, ends)) {
    tok template = token_is(u, t, "<") ? skip_arguments(u, t) : NO_TOKEN;
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

tok declaration_start(const struct unit *u, tok t) {
  static const char *const ends[] = {";", "{", "}", NULL};
  for (long angles = 0; t > 0 && u->tokens[t - 1].kind != TOK_PRAGMA &&
                        (!token_in(u, t - 1, ends) || value_ends(u, t - 1, angles));)
    t = before_value(u, t, &angles);
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

bool declares_not_const(const struct unit *u, tok t) {
  return declares_function(u, t) && !token_is(u, behind(u, t + 1), "const");
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

tok qualifier_of(const struct unit *u, tok name) {
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
  tok of = name > 0 ? qualifier_of(u, name) : NO_TOKEN;
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
  bool bracket = called && u->tokens[t - 1].kind != TOK_IDENT && !token_is(u, t - 1, ">") &&
                 !token_is(u, t - 1, ">>") && !token_is(u, t - 1, "}");
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

// The arguments behind a name, with their brackets; empty when there are none.
static struct range arguments_of(const struct unit *u, tok name) {
  tok end = token_is(u, name + 1, "<") ? skip_template(u, name + 1) : NO_TOKEN;
  return (struct range){name + 1, end == NO_TOKEN ? name + 1 : end};
}

static bool same_words(const struct unit *u, struct range a, struct range b) {
  if (a.end - a.first != b.end - b.first)
    return false;
  for (tok i = 0; i < a.end - a.first; ++i)
    if (!str_equal(token_text(u, a.first + i), token_text(u, b.first + i)))
      return false;
  return true;
}

// The class that is opened at `brace` itself says what type its member `name` stands for.
static bool names_member_type(const struct unit *u, tok brace, tok name) {
  struct tokens all = spelled_that(u, token_text(u, name), declares_alias);
  for (size_t i = 0; i < all.count; ++i)
    if (u->tokens[all.at[i]].up == brace)
      return true;
  return false;
}

// Behind "typename X<T>::" before a type of the function's own class X<T>, which is opened at
// `brace` and calls that type by its name alone; `t` itself when anything else stands there.
static tok skip_own_class(const struct unit *u, const struct heading *h, tok brace, tok t) {
  tok class = t + token_is(u, t, "typename");
  if (brace == NO_TOKEN || !is_kind(u, class, TOK_IDENT) || token_is(u, t - 1, "::") ||
      !str_equal(token_text(u, class), token_text(u, h->owner)))
    return t;
  struct range given = arguments_of(u, class);
  bool own = range_empty(given) || same_words(u, given, arguments_of(u, h->owner));
  return own && token_is(u, given.end, "::") && names_member_type(u, brace, given.end + 1)
             ? given.end + 1
             : t;
}

// The parameters' types and what the object must be. `brace`: of the class, where it is known.
static struct str signature(const struct unit *u, const struct heading *h, tok brace) {
  static const char *const qualifiers[] = {"const", "volatile", "&", "&&", NULL};
  struct text out = {.arena = u->arena};
  text_puts(&out, "");
  for (tok t = h->params.first; t < h->params.end;) {
    struct range r = {t, t};
    while (r.end < h->params.end && !token_is(u, r.end, ",")) {
      tok template = token_is(u, r.end, "<") ? skip_template(u, r.end) : NO_TOKEN;
      r.end = template != NO_TOKEN && template <= h->params.end ? template : behind(u, r.end);
    }
    for (tok i = r.first, end = type_end(u, r); i < end; ++i) {
      i = skip_own_class(u, h, brace, i);
      if (!str_starts(token_text(u, i), "__restrict"))
        text_printf(&out, "%.*s ", (int)token_text(u, i).n, token_text(u, i).p);
    }
    text_puts(&out, ",");
    t = r.end + 1;
  }
  for (tok t = h->params.end + 1, next; (next = skip_word(u, t)) != t; t = next)
    if (token_in(u, t, qualifiers))
      text_printf(&out, "%.*s ", (int)token_text(u, t).n, token_text(u, t).p);
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

// "template <class A, int B>" at its "<" has a parameter of the name of token `name`.
static bool is_parameter(const struct unit *u, tok open, tok name) {
  tok end = token_is(u, open, "<") ? skip_template(u, open) : NO_TOKEN;
  for (tok t = open + 1; end != NO_TOKEN && t < end; ++t)
    if (is_kind(u, name, TOK_IDENT) && str_equal(token_text(u, t), token_text(u, name)) &&
        (token_is(u, t + 1, ",") || t + 2 == end))
      return true;
  return false;
}

// "X<A, B>::f" for the A and B of "template <class A, int B>" before it: a member of the template X
// itself, of none of its specialisations.
static bool of_primary(const struct unit *u, const struct heading *h) {
  struct range given = arguments_of(u, h->owner);
  for (tok t = given.first + 1; t + 1 < given.end; ++t) {
    bool parameter = false;
    for (tok i = declaration_start(u, h->name); i < h->owner; ++i)
      parameter |= token_is(u, i, "template") && is_parameter(u, i + 1, t);
    for (tok i = given.first + 1; i < t; ++i)
      parameter &= !str_equal(token_text(u, i), token_text(u, t)) || token_is(u, t, ",");
    if (!parameter && !token_is(u, t, ",") && !token_is(u, t, "..."))
      return false;
  }
  return true;
}

// The member's declaration stands in its class: where that opens; NO_TOKEN for any other.
static tok class_around(const struct unit *u, const struct heading *h) {
  return opened_class(u, u->tokens[h->name].up) == h->owner ? u->tokens[h->name].up : NO_TOKEN;
}

// The name of the class or the namespace around a token, its last one; NO_TOKEN for none.
static tok name_around(const struct unit *u, tok t) {
  tok up = u->tokens[t].up, class = opened_class(u, up);
  bool named = up != NO_TOKEN && up > 0 && is_kind(u, up - 1, TOK_IDENT);
  return class != NO_TOKEN || !named ? class : up - 1;
}

static bool same_scope(const struct unit *u, tok a, tok b) {
  const char *of_a = scope_of(u, a), *of_b = scope_of(u, b);
  return of_a && of_b && str_equal(str_of(of_a), str_of(of_b));
}

// The class whose name is declared at `class` is what the name at `owner` means, where a member is
// defined.
static bool means_class(const struct unit *u, tok class, tok owner) {
  tok written = qualifier_of(u, owner), around = name_around(u, class);
  return written == NO_TOKEN
             ? same_scope(u, class, owner)
             : around != NO_TOKEN && str_equal(token_text(u, written), token_text(u, around));
}

// Members of one class, which for one template may be any of its specialisations: what a class
// declares is defined outside it, with its arguments.
static bool same_class(const struct unit *u, const struct heading *a, const struct heading *b) {
  bool in_a = class_around(u, a) != NO_TOKEN, in_b = class_around(u, b) != NO_TOKEN;
  if (!str_equal(token_text(u, a->owner), token_text(u, b->owner)) || (in_a && in_b))
    return false;
  struct range of_a = arguments_of(u, a->owner), of_b = arguments_of(u, b->owner);
  if (!in_a && !in_b)
    return same_words(u, of_a, of_b) && same_scope(u, a->owner, b->owner) &&
           qualifier_of(u, a->owner) == NO_TOKEN && qualifier_of(u, b->owner) == NO_TOKEN;
  const struct heading *inside = in_a ? a : b, *outside = in_a ? b : a;
  return means_class(u, inside->owner, outside->owner) &&
         (same_words(u, of_a, of_b) ||
          (range_empty(arguments_of(u, inside->owner)) && of_primary(u, outside)));
}

bool same_function(const struct unit *u, const struct heading *a, const struct heading *b) {
  bool owned = a->owner != NO_TOKEN;
  if (owned != (b->owner != NO_TOKEN) || (owned && !same_class(u, a, b)))
    return false;
  tok brace = owned ? class_around(u, a) : NO_TOKEN;
  if (owned && brace == NO_TOKEN)
    brace = class_around(u, b);
  return str_equal(spelled(u, a), spelled(u, b)) &&
         str_equal(signature(u, a, brace), signature(u, b, brace));
}

// ---- parameters ----

// Does parameter `index` of the list that opens at `t` hold a "&"?
static bool is_reference(const struct unit *u, tok t, size_t index) {
  tok close = u->tokens[t].match;
  size_t n = 0;
  for (++t; t < close && n <= index;) {
    if (n == index && (token_is(u, t, "&") || token_is(u, t, "&&")))
      return true;
    if (token_is(u, t, "...")) // all further ones
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
  const struct function *f = h.tail.kind == TAIL_BODY ? known_function(u, h.tail.brace) : NULL;
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
