// What kind of number an expression is, as far as the text tells: only floating ones are rounded.
#include "rewrite/declare.h"
#include "rewrite/loop.h"
#include "rewrite/members.h"

#include <string.h>

static enum number_kind wider(enum number_kind a, enum number_kind b) {
  return a > b ? a : b;
}

// "float", and "float4" with `vector`.
static bool is_word(struct str s, const char *const *words, bool vector) {
  if (str_in(s, words))
    return true;
  struct str scalar = {s.p, s.n ? s.n - 1 : 0};
  return vector && s.n > 1 && strchr("1234", s.p[s.n - 1]) && str_in(scalar, words);
}

// A type by one of its words: the language's and CUDA's own, exactly, for a class may have a name
// that begins like them.
static enum number_kind word_number(struct str s) {
  static const char *const floating[] = {"float", "double", "half", "__half", NULL};
  static const char *const brain[] = {
      "nv_bfloat16", "nv_bfloat162",   "__nv_bfloat16",   "__nv_bfloat162",
      "cuComplex",   "cuFloatComplex", "cuDoubleComplex", NULL};
  static const char *const vectors[] = {"char", "uchar", "short",    "ushort",    "int", "uint",
                                        "long", "ulong", "longlong", "ulonglong", NULL};
  static const char *const whole[] = {"signed",   "unsigned", "bool",     "dim3",      "size_t",
                                      "ssize_t",  "int8_t",   "int16_t",  "int32_t",   "int64_t",
                                      "uint8_t",  "uint16_t", "uint32_t", "uint64_t",  "ptrdiff_t",
                                      "intptr_t", "wchar_t",  "char16_t", "uintptr_t", NULL};
  if (is_word(s, floating, true) || is_word(s, brain, false))
    return NUMBER_FLOATING;
  return is_word(s, vectors, true) || is_word(s, whole, false) ? NUMBER_WHOLE : NUMBER_UNKNOWN;
}

static bool says_nothing(const struct unit *u, tok t) {
  static const char *const words[] = {
      "const",    "constexpr",  "static",       "volatile", "register", "inline",
      "typename", "__shared__", "__device__",   "extern",   "restrict", "__restrict__",
      "std",      "mutable",    "__constant__", "shared",   "device",   "constant",
      "managed",  "align",      "aligned",      NULL};
  return u->tokens[t].kind != TOK_IDENT || token_in(u, t, words);
}

// Words that are neither of the language nor of CUDA, to be looked up.
struct words {
  struct {
    tok *at;
    size_t count, room;
  } unknown;
};

static bool names_enum(const struct unit *u, tok t) {
  return token_is(u, t - 1, "enum") || (token_is(u, t - 2, "enum") && token_is(u, t - 1, "class"));
}

// The type that a typedef or an alias gives the name at `t`; empty when it is no such name.
static struct range aliased(const struct unit *u, tok t) {
  struct range none = {t, t}, type = none;
  if (token_is(u, t - 1, "using") && token_is(u, t + 1, "=")) {
    for (type.first = type.end = t + 2; type.end < u->count && !token_is(u, type.end, ";");)
      ++type.end;
    return type;
  }
  if (!token_is(u, t + 1, ";") && !token_is(u, t + 1, ","))
    return none;
  while (type.first > 0 && !token_is(u, type.first - 1, ";") && !token_is(u, type.first - 1, "}") &&
         !token_is(u, type.first - 1, "typedef"))
    --type.first;
  return token_is(u, type.first - 1, "typedef") ? type : none;
}

// A type that the user's templates are given.
static bool names_parameter(const struct unit *u, tok t) {
  static const char *const behind_name[] = {",", ">", "=", ">>", NULL};
  return (token_is(u, t - 1, "typename") || token_is(u, t - 1, "class")) &&
         token_in(u, t + 1, behind_name) && !system_file(u, t);
}

