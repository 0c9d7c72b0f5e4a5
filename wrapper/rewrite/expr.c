// Expressions: a precedence parser over a token range.
#include "rewrite/declare.h"
#include "rewrite/heads.h"
#include "rewrite/members.h"
#include "rewrite/typedefs.h"

#include <string.h>

struct reader {
  const struct function *function;
  const struct unit *unit;
  tok at, end;
  unsigned depth;
  unsigned chain; // operators that bind to the left: each makes the tree one deeper
};

// What is deeper is not understood: whoever walks a tree recurses.
enum { DEEPEST = 300, LONGEST_CHAIN = 4000, LONGEST_POSTFIX = 60 };

static struct expr *parse_assign(struct reader *r);
static struct expr *parse_comma(struct reader *r);
static struct expr *parse_unary(struct reader *r);

static bool here(const struct reader *r, const char *spelling) {
  return r->at < r->end && token_is(r->unit, r->at, spelling);
}

static struct expr *new_expr(struct reader *r, enum expr_kind kind, tok first) {
  struct expr *e = ARENA_NEW(r->unit->arena, struct expr);
  e->kind = kind;
  e->range = (struct range){first, r->at};
  e->op = e->name = NO_TOKEN;
  return e;
}

static struct expr *unknown(struct reader *r, tok first) {
  r->at = r->end;
  return new_expr(r, EXPR_UNKNOWN, first);
}

static tok closer(const struct reader *r, tok t) {
  tok m = r->unit->tokens[t].match;
  return m != NO_TOKEN && m > t && m < r->end ? m : NO_TOKEN;
}

static const char *const type_words[] = {"unsigned", "signed",   "int",      "float",  "double",
                                         "char",     "short",    "long",     "bool",   "void",
                                         "const",    "volatile", "typename", "struct", NULL};

// Types of CUDA and the C library that a cast may name without any other sign of being a type.
static const char *const known_types[] = {
    "size_t",      "ptrdiff_t",     "int8_t",       "int16_t",        "int32_t",   "int64_t",
    "uint8_t",     "uint16_t",      "uint32_t",     "uint64_t",       "uintptr_t", "intptr_t",
    "uchar",       "ushort",        "uint",         "ulong",          "half",      "half2",
    "__half",      "__half2",       "float2",       "float3",         "float4",    "int2",
    "int3",        "int4",          "uint2",        "uint3",          "uint4",     "double2",
    "char4",       "uchar4",        "short2",       "short4",         "ushort4",   "longlong2",
    "nv_bfloat16", "__nv_bfloat16", "nv_bfloat162", "__nv_bfloat162", NULL};

bool plain_type_word(const struct unit *u, tok t) {
  return token_in(u, t, type_words) || token_in(u, t, known_types) || token_is(u, t, "auto");
}

static bool names_type(const struct reader *r, tok t) {
  if (token_in(r->unit, t, type_words))
    return true;
  struct symbol *s = resolve(r->function, t);
  if (s)
    return s->type_name;
  int bytes;
  return token_in(r->unit, t, known_types) || value_alias(r->unit, t, &bytes);
}

// Whether the tokens of a parenthesis are a type, so that it is a cast. `after` is the token behind
// it.
static bool is_cast(const struct reader *r, struct range inside, tok after) {
  const struct unit *u = r->unit;
  if (range_empty(inside) || after >= r->end)
    return false;
  bool pointer = false, type = false;
  for (tok t = inside.first; t < inside.end; ++t) {
    struct str s = token_text(u, t);
    if (u->tokens[t].kind == TOK_IDENT) {
      if (pointer && !str_is(s, "const") && !str_is(s, "volatile") && !str_starts(s, "__restrict"))
        return false;
      if (names_type(r, t))
        type = true;
      else if (resolve(r->function, t) && !resolve(r->function, t)->type_name)
        return false;
    } else if (str_is(s, "*") || str_is(s, "&")) {
      pointer = true;
    } else if (str_is(s, "<")) {
      tok behind = skip_template(u, t);
      if (behind == NO_TOKEN || behind > inside.end)
        return false;
      t = behind - 1;
    } else if (!str_is(s, "::")) {
      return false;
    }
  }
  enum token_kind next = u->tokens[after].kind;
  bool operand = next == TOK_IDENT || next == TOK_NUMBER || next == TOK_STRING ||
                 next == TOK_CHAR || token_is(u, after, "(") || token_is(u, after, "!") ||
                 token_is(u, after, "~");
  if (pointer)
    return operand || token_is(u, after, "&") || token_is(u, after, "*");
  if (type)
    return operand || token_is(u, after, "-") || token_is(u, after, "+") ||
           token_is(u, after, "*") || token_is(u, after, "&") || token_is(u, after, "{");
  // An unknown name in parentheses before an operand can only be a type, unless it is a call:
  // (f)(x).
  return operand && !token_is(u, after, "(");
}

