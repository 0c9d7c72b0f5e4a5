// What a function that is not visible may write: its arguments, what they point to, and what the
// objects among them refer to. Its declarations tell; where there are none, tables of CUDA's names.
#include "rewrite/effect.h"
#include "rewrite/members.h"
#include "rewrite/prototype.h"

enum { MOST_PARTS = 32 };

static bool check_value(struct loop *l, const struct expr *e);

static bool has_word(const struct unit *u, struct range r, const char *word) {
  for (tok t = r.first; t < r.end; ++t)
    if (token_is(u, t, word))
      return true;
  return false;
}

static bool not_understood(struct loop *l, const struct expr *e) {
  return refuse(l, REASON_NOT_UNDERSTOOD, e->range.first, shown_text(l, e->range), NO_TOKEN, NULL);
}

// No address: by its type it is a number or a vector of numbers.
static bool number(struct loop *l, const struct expr *e);

// A pointer to const, or so many elements behind it: nothing is written through that.
static bool points_to_const(struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  if (e->kind == EXPR_BINARY)
    return points_to_const(l, e->a);
  struct symbol *y = e->kind == EXPR_NAME ? resolve(l->function, e->name) : NULL;
  return y && y->pointer && y->pointee_const && !y->odd && range_empty(y->dims);
}

// "&member" in a function of the class: a part of the object that it is called on is written.
static bool writes_own_member(struct loop *l, const struct expr *x) {
  const struct expr *bare = expr_bare(x);
  if (!l->effect || bare->kind != EXPR_UNARY || !token_is(l->unit, bare->op, "&"))
    return false;
  const struct expr *of = expr_bare(bare->a);
  struct root r = root_of(l, of);
  bool array = of->kind == EXPR_NAME && member_inside(l->unit, token_text(l->unit, of->name), 1);
  if (r.memory != MEMORY_UNKNOWN || r.symbol || !(array || writes_object(l->unit, STR(""), of)))
    return false;
  l->effect->object = true;
  return true;
}

// An object of a class, which is no address and is converted to none: a function with a parameter
// for one is another of the same name.
static bool is_object(struct loop *l, const struct expr *e) {
  const struct unit *u = l->unit;
  struct symbol *y = e->kind == EXPR_NAME ? resolve(l->function, e->name) : NULL;
  if (!y || y->pointer || y->reference || y->odd || y->type_name || y->template_value ||
      !range_empty(y->dims) || is_auto(l, y) || element_kind(u, y->type) != ELEMENT_OTHER)
    return false;
  for (tok t = y->type.first; t < y->type.end; ++t) {
    struct symbol *type = resolve(l->function, t);
    if (type && type->type_name)
      return false;
  }
  tok class = class_of_type(u, y->type);
  return class != NO_TOKEN && never_address(u, class);
}

// An argument for a pointer parameter: what it points to is written, as by "*x = v".
static bool check_address(struct loop *l, const struct expr *x) {
  const struct expr *bare = expr_bare(x);
  if (bare->kind == EXPR_COND)
    return check_address(l, bare->b) && check_address(l, bare->c);
  if (is_object(l, bare))
    return check_value(l, x);
  if (number(l, x) || points_to_const(l, x) || writes_own_member(l, x))
    return true;
  return check_write(l, pointee_of(l, x), x->range) && check_value(l, x);
}

