// A run of statements on where values come from: in the order of the text, inner loops until
// nothing changes, functions of the text with the values of their arguments.
#include "rewrite/products.h"

#include "rewrite/effect.h"
#include "rewrite/heads.h"

#include <string.h>

enum { DEEPEST_CALL = 6, DEEPEST_LOOP = 4, MOST_CALLED = 2000 };

static const struct value constant = {.from = FROM_CONSTANT};

static struct product worse(struct product a, struct product b) {
  if (!a.at || !b.at)
    return a.at ? a : b;
  return a.from <= b.from ? a : b;
}

// Either of two values, by the way that was taken. Constants are folded where ways meet.
static struct value either(struct value a, struct value b) {
  struct value v = {.product = worse(a.product, b.product)};
  if (a.from <= FROM_CONSTANT || b.from <= FROM_CONSTANT || a.from == b.from)
    v.from = a.from > b.from ? a.from : b.from;
  else
    v.from = FROM_CARRIED;
  return v;
}

// An object made of parts, or an array of elements: any of them may be meant later.
static struct value joined(struct value a, struct value b) {
  struct value v = {.from = FROM_CARRIED, .product = worse(a.product, b.product)};
  if (a.from == FROM_NOTHING || b.from == FROM_NOTHING || a.from == b.from)
    v.from = a.from > b.from ? a.from : b.from;
  return v;
}

// One of two values by a condition. If that comes from the tile then the choice stays behind the
// barrier, and a sum with it is fused with neither.
static struct value chosen(struct value condition, struct value a, struct value b) {
  if (condition.from != FROM_TILE)
    return either(a, b);
  return (struct value){.from = FROM_TILE};
}

// What is computed from two values, and is no product.
static struct value made_of(struct value a, struct value b) {
  return (struct value){.from = a.from > b.from ? a.from : b.from};
}

struct value value_at(const struct run *r, const struct symbol *y) {
  return r->values[y - r->loop->function->symbols.at];
}

static bool same(struct value a, struct value b) {
  return a.from == b.from && a.product.at == b.product.at && a.product.from == b.product.from;
}

static void set(struct run *r, size_t symbol, struct value v) {
  if (same(r->values[symbol], v))
    return;
  *GROW(r->loop->unit->arena, r->journal) = (struct change){symbol, r->values[symbol], v};
  r->values[symbol] = v;
}

// Where a jump may have led past the assignment, what was there before may be there still.
void set_symbol(struct run *r, const struct symbol *y, struct value v) {
  set(r, (size_t)(y - r->loop->function->symbols.at), r->jumps ? either(value_at(r, y), v) : v);
}

struct run new_run(struct loop *l) {
  size_t count = l->function->symbols.count + 1;
  struct run r = {.loop = l, .refuses = l, .call = NO_TOKEN};
  r.values = arena_array(l->unit->arena, count, sizeof *r.values);
  r.seen = arena_array(l->unit->arena, count, sizeof *r.seen);
  r.called = ARENA_NEW(l->unit->arena, unsigned);
  return r;
}

static bool refuse_product(struct run *r, struct product p, tok sum) {
  struct loop *l = r->loop;
  const struct expr *e = p.at;
  bool called = r->call != NO_TOKEN;
  return refuse(r->refuses, REASON_CONTRACTION, e->range.first,
                str_dup(l->unit->arena, range_text(l->unit, e->range)), called ? r->call : sum,
                called ? "called here" : "the sum");
}

// ---- expressions: false when refused ----

// True for "{}" and all that is written with no digit but 0.
static bool is_zero(const struct unit *u, struct range r) {
  for (tok t = r.first; t < r.end; ++t) {
    struct str s = token_text(u, t);
    for (size_t i = 0; i < s.n; ++i)
      if (u->tokens[t].kind == TOK_IDENT || (s.p[i] >= '1' && s.p[i] <= '9'))
        return false;
  }
  return !range_empty(r);
}

