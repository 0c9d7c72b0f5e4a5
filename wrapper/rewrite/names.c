// What names and addresses in a kernel mean: which memory, which variable.
#include "rewrite/declare.h"
#include "rewrite/effect.h"
#include "rewrite/loop.h"
#include "rewrite/members.h"
#include "rewrite/reseat.h"
#include "rewrite/typedefs.h"

#include <ctype.h>

bool inside(const struct stmt *s, tok t) {
  return s && s->range.first <= t && t < s->range.end;
}

bool in_body(const struct loop *l, const struct symbol *y) {
  return y && y->decl && inside(l->stmt->body, y->name);
}

const char *name_text(const struct loop *l, tok t) {
  return str_dup(l->unit->arena, name_as_written(token_text(l->unit, t)));
}

const char *shown_text(const struct loop *l, struct range r) {
  enum { LONGEST = 60 };
  struct str s = range_text(l->unit, r);
  struct text out = {.arena = l->unit->arena};
  text_puts(&out, "");
  size_t i = 0;
  for (; i < s.n && out.n < LONGEST; ++i) {
    if (i == 0 || !(isalnum((unsigned char)s.p[i - 1]) || s.p[i - 1] == '_')) {
      struct str rest = {s.p + i, s.n - i};
      i += rest.n - name_as_written(rest).n;
    }
    bool space = isspace((unsigned char)s.p[i]);
    if (!space || (i > 0 && !isspace((unsigned char)s.p[i - 1])))
      text_add(&out, space ? STR(" ") : (struct str){s.p + i, 1});
  }
  if (i < s.n) {
    while (out.n > 0 && (out.p[out.n - 1] & 0xc0) == 0x80) // no half of a character
      out.p[--out.n] = '\0';
    if (out.n > 0 && (out.p[out.n - 1] & 0xc0) == 0xc0)
      out.p[--out.n] = '\0';
    text_puts(&out, " ...");
  }
  return out.p;
}

static struct root make_root(enum memory m, struct symbol *y, tok name) {
  return (struct root){.memory = m, .symbol = y, .name = name};
}

static const char *const builtin_values[] = {"threadIdx", "blockIdx", "blockDim",
                                             "gridDim",   "warpSize", NULL};

bool builtin_value(const struct loop *l, tok name) {
  return token_in(l->unit, name, builtin_values);
}

// ---- file scope ----

// "*name", "*const name": the declarator is a pointer. `own_const`: and it stays the same itself.
static bool pointer_declarator(const struct unit *u, tok name, bool *own_const) {
  tok t = name;
  *own_const = false;
  while (t > 0 && (token_is(u, t - 1, "const") || token_is(u, t - 1, "__restrict__") ||
                   token_is(u, t - 1, "__restrict")))
    *own_const |= token_is(u, --t, "const");
  return t > 0 && token_is(u, t - 1, "*");
}

struct outer {
  bool constant, device, constant_memory, shared, floating, everywhere;
};

// The specifiers before a declarator at file scope.
static struct outer outer_specifiers(const struct unit *u, tok t) {
  struct outer o = {.everywhere = !opens_class(u, u->tokens[t].up)};
  tok from = t;
  while (from > 0 && !token_is(u, from - 1, ";") && !token_is(u, from - 1, "}") &&
         from - 1 != u->tokens[t].up) {
    --from;
    o.constant |= token_is(u, from, "const") || token_is(u, from, "constexpr");
    o.device |= token_is(u, from, "device") || token_is(u, from, "managed");
    o.constant_memory |= token_is(u, from, "constant");
    o.shared |= token_is(u, from, "shared");
    o.everywhere |= token_is(u, from, "static") || token_is(u, from, "constexpr");
    o.floating |= token_is(u, from, "float") || token_is(u, from, "double");
  }
  return o;
}

static bool is_enumerator(const struct unit *u, tok t) {
  tok up = u->tokens[t].up;
  return up != NO_TOKEN && opens_enumeration(u, up);
}

// A name at `t` outside functions and parameter lists, with what follows a declared name.
static bool is_declarator(const struct unit *u, tok t) {
  tok up = u->tokens[t].up;
  if (u->tokens[t].kind != TOK_IDENT || !(up == NO_TOKEN || token_is(u, up, "{")) ||
      (t > 0 && token_is(u, t - 1, "=")))
    return false;
  return (token_is(u, t + 1, "[") || token_is(u, t + 1, "=") || token_is(u, t + 1, ";") ||
          token_is(u, t + 1, ",") || token_is(u, t + 1, "{") || token_is(u, t + 1, "}")) &&
         outside_functions(u, t);
}