static bool names_number(const struct unit *u, tok t) {
  return u->tokens[t].kind == TOK_IDENT &&
         (names_enum(u, t) || names_parameter(u, t) || !range_empty(aliased(u, t)));
}

static bool names_user_number(const struct unit *u, tok t) {
  return names_number(u, t) && !system_file(u, t);
}

// Widens *n by what the words of a type say; false when it is that of a pointer, whose words may
// count or not.
static bool words_number(const struct unit *u, struct range type, struct words *w,
                         enum number_kind *n) {
  for (tok t = type.first; t < type.end; ++t) {
    if (token_is(u, t, "*"))
      return false;
    if ((token_is(u, t, "__attribute__") || token_is(u, t, "alignas") ||
         token_is(u, t, "__align__") || token_is(u, t, "decltype")) &&
        token_is(u, t + 1, "(")) {
      if (token_is(u, t, "decltype"))
        *n = wider(*n, NUMBER_UNKNOWN);
      t = behind(u, t + 1) - 1;
      continue;
    }
    if (says_nothing(u, t) || token_is(u, t + 1, "::"))
      continue;
    if (token_is(u, t + 1, "<")) { // a class, of whatever; a fragment's elements are numbers
      *n = wider(*n, token_is(u, t, "fragment") ? NUMBER_FLOATING : NUMBER_UNKNOWN);
      tok after = skip_template(u, t + 1);
      t = after == NO_TOKEN ? type.end : after - 1;
      continue;
    }
    struct str name = token_text(u, t);
    enum number_kind word = word_number(name);
    if (word == NUMBER_UNKNOWN || spelled_that(u, name, names_user_number).count > 0)
      *GROW(u->arena, w->unknown) = t;
    else
      *n = wider(*n, word);
  }
  return true;
}

// What the declarations of one name say; where they name other types, these are added to `w`.
static enum number_kind declared_number(const struct unit *u, struct str name, struct words *w) {
  enum number_kind n = NUMBER_ADDRESS;
  struct tokens named = spelled_that(u, name, names_number);
  for (size_t i = 0; i < named.count; ++i)
    if (names_enum(u, named.at[i]))
      n = wider(n, NUMBER_WHOLE);
    else if (names_parameter(u, named.at[i]))
      n = wider(n, NUMBER_UNKNOWN);
    else if (!words_number(u, aliased(u, named.at[i]), w, &n))
      n = wider(n, NUMBER_UNKNOWN);
  return named.count ? n : NUMBER_UNKNOWN;
}

// What a typedef, an alias or an enumeration of the text is a name of: all of that name together,
// with all that they are made of. Every name is looked at once, as they may name each other.
static enum number_kind named_number(const struct unit *u, tok name) {
  struct spelling *first = spelling_of(u, token_text(u, name));
  if (first->number)
    return (enum number_kind)(first->number - 1);
  enum number_kind n = NUMBER_ADDRESS;
  struct words w = {0};
  *GROW(u->arena, w.unknown) = name;
  for (size_t i = 0; i < w.unknown.count; ++i) {
    struct spelling *s = spelling_of(u, token_text(u, w.unknown.at[i]));
    if (s->walked != first)
      n = wider(n, declared_number(u, s->text, &w));
    s->walked = first;
  }
  if (n == NUMBER_ADDRESS)
    n = NUMBER_UNKNOWN;
  first->number = (uint8_t)(n + 1);
  return n;
}

enum number_kind type_number(const struct unit *u, struct range type) {
  enum number_kind n = NUMBER_ADDRESS;
  struct words w = {0};
  if (!words_number(u, type, &w, &n))
    return NUMBER_ADDRESS;
  for (size_t i = 0; i < w.unknown.count; ++i)
    n = wider(n, named_number(u, w.unknown.at[i]));
  return n == NUMBER_ADDRESS ? NUMBER_UNKNOWN : n;
}