// Does a product name a variable that goes on from tile to tile and may be 1 at first?
static bool begins_as_one(struct loop *l, const struct expr *e) {
  for (tok t = e->range.first; t < e->range.end; ++t) {
    struct symbol *y = l->unit->tokens[t].kind == TOK_IDENT ? resolve(l->function, t) : NULL;
    if (!y || in_body(l, y) || y->shared || y->type_name || is_zero(l->unit, y->init))
      continue;
    for (size_t i = 0; i < l->writes.count; ++i)
      if (l->writes.at[i].root.symbol == y && l->writes.at[i].region == REGION_COMPUTE &&
          !written_first(l, REGION_COMPUTE, y))
        return true;
  }
  return false;
}

static bool add(struct run *r, const struct expr *sum, enum number_kind kind, struct value a,
                struct value b, struct value *v) {
  *v = made_of(a, b);
  struct product p = worse(a.product, b.product);
  if (!p.at || kind <= NUMBER_WHOLE || r->purpose == FOR_BEFORE)
    return true;
  // A product less a variable that is 0 in the first tile is still that product there.
  bool less = token_is(r->loop->unit, sum->op, "-") || token_is(r->loop->unit, sum->op, "-=");
  if (r->trips_constant && less && b.from == FROM_CARRIED)
    v->product = (struct product){p.at, FROM_CARRIED};
  // Of two products one is fused; a variable that is 1 in the first tile leaves only the other.
  bool both = a.product.at && b.product.at;
  if (r->trips_constant && both && r->call == NO_TOKEN) {
    if (begins_as_one(r->loop, a.product.at))
      return refuse_product(r, a.product, sum->op);
    if (begins_as_one(r->loop, b.product.at))
      return refuse_product(r, b.product, sum->op);
  }
  // A sum that never changes is computed where its products are.
  if (p.from == FROM_TILE || v->from <= FROM_OUTSIDE)
    return true;
  return refuse_product(r, p, sum->op);
}

static bool multiply(struct run *r, const struct expr *e, enum number_kind kind, struct value a,
                     struct value b, struct value *v) {
  *v = made_of(a, b);
  if (kind <= NUMBER_WHOLE || v->from <= FROM_CONSTANT || r->purpose == FOR_AFTER)
    return true;
  v->product = (struct product){e, v->from};
  return true;
}

// What is evaluated on the way to an element: its indices, and the pointers that are followed.
static bool run_address(struct run *r, const struct expr *e, enum source *index) {
  struct value v;
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_NAME:
    return true;
  case EXPR_INDEX:
    if (!run_expr(r, e->b, &v))
      return false;
    *index = v.from > *index ? v.from : *index;
    return run_address(r, e->a, index);
  case EXPR_MEMBER:
    return run_address(r, e->a, index);
  default:
    if (!run_expr(r, e, &v))
      return false;
    *index = v.from > *index ? v.from : *index;
    return true;
  }
}

// What a name or an access that begins with one stands for: `index` is where its indices come from.
static struct value read_root(struct run *r, struct root root, enum source index) {
  struct loop *l = r->loop;
  struct value v = root.symbol ? value_at(r, root.symbol) : constant;
  bool fixed =
      root.memory == MEMORY_CONSTANT || (root.name != NO_TOKEN && builtin_value(l, root.name));
  if (root.memory == MEMORY_SHARED)
    v.from = FROM_TILE;
  else if (root.memory == MEMORY_LOCAL || (root.symbol && root.symbol->parameter && !r->loads))
    return v;
  else if (index == FROM_TILE || (r->loads && root.memory == MEMORY_GLOBAL))
    v.from = FROM_TILE;
  else if (fixed)
    v.from = index > FROM_OUTSIDE ? index : FROM_OUTSIDE;
  else if (!root.symbol && r->method)
    return r->object;
  else
    v.from = FROM_CARRIED;
  return v;
}

static bool read_element(struct run *r, const struct expr *e, struct value *v) {
  enum source index = FROM_CONSTANT;
  if (!run_address(r, e->kind == EXPR_UNARY ? e->a : e, &index))
    return false;
  *v = read_root(r, root_of(r->loop, e), index);
  return true;
}

static bool read_name(struct run *r, const struct expr *e, struct value *v) {
  struct loop *l = r->loop;
  struct symbol *y = resolve(l->function, e->name);
  if (constant_expr(l, e))
    *v = constant;
  else if (y && !y->shared && !y->reference)
    *v = value_at(r, y);
  else if (y && y->reference && y->parameter)
    *v = value_at(r, y);
  else
    *v = read_root(r, y ? root_of(l, e) : named_outside(l, e->name, false), FROM_CONSTANT);
  return true;
}