static size_t outer_dims(const struct unit *u, tok t) {
  size_t n = 0;
  for (++t; token_is(u, t, "[") && u->tokens[t].match != NO_TOKEN; t = u->tokens[t].match + 1)
    ++n;
  return n;
}

// What the declarator at `t` declares; false when it tells nothing.
static bool declared_outside(struct loop *l, tok t, tok name, bool pointee, struct root *r) {
  const struct unit *u = l->unit;
  struct outer o = outer_specifiers(u, t);
  *r = make_root(MEMORY_UNKNOWN, NULL, name);
  r->dims = outer_dims(u, t);
  if (o.shared)
    return true;
  bool own_const, pointer = pointer_declarator(u, t, &own_const) && r->dims == 0;
  // A const there is of what it points to; that is not constant for everybody.
  if (pointer)
    o.constant = own_const;
  if (pointer && pointee) {
    r->memory = o.constant_memory || o.device ? MEMORY_GLOBAL : MEMORY_UNKNOWN;
  } else if (o.constant_memory) {
    r->memory = MEMORY_CONSTANT;
  } else if (o.device) {
    r->memory = MEMORY_GLOBAL;
    r->proved = r->dims > 0;
  } else if (o.constant || is_enumerator(u, t)) {
    r->memory = MEMORY_CONSTANT;
    r->proved = is_enumerator(u, t) || (o.everywhere && !o.floating);
  } else {
    // A member of the class that the function belongs to hides what is outside.
    tok own = u->tokens[l->function->range.first].up;
    return u->tokens[t].up == own && opens_class(u, own);
  }
  return true;
}

struct root named_outside(struct loop *l, tok name, bool pointee) {
  const struct unit *u = l->unit;
  struct tokens named = spelled_that(u, token_text(u, name), is_declarator);
  struct root found = make_root(MEMORY_UNKNOWN, NULL, name), r;
  bool any = false;
  for (size_t i = 0; i < named.count && named.at[i] < l->function->head.first; ++i) {
    if (!declared_outside(l, named.at[i], name, pointee, &r))
      continue;
    if (any && r.memory != found.memory)
      return make_root(MEMORY_UNKNOWN, NULL, name);
    r.proved &= !any || found.proved;
    found = r;
    any = true;
  }
  return found;
}

// ---- roots ----

static bool same_root(struct root a, struct root b) {
  return a.memory == b.memory && a.symbol == b.symbol && a.either == b.either;
}

// What "condition ? b : c" points to. The memory of one of two arguments of a kernel is known to be
// global, but not whose it is.
static struct root either_root(struct root b, struct root c) {
  if (same_root(b, c))
    return b;
  struct root r = make_root(MEMORY_UNKNOWN, NULL, NO_TOKEN);
  if (b.memory == MEMORY_GLOBAL && c.memory == MEMORY_GLOBAL && b.proved && c.proved) {
    r.memory = MEMORY_GLOBAL;
    r.proved = r.either = true;
  }
  return r;
}

// What a pointer points to while that is being looked for: "p = p + n", "p = &p[n]" and the like
// keep it, whatever it is.
static struct root self(struct symbol *y) {
  return make_root(MEMORY_GLOBAL, y, y->name);
}

struct assignments {
  struct loop *loop;
  struct symbol *pointer;
  struct root root;
  bool any, conflict;
};

static void assigned_in_expr(struct assignments *a, const struct expr *e) {
  if (!e)
    return;
  if (e->kind == EXPR_ASSIGN && token_is(a->loop->unit, e->op, "=")) {
    const struct expr *left = expr_bare(e->a);
    if (left->kind == EXPR_NAME && resolve(a->loop->function, left->name) == a->pointer) {
      struct root r = pointee_of(a->loop, e->b);
      if (!same_root(r, self(a->pointer))) {
        a->conflict |= a->any && !same_root(a->root, r);
        a->root = r;
        a->any = true;
      }
    }
  }
  assigned_in_expr(a, e->a);
  assigned_in_expr(a, e->b);
  assigned_in_expr(a, e->c);
  for (const struct expr *x = e->args; x; x = x->next)
    assigned_in_expr(a, x);
}

