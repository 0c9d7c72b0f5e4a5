#include "rewrite/members.h"
#include "rewrite/heads.h"

#include "rewrite/declare.h"
#include "rewrite/loop.h"
#include "rewrite/typedefs.h"

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
  for (long angles = 0; t > 0 && (!token_in(u, t - 1, ends) || value_ends(u, t - 1, angles));)
    t = before_value(u, t, &angles);
  while (t < brace && !token_in(u, t, keys)) {
    tok after = token_is(u, t, "template") ? skip_parameters(u, t + 1) : NO_TOKEN;
    after = after != NO_TOKEN ? after : skip_attributes(u, t);
    if (after == t && (token_is(u, t, "(") || token_is(u, t, "=") || token_is(u, t, "enum")))
      return NO_TOKEN; // "enum class" is no class
    t = after == t ? t + 1 : after;
  }
  if (t >= brace)
    return NO_TOKEN;
  tok key = t;
  for (++t; t < brace && !token_is(u, t, ":");) {
    tok after = skip_attributes(u, t);
    if (after == t && token_is(u, t, "<"))
      after = skip_arguments(u, t);
    if (after == NO_TOKEN ||
        (after == t && (token_is(u, t, "(") || token_is(u, t, "{") || token_is(u, t, "="))))
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
  for (tok of = t; is_kind(u, of, TOK_IDENT);) {
    tok after = token_is(u, of + 1, "<") ? skip_arguments(u, of + 1) : of + 1;
    if (after == NO_TOKEN || !token_is(u, after, "::"))
      break;
    t = of = after + 1;
  }
  return is_kind(u, t, TOK_IDENT) ? t : NO_TOKEN;
}

bool opens_enumeration(const struct unit *u, tok brace) {
  static const char *const ends[] = {";", "{", "}", "(", ")", "=", NULL};
  tok t = brace;
  while (t > 0 && !token_in(u, t - 1, ends) && !token_is(u, t - 1, "enum"))
    --t;
  return token_is(u, brace, "{") && t > 0 && token_is(u, t - 1, "enum");
}

bool behind_class_key(const struct unit *u, tok t) {
  return u->tokens[t].kind == TOK_IDENT &&
         (token_is(u, t - 1, "struct") || token_is(u, t - 1, "class"));
}

// Does the name at `t` in a function declare a type, an enumerator or a function there?
static bool declares_other(const struct unit *u, tok t) {
  static const char *const keys[] = {"struct", "class", "union", "enum", NULL};
  static const char *const words[] = {"return", "else", "case", "do", "sizeof", NULL};
  tok up = u->tokens[t].up;
  if (t == 0)
    return false;
  return token_in(u, t - 1, keys) || (up != NO_TOKEN && opens_enumeration(u, up)) ||
         (token_is(u, t + 1, "(") && u->tokens[t - 1].kind == TOK_IDENT &&
          !token_in(u, t - 1, words));
}

bool other_declared(const struct unit *u, struct range r, tok like) {
  // Each call of a long body asks for it.
  struct tokens all = spelled_that(u, token_text(u, like), declares_other);
  for (size_t i = 0; i < all.count; ++i)
    if (all.at[i] != like && all.at[i] >= r.first && all.at[i] < r.end)
      return true;
  return false;
}

// The name of a member at `t`, where it is declared.
static bool declares_member(const struct unit *u, tok t) {
  static const char *const behind[] = {";", ",", "=", "{", "[", ":", NULL};
  return u->tokens[t].kind == TOK_IDENT && token_in(u, t + 1, behind) &&
         opens_class(u, u->tokens[t].up);
}

// "int (&name)": where the declarator's own brackets open; `t` itself without any. A parameter's
// type would stand there too.
static tok outermost(const struct unit *u, tok t) {
  static const char *const signs[] = {"&", "&&", "*", "(", "const", NULL};
  tok first = t;
  while (token_in(u, first - 1, signs))
    if (token_is(u, --first, "("))
      t = first;
  return t;
}

// Does the member's declaration hold a reference, in whichever of its declarators?
static bool declares_reference(const struct unit *u, tok t) {
  tok first = outermost(u, t);
  if (first == t ? !declares_member(u, t)
                 : u->tokens[t].kind != TOK_IDENT || !opens_class(u, u->tokens[first].up))
    return false;
  tok brace = u->tokens[first].up, end = t;
  while (t > brace + 1 && !token_is(u, t - 1, ";") && !token_is(u, t - 1, "}"))
    if (token_is(u, --t, "&") || token_is(u, t, "&&"))
      return true;
  return member_refers(u, (struct range){t, end}, brace);
}