// What one gets at the end of all indices and stars.
static enum number_kind element_number(struct loop *l, const struct symbol *y) {
  if (y->template_value) // floating ones exist only since C++20, and are named by their type there
    return type_number(l->unit, y->type) == NUMBER_FLOATING ? NUMBER_FLOATING : NUMBER_WHOLE;
  if (is_auto(l, y)) {
    struct expr *init = symbol_init(l->function, (struct symbol *)y);
    return init ? number_kind(l, init) : NUMBER_UNKNOWN;
  }
  return type_number(l->unit, y->type);
}

static bool declares_member(const struct unit *u, tok t) {
  static const char *const behind_name[] = {";", ",", "=", "{", "[", ":", NULL};
  return u->tokens[t].kind == TOK_IDENT && token_in(u, t + 1, behind_name) &&
         opens_class(u, u->tokens[t].up);
}

// Of all members of that name in the text's classes together.
static enum number_kind member_number(const struct unit *u, tok name) {
  struct tokens all = spelled_that(u, token_text(u, name), declares_member);
  enum number_kind n = NUMBER_ADDRESS;
  for (size_t i = 0; i < all.count; ++i) {
    struct range type = {all.at[i], all.at[i]};
    while (!token_is(u, type.first - 1, ";") && !token_is(u, type.first - 1, "}") &&
           type.first - 1 != u->tokens[all.at[i]].up)
      --type.first;
    enum number_kind one = type_number(u, type);
    if (one == NUMBER_UNKNOWN)
      return one;
    n = wider(n, one);
  }
  return n == NUMBER_ADDRESS ? NUMBER_UNKNOWN : n;
}

static enum number_kind name_number(struct loop *l, const struct expr *e) {
  struct symbol *y = resolve(l->function, e->name);
  if (y)
    return (y->pointer || !range_empty(y->dims)) && !y->odd ? NUMBER_ADDRESS : element_number(l, y);
  if (builtin_value(l, e->name))
    return NUMBER_WHOLE;
  struct root r = named_outside(l, e->name, false);
  return r.memory == MEMORY_CONSTANT && r.proved ? NUMBER_WHOLE : member_number(l->unit, e->name);
}

// "a[i]", "*a", "a.x": of what the access begins with; of the member's declaration when that is an
// object of the text's own.
static enum number_kind access_number(struct loop *l, const struct expr *e) {
  const struct expr *at = expr_bare(e);
  while (at->kind == EXPR_INDEX || at->kind == EXPR_MEMBER ||
         (at->kind == EXPR_UNARY && token_is(l->unit, at->op, "*")))
    at = expr_bare(at->a);
  if (at->kind == EXPR_CAST)
    return type_number(l->unit, (struct range){at->type.first, at->type.first + 1});
  if (at->kind == EXPR_BINARY) // *(p + i)
    at = number_kind(l, at->a) == NUMBER_ADDRESS ? expr_bare(at->a) : expr_bare(at->b);
  if (at->kind != EXPR_NAME)
    return NUMBER_UNKNOWN;
  if (builtin_value(l, at->name))
    return NUMBER_WHOLE;
  struct symbol *y = resolve(l->function, at->name);
  enum number_kind n = y ? element_number(l, y) : NUMBER_UNKNOWN;
  if (n == NUMBER_UNKNOWN && expr_bare(e)->kind == EXPR_MEMBER)
    return member_number(l->unit, expr_bare(e)->name);
  return n == NUMBER_ADDRESS ? NUMBER_UNKNOWN : n;
}

static enum number_kind literal_number(const struct unit *u, tok t) {
  struct str s = token_text(u, t);
  if (u->tokens[t].kind != TOK_NUMBER)
    return NUMBER_WHOLE;
  bool hex = s.n > 1 && s.p[0] == '0' && (s.p[1] == 'x' || s.p[1] == 'X');
  for (size_t i = 0; i < s.n; ++i)
    if (strchr(hex ? ".pP" : ".eEfF", s.p[i]))
      return NUMBER_FLOATING;
  // "12_kg" may be anything.
  return memchr(s.p, '_', s.n) ? NUMBER_UNKNOWN : NUMBER_WHOLE;
}