static void assigned_in_stmt(struct assignments *a, struct stmt *s) {
  for (; s; s = s->next) {
    const struct function *f = a->loop->function;
    for (struct symbol *y = first_declared(f, s); y; y = next_declared(f, y))
      assigned_in_expr(a, symbol_init(f, y));
    assigned_in_expr(a, stmt_value(f, s));
    assigned_in_expr(a, stmt_cond(f, s));
    assigned_in_expr(a, stmt_step(f, s));
    if (s->init)
      assigned_in_stmt(a, s->init);
    assigned_in_stmt(a, s->body);
    if (s->otherwise)
      assigned_in_stmt(a, s->otherwise);
  }
}

static void set_busy(struct loop *l, struct symbol *y, bool busy) {
  y->busy = busy;
  if (busy)
    ++l->function->busy;
  else
    --l->function->busy;
}

// What the declaration of a pointer and all assignments to it say together.
struct agreement {
  struct root root;
  bool any; // one of them says something
  bool fine;
};

// Looks for what `y` points to in its assignments, in whatever order they stand. `by`: what its
// declaration says. Not fine when they disagree, or the search goes too deep.
static struct agreement look_for(struct loop *l, struct symbol *y, struct agreement by) {
  static _Thread_local int depth;
  enum { DEEPEST = 12 };
  struct assignments a = {.loop = l, .pointer = y, .root = by.root, .any = by.any};
  if (depth == DEEPEST)
    return by;
  ++depth;
  set_busy(l, y, true);
  assigned_in_stmt(&a, l->function->body);
  set_busy(l, y, false);
  --depth;
  return (struct agreement){a.root, a.any, !a.conflict && !reseated(l, y)};
}

// The same, remembered unless it is asked for while another pointer's is looked for.
static struct agreement agreed(struct loop *l, struct symbol *y, struct agreement by) {
  if (l->function->busy)
    return look_for(l, y, by);
  if (!y->agreed) {
    struct agreement found = look_for(l, y, by);
    y->agreed = ARENA_NEW(l->unit->arena, struct agreement);
    *y->agreed = found;
  }
  return *y->agreed;
}

// What a local pointer points to, by its initialiser and every assignment to it.
static struct root pointer_root(struct loop *l, struct symbol *y, tok name) {
  struct expr *init = symbol_init(l->function, y);
  struct agreement a = {.root = make_root(MEMORY_UNKNOWN, y, name), .any = init != NULL};
  set_busy(l, y, true); // "T *p = p" is no value
  if (init)
    a.root = pointee_of(l, init);
  set_busy(l, y, false);
  a = agreed(l, y, a);
  if (!a.fine || !a.any)
    return make_root(MEMORY_UNKNOWN, y, name);
  if (a.root.memory == MEMORY_SHARED && leads_elsewhere(l, y, a.root.symbol))
    return make_root(MEMORY_SHARED, y, name);
  if (a.root.memory == MEMORY_SHARED)
    a.root.via = y;
  return a.root;
}

static bool pointer_like(const struct symbol *y) {
  return y->pointer || (y->parameter && !range_empty(y->dims));
}

bool is_auto(const struct loop *l, const struct symbol *y) {
  for (tok t = y->type.first; t < y->type.end; ++t)
    if (token_is(l->unit, t, "auto"))
      return true;
  return false;
}

static struct root root_of_name(struct loop *l, const struct expr *e) {
  struct symbol *y = resolve(l->function, e->name);
  if (!y) {
    if (builtin_value(l, e->name))
      return make_root(MEMORY_LOCAL, NULL, e->name);
    return named_outside(l, e->name, false);
  }
  if (y->odd)
    return make_root(y->shared ? MEMORY_SHARED : MEMORY_UNKNOWN, y, e->name);
  if (y->shared)
    return make_root(MEMORY_SHARED, y, e->name);
  if (y->reference) {
    struct expr *init = symbol_init(l->function, y);
    return init ? root_of(l, init) : make_root(MEMORY_UNKNOWN, y, e->name);
  }
  if (y->is_static && !y->constant)
    return make_root(MEMORY_UNKNOWN, y, e->name);
  return make_root(MEMORY_LOCAL, y, e->name);
}

