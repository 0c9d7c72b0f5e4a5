// What a call gives the parameters of its function and of the function's template, as declarations
// in front of the body.
#include "rewrite/frame.h"

#include "rewrite/declare.h"

#include <string.h>

// ---- parameters ----

struct parameter {
  struct range range; // without its default value
  struct range value; // by default, empty without
  const struct symbol *symbol;
};

struct parameters {
  struct parameter *at;
  size_t count, room;
};

static const struct symbol *declared_in(const struct function *f, struct range r) {
  for (size_t i = 0; i < f->symbols.count; ++i)
    if (!f->symbols.at[i].decl && r.first <= f->symbols.at[i].name && f->symbols.at[i].name < r.end)
      return &f->symbols.at[i];
  return NULL;
}

// Splits at the commas outside of all brackets.
static struct parameters split(const struct unit *u, const struct function *f, struct range all) {
  struct parameters list = {NULL, 0, 0};
  struct parameter p = {.range = {all.first, all.first}, .value = {all.end, all.end}};
  bool value = false;
  for (tok t = all.first; t < all.end;) {
    if (token_is(u, t, ",")) {
      p.symbol = f ? declared_in(f, p.range) : NULL;
      *GROW(u->arena, list) = p;
      p = (struct parameter){.range = {t + 1, t + 1}, .value = {all.end, all.end}};
      value = false;
      ++t;
      continue;
    }
    tok template = token_is(u, t, "<") ? skip_template(u, t) : NO_TOKEN;
    tok next = template != NO_TOKEN && template <= all.end ? template : behind(u, t);
    if (token_is(u, t, "=") && f && !value) {
      value = true;
      p.value = (struct range){next, next};
    } else if (value) {
      p.value.end = next;
    } else {
      p.range.end = next;
    }
    t = next;
  }
  if (all.first < all.end) {
    p.symbol = f ? declared_in(f, p.range) : NULL;
    *GROW(u->arena, list) = p;
  }
  return list;
}

static void stands_for(struct frame *f, const struct symbol *y, const char *text) {
  *GROW(unit_of(f)->arena, f->names) = (struct name){y, text};
}

static const char *new_name(const struct frame *f, const struct symbol *y) {
  struct str s = token_text(unit_of(f), y->name);
  return arena_printf(unit_of(f)->arena, "__dbuf%u_%.*s", f->ordinal, (int)s.n, s.p);
}

static size_t stars(const struct unit *u, const struct symbol *y) {
  size_t n = 0;
  for (tok t = y->type.end; t < y->name; ++t)
    n += token_is(u, t, "*");
  return n;
}

static size_t dimensions(const struct unit *u, struct range dims) {
  size_t n = 0;
  for (tok t = dims.first; t < dims.end; t = u->tokens[t].match + 1)
    ++n;
  return n;
}

// The dimensions of "T (&name)[A][B]"; empty for anything else.
static struct range reference_dims(const struct unit *u, const struct symbol *y) {
  tok t = y->name;
  bool array = token_is(u, t - 1, "&") && token_is(u, t - 2, "(") && token_is(u, t + 1, ")") &&
               token_is(u, t + 2, "[");
  struct range dims = {array ? t + 2 : t, array ? t + 2 : t};
  while (array && token_is(u, dims.end, "["))
    dims.end = behind(u, dims.end);
  return dims;
}

// The dimensions of a row in "T (*name)[A][B]"; empty for anything else.
static struct range row_dims(const struct unit *u, const struct symbol *y) {
  static const char *const words[] = {"const", "__restrict__", "__restrict", NULL};
  tok t = y->name - 1;
  while (token_in(u, t, words))
    --t;
  bool rows = token_is(u, t, "*") && token_is(u, t - 1, "(") && token_is(u, y->name + 1, ")") &&
              token_is(u, y->name + 2, "[");
  struct range dims = {y->name + 2, y->name + 2};
  while (rows && token_is(u, dims.end, "["))
    dims.end = behind(u, dims.end);
  return dims;
}

// ---- arguments of the template ----

