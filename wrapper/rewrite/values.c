#include "rewrite/values.h"

#include "rewrite/heads.h"
#include "rewrite/loop.h"
#include "rewrite/members.h"
#include "rewrite/typedefs.h"

#include <ctype.h>
#include <string.h>

// The math library's, also with an "f" behind; none with a result by address.
static bool math_name(struct str s) {
  static const char *const names[] = {
      "sin",    "cos",     "tan",      "asin",      "acos",       "atan",    "atan2",   "sinh",
      "cosh",   "tanh",    "asinh",    "acosh",     "atanh",      "sinpi",   "cospi",   "exp",
      "exp2",   "exp10",   "expm1",    "log",       "log2",       "log10",   "log1p",   "logb",
      "pow",    "sqrt",    "rsqrt",    "cbrt",      "rcbrt",      "hypot",   "rhypot",  "norm3d",
      "norm4d", "rnorm3d", "rnorm4d",  "fmod",      "fdim",       "fdivide", "erf",     "erfc",
      "erfcx",  "erfinv",  "erfcinv",  "normcdf",   "normcdfinv", "tgamma",  "ceil",    "floor",
      "round",  "trunc",   "rint",     "nearbyint", "lround",     "lrint",   "llround", "llrint",
      "fabs",   "fma",     "fmin",     "fmax",      "copysign",   "ldexp",   "scalbn",  "nextafter",
      "isnan",  "isinf",   "isfinite", "signbit",   "__sin",      "__cos",   "__tan",   "__pow",
      "__exp",  "__exp10", "__log",    "__log2",    "__log10",    "__tanh",  NULL};
  struct str base = {s.p, s.n > 0 && s.p[s.n - 1] == 'f' ? s.n - 1 : s.n};
  return str_in(s, names) || str_in(base, names);
}

bool pure_name(struct str s) {
  static const char *const names[] = {
      "min",    "max",     "abs",      "__ldg",      "__ldcg",      "__ldca",  "__ldcs",
      "__brev", "__popc",  "__clz",    "__ffs",      "__byte_perm", "__mul24", "__umul24",
      "__dp4a", "__mulhi", "__umulhi", "__fdividef", "__saturatef", NULL};
  static const char *const prefixes[] = {
      "make_",       "__float2",    "__half2",      "__int2",       "__uint2",
      "__double2",   "__low2",      "__high2",      "__halves2",    "__short2",
      "__ushort2",   "__bfloat162", "__hadd",       "__hmul",       "__hsub",
      "__hfma",      "__hmin",      "__hmax",       "__hneg",       "__habs",
      "__float_as_", "__int_as_",   "__uint_as_",   "__double_as_", "__longlong_as_",
      "__half_as_",  "__short_as_", "__ushort_as_", "__fadd_",      "__fsub_",
      "__fmul_",     "__fmaf_",     "__fdiv_",      "__frcp_",      "__fsqrt_",
      "__frsqrt_",   NULL};
  if (str_in(s, names) || math_name(s))
    return true;
  for (const char *const *p = prefixes; *p; ++p)
    if (str_starts(s, *p))
      return true;
  return false;
}

static const char *const words[] = {"return", "const",  "constexpr", "if",    "else",        "int",
                                    "float",  "double", "unsigned",  "short", "char",        "long",
                                    "signed", "bool",   "true",      "false", "static_cast", NULL};
static const char *const vectors[] = {"float2",  "float3", "float4", "int2",   "int3", "int4",
                                      "uint2",   "uint3",  "uint4",  "uint",   "half", "half2",
                                      "double2", "char4",  "uchar4", "size_t", NULL};

static bool plain_symbol(const struct symbol *y) {
  return !y->pointer && !y->shared && !y->is_static && !y->is_extern && !y->is_volatile && !y->odd;
}

// The name at `t` in the body of `f`, a function called `own`.
static bool harmless_name(const struct function *f, tok t, struct str own) {
  const struct unit *u = f->unit;
  struct str s = token_text(u, t);
  if (str_in(s, words) || str_in(s, vectors) || (t > 0 && token_is(u, t - 1, ".")))
    return true;
  struct symbol *y = resolve(f, t);
  int bytes;
  if (!y && value_alias(u, t, &bytes))
    return true;
  if (y)
    return y->type_name ||
           (plain_symbol(y) && range_empty(y->dims) && (!y->reference || y->constant));
  return token_is(u, t + 1, "(") && (str_equal(s, own) || (pure_name(s) && !str_starts(s, "__ld")));
}

static bool harmless_body(struct unit *u, tok brace, struct str own) {
  struct function *f = parse_function(u, brace);
  if (!f)
    return false;
  for (size_t i = 0; i < f->symbols.count; ++i) {
    const struct symbol *y = &f->symbols.at[i];
    if (y->parameter && (y->pointer || !range_empty(y->dims) || (y->reference && !y->constant)))
      return false;
  }
  for (tok t = f->range.first; t < f->range.end; ++t) {
    enum token_kind kind = u->tokens[t].kind;
    if (kind == TOK_PRAGMA || kind == TOK_STRING || token_is(u, t, "[") || token_is(u, t, "->") ||
        token_is(u, t, "::"))
      return false;
    if (kind == TOK_IDENT && !harmless_name(f, t, own))
      return false;
  }
  return true;
}