// A variable cast to a reference: an object of a class may give another one by its conversion.
static bool converts(struct loop *l, const struct expr *e) {
  const struct expr *of = expr_bare(e->a);
  bool reference = false, plain = true;
  for (tok t = e->type.first; t < e->type.end; ++t)
    reference |= token_is(l->unit, t, "&") || token_is(l->unit, t, "&&");
  struct symbol *y = of->kind == EXPR_NAME ? resolve(l->function, of->name) : NULL;
  for (tok t = y ? y->type.first : 0; y && t < y->type.end; ++t)
    plain &= l->unit->tokens[t].kind != TOK_IDENT || plain_type_word(l->unit, t);
  return y && reference && (!plain || is_auto(l, y));
}

// A variable of a class whose "[]" gives a part of it.
static bool local_object(struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  const struct symbol *y = e->kind == EXPR_NAME ? resolve(l->function, e->name) : NULL;
  if (!y || y->pointer || y->reference || y->odd || y->shared || y->type_name ||
      !range_empty(y->dims))
    return false;
  tok class = class_of_type(l->unit, y->type);
  return class != NO_TOKEN && gives_own_part(l, class);
}

struct root root_of(struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  if (!e)
    return make_root(MEMORY_UNKNOWN, NULL, NO_TOKEN);
  switch (e->kind) {
  case EXPR_NAME:
    return root_of_name(l, e);
  case EXPR_INDEX: {
    // An element of an array, or of what a pointer points to; of a class with operator[] it is
    // unknown, unless that gives a part of its object.
    struct root p = pointee_of(l, e->a);
    return p.memory == MEMORY_UNKNOWN && local_object(l, e->a) ? root_of(l, e->a) : p;
  }
  case EXPR_UNARY:
    if (token_is(l->unit, e->op, "*"))
      return pointee_of(l, e->a);
    if (token_is(l->unit, e->op, "++") || token_is(l->unit, e->op, "--"))
      return root_of(l, e->a);
    return make_root(MEMORY_NONE, NULL, NO_TOKEN);
  case EXPR_MEMBER:
    if (member_reference(l->unit, token_text(l->unit, e->name)))
      return make_root(MEMORY_UNKNOWN, NULL, NO_TOKEN);
    return token_is(l->unit, e->op, ".") ? root_of(l, e->a) : pointee_of(l, e->a);
  case EXPR_CAST:
    return converts(l, e) ? make_root(MEMORY_UNKNOWN, NULL, NO_TOKEN) : root_of(l, e->a);
  case EXPR_ASSIGN:
    return root_of(l, e->a);
  case EXPR_COND: {
    struct root b = root_of(l, e->b), c = root_of(l, e->c);
    return same_root(b, c) ? b : make_root(MEMORY_UNKNOWN, NULL, NO_TOKEN);
  }
  case EXPR_LITERAL:
  case EXPR_SIZEOF:
  case EXPR_BINARY:
  case EXPR_LIST:
    return make_root(MEMORY_NONE, NULL, NO_TOKEN);
  default:
    return make_root(MEMORY_UNKNOWN, NULL, NO_TOKEN);
  }
}

static struct root pointee_of_name(struct loop *l, const struct expr *e) {
  struct symbol *y = resolve(l->function, e->name);
  if (!y) {
    if (builtin_value(l, e->name))
      return make_root(MEMORY_NONE, NULL, e->name);
    return named_outside(l, e->name, true);
  }
  if (y->busy)
    return self(y);
  if (y->odd || y->type_name)
    return make_root(y->shared ? MEMORY_SHARED : MEMORY_UNKNOWN, y, e->name);
  if (y->passed)
    return make_root(MEMORY_SHARED, y, e->name);
  if (y->parameter && pointer_like(y)) {
    // A kernel's pointer argument is an address of global memory: the host has no other to give.
    struct root r = self(y);
    struct agreement a = agreed(l, y, (struct agreement){.root = r});
    if (!a.fine || a.any)
      return make_root(MEMORY_UNKNOWN, y, e->name);
    r.name = e->name;
    r.proved = l->function->kernel;
    return r;
  }
  if (y->shared && !y->pointer)
    return range_empty(y->dims) && element_kind(l->unit, y->type) == ELEMENT_OTHER
               ? make_root(MEMORY_UNKNOWN, y, e->name)
               : make_root(MEMORY_SHARED, y, e->name);
  if (y->reference && !range_empty(y->init))
    return pointee_of(l, symbol_init(l->function, y));
  if (!range_empty(y->dims))
    return y->pointer ? make_root(MEMORY_UNKNOWN, y, e->name) : make_root(MEMORY_LOCAL, y, e->name);
  if (y->pointer || is_auto(l, y))
    return pointer_root(l, y, e->name);
  return make_root(y->template_value ? MEMORY_NONE : MEMORY_UNKNOWN, y, e->name);
}

