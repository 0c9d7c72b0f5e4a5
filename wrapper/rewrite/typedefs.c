#include "rewrite/typedefs.h"

#include "rewrite/declare.h"
#include "rewrite/loop.h"
#include "rewrite/members.h"

// ---- declarations ----

bool declares_alias(const struct unit *u, tok t) {
  if (u->tokens[t].kind != TOK_IDENT)
    return false;
  if (t > 0 && token_is(u, t - 1, "using") && token_is(u, t + 1, "="))
    return true;
  if (!token_is(u, t + 1, ";") && !token_is(u, t + 1, "["))
    return false;
  for (tok i = t; i > 0 && !token_is(u, i - 1, ";") && !token_is(u, i - 1, "}"); --i)
    if (token_is(u, i - 1, "typedef"))
      return true;
  return false;
}

struct range alias_words(const struct unit *u, tok t) {
  struct range r = {t, t};
  if (token_is(u, t - 1, "using")) {
    r.first = t + 2;
    for (r.end = r.first; r.end < u->count && !token_is(u, r.end, ";");)
      ++r.end;
  } else {
    while (!token_is(u, r.first - 1, "typedef"))
      --r.first;
  }
  return r;
}

// The body of a function, which no declaration goes on behind: but "struct alignas(8) { .. } name".
static bool closes_function(const struct unit *u, tok close) {
  static const char *const others[] = {"__attribute__", "alignas",    "__align__", "decltype",
                                       "typeof",        "__typeof__", NULL};
  tok open = u->tokens[close].match;
  if (!token_is(u, close, "}") || open == NO_TOKEN || open < 2 || !token_is(u, open - 1, ")"))
    return false;
  tok head = u->tokens[open - 1].match;
  return head != NO_TOKEN && head > 0 && head < open && is_kind(u, head - 1, TOK_IDENT) &&
         !token_in(u, head - 1, others);
}

// Between the brackets of a call or of parameters no declaration begins; but "for (typedef int T;".
static bool in_list(const struct unit *u, tok t) {
  static const char *const statements[] = {"for", "if", "switch", "while", "constexpr", NULL};
  tok up = u->tokens[t].up;
  return up != NO_TOKEN && up > 0 && token_is(u, up, "(") && !token_in(u, up - 1, statements);
}

enum { MOST_BEFORE_NAME = 64 };

// "typedef" or "using" of the declaration that the token is part of; NO_TOKEN for any other. Of a
// statement that is too long to look through, where each word of a text asks for it, a token that
// is neither: it may be such a declaration.
static tok naming_word(const struct unit *u, tok t) {
  if (in_list(u, t))
    return NO_TOKEN;
  for (int steps = 0;
       t > 0 && t - 1 != u->tokens[t].up && !token_is(u, t - 1, ";") && !closes_function(u, t - 1);
       ++steps) {
    if (steps == MOST_BEFORE_NAME)
      return t;
    --t;
    if (token_is(u, t, "typedef") || token_is(u, t, "using"))
      return t;
    if (u->tokens[t].match != NO_TOKEN && u->tokens[t].match < t)
      t = u->tokens[t].match;
  }
  return NO_TOKEN;
}

static const char *const attributes[] = {"__attribute__", "alignas", "__align__", NULL};

// The first token of those, and of "[[..]]", that stand before `t`.
static tok before_attributes(const struct unit *u, tok t) {
  while (t > 0 && u->tokens[t - 1].match != NO_TOKEN && u->tokens[t - 1].match < t - 1) {
    tok open = u->tokens[t - 1].match;
    if (token_is(u, open, "["))
      t = open;
    else if (token_is(u, open, "(") && open > 0 && token_in(u, open - 1, attributes))
      t = open - 1;
    else
      break;
  }
  return t;
}