// The name of a function at `t` that may do more, or has no body here.
static bool harmful(const struct unit *u, tok t) {
  if (!names_function(u, t))
    return false;
  tok close = u->tokens[t + 1].match;
  return close == NO_TOKEN || !token_is(u, close + 1, "{") ||
         !harmless_body((struct unit *)u, close + 1, token_text(u, t));
}

static bool specialises(const struct unit *u, tok t) {
  return specialised(u, t) != NO_TOKEN;
}

bool value_functions(const struct unit *u, struct str name) {
  return spelled_that(u, name, specialises).count == 0 &&
         spelled_that(u, name, names_function).count > 0 &&
         spelled_that(u, name, harmful).count == 0;
}

// ---- integers alone ----

// Functions call each other so deep; one that calls itself is deeper.
enum { DEEPEST_VALUE = 3 };

static bool integers_of(const struct unit *u, struct str name, int depth, bool deduced);

static bool integer_literal(struct str s) {
  bool hex = str_starts(s, "0x") || str_starts(s, "0X");
  for (size_t i = 0; i < s.n; ++i)
    if (strchr(hex ? "._pP" : "._eEfF", s.p[i]))
      return false;
  return true;
}

static bool integer_name(const struct function *f, tok t, int depth) {
  static const char *const known[] = {
      "return",      "const",   "constexpr", "if",      "else",     "int",   "unsigned", "short",
      "char",        "long",    "signed",    "bool",    "true",     "false", "uint",     "size_t",
      "static_cast", "int32_t", "uint32_t",  "int64_t", "uint64_t", NULL};
  static const char *const functions[] = {"min",      "max",      "abs",    "__mul24",
                                          "__umul24", "__popc",   "__clz",  "__ffs",
                                          "__mulhi",  "__umulhi", "__brev", NULL};
  const struct unit *u = f->unit;
  struct str s = token_text(u, t);
  if (str_in(s, known) || resolve(f, t))
    return true;
  return token_is(u, t + 1, "(") &&
         (user_function(u, s) ? integers_of(u, s, depth - 1, false) : str_in(s, functions));
}

// The parameter of the function's own template that a type is, "const T &" too; NULL for any other.
static const struct symbol *type_parameter(const struct function *f, struct range type) {
  const struct unit *u = f->unit;
  type.first += token_is(u, type.first, "const");
  type.end -= type.end > type.first && token_is(u, type.end - 1, "const");
  for (size_t i = 0; i < f->symbols.count && type.end - type.first == 1; ++i) {
    const struct symbol *y = &f->symbols.at[i];
    bool own = y->type_name;
    for (tok t = y->name; own && t < f->name; ++t)
      own = !token_is(u, t, "{"); // of a class around it
    if (own && str_equal(token_text(u, y->name), token_text(u, type.first)))
      return y;
  }
  return NULL;
}

// The call's arguments tell what the parameter is: it is the type of one of the function's own.
static bool is_deduced(const struct function *f, const struct symbol *type) {
  for (size_t i = 0; i < f->symbols.count; ++i)
    if (f->symbols.at[i].parameter && type_parameter(f, f->symbols.at[i].type) == type)
      return true;
  return false;
}

// What stands before the name is one integer type, and how the function is compiled.
static bool gives_integer(const struct function *f) {
  static const char *const skipped[] = {"static",    "inline", "__inline__", "__inline",
                                        "constexpr", "const",  NULL};
  const struct unit *u = f->unit;
  bool found = false;
  for (tok t = f->head.first; t < f->name; ++t) {
    tok template = token_is(u, t, "template") ? skip_template(u, t + 1) : NO_TOKEN;
    if (token_is(u, t, "__attribute__") && token_is(u, t + 1, "(")) {
      t = u->tokens[t + 1].match;
    } else if (template != NO_TOKEN) {
      t = template - 1;
    } else if (!token_in(u, t, skipped)) {
      struct range type = {t, t + 1};
      if (u->tokens[t].kind != TOK_IDENT ||
          (!type_parameter(f, type) && type_number(u, type) != NUMBER_WHOLE))
        return false;
      found = true;
    }
  }
  return found;
}

static bool is_literal(const struct unit *u, struct range r) {
  return r.end - r.first == 1 && u->tokens[r.first].kind == TOK_NUMBER &&
         integer_literal(token_text(u, r.first));
}