// What a variable holds after an assignment to all of it, or to a part. What is added to a part
// stays mixed with what is there.
static void assign(struct run *r, const struct expr *target, struct value v, bool anew) {
  struct loop *l = r->loop;
  const struct expr *bare = expr_bare(target);
  struct root root = root_of(l, target);
  struct symbol *y = root.symbol;
  if (!y && r->method)
    r->object = joined(r->object, v);
  // What the load stores is read behind the barrier, from memory.
  if (!y || (r->loads && root.memory == MEMORY_SHARED))
    return;
  struct value held = value_at(r, y);
  bool named = bare->kind == EXPR_NAME && range_empty(y->dims);
  if (named && (resolve(l->function, bare->name) == y || root.memory == MEMORY_LOCAL))
    held = v;
  else if (anew)
    held = joined(held, v);
  else
    held.product = worse(held.product, v.product);
  set_symbol(r, y, held);
}

static bool run_operator(struct run *r, const struct expr *e, struct value a, struct value b,
                         struct value *result);

static bool run_assign(struct run *r, const struct expr *e, struct value *v) {
  const struct unit *u = r->loop->unit;
  struct value a = constant, b, own;
  bool plain = token_is(u, e->op, "=");
  enum source index = FROM_CONSTANT;
  if (!run_expr(r, e->b, &b))
    return false;
  enum number_kind kind = number_kind(r->loop, e->a);
  bool read = !plain || kind == NUMBER_UNKNOWN; // an object's "=" may read what is there
  if (read ? !run_expr(r, e->a, &a) : !run_address(r, e->a, &index))
    return false;
  if (!run_operator(r, e, a, b, &own))
    return false;
  if (plain)
    *v = b;
  else if (token_is(u, e->op, "*=") || token_is(u, e->op, "/=")) {
    if (!multiply(r, e, kind, a, b, v))
      return false;
  } else if (token_is(u, e->op, "+=") || token_is(u, e->op, "-=")) {
    if (!add(r, e, kind, a, b, v))
      return false;
  } else
    *v = made_of(a, b);
  v->product = worse(v->product, own.product);
  if (kind <= NUMBER_WHOLE)
    v->product.at = NULL;
  assign(r, e->a, *v, plain);
  return true;
}

static bool run_binary(struct run *r, const struct expr *e, struct value *v) {
  const struct unit *u = r->loop->unit;
  struct value a, b, own;
  bool ok = run_expr(r, e->a, &a) && run_expr(r, e->b, &b) && run_operator(r, e, a, b, &own);
  if (!ok)
    return false;
  // Dividing by a power of two is multiplying, and all of division with -use_fast_math.
  if (token_is(u, e->op, "*") || token_is(u, e->op, "/"))
    ok = multiply(r, e, number_kind(r->loop, e), a, b, v);
  else if (token_is(u, e->op, "+") || token_is(u, e->op, "-"))
    ok = add(r, e, number_kind(r->loop, e), a, b, v);
  else
    *v = made_of(a, b);
  v->product = worse(v->product, own.product);
  return ok;
}

// ---- calls ----

static bool declares_operator(const struct unit *u, tok t) {
  return u->tokens[t].kind == TOK_IDENT && token_is(u, t + 2, "(") &&
         u->tokens[t + 2].match != NO_TOKEN && !system_file(u, t) && !called_here(u, t);
}

// What a function writes through a parameter arrives at the argument.
static void pass_back(struct run *r, const struct run *callee, const struct expr *args) {
  const struct function *f = callee->loop->function;
  const struct expr *x = args;
  for (size_t i = 0; x && i < f->symbols.count; ++i) {
    const struct symbol *y = &f->symbols.at[i];
    if (!y->parameter)
      continue;
    bool written = (y->reference && !y->constant) || (y->pointer && !y->pointee_const) ||
                   !range_empty(y->dims);
    struct root root = y->reference ? root_of(r->loop, x) : pointee_of(r->loop, x);
    if (written && root.symbol && root.memory == MEMORY_LOCAL) {
      struct value held = value_at(r, root.symbol), v = callee->values[i];
      bool whole =
          y->reference && range_empty(root.symbol->dims) && expr_bare(x)->kind == EXPR_NAME;
      set_symbol(r, root.symbol, whole ? v : joined(held, v));
    }
    x = x->next;
  }
}