// A type of that name is declared at `t`, in a way that does not tell what it stands for: a class,
// an enumeration, a template's parameter, one of several declarators.
static bool declares_other_type(const struct unit *u, tok t) {
  static const char *const keys[] = {"struct",   "class",     "union",   "enum",
                                     "typename", "namespace", "concept", NULL};
  static const char *const behind_use[] = {"*", "&", "&&", "::", "const", NULL};
  static const char *const own[] = {"bool",     "char",   "short", "int",    "long",
                                    "float",    "double", "void",  "signed", "unsigned",
                                    "volatile", "const",  NULL};
  if (u->tokens[t].kind != TOK_IDENT || token_in(u, t, own) || declares_alias(u, t))
    return false;
  tok first = before_attributes(u, t);
  if (first > 0 && token_in(u, first - 1, keys)) // but "typename A<..>::B" is a use of A
    return !token_is(u, first - 1, "typename") ||
           !(token_is(u, t + 1, "<") || token_is(u, t + 1, "::"));
  tok at = t;
  if (token_is(u, t + 1, ")") && u->tokens[t].up != NO_TOKEN)
    at = u->tokens[t].up; // "typedef T (name)", and what may only be a parameter
  tok word = naming_word(u, at);
  if (word == NO_TOKEN)
    return false;
  return token_is(u, word, "using")
             ? !token_is(u, word + 2, "=")
             : !token_in(u, t + 1, behind_use) &&
                   (!is_kind(u, t + 1, TOK_IDENT) || token_in(u, t + 1, attributes));
}

// ---- numbers and vectors ----

static bool value_words(const struct unit *u, struct range words, int *bytes);

// A namespace or a class of the text's own has a type of that name.
static bool inner_type(const struct unit *u, tok t) {
  return declares_other_type(u, t) && u->tokens[t].up != NO_TOKEN;
}

// Of all types of that name in the text.
static bool declared_value(const struct unit *u, struct str name, int *bytes) {
  enum { NONE = 1, SOME };
  struct spelling *s = spelling_of(u, name);
  if (!s->value) {
    s->value = NONE; // for a name that stands for itself
    struct tokens all = spelled_that(u, name, declares_alias);
    bool is = all.count > 0 && spelled_that(u, name, declares_other_type).count == 0;
    int first = 0, one = 0;
    for (size_t i = 0; is && i < all.count; ++i) {
      is = !token_is(u, all.at[i] + 1, "[") && value_words(u, alias_words(u, all.at[i]), &one);
      first = i == 0 || one == first ? one : 0;
    }
    s->value = (uint8_t)(is ? SOME + first : NONE);
  }
  *bytes = s->value >= SOME ? s->value - SOME : 0;
  return s->value >= SOME;
}

int alias_bytes(const struct unit *u, tok t) {
  int bytes;
  if (!is_kind(u, t, TOK_IDENT) || spelled_that(u, token_text(u, t), declares_alias).count == 0)
    return -1;
  declared_value(u, token_text(u, t), &bytes);
  return bytes;
}

bool value_alias(const struct unit *u, tok t, int *bytes) {
  struct str name = token_text(u, t);
  return is_kind(u, t, TOK_IDENT) && declared_value(u, name, bytes) && !system_word(u, name) &&
         !user_function(u, name) && !declared_object(u, name);
}

// "int", "static const float4", "typename A<..>::B".
static bool value_words(const struct unit *u, struct range words, int *bytes) {
  static const char *const passed[] = {
      "const",    "constexpr",    "static",   "extern",     "register", "inline", "mutable",
      "volatile", "__volatile__", "typename", "__inline__", "::",       NULL};
  tok member = member_type(u, words);
  if (member != NO_TOKEN)
    return declared_value(u, token_text(u, member), bytes);
  bool any = false;
  for (tok t = words.first; t < words.end; ++t) {
    if (token_in(u, t, attributes) && token_is(u, t + 1, "(")) {
      t = behind(u, t + 1) - 1;
    } else if (token_is(u, t, "[") && token_is(u, t + 1, "[")) {
      t = behind(u, t) - 1;
    } else if (!token_in(u, t, passed) && !token_is(u, t + 1, "::")) {
      bool named = spelled_that(u, token_text(u, t), declares_alias).count > 0;
      bool own = plain_type_word(u, t) || own_type_bytes(token_text(u, t)) > 0;
      own &= spelled_that(u, token_text(u, t), inner_type).count == 0;
      if (named ? !declared_value(u, token_text(u, t), bytes) : !own)
        return false;
      if (!own && system_word(u, token_text(u, t)))
        return false;
      any = true;
    }
  }
  *bytes = type_bytes(u, words);
  return any && *bytes > 0;
}