static struct expr *parse_args(struct reader *r, tok close) {
  struct expr *first = NULL, **last = &first;
  tok end = r->end;
  r->end = close;
  while (r->at < close) {
    struct expr *e = parse_assign(r);
    *last = e;
    last = &e->next;
    if (!here(r, ","))
      break;
    ++r->at;
  }
  if (r->at != close) {
    *last = unknown(r, r->at);
    r->at = close;
  }
  r->end = end;
  ++r->at;
  return first;
}

// A name outside functions that a declaration behind "template" declares, or stands in.
static bool declared_template(const struct unit *u, tok t) {
  tok up = u->tokens[t].up;
  if ((up != NO_TOKEN && !token_is(u, up, "{")) || !outside_functions(u, t))
    return false;
  tok first = declaration_start(u, t); // which is looked for through all of a long expression
  tok list = token_is(u, first, "template") ? skip_parameters(u, first + 1) : NO_TOKEN;
  return list != NO_TOKEN && t >= list;
}

// Behind "<a && b>" and the like at `t`, which could be comparisons too, where `name` before it is
// that of a template. NO_TOKEN for comparisons, `t` when it may be either.
static tok skip_values(const struct reader *r, tok name, tok t) {
  const struct unit *u = r->unit;
  struct str text = token_text(u, name);
  bool member = token_is(u, name - 1, ".") || token_is(u, name - 1, "->");
  const struct symbol *s = member ? NULL : resolve(r->function, name);
  bool template =
      user_function(u, text) || (!member && spelled_that(u, text, declared_template).count > 0);
  if (s ? !s->type_name : !template)
    return NO_TOKEN;
  tok after = skip_arguments(u, t);
  bool list = after != NO_TOKEN && after <= r->end &&
              (token_is(u, after, "(") || token_is(u, after, "::") || token_is(u, after, "{"));
  if (declared_object(u, text))
    return list ? t : NO_TOKEN;
  return list ? after : t;
}

// name = ["::"] ident [args] ("::" ident [args])*, where args only when what follows shows that "<"
// is a bracket
static struct expr *parse_name(struct reader *r) {
  const struct unit *u = r->unit;
  tok first = r->at;
  tok name = NO_TOKEN;
  if (here(r, "::"))
    ++r->at;
  for (;;) {
    if (r->at >= r->end || u->tokens[r->at].kind != TOK_IDENT)
      return unknown(r, first);
    name = r->at++;
    if (here(r, "<")) {
      struct symbol *s = resolve(r->function, name);
      tok after = s && !s->type_name ? NO_TOKEN : skip_template(u, r->at);
      if (after != NO_TOKEN && after <= r->end &&
          (token_is(u, after, "(") || token_is(u, after, "::") || token_is(u, after, "{")))
        r->at = after;
      else if (after == NO_TOKEN && (after = skip_values(r, name, r->at)) != NO_TOKEN) {
        if (after == r->at)
          return unknown(r, first);
        r->at = after;
      }
    }
    if (!here(r, "::"))
      break;
    ++r->at;
    if (here(r, "template"))
      ++r->at;
  }
  struct expr *e = new_expr(r, EXPR_NAME, first);
  e->name = name;
  return e;
}

// static_cast < type > ( a )
static struct expr *parse_named_cast(struct reader *r) {
  tok first = r->at;
  tok open = first + 1;
  tok after = token_is(r->unit, open, "<") ? skip_template(r->unit, open) : NO_TOKEN;
  if (after == NO_TOKEN || after >= r->end || !token_is(r->unit, after, "(") ||
      closer(r, after) == NO_TOKEN)
    return unknown(r, first);
  tok close = closer(r, after), end = r->end;
  r->at = after + 1;
  r->end = close;
  struct expr *a = parse_comma(r);
  bool whole = r->at == close;
  r->end = end;
  r->at = close + 1;
  struct expr *e = new_expr(r, whole ? EXPR_CAST : EXPR_UNKNOWN, first);
  e->op = first;
  e->type = (struct range){open + 1, after - 1};
  e->a = a;
  return e;
}