static bool user_declares(const struct unit *u, tok t) {
  return names_function(u, t) && !system_file(u, t);
}

// What all functions of that name in the text give back, where headers have none.
static enum number_kind result_number(const struct unit *u, struct str name) {
  struct tokens all = spelled_that(u, name, user_declares);
  enum number_kind n = NUMBER_ADDRESS;
  if (system_function(u, name) || declared_object(u, name))
    return NUMBER_UNKNOWN;
  for (size_t i = 0; i < all.count; ++i) {
    enum number_kind one = type_number(u, (struct range){all.at[i] - 1, all.at[i]});
    if (one == NUMBER_UNKNOWN)
      return one;
    n = wider(n, one);
  }
  return n == NUMBER_ADDRESS ? NUMBER_UNKNOWN : n;
}

static enum number_kind call_number(struct loop *l, const struct expr *e) {
  static const char *const whole[] = {
      "__popc",   "__clz",  "__ffs",       "__dp4a",        "__mul24",      "__umul24", "__mulhi",
      "__umulhi", "__brev", "__byte_perm", "__ballot_sync", "__activemask", NULL};
  const struct expr *f = expr_bare(e->a);
  if (f->kind == EXPR_NAME && !resolve(l->function, f->name)) {
    struct str name = token_text(l->unit, f->name);
    if (str_in(name, whole) || str_starts(name, "__float2int") || str_starts(name, "__float_as_"))
      return NUMBER_WHOLE;
    // Of numbers these make a number of the same kind.
    if (str_is(name, "min") || str_is(name, "max") || str_is(name, "abs") ||
        str_starts(name, "__shfl") || str_is(name, "__ldg")) {
      enum number_kind n = NUMBER_ADDRESS;
      for (const struct expr *x = e->args; x; x = x->next)
        n = wider(n, number_kind(l, x));
      return n == NUMBER_ADDRESS ? NUMBER_UNKNOWN : n;
    }
    return result_number(l->unit, name);
  }
  return NUMBER_UNKNOWN;
}

enum number_kind number_kind(struct loop *l, const struct expr *e) {
  const struct unit *u = l->unit;
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_NAME:
    return name_number(l, e);
  case EXPR_LITERAL:
    return literal_number(u, e->range.first);
  case EXPR_UNARY:
    if (token_is(u, e->op, "&"))
      return NUMBER_ADDRESS;
    if (token_is(u, e->op, "!"))
      return NUMBER_WHOLE;
    return token_is(u, e->op, "*") ? access_number(l, e) : number_kind(l, e->a);
  case EXPR_POSTFIX:
  case EXPR_ASSIGN:
    return number_kind(l, e->a);
  case EXPR_BINARY: {
    static const char *const truth[] = {"<", ">", "<=", ">=", "==", "!=", "&&", "||", NULL};
    static const char *const bits[] = {"%", "&", "|", "^", "<<", ">>", NULL};
    if (token_in(u, e->op, truth) || token_in(u, e->op, bits))
      return NUMBER_WHOLE;
    enum number_kind a = number_kind(l, e->a), b = number_kind(l, e->b);
    if (a == NUMBER_ADDRESS || b == NUMBER_ADDRESS) // p + i; but p - q is a number
      return a == b ? NUMBER_WHOLE : NUMBER_ADDRESS;
    return wider(a, b);
  }
  case EXPR_COND:
    return wider(number_kind(l, e->b), number_kind(l, e->c));
  case EXPR_CAST:
    return type_number(u, e->type);
  case EXPR_SIZEOF:
    return NUMBER_WHOLE;
  case EXPR_COMMA:
    return number_kind(l, e->b);
  case EXPR_CALL:
    return call_number(l, e);
  case EXPR_INDEX:
  case EXPR_MEMBER:
    return access_number(l, e);
  default:
    return NUMBER_UNKNOWN;
  }
}