static bool declares_static(const struct unit *u, tok t) {
  for (tok i = t; declares_member(u, t) && !token_is(u, i, ";") && i > u->tokens[t].up; --i)
    if (token_is(u, i, "static"))
      return true;
  return false;
}

bool member_static(const struct unit *u, struct str name) {
  return spelled_that(u, name, declares_static).count > 0;
}

bool member_reference(const struct unit *u, struct str name) {
  return spelled_that(u, name, declares_reference).count > 0;
}

// "&" or "&&" before a member's name.
static bool before_member(const struct unit *u, tok t) {
  static const char *const behind[] = {";", ",", "=", "{", NULL};
  return is_kind(u, t + 1, TOK_IDENT) && token_in(u, t + 2, behind) &&
         opens_class(u, u->tokens[t].up);
}

bool any_reference_member(const struct unit *u) {
  return spelled_that(u, STR("&"), before_member).count > 0 ||
         spelled_that(u, STR("&&"), before_member).count > 0;
}

// Is the token in the braces of a class of that name, or of a union without a name there? With an
// empty name: of any.
static bool in_class(const struct unit *u, tok t, struct str class) {
  tok up = u->tokens[t].up;
  while (opens_class(u, up) && opened_class(u, up) == NO_TOKEN)
    up = u->tokens[up].up;
  tok name = opened_class(u, up);
  return class.n == 0 || (name != NO_TOKEN && str_equal(token_text(u, name), class));
}

// The same as member_inside(), of the members of a class.
static bool inside_of(const struct unit *u, struct str class, struct str name, size_t indices) {
  struct tokens members = spelled_that(u, name, declares_member);
  bool found = false;
  for (size_t i = 0; i < members.count; ++i) {
    size_t dims = 0;
    if (!in_class(u, members.at[i], class))
      continue;
    for (tok d = members.at[i] + 1; token_is(u, d, "[") && u->tokens[d].match != NO_TOKEN;
         d = u->tokens[d].match + 1)
      ++dims;
    if (indices > dims)
      return false;
    found = true;
  }
  return found && !member_reference(u, name);
}

bool member_inside(const struct unit *u, struct str name, size_t indices) {
  return inside_of(u, STR(""), name, indices);
}

static bool declares_bit_field(const struct unit *u, tok t) {
  return declares_member(u, t) && token_is(u, t + 1, ":");
}

bool member_bit_field(const struct unit *u, struct str name) {
  return spelled_that(u, name, declares_bit_field).count > 0;
}

static bool pack_pragma(const struct unit *u, tok t) {
  struct str s = token_text(u, t);
  return u->tokens[t].kind == TOK_PRAGMA && str_find(s, STR("pack"), 0) < s.n;
}

// "struct __attribute__((packed)) { ... }", "struct { ... } __attribute__((packed));", or any class
// behind the first "#pragma pack": where it ends is not looked for.
static bool declares_packed(const struct unit *u, tok t) {
  static const char *const words[] = {"packed", "__packed__", NULL};
  if (!declares_member(u, t))
    return false;
  tok brace = u->tokens[t].up, i = class_key(u, brace);
  for (; i < u->count && !token_is(u, i, ";"); i = i == brace ? behind(u, i) : i + 1)
    if (token_in(u, i, words))
      return true;
  for (i = 0; i < brace; ++i)
    if (pack_pragma(u, i))
      return true;
  return false;
}

bool member_packed(const struct unit *u, struct str name) {
  return spelled_that(u, name, declares_packed).count > 0;
}

static bool user_declares(const struct unit *u, tok t) {
  return names_function(u, t) && !system_file(u, t);
}

bool user_function(const struct unit *u, struct str name) {
  return spelled_that(u, name, user_declares).count > 0;
}

bool is_own_object(const struct unit *u, const struct expr *e) {
  const struct expr *of = e->kind == EXPR_UNARY && token_is(u, e->op, "*") ? expr_bare(e->a) : e;
  return of != e && of->kind == EXPR_LITERAL && token_is(u, of->range.first, "this");
}