static bool begin_function(struct run *r, tok brace, tok call, struct run *callee) {
  struct loop *l = r->loop;
  struct function *f = parse_function(l->unit, brace);
  if (!f || r->depth > DEEPEST_CALL)
    return false; // refused where calls are looked at
  struct loop *self = ARENA_NEW(l->unit->arena, struct loop);
  self->unit = l->unit;
  self->function = f;
  self->clauses = l->clauses;
  self->stmt = ARENA_NEW(l->unit->arena, struct stmt);
  self->stmt->body = f->body;
  *callee = new_run(self);
  callee->refuses = r->refuses;
  callee->call = r->call == NO_TOKEN ? call : r->call;
  callee->depth = r->depth + 1;
  callee->purpose = r->purpose;
  callee->loads = r->loads;
  callee->trips_constant = r->trips_constant;
  callee->called = r->called;
  return true;
}

// `args`: the values of the arguments; those that a call leaves out are constants.
static void give(struct run *callee, const struct value *args, size_t count) {
  const struct function *f = callee->loop->function;
  size_t n = 0;
  for (size_t i = 0; i < f->symbols.count; ++i) {
    const struct symbol *y = &f->symbols.at[i];
    callee->values[i] = (struct value){.from = y->parameter ? FROM_CONSTANT : FROM_NOTHING};
    if (y->parameter && n < count)
      callee->values[i] = args[n++];
  }
}

// `object`: of a method, and what it leaves there; NULL for other functions.
static bool run_function(struct run *r, tok brace, const struct expr *e, const struct value *args,
                         size_t count, struct value *object, struct value *v) {
  struct run callee;
  if (++*r->called > MOST_CALLED)
    return refuse(r->refuses, REASON_CALL_UNKNOWN, e->range.first,
                  str_dup(r->loop->unit->arena, range_text(r->loop->unit, e->range)), NO_TOKEN,
                  NULL);
  if (!begin_function(r, brace, e->range.first, &callee))
    return true;
  give(&callee, args, count);
  if (object) {
    callee.method = true;
    callee.object = *object;
  }
  if (!run_stmts(&callee, callee.loop->function->body))
    return false;
  if (object)
    *object = callee.object;
  if (e->kind == EXPR_CALL)
    pass_back(r, &callee, e->args);
  *v = either(*v, callee.result);
  return true;
}

// "operator+" and the like of the text, for the operator of `e`: member of a, or a function of
// both. *result: what they return; nothing when there is none.
static bool run_operator(struct run *r, const struct expr *e, struct value a, struct value b,
                         struct value *result) {
  struct loop *l = r->loop;
  const struct unit *u = l->unit;
  *result = (struct value){.from = FROM_NOTHING};
  if (number_kind(l, e->a) != NUMBER_UNKNOWN && (!e->b || number_kind(l, e->b) != NUMBER_UNKNOWN))
    return true;
  struct tokens all = spelled_that(u, STR("operator"), declares_operator);
  for (size_t i = 0; i < all.count; ++i) {
    tok t = all.at[i];
    if (!str_equal(token_text(u, t + 1), token_text(u, e->op)))
      continue;
    struct heading h = heading_of(u, t, t + 2);
    struct value args[2] = {a, b}, held = a;
    bool member = h.owner != NO_TOKEN;
    if (h.tail.kind == TAIL_BODY && !run_function(r, h.tail.brace, e, member ? args + 1 : args,
                                                  member ? 1 : 2, member ? &held : NULL, result))
      return false;
    if (member)
      result->product = worse(result->product, held.product);
  }
  return true;
}