// The variable that an argument names, and what of its type the argument still has.
struct given {
  const struct symbol *symbol; // NULL: none
  struct range dims;           // without those that indices have taken
  size_t stars;
  bool address; // no lvalue: the dimensions may be those of something else
};

static struct given given_name(const struct frame *f, const struct expr *e) {
  const struct unit *u = unit_of(f);
  const struct symbol *y = resolve(f->loop->function, e->name);
  struct range array = y ? reference_dims(u, y) : (struct range){0, 0};
  if (!y || (y->odd && range_empty(array)) || is_auto(f->loop, y) || y->type_name)
    return (struct given){0};
  return (struct given){y, range_empty(array) ? y->dims : array, stars(u, y), false};
}

static struct given variable_of(const struct frame *f, const struct expr *e) {
  const struct unit *u = unit_of(f);
  const struct given none = {0};
  e = expr_bare(e);
  if (e->kind == EXPR_NAME)
    return given_name(f, e);
  bool address = e->kind == EXPR_UNARY && token_is(u, e->op, "&");
  bool sum = e->kind == EXPR_BINARY && (token_is(u, e->op, "+") || token_is(u, e->op, "-"));
  if (!address && !sum && e->kind != EXPR_INDEX)
    return none;
  struct given g = variable_of(f, e->a);
  if (!g.symbol)
    return none;
  bool array = !range_empty(g.dims);
  if (address) {
    ++g.stars;
  } else if (g.stars + dimensions(u, g.dims) == 0) {
    return none; // of a number, or of a class with operators of its own
  } else if (array) {
    g.dims.first = u->tokens[g.dims.first].match + 1;
    g.stars += sum;
  } else {
    g.stars -= !sum;
  }
  g.address |= address || sum;
  return g;
}

// Is "T" of a parameter the type that the variable is declared with, without const? Where a
// reference or a pointer is made of it, a const of the variable would be part of it.
static bool plain_levels(const struct unit *u, const struct symbol *of, struct range dims,
                         struct given g) {
  size_t levels = g.stars + dimensions(u, g.dims);
  bool part = levels > 0 || of->reference || of->odd;
  return levels == stars(u, of) + dimensions(u, dims) && g.stars < 2 &&
         !has_word(u, g.symbol->type, "volatile") &&
         (!part || has_word(u, of->type, "const") || !has_word(u, g.symbol->type, "const"));
}

// A type without the words that its elements do not have.
static const char *bare_type(const struct frame *f, struct range type) {
  static const char *const words[] = {"const", "volatile", "static", "extern", "constexpr", NULL};
  const struct unit *u = unit_of(f);
  struct text out = {.arena = u->arena};
  for (tok t = type.first; t < type.end; ++t) {
    if ((token_is(u, t, "__attribute__") || token_is(u, t, "alignas")) && token_is(u, t + 1, "(")) {
      t = behind(u, t + 1) - 1;
      continue;
    }
    if (token_in(u, t, words))
      continue;
    if (out.n)
      text_puts(&out, " ");
    render_token(f, t, &out);
  }
  return out.n ? out.p : NULL;
}

// True when a type is one word, that of `y`, and words of the declaration.
static bool is_type(const struct function *of, struct range type, const struct symbol *y) {
  static const char *const words[] = {"const", "volatile", "typename", NULL};
  bool found = false;
  for (tok t = type.first; t < type.end; ++t)
    if (!token_in(of->unit, t, words)) {
      if (found || resolve(of, t) != y)
        return false;
      found = true;
    }
  return found;
}