// An argument for a reference: the object itself is written, and what an address points to.
static bool check_lvalue(struct loop *l, const struct expr *x) {
  const struct unit *u = l->unit;
  const struct expr *bare = expr_bare(x);
  if (bare->kind == EXPR_COND)
    return check_lvalue(l, bare->b) && check_lvalue(l, bare->c);
  if (bare->kind == EXPR_COMMA)
    return check_lvalue(l, bare->b);
  if (writes_own_member(l, x))
    return true;
  if (l->effect && is_own_object(u, bare))
    return l->effect->object = true;
  struct root pointee = pointee_of(l, x), object = root_of(l, x);
  bool step =
      bare->kind == EXPR_UNARY && (token_is(u, bare->op, "++") || token_is(u, bare->op, "--"));
  bool address = (bare->kind == EXPR_UNARY && token_is(u, bare->op, "&")) ||
                 pointee.memory == MEMORY_SHARED || pointee.memory == MEMORY_GLOBAL ||
                 (pointee.memory == MEMORY_LOCAL && pointee.symbol);
  if (address && !check_write(l, pointee, x->range))
    return false;
  switch (bare->kind) {
  case EXPR_NAME:
    if (l->effect && object.memory == MEMORY_UNKNOWN && !object.symbol)
      return writes_object(u, STR(""), bare) ? (l->effect->object = true) : not_understood(l, x);
    if (object.memory == MEMORY_CONSTANT || (object.memory == MEMORY_UNKNOWN && !object.symbol))
      return true;
    break;
  case EXPR_UNARY:
    if (!step && !token_is(u, bare->op, "*"))
      return true;
    break;
  case EXPR_CAST:
    if (!has_word(u, bare->type, "&") && !has_word(u, bare->type, "&&"))
      return true;
    break;
  case EXPR_INDEX:
  case EXPR_MEMBER:
  case EXPR_ASSIGN:
    break;
  default:
    return true; // a value: what it leads to is looked at as one
  }
  return check_write(l, object, x->range);
}

bool check_argument_write(struct loop *l, const struct expr *x) {
  return check_lvalue(l, x) && check_value(l, x);
}

bool check_passed_write(struct loop *l, const struct expr *x, const struct symbol *y) {
  bool by_value = y && !y->reference && !y->odd;
  if (!by_value)
    return check_argument_write(l, x);
  return y->pointer || !range_empty(y->dims) ? check_address(l, x) : check_value(l, x);
}

// ---- objects that refer to others ----

static size_t split(const struct expr *e, const struct expr **parts, size_t n) {
  e = expr_bare(e);
  if (!e)
    return n;
  if (e->kind == EXPR_COMMA)
    return split(e->b, parts, split(e->a, parts, n));
  if (n < MOST_PARTS)
    parts[n] = e;
  return n + 1;
}

static bool check_passed(struct loop *l, const struct expr *x, enum passing p) {
  switch (p) {
  case PASSED_TO_READ:
    return true;
  case PASSED_BY_VALUE:
    return check_value(l, x);
  case PASSED_POINTER:
    return check_address(l, x);
  default:
    return check_argument_write(l, x);
  }
}

// The name of a class before its template arguments; NO_TOKEN when the type is none.
static tok class_of(const struct unit *u, struct range type) {
  tok name = NO_TOKEN;
  long angle = 0;
  for (tok t = type.first; t < type.end; ++t) {
    angle += token_is(u, t, "<") - token_is(u, t, ">") - 2 * token_is(u, t, ">>");
    if (angle == 0 && u->tokens[t].kind == TOK_IDENT && !token_is(u, t, "const"))
      name = t;
  }
  return name;
}

// An object is made of a list: its constructor's declaration tells what it may keep of it.
static bool check_made(struct loop *l, tok class, const struct expr *const *parts, size_t n) {
  struct prototype p = {.known = false};
  if (class != NO_TOKEN)
    p = prototype_of(l->unit, token_text(l->unit, class), n);
  for (size_t i = 0; i < n; ++i) {
    enum passing how = !p.known || i >= MOST_ARGUMENTS ? PASSED_BY_REFERENCE : p.passing[i];
    if (!check_passed(l, parts[i], how))
      return false;
  }
  return true;
}

// "struct name {"
static bool opens_plainly(const struct unit *u, tok t) {
  return behind_class_key(u, t) && token_is(u, t + 1, "{");
}

// The text has "struct name", so it makes its objects itself where it declares no constructor.
static bool aggregate(const struct unit *u, tok class) {
  struct str name = token_text(u, class);
  return !user_function(u, name) && spelled_that(u, name, opens_plainly).count > 0;
}

static bool check_list(struct loop *l, tok class, const struct expr *list) {
  const struct expr *parts[MOST_PARTS];
  size_t n = 0;
  for (; list; list = list->next)
    n = split(list, parts, n);
  if (n > MOST_PARTS)
    return not_understood(l, parts[0]);
  if (class == NO_TOKEN || aggregate(l->unit, class)) {
    for (size_t i = 0; i < n; ++i)
      if (!check_value(l, parts[i]))
        return false;
    return true;
  }
  return check_made(l, class, parts, n);
}