// An element of an array, with an index for each of its dimensions, that may itself be an address.
static bool holds_addresses(struct loop *l, const struct expr *e) {
  size_t indices = 0, dims = 0;
  for (; e->kind == EXPR_INDEX; e = expr_bare(e->a))
    ++indices;
  struct symbol *y = e->kind == EXPR_NAME ? resolve(l->function, e->name) : NULL;
  if (!y || (y->pointer && !y->passed) || y->reference)
    return false;
  dims = y->pointer;
  for (tok t = y->dims.first; t < y->dims.end; t = l->unit->tokens[t].match + 1)
    ++dims;
  return indices >= dims && element_kind(l->unit, y->type) == ELEMENT_OTHER;
}

// "x[i]" of a parameter "T x[A][B]": a row of what is passed, no address that is read.
static bool parameter_row(struct loop *l, const struct expr *e) {
  size_t indices = 0, dims = 0;
  for (; e->kind == EXPR_INDEX; e = expr_bare(e->a))
    ++indices;
  struct symbol *y = e->kind == EXPR_NAME ? resolve(l->function, e->name) : NULL;
  if (!y || !y->parameter || y->pointer || y->reference || y->odd)
    return false;
  for (tok t = y->dims.first; t < y->dims.end; t = l->unit->tokens[t].match + 1)
    ++dims;
  return indices < dims;
}

// An element behind all dimensions of an array and all stars of a pointer, or a member of one, that
// is a number or a vector: no address.
static bool plain_element(struct loop *l, const struct expr *e, size_t levels) {
  const struct unit *u = l->unit;
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_INDEX:
    return plain_element(l, e->a, levels + 1);
  case EXPR_UNARY:
    return token_is(u, e->op, "*") && plain_element(l, e->a, levels + 1);
  case EXPR_MEMBER:
    return token_is(u, e->op, ".") && plain_element(l, e->a, levels);
  case EXPR_BINARY:
    return levels > 0 && (plain_element(l, e->a, levels) || plain_element(l, e->b, levels));
  case EXPR_CAST: {
    struct range type = e->type;
    size_t stars = 0;
    for (; type.end > type.first && !token_is(u, type.end - 1, ">"); --type.end)
      if (token_is(u, type.end - 1, "*"))
        ++stars;
      else if (!token_is(u, type.end - 1, "const"))
        break;
    return stars > 0 && levels >= stars && element_kind(u, type) == ELEMENT_VALUE;
  }
  case EXPR_NAME: {
    struct symbol *y = resolve(l->function, e->name);
    if (!y || y->odd || y->reference || y->type_name)
      return false;
    size_t needed = 0;
    for (tok t = y->type.end; t < y->name; ++t)
      needed += token_is(u, t, "*");
    for (tok t = y->dims.first; t < y->dims.end; t = u->tokens[t].match + 1)
      ++needed;
    return needed > 0 && levels >= needed && element_kind(u, y->type) == ELEMENT_VALUE;
  }
  default:
    return false;
  }
}

static bool is_friend(const struct unit *u, tok t) {
  static const char *const ends[] = {";", "{", "}", NULL};
  while (t > 0 && !token_in(u, t - 1, ends))
    if (token_is(u, --t, "friend"))
      return true;
  return false;
}

// "operator&(x)", or a member's "operator&()": the sign before one operand.
static bool names_operator(const struct unit *u, tok t) {
  tok close =
      t > 0 && token_is(u, t - 1, "operator") && !system_file(u, t) && token_is(u, t + 1, "(")
          ? u->tokens[t + 1].match
          : NO_TOKEN;
  if (close == NO_TOKEN)
    return false;
  if (opens_class(u, u->tokens[t].up) && !is_friend(u, t))
    return close == t + 2;
  for (tok i = t + 2, after; i < close; i = after != NO_TOKEN ? after : behind(u, i)) {
    if (token_is(u, i, ","))
      return false;
    after = token_is(u, i, "<") ? skip_template(u, i) : NO_TOKEN;
  }
  return true;
}

// "&e" of an object that a function of the text may be called for.
static bool address_called(struct loop *l, const struct expr *e) {
  return spelled_that(l->unit, STR("&"), names_operator).count > 0 && !plain_number(l, e->a);
}