// What a parameter of the template is by the call's arguments; NULL when they do not tell.
static const char *deduced(const struct frame *f, const struct parameters *parameters,
                           const struct symbol *y) {
  const struct unit *u = unit_of(f);
  const struct function *own = f->loop->function, *caller = f->caller->loop->function;
  const struct expr *x = f->call->args;
  for (size_t i = 0; i < parameters->count && x; ++i, x = x->next) {
    const struct symbol *of = parameters->at[i].symbol;
    struct given given = of ? variable_of(f->caller, x) : (struct given){0};
    if (!given.symbol || !means_same(caller, given.symbol->type, f->call->range.first) ||
        !means_same(caller, given.dims, f->call->range.first))
      continue;
    struct range array = reference_dims(u, of), dims = range_empty(array) ? of->dims : array;
    if (y->type_name && is_type(own, of->type, y) && plain_levels(u, of, dims, given))
      return bare_type(f->caller, given.symbol->type);
    bool whole =
        !given.address && given.stars == 0 && dimensions(u, given.dims) == dimensions(u, dims);
    tok d = given.dims.first;
    for (tok t = dims.first; whole && t < dims.end; t = u->tokens[t].match + 1) {
      struct range size = {t + 1, u->tokens[t].match}, other = {d + 1, u->tokens[d].match};
      bool outermost = range_empty(array) && t == dims.first; // it decays
      if (size.end - size.first == 1 && resolve(own, size.first) == y && !outermost &&
          !range_empty(other))
        return flat(f->caller, other);
      d = u->tokens[d].match + 1;
    }
  }
  return NULL;
}

// Do the call's arguments tell what a parameter of the template is, whatever its default? They do
// where a type names it, or a dimension is nothing but it.
static bool told_by_arguments(const struct frame *f, const struct parameters *parameters,
                              const struct symbol *y) {
  const struct unit *u = unit_of(f);
  const struct function *own = f->loop->function;
  for (size_t i = 0; i < parameters->count; ++i) {
    const struct parameter *p = &parameters->at[i];
    for (tok t = p->range.first; t < p->range.end; ++t) {
      if (token_is(u, t, "[")) {
        bool alone = u->tokens[t].match == t + 2 && resolve(own, t + 1) == y;
        bool decays = p->symbol && p->symbol->name + 1 == t;
        if (alone && !decays)
          return true;
        t = behind(u, t) - 1;
      } else if (u->tokens[t].kind == TOK_IDENT && resolve(own, t) == y) {
        return true;
      }
    }
  }
  return false;
}

// May the text of a type stand wherever the name does?
static bool fits_everywhere(const struct frame *f, const struct symbol *y, const char *text) {
  const struct unit *u = unit_of(f);
  struct unit *type = lex_part(u->arena, str_of(text));
  static const char *const others[] = {"const", "volatile", NULL};
  for (tok t = 0; t < type->count; ++t) {
    if ((type->tokens[t].kind == TOK_PUNCT && !token_is(type, t, "::") && !token_is(type, t, "<") &&
         !token_is(type, t, ">") && !token_is(type, t, ",")) ||
        token_in(type, t, others))
      return false;
    for (size_t i = 0; i < f->loop->function->symbols.count; ++i) {
      const struct symbol *own = &f->loop->function->symbols.at[i];
      if (own->decl && str_equal(token_text(u, own->name), token_text(type, t)))
        return false;
    }
  }
  if (type->count == 1)
    return true;
  struct range all = f->loop->function->range;
  for (tok t = all.first; t < all.end; ++t)
    if (u->tokens[t].kind == TOK_IDENT && resolve(f->loop->function, t) == y &&
        (token_is(u, t + 1, "(") || token_is(u, t + 1, "{") || token_is(u, t + 1, "::") ||
         token_is(u, t - 1, "typename")))
      return false;
  return true;
}

static bool bind_type(struct frame *f, const struct symbol *y, const char *text) {
  if (fits_everywhere(f, y, text)) {
    stands_for(f, y, text);
    return true;
  }
  const char *name = new_name(f, y);
  text_printf(&f->declared, "typedef %s %s; ", text, name);
  stands_for(f, y, name);
  return true;
}

static bool bind_number(struct frame *f, const struct parameter *p, const char *text) {
  struct range type = {p->range.first, p->symbol->name};
  if (type_number(unit_of(f), type) != NUMBER_WHOLE || p->range.end != type.end + 1)
    return misfit(f, "its template has a parameter that is no integer", p->symbol->name);
  const char *name = new_name(f, p->symbol);
  text_printf(&f->declared, "constexpr %s %s = %s; ", flat(f, type), name, text);
  stands_for(f, p->symbol, name);
  return true;
}

