#include "rewrite/declare.h"

#include <string.h>

// Template brackets that are longer are none: "a < b" is tried at every "<".
enum { LONGEST_TEMPLATE = 500, LONGEST_PARAMETERS = 2000 };

bool is_kind(const struct unit *u, tok t, enum token_kind kind) {
  return t < u->count && u->tokens[t].kind == kind;
}

bool asks_type(const struct unit *u, tok t) {
  static const char *const words[] = {"decltype", "__decltype", "typeof",
                                      "__typeof", "__typeof__", NULL};
  return token_in(u, t, words) && token_is(u, t + 1, "(");
}

static bool asked_type(const struct unit *u, struct range type) {
  for (tok t = type.first; t < type.end; ++t)
    if (asks_type(u, t))
      return true;
  return false;
}

// Behind the bracket at `t`, or the token after it when the bracket has no partner.
tok behind(const struct unit *u, tok t) {
  return u->tokens[t].match != NO_TOKEN && u->tokens[t].match > t ? u->tokens[t].match + 1 : t + 1;
}

tok skip_template(const struct unit *u, tok t) {
  long depth = 0;
  for (unsigned n = 0; t < u->count && n < LONGEST_TEMPLATE; ++n) {
    struct str s = token_text(u, t);
    if (str_is(s, "<"))
      ++depth;
    else if (str_is(s, ">"))
      --depth;
    else if (str_is(s, ">>"))
      depth -= 2;
    else if (str_is(s, ";") || str_is(s, "{") || str_is(s, "}") || str_is(s, ")") ||
             str_is(s, "]") || str_is(s, "&&") || str_is(s, "||") || str_is(s, "="))
      return NO_TOKEN;
    t = str_is(s, "(") || str_is(s, "[") ? behind(u, t) : t + 1;
    if (depth <= 0)
      return t;
  }
  return NO_TOKEN;
}

tok skip_arguments(const struct unit *u, tok t) {
  static const char *const ends[] = {";", "}", ")", "]", NULL};
  long depth = 0;
  for (unsigned n = 0; t < u->count && n < LONGEST_TEMPLATE && !token_in(u, t, ends); ++n) {
    // Behind a value "<" compares: only behind a name it may open another list.
    if (token_is(u, t, "<"))
      depth += n == 0 || is_kind(u, t - 1, TOK_IDENT);
    else if (token_is(u, t, ">") || token_is(u, t, ">>"))
      depth -= token_is(u, t, ">") ? 1 : 2;
    t = behind(u, t);
    if (depth <= 0)
      return t;
  }
  return NO_TOKEN;
}

bool value_ends(const struct unit *u, tok t, long angles) {
  return angles > 0 && token_is(u, t, "}") && u->tokens[t].match != NO_TOKEN &&
         u->tokens[t].match < t;
}

tok before_value(const struct unit *u, tok t, long *angles) {
  const struct token *k = &u->tokens[--t];
  bool closer = token_is(u, t, ")") || token_is(u, t, "]") || value_ends(u, t, *angles);
  bool opens = *angles > 0 && token_is(u, t, "<") && t > 0 && is_kind(u, t - 1, TOK_IDENT);
  *angles += token_is(u, t, ">") + 2 * token_is(u, t, ">>") - opens;
  return closer && k->match != NO_TOKEN && k->match < t ? k->match : t;
}

// The same behind "template": a list of parameters, which may have default arguments.
tok skip_parameters(const struct unit *u, tok t) {
  long depth = 0;
  for (unsigned n = 0; t < u->count && n < LONGEST_PARAMETERS; ++n) {
    if (token_is(u, t, "<"))
      ++depth;
    else if (token_is(u, t, ">") || token_is(u, t, ">>"))
      depth -= token_is(u, t, ">") ? 1 : 2;
    else if (token_is(u, t, ";") || token_is(u, t, "}") || token_is(u, t, ")"))
      return NO_TOKEN;
    t = token_is(u, t, "(") || token_is(u, t, "[") || token_is(u, t, "{") ? behind(u, t) : t + 1;
    if (depth <= 0)
      return t;
  }
  return NO_TOKEN;
}

static const char *const builtin_types[] = {"unsigned", "signed", "int",     "float",    "double",
                                            "char",     "short",  "long",    "bool",     "void",
                                            "auto",     "size_t", "wchar_t", "__int128", NULL};
static const char *const qualifiers[] = {"const",    "constexpr",    "volatile",   "static",
                                         "extern",   "register",     "inline",     "mutable",
                                         "typename", "__volatile__", "__inline__", NULL};
static const char *const pointer_words[] = {
    "*", "&", "&&", "const", "volatile", "__restrict__", "__restrict", "restrict", NULL};
static const char *const statement_words[] = {"return",      "break",
                                              "continue",    "goto",
                                              "delete",      "throw",
                                              "new",         "sizeof",
                                              "else",        "case",
                                              "default",     "co_await",
                                              "operator",    "this",
                                              "static_cast", "reinterpret_cast",
                                              "const_cast",  "dynamic_cast",
                                              "true",        "false",
                                              "nullptr",     NULL};