// A type's keywords followed by "(" or "{": float(a), unsigned int(a) is not C++ but costs nothing
static struct expr *parse_type_call(struct reader *r) {
  tok first = r->at;
  while (r->at < r->end && token_in(r->unit, r->at, type_words))
    ++r->at;
  tok type_end = r->at;
  if (!(here(r, "(") || here(r, "{")) || closer(r, r->at) == NO_TOKEN)
    return unknown(r, first);
  tok close = closer(r, r->at);
  ++r->at;
  struct expr *args = parse_args(r, close);
  struct expr *e = new_expr(r, EXPR_CAST, first);
  e->type = (struct range){first, type_end};
  e->op = first;
  e->a = args;
  if (!args) {
    e->kind = EXPR_LITERAL; // float(): zero
  } else if (args->next) {
    e->kind = EXPR_UNKNOWN;
  }
  return e;
}

static struct expr *parse_sizeof(struct reader *r) {
  tok first = r->at++;
  if (here(r, "...")) {
    ++r->at;
  }
  if (!here(r, "(") || closer(r, r->at) == NO_TOKEN)
    return unknown(r, first);
  r->at = closer(r, r->at) + 1;
  struct expr *e = new_expr(r, EXPR_SIZEOF, first);
  e->op = first;
  return e;
}

static struct expr *parse_parenthesis(struct reader *r) {
  tok first = r->at, close = closer(r, first);
  if (close == NO_TOKEN)
    return unknown(r, first);
  struct range inside = {first + 1, close};
  if (is_cast(r, inside, close + 1)) {
    r->at = close + 1;
    ++r->depth;
    struct expr *a = parse_unary(r);
    --r->depth;
    struct expr *e = new_expr(r, EXPR_CAST, first);
    e->op = first;
    e->type = inside;
    e->a = a;
    return e;
  }
  if (token_is(r->unit, first + 1, "{")) // a statement expression
    return unknown(r, first);
  tok end = r->end;
  r->at = first + 1;
  r->end = close;
  struct expr *a = parse_comma(r);
  bool whole = r->at == close;
  r->end = end;
  r->at = close + 1;
  struct expr *e = new_expr(r, whole ? EXPR_PAREN : EXPR_UNKNOWN, first);
  e->a = a;
  return e;
}

static const char *const literal_words[] = {"true", "false", "nullptr", "this", NULL};
static const char *const cast_words[] = {"static_cast", "reinterpret_cast", "const_cast",
                                         "dynamic_cast", NULL};
static const char *const foreign_words[] = {
    "new", "delete", "throw", "typeid", "co_await", "asm",    "goto",  "return",   "operator",
    "if",  "else",   "for",   "while",  "do",       "switch", "break", "continue", NULL};

static struct expr *parse_primary(struct reader *r) {
  const struct unit *u = r->unit;
  tok first = r->at;
  if (first >= r->end)
    return unknown(r, first);
  switch (u->tokens[first].kind) {
  case TOK_NUMBER:
  case TOK_STRING:
  case TOK_CHAR:
    do
      ++r->at;
    while (u->tokens[first].kind == TOK_STRING && r->at < r->end &&
           u->tokens[r->at].kind == TOK_STRING);
    return new_expr(r, EXPR_LITERAL, first);
  case TOK_IDENT:
    if (token_in(r->unit, first, literal_words)) {
      ++r->at;
      return new_expr(r, EXPR_LITERAL, first);
    }
    if (token_in(r->unit, first, cast_words))
      return parse_named_cast(r);
    if (token_is(u, first, "sizeof") || token_is(u, first, "alignof"))
      return parse_sizeof(r);
    if (token_in(r->unit, first, type_words))
      return parse_type_call(r);
    if (token_in(r->unit, first, foreign_words))
      return unknown(r, first);
    return parse_name(r);
  default:
    if (here(r, "::"))
      return parse_name(r);
    if (here(r, "("))
      return parse_parenthesis(r);
    if (here(r, "{") && closer(r, first) != NO_TOKEN) {
      tok close = closer(r, first);
      ++r->at;
      struct expr *args = parse_args(r, close);
      struct expr *e = new_expr(r, EXPR_LIST, first);
      e->args = args;
      return e;
    }
    return unknown(r, first);
  }
}

// "real(x)", where "real" is another name of a number or vector and of nothing else.
static bool converts(const struct reader *r, const struct expr *name, const struct expr *args) {
  const struct unit *u = r->unit;
  int bytes;
  return name->kind == EXPR_NAME && args && !args->next && !resolve(r->function, name->name) &&
         value_alias(u, name->name, &bytes);
}