// "<A, B>" behind the name of the function; empty without.
static struct range given_arguments(const struct frame *f) {
  const struct unit *u = unit_of(f);
  tok t = expr_bare(f->call->a)->name + 1;
  tok end = token_is(u, t, "<") ? skip_template(u, t) : NO_TOKEN;
  return end == NO_TOKEN ? (struct range){t, t} : (struct range){t + 1, end - 1};
}

static bool bind_template(struct frame *f, const struct parameters *parameters) {
  const struct unit *u = unit_of(f);
  const struct function *own = f->loop->function;
  tok at = NO_TOKEN;
  for (tok t = own->head.first; t < own->name; ++t)
    if (token_is(u, t, "template")) {
      if (at != NO_TOKEN)
        return misfit(f, "it is a template of templates", t);
      at = t;
    }
  struct parameters given = split(u, NULL, given_arguments(f));
  if (at == NO_TOKEN)
    return given.count == 0 || misfit(f, "it is no template", own->name);
  tok end = skip_parameters(u, at + 1);
  if (end == NO_TOKEN || !token_is(u, end - 1, ">"))
    return misfit(f, "its template parameters are not understood", at);
  struct parameters all = split(u, own, (struct range){at + 2, end - 1});
  if (given.count > all.count)
    return misfit(f, "its template parameters are not understood", at);
  for (size_t i = 0; i < all.count; ++i) {
    const struct parameter *p = &all.at[i];
    bool named = p->symbol && p->symbol->name > p->range.first;
    if (!named && i >= given.count && !range_empty(p->value))
      continue;
    if (!named)
      return misfit(f, "a parameter of its template has no name", p->range.first);
    const char *text =
        i < given.count ? flat(f->caller, given.at[i].range) : deduced(f, parameters, p->symbol);
    if (!text && !range_empty(p->value) && !told_by_arguments(f, parameters, p->symbol))
      text = flat(f, p->value);
    if (!text)
      return misfit(f, "what this parameter is, the call does not tell", p->symbol->name);
    if (!(p->symbol->type_name ? bind_type(f, p->symbol, text) : bind_number(f, p, text)))
      return false;
  }
  return true;
}

// ---- arguments of the call ----

// Every use of the parameter is an index: what it is beyond its elements does not matter.
static bool only_indexed(const struct frame *f, const struct symbol *y) {
  const struct unit *u = unit_of(f);
  struct range all = f->loop->function->range;
  for (tok t; (t = named_in_range(f->loop, all, y)) != NO_TOKEN; all.first = t + 1)
    if (!token_is(u, t + 1, "["))
      return false;
  return true;
}