// A type that says only "auto", numbers or a template parameter is no class that hides references.
static bool plain_type(struct loop *l, const struct symbol *y) {
  if (y->pointer || y->type_name || y->template_value ||
      element_kind(l->unit, y->type) == ELEMENT_VALUE)
    return true;
  tok class = class_of(l->unit, y->type);
  struct symbol *t = class == NO_TOKEN ? NULL : resolve(l->function, class);
  return t && t->type_name && !t->decl;
}

static bool of_plain_class(const struct loop *l, const struct symbol *y) {
  tok name = class_of(l->unit, y->type);
  return name != NO_TOKEN && !resolve(l->function, name) && is_plain_class(l->unit, y->type);
}

static bool check_initialiser(struct loop *l, struct symbol *y) {
  struct expr *init = symbol_init(l->function, y);
  if (!init)
    return true;
  bool list = token_is(l->unit, y->init.first, "(") || token_is(l->unit, y->init.first, "{");
  if (!list || is_auto(l, y))
    return check_value(l, init);
  const struct expr *bare = expr_bare(init);
  return check_list(l, class_of(l->unit, y->type), bare->kind == EXPR_LIST ? bare->args : bare);
}

// CUDA's own that keep nothing of what they are given.
static bool of_registers(const struct unit *u, struct str name) {
  return !user_function(u, name) && (pure_function(u, name) || reads_memory(name) ||
                                     writes_first(name) || register_function(name));
}

// "&x" by itself between the commas of a call.
static bool argument(const struct unit *u, const struct expr *e) {
  tok before = e->range.first - 1, after = e->range.end;
  return (token_is(u, before, "(") || token_is(u, before, ",")) &&
         (token_is(u, after, ")") || token_is(u, after, ","));
}

struct keeper {
  struct loop *loop;
  struct symbol *object;
};

// Is that object, a part of it or its address named here?
static bool names_object(const struct keeper *k, const struct expr *e) {
  struct loop *l = k->loop;
  e = expr_bare(e);
  if (e->kind == EXPR_UNARY && token_is(l->unit, e->op, "&"))
    e = expr_bare(e->a);
  struct root r = root_of(l, e);
  return r.memory == MEMORY_LOCAL && r.symbol == k->object;
}

// "object = e", also to a part of it, "object.method(e)" and "f(object, e)": it may keep what e
// refers to. Through its address anything may be kept.
static bool check_kept(void *context, struct stmt *s, const struct expr *e) {
  struct keeper *k = context;
  struct loop *l = k->loop;
  (void)s;
  if (e->kind == EXPR_ASSIGN && names_object(k, e->a))
    return check_value(l, e->b);
  if (e->kind == EXPR_UNARY && token_is(l->unit, e->op, "&") && names_object(k, e->a) &&
      !argument(l->unit, e))
    return not_understood(l, e);
  if (e->kind != EXPR_CALL)
    return true;
  const struct expr *f = expr_bare(e->a);
  if (f->kind == EXPR_MEMBER && names_object(k, f->a))
    return check_arguments(l, e);
  if (f->kind == EXPR_NAME && of_registers(l->unit, token_text(l->unit, f->name)))
    return true;
  bool given = false;
  for (const struct expr *x = e->args; x; x = x->next)
    given |= names_object(k, x);
  for (const struct expr *x = given ? e->args : NULL; x; x = x->next)
    if (!names_object(k, x) && !check_value(l, x))
      return false;
  return true;
}

bool check_referred(struct loop *l, struct symbol *y) {
  if (y->visited || plain_type(l, y) || of_plain_class(l, y))
    return true;
  if (y->parameter) {
    struct root r = {.memory = MEMORY_GLOBAL, .symbol = l->effect ? y : NULL, .name = y->name};
    return check_write(l, r, (struct range){y->name, y->name + 1});
  }
  y->visited = true;
  struct keeper k = {.loop = l, .object = y};
  bool fine = check_initialiser(l, y) && visit_stmt(l, l->function->body, check_kept, &k);
  y->visited = false;
  return fine;
}