// One instruction that computes integers, of operands: no flag, no special register.
static bool integer_instruction(struct str s) {
  static const char *const families[] = {
      "abs",   "add",   "and",       "bfe",       "bfi",   "bfind", "brev",   "clz",
      "dp2a",  "dp4a",  "lop3",      "mad",       "mad24", "max",   "min",    "mul",
      "mul24", "not",   "or",        "popc",      "prmt",  "sad",   "shf",    "shl",
      "shr",   "sub",   "vabsdiff2", "vabsdiff4", "vadd2", "vadd4", "vavrg2", "vavrg4",
      "vmax2", "vmax4", "vmin2",     "vmin4",     "vsub2", "vsub4", "xor",    NULL};
  s = str_trim(s);
  if (s.n && s.p[s.n - 1] == ';')
    --s.n;
  size_t n = 0;
  while (n < s.n && s.p[n] != '.')
    ++n;
  for (size_t i = 0; i < s.n; ++i)
    if (!isalnum((unsigned char)s.p[i]) && !strchr("., %", s.p[i]))
      return false;
  return str_in((struct str){s.p, n}, families) && str_find(s, STR("%%"), 0) == s.n &&
         str_find(s, STR(".f"), 0) == s.n && str_find(s, STR(".cc"), 0) == s.n;
}

// asm("add.u32 %0, %1, %2;" : "=r"(sum) : "r"(a), "r"(b)), which is not volatile: the token behind
// it. NO_TOKEN for any other.
static tok behind_integer_asm(const struct function *f, tok t, int depth) {
  static const char *const constraints[] = {"\"=r\"", "\"=l\"", "\"r\"", "\"l\"", "\"n\"", NULL};
  const struct unit *u = f->unit;
  tok close = token_is(u, t + 1, "(") ? u->tokens[t + 1].match : NO_TOKEN;
  if (close == NO_TOKEN)
    return NO_TOKEN;
  struct text text = {.arena = u->arena};
  for (t += 2; t < close && u->tokens[t].kind == TOK_STRING; ++t) {
    struct str part = token_text(u, t);
    text_printf(&text, "%.*s", part.n > 2 ? (int)part.n - 2 : 0, part.p + 1);
  }
  bool writes = false;
  for (; t < close; ++t) {
    struct str word = token_text(u, t);
    enum token_kind kind = u->tokens[t].kind;
    if (kind == TOK_STRING ? !str_in(word, constraints) || !token_is(u, t + 1, "(")
                           : kind == TOK_IDENT && !integer_name(f, t, depth))
      return NO_TOKEN;
    writes |= kind == TOK_STRING && word.p[1] == '=';
  }
  return writes && text.n && integer_instruction(text_str(&text)) ? close + 1 : NO_TOKEN;
}

static bool integer_symbol(const struct function *f, const struct symbol *y, bool deduced) {
  if (y->type_name)
    return deduced && is_deduced(f, y);
  bool whole = type_parameter(f, y->type) || type_number(f->unit, y->type) == NUMBER_WHOLE;
  // A default value tells no type.
  bool given = range_empty(y->init) || !y->parameter ||
               (is_literal(f->unit, y->init) && !type_parameter(f, y->type));
  return whole && given && plain_symbol(y) && range_empty(y->dims) &&
         (!y->reference || (y->parameter && y->constant));
}

static bool integer_body(struct unit *u, tok brace, int depth, bool deduced) {
  struct function *f = parse_function(u, brace);
  if (!f || !gives_integer(f))
    return false;
  for (size_t i = 0; i < f->symbols.count; ++i)
    if (!integer_symbol(f, &f->symbols.at[i], deduced))
      return false;
  for (tok t = f->range.first; t < f->range.end; ++t) {
    static const char *const foreign[] = {"[", "->", "::", ".", NULL};
    static const char *const assembly[] = {"asm", "__asm__", "__asm", NULL};
    enum token_kind kind = u->tokens[t].kind;
    if (token_in(u, t, assembly)) {
      tok behind_it = behind_integer_asm(f, t, depth);
      if (behind_it == NO_TOKEN)
        return false;
      t = behind_it - 1;
      continue;
    }
    if (kind == TOK_PRAGMA || kind == TOK_STRING || token_in(u, t, foreign) ||
        (kind == TOK_NUMBER && !integer_literal(token_text(u, t))) ||
        (kind == TOK_IDENT && !integer_name(f, t, depth)))
      return false;
  }
  return true;
}

static bool integers_of(const struct unit *u, struct str name, int depth, bool deduced) {
  struct tokens all = spelled_that(u, name, names_function);
  if (depth == 0 || spelled_that(u, name, specialises).count)
    return false;
  for (size_t i = 0; i < all.count; ++i) {
    tok close = u->tokens[all.at[i] + 1].match;
    if (close == NO_TOKEN || !token_is(u, close + 1, "{") ||
        !integer_body((struct unit *)u, close + 1, depth, deduced))
      return false;
  }
  return all.count > 0;
}

bool integer_functions(const struct unit *u, struct str name, bool deduced) {
  return !declared_object(u, name) && integers_of(u, name, DEEPEST_VALUE, deduced);
}