// A parameter that is never given another value, by its own name or another one.
static bool steady(const struct frame *f, const struct symbol *y) {
  static const char *const changes[] = {
      "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "++", "<<=", ">>=", "--", NULL};
  static const char *const before[] = {"++", "--", "&", NULL};
  const struct unit *u = unit_of(f);
  struct range all = f->loop->function->range;
  // What the functions between are given was looked at there.
  if (!y->parameter || (!f->caller && (y->reference || !f->loop->function->kernel)))
    return false;
  for (tok t; (t = named_in_range(f->loop, all, y)) != NO_TOKEN; all.first = t + 1) {
    tok end = t + 1;
    while (token_is(u, end, ".") || token_is(u, end, "["))
      end = token_is(u, end, ".") ? end + 2 : behind(u, end);
    if (token_in(u, end, changes) || token_in(u, t - 1, before))
      return false;
  }
  return true;
}

// Whether nvcc fuses a product of the caller with a sum of the function depends on whether it puts
// the body in place of the call: what is given to it must be no result of arithmetic.
static bool no_result(const struct frame *f, const struct expr *x) {
  struct loop *l = f->caller->loop;
  if (expr_bare(x)->kind == EXPR_LITERAL || number_kind(l, x) <= NUMBER_WHOLE)
    return true;
  struct root r = root_of(l, x);
  return r.memory == MEMORY_CONSTANT || (r.symbol && steady(f->caller, r.symbol));
}

// The same of a variable that is given to it by its name or its address.
static bool no_results(const struct frame *f, const struct expr *x, bool pointer) {
  struct loop *l = f->caller->loop;
  struct root r = pointer ? pointee_of(l, x) : root_of(l, x);
  // What a pointer points to that is not known is never read: the load is refused for it.
  if (r.memory != MEMORY_LOCAL && (pointer || r.memory != MEMORY_UNKNOWN))
    return true;
  return r.symbol &&
         (type_number(l->unit, r.symbol->type) == NUMBER_WHOLE || steady(f->caller, r.symbol));
}

static bool bind_parameter(struct frame *f, const struct parameter *p, const struct expr *x,
                           const char *text) {
  const struct unit *u = unit_of(f);
  const struct symbol *y = p->symbol;
  const char *name = y ? new_name(f, y) : NULL;
  if (!y)
    return misfit(f, "this parameter has no name", p->range.first);
  struct range array = reference_dims(u, y), row = row_dims(u, y);
  if (y->odd && range_empty(array) && range_empty(row))
    return misfit(f, "this parameter is not understood", y->name);
  size_t all = range_empty(row) ? dimensions(u, y->dims) : 1 + dimensions(u, row);
  bool rows = all > 1;
  bool pointer = y->pointer || all > 0;
  bool by_name = y->reference || pointer || !range_empty(array);
  if (x && type_number(u, y->type) != NUMBER_WHOLE &&
      !(by_name ? no_results(f, x, pointer) : no_result(f, x)))
    return misfit(f, "nvcc may fuse what is given for this with sums of the function, or not",
                  y->name);
  if (!range_empty(array) || rows) {
    struct given given = x ? variable_of(f->caller, x) : (struct given){0};
    bool same =
        given.symbol && !given.address && given.stars == 0 && dimensions(u, given.dims) == all;
    if (rows && range_empty(array) && !(same && only_indexed(f, y)))
      return misfit(f, "this parameter is given no array of its own dimensions", y->name);
    if (!x)
      return misfit(f, "this parameter is not understood", y->name);
    text_printf(&f->declared, "auto &%s = %s; ", name, text);
  } else {
    if (y->pointer && !range_empty(y->dims))
      return misfit(f, "this parameter is not understood", y->name);
    // A row of an array is given by its address; to read it would be something else.
    struct given given = pointer && x ? variable_of(f->caller, x) : (struct given){0};
    if (given.symbol && !given.address && given.stars == 0 && dimensions(u, given.dims) == 1 &&
        expr_bare(x)->kind == EXPR_INDEX)
      text = arena_printf(u->arena, "&%s[0]", text);
    struct text type = {.arena = u->arena};
    for (tok t = p->range.first; t < y->name; ++t) {
      if (token_is(u, t, "&&") || token_is(u, t, "auto") || token_is(u, t, "register"))
        return misfit(f, "this parameter is not understood", y->name);
      if (str_starts(token_text(u, t), "__restrict")) // it promises nothing of the loop around
        continue;
      render_token(f, t, &type);
      text_puts(&type, " ");
    }
    text_printf(&f->declared, "%s%s%s = %s; ", type.p, range_empty(y->dims) ? "" : "*", name, text);
  }
  stands_for(f, y, name);
  return true;
}

static bool bind_parameters(struct frame *f, const struct parameters *parameters) {
  const struct expr *x = f->call->args;
  for (size_t i = 0; i < parameters->count; ++i) {
    const struct parameter *p = &parameters->at[i];
    if (!x && range_empty(p->value))
      return misfit(f, "what it is given does not fit its parameters", f->loop->function->name);
    const char *text = x ? flat(f->caller, x->range) : flat(f, p->value);
    if (x && expr_unknown(x))
      return misfit(f, "what it is given is not understood", f->loop->function->name);
    if (!bind_parameter(f, p, x, text))
      return false;
    x = x ? x->next : NULL;
  }
  return !x || misfit(f, "what it is given does not fit its parameters", f->loop->function->name);
}

bool bind_call(struct frame *f) {
  const struct unit *u = unit_of(f);
  const struct function *own = f->loop->function;
  struct parameters parameters = split(u, own, own->params);
  if (parameters.count == 1 && own->params.end - own->params.first == 1 &&
      token_is(u, own->params.first, "void"))
    parameters.count = 0;
  return bind_template(f, &parameters) && bind_parameters(f, &parameters);
}