// ---- values that point elsewhere ----

static bool check_named(struct loop *l, const struct expr *e) {
  struct symbol *y = resolve(l->function, e->name);
  struct root r = pointee_of(l, e);
  if (!y) {
    struct str name = token_text(l->unit, e->name);
    // What calls it does so out of sight.
    if (user_function(l->unit, name) || system_function(l->unit, name))
      return refuse(l, REASON_CALL_UNKNOWN, e->name, name_text(l, e->name), NO_TOKEN, NULL);
    bool written = r.memory == MEMORY_GLOBAL || r.memory == MEMORY_SHARED ||
                   (r.memory == MEMORY_UNKNOWN && declared_variable(l->unit, name));
    return !written || check_write(l, r, e->range);
  }
  if (y->type_name || y->template_value)
    return true;
  if (y->odd || y->pointer || !range_empty(y->dims))
    return points_to_const(l, e) || (check_write(l, r, e->range) &&
                                     (range_empty(y->dims) || y->pointer || check_referred(l, y)));
  if (y->reference && !range_empty(y->init))
    return check_value(l, symbol_init(l->function, y));
  if (r.memory == MEMORY_SHARED || r.memory == MEMORY_GLOBAL ||
      (r.memory == MEMORY_LOCAL && r.symbol))
    return check_write(l, r, e->range);
  return check_referred(l, y);
}

static size_t dimensions(const struct unit *u, const struct symbol *y) {
  size_t n = 0;
  for (tok t = y->dims.first; t < y->dims.end; t = u->tokens[t].match + 1)
    ++n;
  return n;
}

// An element of an array of numbers in classes leads nowhere, nor does one of an array of T, a
// parameter of the kernel's template, where T is a number, which only the compiler can tell.
static bool template_element(struct loop *l, const struct expr *e) {
  size_t indices = 0;
  for (; e->kind == EXPR_INDEX; e = expr_bare(e->a))
    ++indices;
  struct symbol *y = e->kind == EXPR_NAME ? resolve(l->function, e->name) : NULL;
  if (!y || y->pointer || y->reference || y->odd || y->is_volatile)
    return false;
  if (indices > 0 && indices == dimensions(l->unit, y) && of_plain_class(l, y))
    return true;
  if (l->effect)
    return false;
  tok name = class_of(l->unit, y->type);
  struct symbol *type = name == NO_TOKEN ? NULL : resolve(l->function, name);
  if (indices == 0 || indices != dimensions(l->unit, y) || !type || !type->type_name || type->decl)
    return false;
  *GROW(l->unit->arena, l->numbers) = (struct number){type, y};
  return true;
}

// An element, a member, or what a pointer points to.
static bool check_element(struct loop *l, const struct expr *e) {
  struct root r = pointee_of(l, e), own = root_of(l, e);
  if (r.memory == MEMORY_NONE || template_element(l, e))
    return true;
  // An element that may be an address: what it points to is not known, the element itself is.
  if (r.memory == MEMORY_UNKNOWN && e->kind == EXPR_INDEX)
    r = own;
  if (r.memory != MEMORY_UNKNOWN && !check_write(l, r, e->range))
    return false;
  if (own.memory == MEMORY_UNKNOWN)
    return check_write(l, own, e->range);
  if (own.memory != MEMORY_LOCAL || !own.symbol)
    return true;
  return own.symbol->pointer ? not_understood(l, e) : check_referred(l, own.symbol);
}

static bool returns_no_number(const struct unit *u, tok t) {
  return t > 0 && names_function(u, t) && type_bytes(u, (struct range){t - 1, t}) == 0;
}

// The text declares functions of that name, and what they return is a number.
static bool returns_number(const struct unit *u, struct str name) {
  return spelled_that(u, name, returns_no_number).count == 0;
}

// A pointer or a reference, or it does not say what.
static bool returns_address(const struct unit *u, tok t) {
  static const char *const signs[] = {"*", "&", "&&", "auto", "__restrict__", "const", NULL};
  return names_function(u, t) && token_in(u, t - 1, signs);
}

