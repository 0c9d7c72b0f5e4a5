#include "rewrite/members.h"

#include "rewrite/declare.h"
#include "rewrite/loop.h"

// Behind the words and attributes that may stand before a class's name.
static tok skip_attributes(const struct unit *u, tok t) {
  static const char *const words[] = {"__attribute__", "__declspec", "alignas", "__align__", NULL};
  while (token_in(u, t, words) || (token_is(u, t, "[") && token_is(u, t + 1, "[")))
    t = token_is(u, t, "[") ? behind(u, t) : behind(u, t + 1);
  return t;
}

// "struct" and the like before a class that is opened at `brace`: not that of a function's result
// or of a template parameter.
static tok class_key(const struct unit *u, tok brace) {
  static const char *const ends[] = {";", "{", "}", NULL};
  static const char *const keys[] = {"struct", "class", "union", NULL};
  tok t = brace;
  while (t > 0 && !token_in(u, t - 1, ends))
    --t;
  while (t < brace && !token_in(u, t, keys)) {
    tok after = token_is(u, t, "template") ? skip_parameters(u, t + 1) : NO_TOKEN;
    after = after != NO_TOKEN ? after : skip_attributes(u, t);
    if (after == t && (token_is(u, t, "(") || token_is(u, t, "=")))
      return NO_TOKEN;
    t = after == t ? t + 1 : after;
  }
  if (t >= brace)
    return NO_TOKEN;
  tok key = t;
  for (++t; t < brace && !token_is(u, t, ":");) {
    tok after = skip_attributes(u, t);
    if (after == t && token_is(u, t, "<"))
      after = skip_template(u, t);
    if (after == NO_TOKEN || (after == t && (token_is(u, t, "(") || token_is(u, t, "="))))
      return NO_TOKEN;
    t = after == t ? t + 1 : after;
  }
  return key;
}

bool opens_class(const struct unit *u, tok brace) {
  return brace != NO_TOKEN && token_is(u, brace, "{") && class_key(u, brace) != NO_TOKEN;
}

tok opened_class(const struct unit *u, tok brace) {
  tok key = brace == NO_TOKEN || !token_is(u, brace, "{") ? NO_TOKEN : class_key(u, brace);
  if (key == NO_TOKEN)
    return NO_TOKEN;
  tok t = skip_attributes(u, key + 1);
  while (is_kind(u, t, TOK_IDENT) && token_is(u, t + 1, "::"))
    t += 2;
  return is_kind(u, t, TOK_IDENT) ? t : NO_TOKEN;
}

// The next declaration of a member of that name at or behind `t`; NO_TOKEN when there is none.
static tok next_member(const struct unit *u, struct str name, tok t) {
  for (; t < u->count; ++t) {
    if (u->tokens[t].kind != TOK_IDENT || !str_equal(token_text(u, t), name) ||
        !opens_class(u, u->tokens[t].up))
      continue;
    if (token_is(u, t + 1, ";") || token_is(u, t + 1, ",") || token_is(u, t + 1, "=") ||
        token_is(u, t + 1, "{") || token_is(u, t + 1, "[") || token_is(u, t + 1, ":"))
      return t;
  }
  return NO_TOKEN;
}

// Does the member's declaration hold a reference, in whichever of its declarators?
static bool declares_reference(const struct unit *u, tok t) {
  for (tok brace = u->tokens[t].up; t > brace + 1; --t) {
    if (token_is(u, t - 1, ";") || token_is(u, t - 1, "}"))
      return false;
    if (token_is(u, t - 1, "&") || token_is(u, t - 1, "&&"))
      return true;
  }
  return false;
}

bool member_reference(const struct unit *u, struct str name) {
  for (tok t = 0; (t = next_member(u, name, t)) != NO_TOKEN; ++t)
    if (declares_reference(u, t))
      return true;
  return false;
}

bool any_reference_member(const struct unit *u) {
  for (tok t = 1; t + 1 < u->count; ++t)
    if ((token_is(u, t, "&") || token_is(u, t, "&&")) && u->tokens[t + 1].kind == TOK_IDENT &&
        opens_class(u, u->tokens[t].up) &&
        (token_is(u, t + 2, ";") || token_is(u, t + 2, ",") || token_is(u, t + 2, "=") ||
         token_is(u, t + 2, "{")))
      return true;
  return false;
}