bool run_unnamed(struct run *r, tok brace, struct range initialisers) {
  struct run callee;
  const struct value any = {.from = FROM_CARRIED};
  if (!begin_function(r, brace, brace, &callee))
    return true;
  callee.call = NO_TOKEN;
  callee.method = true;
  callee.object = any;
  for (size_t i = 0; i < callee.loop->function->symbols.count; ++i)
    if (callee.loop->function->symbols.at[i].parameter)
      callee.values[i] = any;
  // "a(x), b{y}": what stands in the brackets.
  for (tok t = initialisers.first; t < initialisers.end; ++t) {
    tok close = r->loop->unit->tokens[t].match;
    bool opens = token_is(r->loop->unit, t, "(") || token_is(r->loop->unit, t, "{");
    if (!opens || close == NO_TOKEN || close == t + 1)
      continue;
    struct value v;
    struct range inside = {t + 1, close};
    if (!run_expr(&callee, parse_expr(callee.loop->function, inside), &v))
      return false;
    callee.object = joined(callee.object, v);
    t = close;
  }
  if (!run_stmts(&callee, callee.loop->function->body))
    return false;
  struct product left = worse(callee.result.product, callee.object.product);
  return !left.at || refuse_product(&callee, left, NO_TOKEN);
}

// Functions of CUDA's headers that are a product or a sum and may be fused, those whose result is
// made of their arguments as they are, and those that multiply and add inside.
static bool run_header_function(struct run *r, struct str name, const struct expr *e,
                                const struct value *args, size_t count, struct value *v) {
  struct value all = constant, parts = {.from = FROM_NOTHING};
  for (size_t i = 0; i < count; ++i) {
    all = made_of(all, args[i]);
    parts = joined(parts, args[i]);
  }
  struct product p = parts.product;
  v->from = all.from;
  bool rounded = str_find(name, STR("_rn"), 0) < name.n;
  if (str_starts(name, "__hmul") && !rounded)
    v->product = (struct product){e, all.from};
  else if (str_starts(name, "make_") || str_starts(name, "__halves2") ||
           str_starts(name, "__low") || str_starts(name, "__high") || str_starts(name, "__shfl"))
    *v = parts;
  else if ((str_starts(name, "__hadd") || str_starts(name, "__hsub") ||
            str_starts(name, "cuCadd") || str_starts(name, "cuCsub")) &&
           !rounded && p.at && p.from != FROM_TILE && all.from > FROM_OUTSIDE &&
           r->purpose != FOR_BEFORE)
    return refuse_product(r, p, e->range.first);
  // The bits of a product are that product, and so is the larger one of it and itself.
  else if ((str_starts(name, "__float_as_") || str_starts(name, "__double_as_") ||
            str_starts(name, "__half_as_") ||
            (count == 2 && same_text(r->loop, e->args, e->args->next))) &&
           p.at && p.from != FROM_TILE && r->purpose != FOR_BEFORE)
    return refuse_product(r, p, e->range.first);
  else if ((str_starts(name, "cuCmul") || str_starts(name, "cuCfma")) && all.from == FROM_CARRIED &&
           r->purpose == FOR_LOOP)
    return refuse_product(r, (struct product){e, all.from}, e->range.first);
  if (writes_fragment(name) && e->args)
    assign(r, e->args, (struct value){.from = all.from}, true);
  return true;
}

static bool run_call(struct run *r, const struct expr *e, struct value *v) {
  struct loop *l = r->loop;
  const struct expr *f = expr_bare(e->a);
  size_t count = 0;
  for (const struct expr *x = e->args; x; x = x->next)
    ++count;
  struct value *args = arena_array(l->unit->arena, count + 1, sizeof *args);
  struct value object = r->object;
  size_t n = 0;
  for (const struct expr *x = e->args; x; x = x->next)
    if (!run_expr(r, x, &args[n++]))
      return false;
  *v = constant;
  if (f->kind == EXPR_MEMBER && !run_expr(r, f->a, &object))
    return false;
  if (f->kind != EXPR_NAME && f->kind != EXPR_MEMBER)
    return true;
  struct str name = token_text(l->unit, f->name);
  struct definitions d = find_definitions(l->unit, name);
  if (!d.count && !run_header_function(r, name, e, args, count, v))
    return false;
  bool method = f->kind == EXPR_MEMBER || r->method;
  struct value before = object;
  for (size_t i = 0; i < d.count; ++i)
    if (!run_function(r, d.bodies[i], e, args, count, method ? &object : NULL, v))
      return false;
  if (f->kind == EXPR_MEMBER && !same(before, object))
    assign(r, f->a, object, false);
  else if (r->method)
    r->object = object;
  if (f->kind == EXPR_MEMBER)
    v->from = made_of(*v, object).from;
  return true;
}