static bool check_result(struct loop *l, const struct expr *e) {
  const struct expr *f = expr_bare(e->a);
  if (f->kind != EXPR_NAME && f->kind != EXPR_MEMBER)
    return not_understood(l, e);
  struct str name = token_text(l->unit, f->name);
  if (!user_function(l->unit, name))
    return check_arguments(l, e);
  if (returns_number(l->unit, name))
    return true;
  if (spelled_that(l->unit, name, returns_address).count > 0)
    return not_understood(l, e);
  for (const struct expr *x = e->args; x; x = x->next)
    if (!check_value(l, x))
      return false;
  return f->kind == EXPR_NAME || check_value(l, f->a);
}

static bool number(struct loop *l, const struct expr *e) {
  const struct unit *u = l->unit;
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_LITERAL:
    return !token_is(u, e->range.first, "this");
  case EXPR_SIZEOF:
    return true;
  case EXPR_NAME: {
    struct symbol *y = resolve(l->function, e->name);
    if (!y)
      return builtin_value(l, e->name) || number_outside(u, token_text(u, e->name));
    if (y->template_value)
      return true;
    if (y->odd || y->pointer || y->type_name || y->visited || !range_empty(y->dims))
      return false;
    if (!is_auto(l, y))
      return element_kind(u, y->type) == ELEMENT_VALUE;
    const struct expr *init = symbol_init(l->function, y);
    y->visited = true;
    bool is = init && number(l, init);
    y->visited = false;
    return is;
  }
  case EXPR_MEMBER:
    return pointee_of(l, e).memory == MEMORY_NONE || number(l, e->a) ||
           number_outside(u, token_text(u, e->name));
  case EXPR_INDEX:
    return pointee_of(l, e).memory == MEMORY_NONE;
  case EXPR_UNARY:
    if (token_is(u, e->op, "*"))
      return pointee_of(l, e).memory == MEMORY_NONE;
    return !token_is(u, e->op, "&") && number(l, e->a);
  case EXPR_POSTFIX:
  case EXPR_ASSIGN:
    return number(l, e->a);
  case EXPR_BINARY:
    return number(l, e->a) && number(l, e->b);
  case EXPR_COMMA:
    return number(l, e->b);
  case EXPR_COND:
    return number(l, e->b) && number(l, e->c);
  case EXPR_CAST:
    // An address fits into eight bytes.
    return element_kind(u, e->type) == ELEMENT_VALUE &&
           (type_bytes(u, e->type) < 8 || number(l, e->a));
  case EXPR_CALL: {
    const struct expr *f = expr_bare(e->a);
    if (f->kind != EXPR_NAME)
      return false;
    struct str name = token_text(u, f->name);
    return user_function(u, name) ? returns_number(u, name)
                                  : of_registers(u, name) && !str_starts(name, "__builtin_");
  }
  default:
    return false;
  }
}

static bool check_cast(struct loop *l, const struct expr *e) {
  const struct unit *u = l->unit;
  bool pointer = has_word(u, e->type, "*"), constant = has_word(u, e->type, "const");
  bool reference = has_word(u, e->type, "&") || has_word(u, e->type, "&&");
  if (pointer && !constant && !check_write(l, pointee_of(l, e), e->range))
    return false;
  if (reference && !constant && !check_write(l, root_of(l, e), e->range))
    return false;
  return check_value(l, e->a);
}

// What a copy of this value may point or refer to is written.
static bool check_value(struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  if (!e || number(l, e))
    return true;
  switch (e->kind) {
  case EXPR_LITERAL: // "this"
    return l->effect ? (l->effect->object = true) : not_understood(l, e);
  case EXPR_NAME:
    return check_named(l, e);
  case EXPR_INDEX:
  case EXPR_MEMBER:
    return check_element(l, e);
  case EXPR_UNARY:
    if (l->effect && is_own_object(l->unit, e)) // a copy of the object leads where that does
      return l->effect->object = true;
    if (token_is(l->unit, e->op, "*"))
      return check_element(l, e);
    if (token_is(l->unit, e->op, "&")) {
      struct root r = root_of(l, e->a);
      return check_write(l, r, e->range) &&
             (r.memory != MEMORY_LOCAL || !r.symbol || check_referred(l, r.symbol));
    }
    return check_value(l, e->a);
  case EXPR_POSTFIX:
    return check_value(l, e->a);
  case EXPR_CAST:
    return check_cast(l, e);
  case EXPR_BINARY:
    return (!token_is(l->unit, e->op, "+") && !token_is(l->unit, e->op, "-")) ||
           (check_value(l, e->a) && check_value(l, e->b));
  case EXPR_ASSIGN:
  case EXPR_COMMA:
    return check_value(l, e->b);
  case EXPR_COND:
    return check_value(l, e->b) && check_value(l, e->c);
  case EXPR_LIST:
    return check_list(l, e->a ? expr_bare(e->a)->name : NO_TOKEN, e->args);
  case EXPR_CALL:
    return check_result(l, e);
  case EXPR_UNKNOWN:
    return not_understood(l, e);
  default:
    return true;
  }
}