bool writes_object(const struct unit *u, struct str class, const struct expr *e) {
  size_t indices = 0;
  for (e = expr_bare(e);; e = expr_bare(e->a)) {
    if (e->kind == EXPR_INDEX) {
      ++indices;
    } else if (e->kind == EXPR_MEMBER) {
      const struct expr *of = expr_bare(e->a);
      bool own = token_is(u, e->op, "->") && of->kind == EXPR_LITERAL &&
                 token_is(u, of->range.first, "this");
      if (!inside_of(u, own ? class : STR(""), token_text(u, e->name), indices))
        return false;
      indices = 0;
      if (own || token_is(u, e->op, "->"))
        return own;
    } else {
      return (is_own_object(u, e) && indices == 0) ||
             (e->kind == EXPR_NAME && inside_of(u, class, token_text(u, e->name), indices));
    }
  }
}

static bool volatile_word(struct str s) {
  return str_is(s, "volatile") || str_is(s, "__volatile__") || str_is(s, "__volatile") ||
         str_starts(s, "add_volatile") || str_starts(s, "add_cv");
}

// The names whose declarations are being followed, the last one first. What they say is not asked
// again: "typedef struct uint3 uint3", or in a library's namespace "typedef std::int32_t int32;
// typedef int32 int32_t;".
struct followed {
  struct str name;
  const struct followed *before;
};

static bool is_followed(const struct followed *f, struct str name) {
  for (; f; f = f->before)
    if (str_equal(f->name, name))
      return true;
  return false;
}

static bool volatile_words(const struct unit *u, struct range type, const struct followed *f,
                           int depth) {
  for (tok t = type.first; t < type.end; ++t) {
    struct str name = token_text(u, t);
    if (volatile_word(name))
      return true;
    if (u->tokens[t].kind != TOK_IDENT || is_followed(f, name))
      continue;
    struct followed here = {name, f};
    struct tokens types = spelled_that(u, name, declares_alias);
    for (size_t i = 0; i < types.count; ++i)
      if (types.at[i] != t && !system_file(u, types.at[i]) &&
          (depth > 8 || volatile_words(u, alias_words(u, types.at[i]), &here, depth + 1)))
        return true;
  }
  return false;
}

bool volatile_type(const struct unit *u, struct range type) {
  return volatile_words(u, type, NULL, 0);
}

// A name outside functions and parameter lists.
static bool outside_lists(const struct unit *u, tok t) {
  tok up = u->tokens[t].up;
  return u->tokens[t].kind == TOK_IDENT && (up == NO_TOKEN || token_is(u, up, "{")) &&
         outside_functions(u, t);
}

// What stands before a name in its declaration.
static struct range words_before(const struct unit *u, tok t) {
  struct range r = {t, t};
  while (r.first > 0 && !token_is(u, r.first - 1, ";") && !token_is(u, r.first - 1, "}") &&
         r.first - 1 != u->tokens[t].up)
    --r.first;
  return r;
}

static bool declares_volatile(const struct unit *u, tok t) {
  return !token_is(u, t + 1, "(") && outside_lists(u, t) && !system_file(u, t) &&
         volatile_type(u, words_before(u, t));
}

bool volatile_outside(const struct unit *u, struct str name) {
  return spelled_that(u, name, declares_volatile).count > 0;
}

// What a type name says of what it is the name of.
struct meaning {
  bool pointer; // a "*" or "&" is somewhere in it, or it could not be followed
  bool array;
  bool watched; // volatile or atomic
  const struct followed *followed;
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
  struct followed here = {token_text(u, name), m->followed};
  if (is_followed(m->followed, here.name))
    return;
  struct tokens types = spelled_that(u, here.name, declares_alias);
  m->followed = &here;
  if (++m->depth > 8)
    m->pointer = true;
  for (size_t k = 0; !m->pointer && k < types.count; ++k) {
    tok t = types.at[k];
    if (t == name)
      continue;
    struct range type = alias_words(u, t);
    m->array |= token_is(u, t + 1, "[");
    for (tok i = type.first; i < type.end; ++i)
      m->array |= token_is(u, t - 1, "using") && token_is(u, i, "[");
    look_at(u, type, m);
  }
  --m->depth;
  m->followed = here.before;
}