static bool run_all(struct run *r, const struct expr *args, struct value *v) {
  struct value x;
  *v = (struct value){.from = FROM_NOTHING};
  for (; args; args = args->next) {
    if (!run_expr(r, args, &x))
      return false;
    *v = joined(*v, x);
  }
  return true;
}

bool run_expr(struct run *r, const struct expr *e, struct value *v) {
  const struct unit *u = r->loop->unit;
  struct value first;
  *v = constant;
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_NAME:
    return read_name(r, e, v);
  case EXPR_UNARY:
    if (token_is(u, e->op, "*"))
      return read_element(r, e, v);
    if (!run_expr(r, e->a, v) || !run_operator(r, e, *v, constant, &first))
      return false;
    if (!token_is(u, e->op, "-") && !token_is(u, e->op, "+"))
      v->product.at = NULL;
    v->product = worse(v->product, first.product);
    return true;
  case EXPR_POSTFIX:
    return run_expr(r, e->a, v);
  case EXPR_INDEX:
  case EXPR_MEMBER:
    return read_element(r, e, v);
  case EXPR_BINARY:
    return run_binary(r, e, v);
  case EXPR_ASSIGN:
    return run_assign(r, e, v);
  case EXPR_COND: {
    struct value b, c;
    if (!run_expr(r, e->a, &first) || !run_expr(r, e->b, &b) || !run_expr(r, e->c, &c))
      return false;
    *v = chosen(first, b, c);
    return true;
  }
  case EXPR_CALL:
    return run_call(r, e, v);
  case EXPR_CAST:
    if (!e->a)
      return run_all(r, e->args, v);
    if (!run_expr(r, e->a, v))
      return false;
    if (type_number(u, e->type) <= NUMBER_WHOLE)
      v->product.at = NULL;
    return true;
  case EXPR_LIST:
    return run_all(r, e->args, v);
  case EXPR_COMMA:
    return run_expr(r, e->a, &first) && run_expr(r, e->b, v);
  default:
    return true;
  }
}

// ---- statements ----

struct changes {
  struct change *at;
  size_t count, room;
};

// What has changed since the journal had `mark` entries, each symbol once.
static struct changes changes_since(struct run *r, size_t mark) {
  struct changes c = {0};
  ++r->lists;
  for (size_t i = mark; i < r->journal.count; ++i) {
    size_t symbol = r->journal.at[i].symbol;
    if (r->seen[symbol] == r->lists)
      continue;
    r->seen[symbol] = r->lists;
    *GROW(r->loop->unit->arena, c) =
        (struct change){symbol, r->journal.at[i].old, r->values[symbol]};
  }
  return c;
}

static bool run_declaration(struct run *r, struct stmt *s) {
  struct function *f = r->loop->function;
  for (struct symbol *y = first_declared(f, s); y; y = next_declared(f, y)) {
    if (y->shared)
      continue;
    struct expr *init = symbol_init(f, y);
    struct value v = {.from = FROM_NOTHING};
    if (init && !run_expr(r, init, &v))
      return false;
    set(r, (size_t)(y - f->symbols.at),
        y->reference ? constant : v); // root_of leads to what a reference is a name of
  }
  return true;
}

// asm("..." : "=f"(x) : "f"(y)): what it makes comes from what it is given.
static bool run_asm(struct run *r, struct stmt *s) {
  struct loop *l = r->loop;
  const struct unit *u = l->unit;
  struct value in = constant;
  bool multiplies = false;
  for (int pass = 0; pass < 2; ++pass)
    for (tok t = s->range.first; t + 1 < s->range.end; ++t) {
      struct str text = token_text(u, t);
      if (u->tokens[t].kind != TOK_STRING)
        continue;
      multiplies |= str_find(text, STR("mul."), 0) < text.n;
      if (!token_is(u, t + 1, "(") || u->tokens[t + 1].match == NO_TOKEN)
        continue;
      bool output = str_find(text, STR("="), 0) < text.n || str_find(text, STR("+"), 0) < text.n;
      struct expr *e = parse_expr(l->function, (struct range){t + 2, u->tokens[t + 1].match});
      struct value v;
      if (pass == 0 && str_find(text, STR("="), 0) == text.n) {
        if (!run_expr(r, e, &v))
          return false;
        in = made_of(in, v);
      } else if (pass == 1 && output) {
        v = (struct value){.from = in.from};
        if (multiplies && number_kind(l, e) > NUMBER_WHOLE)
          v.product = (struct product){e, in.from};
        assign(r, e, v, true);
      }
    }
  return true;
}