static bool user_class(const struct unit *u, tok t) {
  return !system_file(u, t) && (behind_class_key(u, t) || declares_alias(u, t));
}

bool is_fragment(const struct loop *l, const struct symbol *y) {
  const struct unit *u = l->unit;
  if (!y || y->pointer || y->reference || y->odd || y->type_name || y->is_static)
    return false;
  tok t = y->type.first;
  while (t < y->type.end && !token_is(u, t, "<"))
    ++t;
  return t < y->type.end && token_is(u, t - 1, "fragment") && token_is(u, y->type.end - 1, ">") &&
         spelled_that(u, STR("fragment"), user_class).count == 0;
}

// "f.x" of a fragment, or "f[i].x": its elements, which stand in it and are numbers.
static bool fragment_elements(struct loop *l, const struct expr *e) {
  if (e->kind != EXPR_MEMBER || !token_is(l->unit, e->op, ".") || !token_is(l->unit, e->name, "x"))
    return false;
  for (e = expr_bare(e->a); e->kind == EXPR_INDEX;)
    e = expr_bare(e->a);
  return e->kind == EXPR_NAME && is_fragment(l, resolve(l->function, e->name));
}

struct root pointee_of(struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  if (!e)
    return make_root(MEMORY_UNKNOWN, NULL, NO_TOKEN);
  switch (e->kind) {
  case EXPR_NAME:
    return pointee_of_name(l, e);
  case EXPR_UNARY:
    if (token_is(l->unit, e->op, "&"))
      return address_called(l, e) ? make_root(MEMORY_UNKNOWN, NULL, NO_TOKEN) : root_of(l, e->a);
    if (token_is(l->unit, e->op, "*") && !plain_element(l, e, 0))
      break;
    return make_root(MEMORY_NONE, NULL, NO_TOKEN);
  case EXPR_BINARY: {
    struct root a = pointee_of(l, e->a);
    if (a.memory == MEMORY_SHARED || a.memory == MEMORY_GLOBAL || a.memory == MEMORY_CONSTANT)
      return a;
    if (a.memory == MEMORY_LOCAL && a.symbol)
      return a;
    struct root b = pointee_of(l, e->b);
    return b.memory == MEMORY_SHARED || b.memory == MEMORY_GLOBAL ? b : a;
  }
  case EXPR_CAST:
    return pointee_of(l, e->a);
  case EXPR_ASSIGN:
    return pointee_of(l, e->b);
  case EXPR_COND:
    return either_root(pointee_of(l, e->b), pointee_of(l, e->c));
  case EXPR_INDEX:
  case EXPR_MEMBER: {
    // A row of an array decays to its address; a pointer that is itself read from memory may point
    // anywhere.
    if (plain_element(l, e, 0) || (e->kind == EXPR_INDEX && fragment_elements(l, expr_bare(e->a))))
      return make_root(MEMORY_NONE, NULL, NO_TOKEN);
    if (fragment_elements(l, e))
      return root_of(l, e->a);
    struct root r = root_of(l, e);
    if (e->kind == EXPR_INDEX && holds_addresses(l, e))
      return make_root(MEMORY_UNKNOWN, NULL, r.name);
    if (parameter_row(l, e))
      return r;
    bool array = e->kind == EXPR_MEMBER && member_inside(l->unit, token_text(l->unit, e->name), 1);
    if (array && r.memory == MEMORY_LOCAL && r.symbol)
      return r;
    if (r.memory == MEMORY_SHARED ||
        (r.memory == MEMORY_LOCAL && r.symbol && e->kind == EXPR_INDEX))
      return r;
    if (r.memory == MEMORY_GLOBAL || (r.memory == MEMORY_LOCAL && r.symbol && r.symbol->parameter))
      return make_root(MEMORY_GLOBAL, NULL, r.name);
    return make_root(MEMORY_UNKNOWN, NULL, r.name);
  }
  case EXPR_LITERAL:
  case EXPR_SIZEOF:
    return make_root(MEMORY_NONE, NULL, NO_TOKEN);
  default:
    break;
  }
  return make_root(MEMORY_UNKNOWN, NULL, NO_TOKEN);
}

struct tile *tile_of(struct loop *l, struct root r) {
  if (r.memory == MEMORY_SHARED && r.symbol)
    for (size_t i = 0; i < l->tiles.count; ++i)
      if (l->tiles.at[i]->symbol == r.symbol)
        return l->tiles.at[i];
  return NULL;
}