bool attribute_has(const struct unit *u, tok open, const char *word) {
  for (tok t = open; t < behind(u, open); ++t)
    if (token_is(u, t, word))
      return true;
  return false;
}

// nested-name = ["::"] ident [template-args] ("::" ["template"] ident [template-args])*
static tok skip_name(const struct unit *u, tok t) {
  if (token_is(u, t, "::"))
    ++t;
  for (;;) {
    if (!is_kind(u, t, TOK_IDENT))
      return NO_TOKEN;
    ++t;
    if (token_is(u, t, "<")) {
      tok after = skip_template(u, t);
      if (after == NO_TOKEN)
        return t;
      t = after;
    }
    if (!token_is(u, t, "::"))
      return t;
    ++t;
    if (token_is(u, t, "template"))
      ++t;
  }
}

// specifiers = (qualifier | attribute | type)+; at most one named type.
tok skip_specifiers(const struct unit *u, tok t, struct specifiers *s) {
  memset(s, 0, sizeof *s);
  s->range.first = t;
  for (;;) {
    if (token_in(u, t, qualifiers)) {
      s->constant |= token_is(u, t, "const") || token_is(u, t, "constexpr");
      s->is_volatile |= token_is(u, t, "volatile") || token_is(u, t, "__volatile__");
      s->is_extern |= token_is(u, t, "extern");
      s->is_static |= token_is(u, t, "static");
      ++t;
    } else if (token_is(u, t, "__attribute__") && token_is(u, t + 1, "(")) {
      s->shared |= attribute_has(u, t + 1, "shared");
      s->constant_memory |= attribute_has(u, t + 1, "constant");
      t = behind(u, t + 1);
    } else if (token_is(u, t, "alignas") && token_is(u, t + 1, "(")) {
      t = behind(u, t + 1);
    } else if (token_is(u, t, "[") && token_is(u, t + 1, "[")) {
      t = behind(u, t);
    } else if (token_in(u, t, builtin_types) && (!s->named || s->builtin)) {
      s->named = s->builtin = true;
      ++t;
    } else if ((token_is(u, t, "struct") || token_is(u, t, "class") || token_is(u, t, "union") ||
                token_is(u, t, "enum")) &&
               is_kind(u, t + 1, TOK_IDENT) && !s->named) {
      s->named = true;
      t = skip_name(u, t + 1);
    } else if ((token_is(u, t, "decltype") || token_is(u, t, "__typeof__")) &&
               token_is(u, t + 1, "(") && !s->named) {
      s->named = true;
      t = behind(u, t + 1);
    } else if ((is_kind(u, t, TOK_IDENT) || token_is(u, t, "::")) && !s->named &&
               !token_in(u, t, statement_words)) {
      tok after = skip_name(u, t);
      if (after == NO_TOKEN)
        break;
      s->named = true;
      t = after;
    } else {
      break;
    }
  }
  s->range.end = t;
  return t;
}

static tok skip_pointer(const struct unit *u, tok t) {
  while (token_in(u, t, pointer_words) ||
         (token_is(u, t, "__attribute__") && token_is(u, t + 1, "(")))
    t = token_is(u, t, "__attribute__") ? behind(u, t + 1) : t + 1;
  return t;
}

// The "," or ";" (or ":" of a range-for, or ")") that ends an initialiser.
static tok initialiser_end(const struct unit *u, tok t, tok end) {
  while (t < end) {
    if (token_is(u, t, ",") || token_is(u, t, ";"))
      return t;
    if (token_is(u, t, "(") || token_is(u, t, "[") || token_is(u, t, "{")) {
      t = behind(u, t);
      continue;
    }
    if (is_kind(u, t, TOK_IDENT) && token_is(u, t + 1, "<")) {
      tok after = skip_template(u, t + 1);
      if (after != NO_TOKEN &&
          (token_is(u, after, "(") || token_is(u, after, "::") || token_is(u, after, "{"))) {
        t = after;
        continue;
      }
    }
    ++t;
  }
  return end;
}

static bool known_value(const struct function *f, tok t) {
  struct symbol *s = resolve(f, t);
  return s && !s->type_name;
}

// A statement that declares variables, by its first tokens.
bool declares(const struct parser *p, tok t) {
  const struct unit *u = p->unit;
  struct specifiers s;
  tok after = skip_specifiers(u, t, &s);
  if (!s.named)
    return false;
  tok name = skip_pointer(u, after);
  bool simple = s.range.end == s.range.first + 1 && !s.builtin;
  if (simple && known_value(p->function, t))
    return false;
  if (is_kind(u, name, TOK_IDENT) && !token_in(u, name, statement_words))
    return token_is(u, name + 1, "=") || token_is(u, name + 1, ";") || token_is(u, name + 1, ",") ||
           token_is(u, name + 1, "[") || token_is(u, name + 1, "(") || token_is(u, name + 1, "{") ||
           token_is(u, name + 1, ":") || token_is(u, name + 1, "__attribute__");
  // "float (&row)[8] = ...", "auto [a, b] = ..."; "space::call(&row, 8)" is a call
  if (token_is(u, name, "(") && (token_is(u, name + 1, "&") || token_is(u, name + 1, "*"))) {
    tok close = skip_pointer(u, name + 1) + 1;
    return !simple && token_is(u, close, ")") &&
           (token_is(u, close + 1, "[") || token_is(u, close + 1, "("));
  }
  return s.builtin && token_is(u, name, "[");
}