bool value_type(const struct unit *u, struct range type) {
  int bytes;
  return value_words(u, type, &bytes);
}

// ---- members of classes ----

// A class of that name is no more than what stands in its braces.
static bool plain_class(const struct unit *u, tok t) {
  tok after = token_is(u, t + 1, "<") ? skip_template(u, t + 1) : t + 1;
  return behind_class_key(u, t) && !token_is(u, t - 2, "enum") && after != NO_TOKEN &&
         (token_is(u, after, "{") || token_is(u, after, ";"));
}

static bool no_plain_class(const struct unit *u, tok t) {
  return declares_alias(u, t) || (declares_other_type(u, t) && !plain_class(u, t));
}

bool only_braces(const struct unit *u, struct str class) {
  return spelled_that(u, class, plain_class).count > 0 &&
         spelled_that(u, class, no_plain_class).count == 0 && !system_word(u, class);
}

tok member_type(const struct unit *u, struct range type) {
  tok t = type.first;
  while (t < type.end && (token_is(u, t, "typename") || token_is(u, t, "const")))
    ++t;
  while (type.end > t && token_is(u, type.end - 1, "const"))
    --type.end;
  tok after = token_is(u, t + 1, "<") ? skip_template(u, t + 1) : t + 1;
  if (after == NO_TOKEN || !token_is(u, after, "::") || after + 2 != type.end ||
      !is_kind(u, t, TOK_IDENT) || !is_kind(u, after + 1, TOK_IDENT))
    return NO_TOKEN;
  return only_braces(u, token_text(u, t)) ? after + 1 : NO_TOKEN;
}

// ---- references ----

enum { MOST_NAMES = 32 };

struct names {
  const struct spelling *at[MOST_NAMES];
  size_t count;
};

static bool refers(const struct unit *u, struct range words, struct names *followed);

// Does any type of that name refer to something?
static bool name_refers(const struct unit *u, tok t, struct names *followed) {
  struct tokens types = spelled_that(u, token_text(u, t), declares_alias);
  const struct spelling *s = spelling_of(u, token_text(u, t));
  for (size_t i = 0; i < followed->count; ++i)
    if (followed->at[i] == s)
      return false;
  if (types.count == 0)
    return false;
  if (followed->count == MOST_NAMES)
    return true;
  followed->at[followed->count++] = s;
  for (size_t i = 0; i < types.count; ++i)
    if (refers(u, alias_words(u, types.at[i]), followed))
      return true;
  return false;
}

static bool refers(const struct unit *u, struct range words, struct names *followed) {
  static const char *const signs[] = {"&",
                                      "&&",
                                      "add_lvalue_reference",
                                      "add_lvalue_reference_t",
                                      "add_rvalue_reference",
                                      "add_rvalue_reference_t",
                                      NULL};
  for (tok t = words.first; t < words.end; ++t)
    if (token_in(u, t, signs) || asks_type(u, t) ||
        (is_kind(u, t, TOK_IDENT) && name_refers(u, t, followed)))
      return true;
  return false;
}

bool names_reference(const struct unit *u, struct range type) {
  return refers(u, type, &(struct names){.count = 0});
}

static bool names_type_parameter(const struct unit *u, tok t) {
  return is_kind(u, t, TOK_IDENT) && t > 0 &&
         (token_is(u, t - 1, "class") || token_is(u, t - 1, "typename")) &&
         (token_is(u, t + 1, ",") || token_is(u, t + 1, ">") || token_is(u, t + 1, "="));
}

static bool names_class(const struct unit *u, tok t) {
  static const char *const keys[] = {"struct", "class", "union", NULL};
  tok first = before_attributes(u, t);
  return is_kind(u, t, TOK_IDENT) && first > 0 && token_in(u, first - 1, keys);
}

static bool parameter_refers(const struct unit *u, tok t, struct names *followed);

// Does the declaration that the template parameter `of` belongs to go on at `t`? Both stand in one
// scope, or `t` deeper.
static bool sees_parameter(const struct unit *u, tok of, tok t) {
  static const char *const on[] = {">", ">>", ",", ")", "(", "::", ".", NULL};
  tok scope = u->tokens[of].up;
  while (u->tokens[t].up != scope) {
    t = u->tokens[t].up;
    if (t == NO_TOKEN || t < of)
      return false;
  }
  while (t > of) {
    --t;
    tok open = u->tokens[t].match;
    if (token_is(u, t, ";") || (token_is(u, t, "}") && !token_in(u, t + 1, on)))
      return false;
    if (open != NO_TOKEN && open < t)
      t = open;
  }
  return true;
}