static struct expr *parse_postfix(struct reader *r) {
  tok first = r->at;
  struct expr *e = parse_primary(r);
  for (unsigned n = 0; r->at < r->end && e->kind != EXPR_UNKNOWN; ++n) {
    if (n > LONGEST_POSTFIX)
      return unknown(r, first);
    struct expr *a = e;
    if (here(r, "[") && closer(r, r->at) != NO_TOKEN) {
      tok close = closer(r, r->at), end = r->end;
      ++r->at;
      r->end = close;
      struct expr *index = parse_comma(r);
      bool whole = r->at == close;
      r->end = end;
      r->at = close + 1;
      e = new_expr(r, whole ? EXPR_INDEX : EXPR_UNKNOWN, first);
      e->a = a;
      e->b = index;
    } else if (here(r, "(") && closer(r, r->at) != NO_TOKEN) {
      tok close = closer(r, r->at);
      ++r->at;
      struct expr *args = parse_args(r, close);
      if (converts(r, a, args)) {
        e = new_expr(r, EXPR_CAST, first);
        e->op = first;
        e->type = a->range;
        e->a = args;
      } else {
        e = new_expr(r, EXPR_CALL, first);
        e->a = a;
        e->args = args;
      }
    } else if (here(r, "{") && a->kind == EXPR_NAME && closer(r, r->at) != NO_TOKEN) {
      tok close = closer(r, r->at);
      ++r->at;
      struct expr *args = parse_args(r, close);
      e = new_expr(r, EXPR_LIST, first);
      e->a = a;
      e->args = args;
    } else if (here(r, ".") || here(r, "->")) {
      tok op = r->at++;
      if (here(r, "template"))
        ++r->at;
      if (r->at >= r->end || r->unit->tokens[r->at].kind != TOK_IDENT)
        return unknown(r, first);
      tok name = r->at++;
      if (here(r, "<")) {
        tok after = skip_template(r->unit, r->at);
        if (after != NO_TOKEN && after < r->end && token_is(r->unit, after, "("))
          r->at = after;
        else if (after == NO_TOKEN && (after = skip_values(r, name, r->at)) != NO_TOKEN) {
          if (after == r->at)
            return unknown(r, first);
          r->at = after;
        }
      }
      e = new_expr(r, EXPR_MEMBER, first);
      e->op = op;
      e->name = name;
      e->a = a;
    } else if (here(r, "++") || here(r, "--")) {
      tok op = r->at++;
      e = new_expr(r, EXPR_POSTFIX, first);
      e->op = op;
      e->a = a;
    } else {
      break;
    }
  }
  return e;
}

static struct expr *parse_unary(struct reader *r) {
  static const char *const ops[] = {"+", "-", "!", "~", "*", "&", "++", "--", NULL};
  tok first = r->at;
  if (r->depth >= DEEPEST)
    return unknown(r, first);
  if (r->at < r->end && token_in(r->unit, r->at, ops)) {
    tok op = r->at++;
    ++r->depth;
    struct expr *a = parse_unary(r);
    --r->depth;
    struct expr *e = new_expr(r, EXPR_UNARY, first);
    e->op = op;
    e->a = a;
    return e;
  }
  return parse_postfix(r);
}

static int precedence(const struct reader *r) {
  static const struct {
    const char *spelling;
    int level;
  } table[] = {{"||", 1}, {"&&", 2}, {"|", 3},  {"^", 4},  {"&", 5},   {"==", 6},  {"!=", 6},
               {"<", 7},  {">", 7},  {"<=", 7}, {">=", 7}, {"<<", 8},  {">>", 8},  {"+", 9},
               {"-", 9},  {"*", 10}, {"/", 10}, {"%", 10}, {".*", 11}, {"->*", 11}};
  if (r->at < r->end)
    for (size_t i = 0; i < sizeof table / sizeof *table; ++i)
      if (here(r, table[i].spelling))
        return table[i].level;
  return 0;
}

static struct expr *parse_binary(struct reader *r, int least) {
  tok first = r->at;
  if (r->depth >= DEEPEST)
    return unknown(r, first);
  ++r->depth;
  struct expr *a = parse_unary(r);
  for (int level; (level = precedence(r)) >= least && level;) {
    if (++r->chain > LONGEST_CHAIN) {
      --r->depth;
      return unknown(r, first);
    }
    tok op = r->at++;
    struct expr *b = parse_binary(r, level + 1);
    struct expr *e = new_expr(r, EXPR_BINARY, first);
    e->op = op;
    e->a = a;
    e->b = b;
    a = e;
  }
  --r->depth;
  return a;
}