// ---- calls of functions that are not visible ----

// Functions of cooperative groups that take their value by T && and only read it.
static bool forwards_value(struct str name) {
  static const char *const names[] = {"shfl",   "shfl_up",        "shfl_down",      "shfl_xor",
                                      "reduce", "inclusive_scan", "exclusive_scan", NULL};
  return str_in(name, names);
}

static bool check_object(struct loop *l, const struct expr *f, bool written) {
  const struct expr *object = expr_bare(f->a);
  bool made_here = object->kind == EXPR_CALL || object->kind == EXPR_LIST;
  struct root r = token_is(l->unit, f->op, ".") ? root_of(l, object) : pointee_of(l, object);
  if (made_here)
    return check_value(l, object);
  if (written && !check_write(l, r, f->range))
    return false;
  return r.memory != MEMORY_LOCAL || !r.symbol || check_referred(l, r.symbol);
}

bool check_arguments(struct loop *l, const struct expr *e) {
  const struct unit *u = l->unit;
  const struct expr *f = expr_bare(e->a);
  struct str name = token_text(u, f->name);
  if (f->kind == EXPR_NAME && (pure_function(u, name) || reads_memory(name)))
    return !writes_fragment(name) || !e->args || check_argument_write(l, e->args);
  if (f->kind == EXPR_NAME && writes_first(name))
    return !e->args || check_address(l, e->args);
  size_t n = 0;
  for (const struct expr *x = e->args; x; x = x->next)
    ++n;
  struct prototype p = prototype_of(u, name, n);
  if (f->kind == EXPR_MEMBER && !check_object(l, f, p.writes_object || !p.known))
    return false;
  // CUDA's own that are known by name alone take numbers and addresses.
  enum passing unknown = register_function(name) ? PASSED_BY_VALUE : PASSED_BY_REFERENCE;
  size_t i = 0;
  for (const struct expr *x = e->args; x; x = x->next, ++i) {
    enum passing how = !p.known ? unknown : i < MOST_ARGUMENTS ? p.passing[i] : PASSED_BY_REFERENCE;
    if (i == 0 && writes_fragment(name))
      how = PASSED_BY_REFERENCE;
    else if (i == 0 && !p.known && str_starts(name, "atomic"))
      how = PASSED_POINTER;
    else if (how == PASSED_BY_REFERENCE && forwards_value(name))
      how = PASSED_BY_VALUE;
    if (!check_passed(l, x, how))
      return false;
  }
  return true;
}

void note_print(struct loop *l) {
  if (l->effect)
    l->effect->prints = true;
  else
    l->shares = true;
}

bool check_printed(struct loop *l, const struct expr *e) {
  const struct unit *u = l->unit;
  bool fine = e->args && u->tokens[expr_bare(e->args)->range.first].kind == TOK_STRING;
  for (const struct expr *x = e->args; x; x = x->next)
    fine &= number(l, x);
  note_print(l);
  return fine || refuse(l, REASON_CALL_EFFECT, e->range.first, name_text(l, e->range.first),
                        NO_TOKEN, NULL);
}

bool check_made_objects(struct loop *l, const struct stmt *s) {
  for (struct symbol *y = first_declared(l->function, s); y; y = next_declared(l->function, y))
    if (!y->reference && !y->odd && !plain_type(l, y) && !check_initialiser(l, y))
      return false;
  return true;
}