enum element_kind element_kind(const struct unit *u, struct range type) {
  if (value_type(u, type))
    return ELEMENT_VALUE;
  for (tok t = type.first; t < type.end; ++t)
    if (token_is(u, t, "<")) // a class of numbers is no number
      return ELEMENT_OTHER;
  struct meaning m = {.depth = 0};
  look_at(u, type, &m);
  return m.array && !m.pointer ? ELEMENT_ARRAY : ELEMENT_OTHER;
}

bool watched_type(const struct unit *u, struct range type) {
  struct meaning m = {.depth = 0};
  look_at(u, type, &m);
  return m.watched;
}

static tok named_class(const struct unit *u, struct range type, int depth) {
  for (tok t = type.first; t < type.end && depth < 8; ++t) {
    tok after = token_is(u, t, "<") ? skip_template(u, t) : NO_TOKEN;
    if (after != NO_TOKEN) {
      t = after - 1;
      continue;
    }
    if (u->tokens[t].kind != TOK_IDENT)
      continue;
    struct tokens types = spelled_that(u, token_text(u, t), declares_alias);
    tok class = spelled_that(u, token_text(u, t), behind_class_key).count > 0 ? t : NO_TOKEN;
    for (size_t i = 0; i < types.count && class == NO_TOKEN; ++i)
      if (types.at[i] != t)
        class = named_class(u, alias_words(u, types.at[i]), depth + 1);
    if (class != NO_TOKEN)
      return class;
  }
  return NO_TOKEN;
}

tok class_of_type(const struct unit *u, struct range type) {
  struct meaning m = {.depth = 0};
  look_at(u, type, &m);
  return m.pointer ? NO_TOKEN : named_class(u, type, 0);
}

// The members of a class are numbers and arrays of them, and nothing else is in it.
static bool members_are_numbers(const struct unit *u, tok brace) {
  for (tok t = brace + 1, end = u->tokens[brace].match; t < end;) {
    tok first = t, name = NO_TOKEN;
    for (; t < end && !token_is(u, t, ";"); t = behind(u, t)) {
      bool known = u->tokens[t].kind == TOK_IDENT || token_is(u, t, ",") || token_is(u, t, "[");
      if (!known || token_is(u, t, "operator"))
        return false;
      bool ends = token_is(u, t + 1, ";") || token_is(u, t + 1, ",") || token_is(u, t + 1, "[");
      if (name == NO_TOKEN && u->tokens[t].kind == TOK_IDENT && ends)
        name = t;
    }
    if (name == NO_TOKEN || t == end ||
        element_kind(u, (struct range){first, name}) != ELEMENT_VALUE)
      return false;
    ++t;
  }
  return true;
}

size_t count_members(const struct unit *u, tok class) {
  static const char *const words[] = {"operator", "default", "delete", NULL};
  struct tokens all = spelled_that(u, token_text(u, class), behind_class_key);
  size_t most = 0;
  for (size_t i = 0; i < all.count; ++i) {
    tok brace = all.at[i];
    while (brace < u->count && !token_is(u, brace, "{") && !token_is(u, brace, ";"))
      if (token_is(u, brace++, ":"))
        return SIZE_MAX; // those of a base, too
    size_t n = 0;
    for (tok t = brace + 1; token_is(u, brace, "{") && t < u->tokens[brace].match; ++t) {
      bool together = token_is(u, t, "{") && token_is(u, t - 1, "union");
      n += together ||
           (u->tokens[t].up == brace && declares_member(u, t) && !token_in(u, t, words) &&
            !token_is(u, t + 1, "{") && !token_is(u, t + 1, ":"));
      t = token_is(u, t, "{") || token_is(u, t, "(") ? behind(u, t) - 1 : t;
    }
    most = n > most ? n : most;
  }
  return all.count ? most : SIZE_MAX;
}

static bool is_enumeration(const struct unit *u, tok brace) {
  tok t = brace;
  while (t > 0 && brace - t < 12 && !token_is(u, t - 1, ";") && !token_is(u, t - 1, "}"))
    if (token_is(u, --t, "enum"))
      return true;
  return false;
}

bool in_enumeration(const struct unit *u, tok t) {
  tok up = u->tokens[t].up;
  return u->tokens[t].kind == TOK_IDENT && up != NO_TOKEN && token_is(u, up, "{") &&
         is_enumeration(u, up);
}