// assign = binary ["?" comma ":" assign] | binary assign-op assign
static struct expr *parse_assign(struct reader *r) {
  static const char *const ops[] = {
      "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", NULL};
  tok first = r->at;
  struct expr *a = parse_binary(r, 1);
  if (r->depth >= DEEPEST)
    return unknown(r, first);
  if (here(r, "?")) {
    tok op = r->at++;
    ++r->depth;
    struct expr *b = parse_comma(r);
    if (!here(r, ":")) {
      --r->depth;
      return unknown(r, first);
    }
    ++r->at;
    struct expr *c = parse_assign(r);
    --r->depth;
    struct expr *e = new_expr(r, EXPR_COND, first);
    e->op = op;
    e->a = a;
    e->b = b;
    e->c = c;
    return e;
  }
  if (r->at < r->end && token_in(r->unit, r->at, ops)) {
    tok op = r->at++;
    ++r->depth;
    struct expr *b = parse_assign(r);
    --r->depth;
    struct expr *e = new_expr(r, EXPR_ASSIGN, first);
    e->op = op;
    e->a = a;
    e->b = b;
    return e;
  }
  return a;
}

static struct expr *parse_comma(struct reader *r) {
  tok first = r->at;
  struct expr *a = parse_assign(r);
  while (here(r, ",")) {
    if (++r->chain > LONGEST_CHAIN)
      return unknown(r, first);
    tok op = r->at++;
    struct expr *b = parse_assign(r);
    struct expr *e = new_expr(r, EXPR_COMMA, first);
    e->op = op;
    e->a = a;
    e->b = b;
    a = e;
  }
  return a;
}

struct expr *parse_expr(const struct function *f, struct range range) {
  struct reader r = {.function = f, .unit = f->unit, .at = range.first, .end = range.end};
  for (tok t = range.first; t < range.end; ++t)
    if (f->unit->tokens[t].kind == TOK_PRAGMA)
      return unknown(&r, range.first);
  struct expr *e = parse_comma(&r);
  if (r.at != range.end)
    return unknown(&r, range.first);
  return e;
}

static struct expr *parse_once(const struct function *f, struct expr **slot, struct range r) {
  if (!*slot && !range_empty(r))
    *slot = parse_expr(f, r);
  return *slot;
}

struct expr *stmt_cond(const struct function *f, struct stmt *s) {
  return parse_once(f, &s->cond_expr, s->cond);
}

struct expr *stmt_step(const struct function *f, struct stmt *s) {
  return parse_once(f, &s->step_expr, s->step);
}

struct expr *stmt_value(const struct function *f, struct stmt *s) {
  tok first = s->range.first + (s->kind == STMT_RETURN);
  if (s->kind != STMT_EXPR && s->kind != STMT_RETURN)
    return NULL;
  return parse_once(f, &s->value, (struct range){first, s->range.end - 1});
}

// T x(a) and T x{a} are read as their bracketed list.
struct expr *symbol_init(const struct function *f, struct symbol *y) {
  struct range r = y->init;
  if (!range_empty(r) && token_is(f->unit, r.first, "{") &&
      f->unit->tokens[r.first].match == r.end - 1 && r.end - r.first > 2)
    r = (struct range){r.first + 1, r.end - 1};
  // "int &r = r", "int x = f(&x)": not understood, and whoever asked what it is would ask for ever.
  // The member in "int x = threadIdx.x" is no variable.
  for (tok t = r.first; !y->init_expr && t < r.end; ++t)
    if (f->unit->tokens[t].kind == TOK_IDENT && resolve(f, t) == y &&
        !token_is(f->unit, t - 1, ".") && !token_is(f->unit, t - 1, "->")) {
      struct reader whole = {.function = f, .unit = f->unit, .at = r.first, .end = r.end};
      y->init_expr = unknown(&whole, r.first);
    }
  return parse_once(f, &y->init_expr, r);
}

bool expr_unknown(const struct expr *e) {
  if (!e)
    return false;
  if (e->kind == EXPR_UNKNOWN || expr_unknown(e->a) || expr_unknown(e->b) || expr_unknown(e->c))
    return true;
  for (const struct expr *x = e->args; x; x = x->next)
    if (expr_unknown(x))
      return true;
  return false;
}

const struct expr *expr_bare(const struct expr *e) {
  while (e && e->kind == EXPR_PAREN)
    e = e->a;
  return e;
}