bool member_inside(const struct unit *u, struct str name, size_t indices) {
  bool any = false;
  for (tok t = 0; (t = next_member(u, name, t)) != NO_TOKEN; ++t) {
    size_t dims = 0;
    for (tok d = t + 1; token_is(u, d, "[") && u->tokens[d].match != NO_TOKEN;
         d = u->tokens[d].match + 1)
      ++dims;
    if (declares_reference(u, t) || indices > dims)
      return false;
    any = true;
  }
  return any;
}

bool member_bit_field(const struct unit *u, struct str name) {
  for (tok t = 0; (t = next_member(u, name, t)) != NO_TOKEN; ++t)
    if (token_is(u, t + 1, ":"))
      return true;
  return false;
}

bool user_function(const struct unit *u, struct str name) {
  for (tok t = 0; t + 1 < u->count; ++t)
    if (u->tokens[t].kind == TOK_IDENT && str_equal(token_text(u, t), name) &&
        token_is(u, t + 1, "(") && !system_file(u, t) && function_brace(u, t) == NO_TOKEN)
      return true;
  return false;
}

bool writes_object(const struct unit *u, const struct expr *e) {
  size_t indices = 0;
  for (e = expr_bare(e);; e = expr_bare(e->a)) {
    if (e->kind == EXPR_INDEX) {
      ++indices;
    } else if (e->kind == EXPR_MEMBER) {
      if (!member_inside(u, token_text(u, e->name), indices))
        return false;
      indices = 0;
      const struct expr *of = expr_bare(e->a);
      if (token_is(u, e->op, "->"))
        return of->kind == EXPR_LITERAL && token_is(u, of->range.first, "this");
    } else {
      return e->kind == EXPR_NAME && member_inside(u, token_text(u, e->name), indices);
    }
  }
}

static bool declares_type(const struct unit *u, tok t) {
  if (t > 0 && token_is(u, t - 1, "using") && token_is(u, t + 1, "="))
    return true;
  if (!token_is(u, t + 1, ";") && !token_is(u, t + 1, "["))
    return false;
  for (tok i = t; i > 0 && !token_is(u, i - 1, ";") && !token_is(u, i - 1, "}"); --i)
    if (token_is(u, i - 1, "typedef"))
      return true;
  return false;
}