bool is_plain_class(const struct unit *u, struct range type) {
  tok class = class_of_type(u, type);
  struct tokens all = class == NO_TOKEN ? (struct tokens){NULL, 0}
                                        : spelled_that(u, token_text(u, class), behind_class_key);
  size_t bodies = 0;
  for (size_t i = 0; i < all.count; ++i) {
    tok brace = all.at[i] + 1;
    if (token_is(u, brace, ":") || token_is(u, brace, "<") || token_is(u, brace, "final"))
      return false;
    if (token_is(u, brace, "{") && (++bodies > 1 || !members_are_numbers(u, brace)))
      return false;
  }
  return bodies == 1 && !token_is(u, declaration_start(u, all.at[0]), "template");
}

// "class name : base {"
static bool has_base(const struct unit *u, tok t) {
  tok after = token_is(u, t + 1, "<") ? skip_template(u, t + 1) : t + 1;
  while (after != NO_TOKEN && token_is(u, after, "final"))
    ++after;
  return behind_class_key(u, t) && (after == NO_TOKEN || token_is(u, after, ":"));
}

// "operator float *()", "operator T()"
static bool converts(const struct unit *u, tok t) {
  if (u->tokens[t + 1].kind != TOK_IDENT)
    return false;
  tok end = t + 1;
  while (end < u->count && !token_is(u, end, "(") && !token_is(u, end, ";"))
    ++end;
  return element_kind(u, (struct range){t + 1, end}) != ELEMENT_VALUE;
}

bool never_address(const struct unit *u, tok class) {
  struct tokens all = spelled_that(u, STR("operator"), converts);
  if (spelled_that(u, token_text(u, class), has_base).count > 0)
    return false;
  for (size_t i = 0; i < all.count; ++i)
    if (in_class(u, all.at[i], token_text(u, class)))
      return false;
  return true;
}

static bool declares_watched(const struct unit *u, tok t) {
  return outside_lists(u, t) && watched_type(u, words_before(u, t));
}

bool watched_outside(const struct unit *u, struct str name) {
  return spelled_that(u, name, declares_watched).count > 0;
}

// The name of a variable or member at `t`, where it is declared outside functions.
static bool declares_variable(const struct unit *u, tok t) {
  static const char *const before[] = {"=", "<", "struct", "class", "enum", NULL};
  static const char *const behind[] = {";", ",", "=", "{", "[", ":", NULL};
  return t > 0 && token_in(u, t + 1, behind) && !token_in(u, t - 1, before) && outside_lists(u, t);
}

// One that is no number, or vector of numbers.
static bool declares_no_number(const struct unit *u, tok t) {
  if (!declares_variable(u, t))
    return false;
  struct range type = words_before(u, t);
  // "float x, *p": the specifiers are what stands before the first name.
  bool number = false, address = token_is(u, t + 1, "["); // an array's name is its address
  for (tok i = type.first; i < t; ++i) {
    address |= token_is(u, i, "*") || token_is(u, i, "&") || token_is(u, i, "&&");
    number |= u->tokens[i].kind == TOK_IDENT && type_bytes(u, (struct range){i, i + 1}) > 0 &&
              element_kind(u, (struct range){i, i + 1}) == ELEMENT_VALUE;
  }
  return !number || address;
}

static bool declares_no_scalar(const struct unit *u, tok t) {
  return declares_no_number(u, t) && !token_is(u, t - 1, "*");
}

bool declared_variable(const struct unit *u, struct str name) {
  return spelled_that(u, name, declares_variable).count > 0;
}

// No other name of a function or a type.
static bool declares_object(const struct unit *u, tok t) {
  static const char *const names[] = {"using", "typedef", NULL};
  return declares_variable(u, t) && !token_in(u, words_before(u, t).first, names);
}

bool declared_object(const struct unit *u, struct str name) {
  return spelled_that(u, name, declares_object).count > 0;
}

bool class_object(const struct unit *u, struct str class, struct str name) {
  struct tokens all = spelled_that(u, name, declares_object);
  for (size_t i = 0; i < all.count; ++i)
    if (in_class(u, all.at[i], class))
      return true;
  return false;
}

bool number_outside(const struct unit *u, struct str name) {
  return declared_variable(u, name) && spelled_that(u, name, declares_no_number).count == 0;
}

bool scalar_outside(const struct unit *u, struct str name) {
  return declared_variable(u, name) && spelled_that(u, name, declares_no_scalar).count == 0;
}