static bool leaves_early(const struct unit *u, const struct stmt *s) {
  for (tok t = s->range.first; t < s->range.end; ++t)
    if (token_is(u, t, "break") || token_is(u, t, "continue"))
      return true;
  return false;
}

static bool run_loop(struct run *r, struct stmt *s) {
  bool jumps = leaves_early(r->loop->unit, s);
  struct value v;
  if (s->init && !run_stmts(r, s->init))
    return false;
  struct expr *cond = stmt_cond(r->loop->function, s);
  struct expr *step = stmt_step(r->loop->function, s);
  ++r->loops;
  r->jumps += jumps;
  for (bool more = true; more;) {
    size_t mark = r->journal.count;
    if ((cond && !run_expr(r, cond, &v)) || (s->body && !run_stmts(r, s->body)) ||
        (step && !run_expr(r, step, &v)))
      return false;
    // Once more from what may be there when the body begins again. Behind the loop the body has
    // run: where it has not, constants are left, or what was there.
    struct changes c = changes_since(r, mark);
    more = false;
    for (size_t i = 0; i < c.count; ++i)
      more |= !same(either(c.at[i].old, c.at[i].now), c.at[i].old);
    more &= r->loops <= DEEPEST_LOOP;
    for (size_t i = 0; more && i < c.count; ++i)
      set(r, c.at[i].symbol, either(c.at[i].old, c.at[i].now));
  }
  --r->loops;
  r->jumps -= jumps;
  return true;
}

static bool run_if(struct run *r, struct stmt *s) {
  struct expr *cond = stmt_cond(r->loop->function, s);
  struct value v = constant;
  if (cond && !run_expr(r, cond, &v))
    return false;
  size_t mark = r->journal.count;
  if (!run_stmts(r, s->body))
    return false;
  struct changes then = changes_since(r, mark);
  for (size_t i = 0; i < then.count; ++i)
    r->values[then.at[i].symbol] = then.at[i].old;
  r->journal.count = mark;
  if (s->otherwise && !run_stmts(r, s->otherwise))
    return false;
  struct changes other = changes_since(r, mark);
  for (size_t i = 0; i < then.count; ++i) {
    size_t symbol = then.at[i].symbol;
    r->seen[symbol] = 0;
    set(r, symbol, chosen(v, then.at[i].now, r->values[symbol]));
  }
  for (size_t i = 0; i < other.count; ++i)
    if (r->seen[other.at[i].symbol] == r->lists) // not by the other way
      set(r, other.at[i].symbol, chosen(v, other.at[i].old, other.at[i].now));
  return true;
}

bool run_stmt(struct run *r, struct stmt *s) {
  struct function *f = r->loop->function;
  struct value v;
  switch (s->kind) {
  case STMT_COMPOUND:
    return run_stmts(r, s->body);
  case STMT_IF:
    return run_if(r, s);
  case STMT_FOR:
  case STMT_WHILE:
  case STMT_DO:
    return run_loop(r, s);
  case STMT_SWITCH: {
    ++r->jumps;
    bool ok = run_stmts(r, s->body);
    --r->jumps;
    return ok;
  }
  case STMT_DECL:
    return run_declaration(r, s);
  case STMT_ASM:
    return run_asm(r, s);
  case STMT_RETURN:
  case STMT_EXPR: {
    struct expr *e = stmt_value(f, s);
    if (e && !run_expr(r, e, &v))
      return false;
    if (e && s->kind == STMT_RETURN)
      r->result = either(r->result, v);
    return true;
  }
  default:
    return !s->body || run_stmts(r, s->body);
  }
}

bool run_stmts(struct run *r, struct stmt *s) {
  for (; s; s = s->next)
    if (!run_stmt(r, s))
      return false;
  return true;
}