// The words of the declaration of the type at `t`.
static struct range type_declaration(const struct unit *u, tok t) {
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

static bool volatile_word(struct str s) {
  return str_is(s, "volatile") || str_is(s, "__volatile__") || str_is(s, "__volatile") ||
         str_starts(s, "add_volatile") || str_starts(s, "add_cv");
}

// `own`: the name that is being declared, as in "typedef struct uint3 uint3".
static bool volatile_words(const struct unit *u, struct range type, struct str own, int depth) {
  for (tok t = type.first; t < type.end; ++t) {
    struct str name = token_text(u, t);
    if (volatile_word(name))
      return true;
    if (u->tokens[t].kind != TOK_IDENT || str_equal(name, own))
      continue;
    for (tok d = 1; d < u->count; ++d)
      if (u->tokens[d].kind == TOK_IDENT && d != t && str_equal(token_text(u, d), name) &&
          declares_type(u, d) && !system_file(u, d) &&
          (depth > 8 || volatile_words(u, type_declaration(u, d), name, depth + 1)))
        return true;
  }
  return false;
}

bool volatile_type(const struct unit *u, struct range type) {
  return volatile_words(u, type, STR(""), 0);
}

bool volatile_outside(const struct unit *u, struct str name) {
  for (tok t = 0; t < u->count; ++t) {
    if (u->tokens[t].kind != TOK_IDENT || !str_equal(token_text(u, t), name) ||
        token_is(u, t + 1, "(") || function_brace(u, t) != NO_TOKEN ||
        !(u->tokens[t].up == NO_TOKEN || token_is(u, u->tokens[t].up, "{")) || system_file(u, t))
      continue;
    struct range r = {t, t};
    while (r.first > 0 && !token_is(u, r.first - 1, ";") && !token_is(u, r.first - 1, "}") &&
           r.first - 1 != u->tokens[t].up)
      --r.first;
    if (volatile_type(u, r))
      return true;
  }
  return false;
}

// What a type name says of what it is the name of.
struct meaning {
  bool named;   // the text declares it
  bool pointer; // a "*" or "&" is somewhere in it, or it could not be followed
  bool array;
  bool watched; // volatile or atomic
  int depth;
};

static void look_up(const struct unit *u, tok name, struct meaning *m);

// The tokens that make up a type: its signs, and the names in it.
static void look_at(const struct unit *u, struct range type, struct meaning *m) {
  for (tok t = type.first; t < type.end; ++t) {
    m->pointer |= token_is(u, t, "*") || token_is(u, t, "&") || token_is(u, t, "&&");
    m->watched |= volatile_word(token_text(u, t)) || str_starts(token_text(u, t), "atomic");
    if (token_is(u, t, "__attribute__") && token_is(u, t + 1, "(") &&
        u->tokens[t + 1].match != NO_TOKEN)
      t = u->tokens[t + 1].match;
    else if (u->tokens[t].kind == TOK_IDENT)
      look_up(u, t, m);
  }
}

static void look_up(const struct unit *u, tok name, struct meaning *m) {
  struct str text = token_text(u, name);
  if (++m->depth > 8)
    m->pointer = true;
  for (tok t = 0; !m->pointer && t < u->count; ++t) {
    if (t == name || u->tokens[t].kind != TOK_IDENT || !str_equal(token_text(u, t), text) ||
        !declares_type(u, t))
      continue;
    m->named = true;
    struct range type = type_declaration(u, t);
    m->array |= token_is(u, t + 1, "[");
    for (tok i = type.first; i < type.end; ++i)
      m->array |= token_is(u, t - 1, "using") && token_is(u, i, "[");
    look_at(u, type, m);
  }
  --m->depth;
}

enum element_kind element_kind(const struct unit *u, struct range type) {
  for (tok t = type.first; t < type.end; ++t)
    if (token_is(u, t, "<")) // a class of numbers is no number
      return ELEMENT_OTHER;
  struct meaning m = {.depth = 0};
  look_at(u, type, &m);
  if (m.pointer)
    return ELEMENT_OTHER;
  if (m.array)
    return ELEMENT_ARRAY;
  return !m.named && type_bytes(u, type) > 0 ? ELEMENT_VALUE : ELEMENT_OTHER;
}

bool watched_type(const struct unit *u, struct range type) {
  struct meaning m = {.depth = 0};
  look_at(u, type, &m);
  return m.watched;
}

// Each declaration of a variable outside functions and parameter lists: are all of them numbers, or
// `pointers`? *any: there is one.
static bool numbers_outside(const struct unit *u, struct str name, bool pointers, bool *any) {
  static const char *const behind[] = {";", ",", "=", "{", "[", ":", NULL};
  bool all = true;
  *any = false;
  for (tok t = 1; t + 1 < u->count; ++t) {
    tok up = u->tokens[t].up;
    if (u->tokens[t].kind != TOK_IDENT || !str_equal(token_text(u, t), name) ||
        !(up == NO_TOKEN || token_is(u, up, "{")) || !token_in(u, t + 1, behind) ||
        token_is(u, t - 1, "=") || token_is(u, t - 1, "struct") || token_is(u, t - 1, "class") ||
        token_is(u, t - 1, "enum") || function_brace(u, t) != NO_TOKEN)
      continue;
    *any = true;
    struct range type = {t, t};
    while (type.first > 0 && !token_is(u, type.first - 1, ";") &&
           !token_is(u, type.first - 1, "}") && type.first - 1 != up)
      --type.first;
    // "float x, *p": the specifiers are what stands before the first name.
    bool number = false, address = token_is(u, t + 1, "["); // an array's name is its address
    for (tok i = type.first; i < t; ++i) {
      address |= token_is(u, i, "*") || token_is(u, i, "&") || token_is(u, i, "&&");
      number |= u->tokens[i].kind == TOK_IDENT && type_bytes(u, (struct range){i, i + 1}) > 0 &&
                element_kind(u, (struct range){i, i + 1}) == ELEMENT_VALUE;
    }
    all &= (number && !address) || (pointers && token_is(u, t - 1, "*"));
  }
  return all;
}

bool declared_variable(const struct unit *u, struct str name) {
  bool any;
  numbers_outside(u, name, false, &any);
  return any;
}

bool number_outside(const struct unit *u, struct str name) {
  bool any;
  return numbers_outside(u, name, false, &any) && any;
}

bool scalar_outside(const struct unit *u, struct str name) {
  bool any;
  return numbers_outside(u, name, true, &any) && any;
}