size_t named_before(const struct function *f, tok t) {
  const struct token *tokens = f->unit->tokens;
  size_t low = 0, high = f->named.count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    tok name = f->symbols.at[f->named.at[middle]].name;
    if (tokens[name].spelling < tokens[t].spelling ||
        (tokens[name].spelling == tokens[t].spelling && name <= t))
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

// The last symbol takes its place among those that are sorted.
static void add_named(struct arena *a, struct function *f) {
  uint32_t last = (uint32_t)f->symbols.count - 1;
  size_t at = named_before(f, f->symbols.at[last].name);
  *GROW(a, f->named) = 0;
  memmove(f->named.at + at + 1, f->named.at + at, (f->named.count - 1 - at) * sizeof *f->named.at);
  f->named.at[at] = last;
}

struct symbol *add_symbol(struct parser *p, tok name) {
  struct symbol *s = GROW(p->unit->arena, p->function->symbols);
  memset(s, 0, sizeof *s);
  s->name = name;
  add_named(p->unit->arena, p->function);
  return s;
}

static void declarator_pointer(const struct unit *u, tok from, tok to, struct symbol *y,
                               bool pointee_const) {
  for (tok t = from; t < to; ++t) {
    if (token_is(u, t, "*")) {
      y->pointer = true;
      y->pointee_const = pointee_const;
      y->constant = false;
    }
    y->reference |= token_is(u, t, "&") || token_is(u, t, "&&");
    y->restricted |= token_is(u, t, "__restrict__") || token_is(u, t, "__restrict") ||
                     token_is(u, t, "restrict");
    y->is_volatile |= token_is(u, t, "volatile");
    if (token_is(u, t, "const"))
      y->constant = true;
  }
}

// declarators = declarator ("," declarator)*; declarator = pointer* name dims* ["=" init | "(" ..
// ")" | "{" .. "}"]
void parse_declarators(struct parser *p, const struct specifiers *s, tok t, tok end,
                       struct stmt *decl, tok hidden) {
  const struct unit *u = p->unit;
  while (t < end) {
    tok pointer = t;
    t = skip_pointer(u, t);
    bool odd = false;
    tok name = t;
    if (!is_kind(u, t, TOK_IDENT)) {
      // "(&row)[8]" or "[a, b]": every name inside is declared, and none is understood.
      odd = true;
      tok close = token_is(u, t, "(") || token_is(u, t, "[") ? behind(u, t) : t + 1;
      for (tok i = t; i < close; ++i)
        if (is_kind(u, i, TOK_IDENT) && !token_in(u, i, pointer_words)) {
          struct symbol *y = add_symbol(p, i);
          y->decl = decl;
          y->type = s->range;
          y->visible = i;
          y->hidden = hidden;
          y->odd = true;
          y->shared = s->shared;
        }
      t = close;
    } else {
      ++t;
    }
    struct range dims = {t, t};
    while (token_is(u, t, "[") && u->tokens[t].match != NO_TOKEN)
      t = u->tokens[t].match + 1; // without an end it is no dimension, and the declaration odd
    dims.end = t;
    while (token_is(u, t, "__attribute__") && token_is(u, t + 1, "("))
      t = behind(u, t + 1);
    struct range init = {t, t};
    if (token_is(u, t, "=")) {
      init.first = t + 1;
      t = initialiser_end(u, t + 1, end);
      init.end = t;
    } else if (token_is(u, t, "(") || token_is(u, t, "{")) {
      init.first = t;
      t = behind(u, t);
      init.end = t;
    } else if (!token_is(u, t, ",") && t < end) {
      odd = true;
      t = initialiser_end(u, t, end);
    }
    if (is_kind(u, name, TOK_IDENT)) {
      struct symbol *y = add_symbol(p, name);
      y->decl = decl;
      y->type = s->range;
      y->dims = dims;
      y->init = init;
      y->visible = name;
      y->hidden = hidden;
      y->odd = odd || asked_type(u, s->range); // which may be a reference, or not
      y->shared = s->shared;
      y->is_extern = s->is_extern;
      y->is_static = s->is_static;
      y->is_volatile = s->is_volatile;
      y->constant = s->constant;
      declarator_pointer(u, pointer, name, y, s->constant);
    }
    if (token_is(u, t, ","))
      ++t;
    else
      break;
  }
}