// "name<int &>" somewhere in the text, or "name<T>" where T may be that.
static bool look_for_reference(const struct unit *u, tok name, struct names *followed) {
  const struct spelling *s = spelling_of(u, token_text(u, name));
  for (size_t i = 0; i < followed->count; ++i)
    if (followed->at[i] == s)
      return false;
  if (followed->count == MOST_NAMES)
    return true;
  followed->at[followed->count++] = s;
  for (size_t i = 0; s && i < s->tokens.count; ++i) {
    tok open = s->tokens.at[i] + 1;
    tok after = token_is(u, open, "<") ? skip_template(u, open) : NO_TOKEN;
    if (after == NO_TOKEN)
      continue;
    if (names_reference(u, (struct range){open + 1, after - 1}))
      return true;
    for (tok t = open + 1; t < after; ++t) {
      struct tokens all = spelled_that(u, token_text(u, t), names_type_parameter);
      for (size_t k = 0; is_kind(u, t, TOK_IDENT) && k < all.count; ++k)
        if (sees_parameter(u, all.at[k], t) && parameter_refers(u, all.at[k], followed))
          return true;
    }
  }
  return false;
}

static bool given_reference(const struct unit *u, tok name, struct names *followed) {
  enum { NO = 1, YES };
  struct spelling *s = spelling_of(u, token_text(u, name));
  if (followed->count > 0)
    return look_for_reference(u, name, followed); // those before it may be in a circle with it
  if (!s->refers)
    s->refers = look_for_reference(u, name, followed) ? YES : NO;
  return s->refers == YES;
}

// The parameter `t` of a template is a reference by default, or where the function or class is
// given one.
static bool parameter_refers(const struct unit *u, tok t, struct names *followed) {
  int depth = 1;
  for (++t; t < u->count && !token_is(u, t, "{") && !token_is(u, t, ";"); ++t) {
    depth += token_is(u, t, "<") - token_is(u, t, ">");
    if (depth > 0 && (token_is(u, t, "&") || token_is(u, t, "&&")))
      return true;
    if (token_in(u, t, attributes) && token_is(u, t + 1, "("))
      t = behind(u, t + 1) - 1;
    else if (is_kind(u, t, TOK_IDENT) && token_is(u, t + 1, "(") && depth <= 0)
      return given_reference(u, t, followed);
    else if (names_class(u, t) && given_reference(u, t, followed))
      return true;
  }
  return false;
}

// The parameter at `t` is one of the template whose class opens at `brace`.
static bool heads(const struct unit *u, tok t, tok brace) {
  for (; t < brace; ++t)
    if (token_is(u, t, ";") || token_is(u, t, "}") ||
        (token_is(u, t, "{") && u->tokens[t].up == u->tokens[brace].up))
      return false;
  return t == brace;
}

bool member_refers(const struct unit *u, struct range words, tok brace) {
  if (names_reference(u, words))
    return true;
  for (tok t = words.first; t < words.end; ++t) {
    struct names followed = {.count = 0};
    struct tokens all = {NULL, 0};
    if (is_kind(u, t, TOK_IDENT))
      all = spelled_that(u, token_text(u, t), names_type_parameter);
    // Of the templates that stand open there.
    for (size_t i = 0; i < all.count && all.at[i] < t; ++i)
      for (tok up = brace; up != NO_TOKEN; up = u->tokens[up].up)
        if (heads(u, all.at[i], up) && parameter_refers(u, all.at[i], &followed))
          return true;
  }
  return false;
}

bool hides_reference(const struct function *f, struct range type) {
  const struct unit *u = f->unit;
  if (names_reference(u, type))
    return true;
  for (tok t = type.first; t < type.end; ++t) {
    struct names followed = {.count = 0};
    const struct symbol *y = resolve(f, t);
    if (token_is(u, t, "auto") ? given_reference(u, f->name, &followed)
                               : y && y->type_name && parameter_refers(u, y->name, &followed))
      return true;
  }
  return false;
}
