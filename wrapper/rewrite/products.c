// A run of statements on where values come from: in the order of the text, inner loops until
// nothing changes.
#include "rewrite/products.h"

#include "rewrite/trips.h"
#include "rewrite/unswitch.h"

#include <string.h>

enum { DEEPEST_LOOP = 4 };

static const struct value constant = {.from = FROM_CONSTANT};

struct product worse(struct product a, struct product b) {
  if (!a.at || !b.at)
    return a.at ? a : b;
  struct product p = a.from <= b.from ? a : b;
  p.stored = a.stored == b.stored ? a.stored : NULL;
  return p;
}

// Either of two values, by the way that was taken. Constants are folded where ways meet.
struct value either(struct value a, struct value b) {
  struct value v = {.product = worse(a.product, b.product), .choice = a.choice || b.choice};
  if (a.from <= FROM_CONSTANT || b.from <= FROM_CONSTANT || a.from == b.from)
    v.from = a.from > b.from ? a.from : b.from;
  else
    v.from = FROM_CARRIED;
  return v;
}

// An object made of parts, or an array of elements: any of them may be meant later.
struct value joined(struct value a, struct value b) {
  struct value v = {.from = FROM_CARRIED, .product = worse(a.product, b.product)};
  if (a.from == FROM_NOTHING || b.from == FROM_NOTHING || a.from == b.from)
    v.from = a.from > b.from ? a.from : b.from;
  return v;
}

// One of two values by a condition. If that comes from the tile then the choice stays behind the
// barrier, and a sum with it is fused with neither.
static struct value chosen(struct value condition, struct value a, struct value b) {
  if (condition.from != FROM_TILE) {
    struct value v = either(a, b);
    v.choice |=
        condition.from == FROM_CARRIED && (a.from == FROM_CONSTANT || b.from == FROM_CONSTANT);
    return v;
  }
  return (struct value){.from = FROM_TILE};
}

// What is computed from two values, and is no product.
struct value made_of(struct value a, struct value b) {
  return (struct value){.from = a.from > b.from ? a.from : b.from};
}

struct value value_at(const struct run *r, const struct symbol *y) {
  return r->values[y - r->loop->function->symbols.at];
}

bool equal_values(struct value a, struct value b) {
  return a.from == b.from && a.product.at == b.product.at && a.product.from == b.product.from &&
         a.product.stored == b.product.stored;
}

static void set(struct run *r, size_t symbol, struct value v) {
  if (equal_values(r->values[symbol], v))
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
  r.uses = ARENA_NEW(l->unit->arena, struct uses);
  return r;
}

bool refuse_product(struct run *r, struct product p, tok sum) {
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

static enum number_kind kind_of(const struct run *r, const struct expr *e, bool index) {
  enum number_kind kind = number_kind(r->loop, e);
  return index && kind == NUMBER_UNKNOWN ? NUMBER_WHOLE : kind;
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
    v->product =
        (struct product){.at = p.at, .from = FROM_CARRIED, .arm = p.arm, .choice = p.choice};
  // Of two products one is fused; a variable that is 1 in the first tile leaves only the other.
  bool both = a.product.at && b.product.at;
  if (both && (a.product.choice || b.product.choice))
    return refuse_product(r, a.product.choice ? a.product : b.product, sum->op);
  if (r->trips_constant && both && r->call == NO_TOKEN) {
    if (begins_as_one(r->loop, a.product.at))
      return refuse_product(r, a.product, sum->op);
    if (begins_as_one(r->loop, b.product.at))
      return refuse_product(r, b.product, sum->op);
  }
  // A sum that never changes is computed where its products are.
  if (p.from == FROM_TILE || v->from <= FROM_OUTSIDE)
    return note_sum(r, a.product, sum->op) && note_sum(r, b.product, sum->op);
  return refuse_product(r, p, sum->op);
}

static bool multiply(struct run *r, const struct expr *e, enum number_kind kind, struct value a,
                     struct value b, struct value *v) {
  *v = made_of(a, b);
  if (kind <= NUMBER_WHOLE || v->from <= FROM_CONSTANT)
    return true;
  if (r->purpose == FOR_AFTER) {
    note_behind(r, e);
    return true;
  }
  v->product = product_of(r, e, v->from);
  v->product.choice = a.choice || b.choice;
  return true;
}

// Where a condition comes from: of several, what is known first may decide.
static struct value both_true(struct value a, struct value b) {
  struct value v = made_of(a, b);
  if (a.from > FROM_CONSTANT && b.from > FROM_CONSTANT)
    v.from = a.from < b.from ? a.from : b.from;
  return v;
}

// Enters the arm of a condition, unless that is the same in all copies or comes from the tile.
// Gives the arm to return to. `loop`: which is run under the condition, NULL for none.
static const struct arm *enter_loop(struct run *r, struct value condition, struct stmt *loop) {
  const struct arm *outer = r->arm;
  if (condition.from == FROM_OUTSIDE || condition.from == FROM_CARRIED) {
    struct arm *arm = ARENA_NEW(r->loop->unit->arena, struct arm);
    arm->outer = outer;
    arm->loop = loop && loop_in_every_copy(r->loop, loop) ? loop : NULL;
    r->arm = arm;
  }
  return outer;
}

static const struct arm *enter(struct run *r, struct value condition) {
  return enter_loop(r, condition, NULL);
}

// What is evaluated on the way to an element: its indices, and the pointers that are followed.
static bool run_address(struct run *r, const struct expr *e, enum source *index) {
  struct value v;
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_NAME:
    return true;
  case EXPR_INDEX:
    r->index = number_kind(r->loop, e->a) == NUMBER_ADDRESS;
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
  else if (root.memory == MEMORY_LOCAL)
    return v;
  else if (index == FROM_TILE || (r->loads && root.memory == MEMORY_GLOBAL))
    v.from = FROM_TILE;
  else if (fixed)
    v.from = index > FROM_OUTSIDE ? index : FROM_OUTSIDE;
  else if (!root.symbol && r->method)
    return r->object;
  else if (v.from != FROM_TILE) // in a function a parameter may point into a tile
    v.from = FROM_CARRIED;
  return v;
}

// The innermost loop around what is run that is one in every copy and counts where an element is.
static const struct stmt *counting_loop(const struct run *r, const struct expr *element) {
  const struct arm *arm = r->arm;
  while (arm && !(arm->loop &&
                  named_in_range(r->loop, element->range,
                                 first_declared(r->loop->function, arm->loop->init)) != NO_TOKEN))
    arm = arm->outer;
  return arm ? arm->loop : NULL;
}

// Is what one loop has stored read in another? Then it comes from memory in every copy, for nobody
// knows how often either goes round.
static bool read_by_another_loop(const struct run *r, struct product p,
                                 const struct expr *element) {
  const struct stmt *loop = p.stored ? counting_loop(r, element) : NULL;
  return loop && !inside(loop, p.stored->range.first) && !inside(p.stored, loop->range.first);
}

// The parameter of a function that was given a fragment, for its element "p.x[i]".
static const struct symbol *given_fragment(const struct run *r, const struct expr *e) {
  const struct expr *of = e->kind == EXPR_INDEX ? expr_bare(e->a) : e;
  if (of == e || of->kind != EXPR_MEMBER || !token_is(r->loop->unit, of->name, "x"))
    return NULL;
  of = expr_bare(of->a);
  const struct symbol *y = of->kind == EXPR_NAME ? resolve(r->loop->function, of->name) : NULL;
  return y && y->parameter && value_at(r, y).parts ? y : NULL;
}

static bool read_element(struct run *r, const struct expr *e, struct value *v) {
  enum source index = FROM_CONSTANT;
  if (!run_address(r, e->kind == EXPR_UNARY ? e->a : e, &index))
    return false;
  struct root root = root_of(r->loop, e);
  const struct symbol *fragment = given_fragment(r, e);
  *v = fragment ? value_at(r, fragment) : read_root(r, root, index);
  v->parts = !fragment && root.symbol && is_fragment(r->loop, root.symbol);
  if (root.memory == MEMORY_SHARED && read_by_another_loop(r, v->product, e))
    v->product = (struct product){.at = NULL};
  note_read(r, *v, e->range.first);
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
  v->parts |= is_fragment(l, y);
  note_read(r, *v, e->range.first);
  return true;
}

// What a variable holds after an assignment to all of it, or to a part. What is added to a part
// stays mixed with what is there.
void assign_value(struct run *r, const struct expr *target, struct value v, bool anew) {
  struct loop *l = r->loop;
  const struct expr *bare = expr_bare(target);
  struct root root = root_of(l, target);
  const struct symbol *fragment = given_fragment(r, bare);
  struct symbol *y = root.symbol;
  if (fragment) {
    v = joined(value_at(r, fragment), v);
    v.parts = true;
    set_symbol(r, fragment, v);
    return;
  }
  if (!y && r->method)
    r->object = joined(r->object, v);
  // What the load stores is read behind the barrier, from memory.
  if (!y || (r->loads && root.memory == MEMORY_SHARED))
    return;
  v.product.stored = root.memory == MEMORY_SHARED ? counting_loop(r, target) : NULL;
  struct value held = value_at(r, y);
  bool own = is_tile_element(l, bare);
  bool named = bare->kind == EXPR_NAME && range_empty(y->dims);
  if (own || (named && (resolve(l->function, bare->name) == y || root.memory == MEMORY_LOCAL)))
    held = v;
  else if (anew)
    held = joined(held, v);
  else
    held.product = worse(held.product, v.product);
  set_symbol(r, y, held);
}

static bool run_assign(struct run *r, const struct expr *e, struct value *v) {
  const struct unit *u = r->loop->unit;
  struct value a = constant, b, own;
  bool plain = token_is(u, e->op, "=");
  enum source index = FROM_CONSTANT;
  bool doomed = r->doomed;
  const struct expr *target = expr_bare(e->a);
  r->doomed |= target->kind == EXPR_NAME &&
               for_next_tile(r, resolve(r->loop->function, target->name), e->range.end);
  bool ok = run_expr(r, e->b, &b);
  r->doomed = doomed;
  if (!ok)
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
  assign_value(r, e->a, *v, plain);
  return true;
}

static bool is_truth(const struct unit *u, const struct expr *e) {
  static const char *const words[] = {"<", ">", "<=", ">=", "==", "!=", "&&", "||", NULL};
  e = expr_bare(e);
  return (e->kind == EXPR_BINARY && token_in(u, e->op, words)) ||
         (e->kind == EXPR_UNARY && token_is(u, e->op, "!"));
}

// `index`: the expression is a part of an index, and so are its operands where it only computes.
static bool run_binary(struct run *r, const struct expr *e, bool index, struct value *v) {
  const struct unit *u = r->loop->unit;
  struct value a, b, own;
  bool logical = token_is(u, e->op, "&&") || token_is(u, e->op, "||");
  index &= token_is(u, e->op, "+") || token_is(u, e->op, "-") || token_is(u, e->op, "*");
  r->index = index;
  if (!run_expr(r, e->a, &a))
    return false;
  const struct arm *outer = logical ? enter(r, a) : r->arm;
  r->index = index;
  bool ok = run_expr(r, e->b, &b);
  r->arm = outer;
  if (!ok || !run_operator(r, e, a, b, &own))
    return false;
  // Dividing by a power of two is multiplying, and all of division with -use_fast_math.
  if (token_is(u, e->op, "*") || token_is(u, e->op, "/"))
    ok = multiply(r, e, kind_of(r, e, index), a, b, v);
  else if (token_is(u, e->op, "+") || token_is(u, e->op, "-"))
    ok = add(r, e, kind_of(r, e, index), a, b, v);
  else if (logical || ((token_is(u, e->op, "&") || token_is(u, e->op, "|")) &&
                       (is_truth(u, e->a) || is_truth(u, e->b))))
    *v = both_true(a, b);
  else
    *v = made_of(a, b);
  v->product = worse(v->product, own.product);
  return ok;
}

// ---- all kinds ----

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

// "++x", "x--" are sums.
static bool run_count(struct run *r, const struct expr *e, struct value *v) {
  struct value own, before;
  if (!run_expr(r, e->a, &before) || !run_operator(r, e, before, constant, &own))
    return false;
  *v = before;
  enum number_kind kind = number_kind(r->loop, e->a);
  if (kind <= NUMBER_WHOLE)
    return true;
  struct value after;
  if (!add(r, e, kind, before, constant, &after))
    return false;
  after.product = worse(after.product, own.product);
  assign_value(r, e->a, after, true);
  if (e->kind != EXPR_POSTFIX)
    *v = after;
  return true;
}

bool run_expr(struct run *r, const struct expr *e, struct value *v) {
  const struct unit *u = r->loop->unit;
  struct value first;
  bool index = r->index;
  r->index = false;
  *v = constant;
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_NAME:
    return read_name(r, e, v);
  case EXPR_UNARY:
    if (token_is(u, e->op, "*"))
      return read_element(r, e, v);
    if (token_is(u, e->op, "++") || token_is(u, e->op, "--"))
      return run_count(r, e, v);
    if (!run_expr(r, e->a, v) || !run_operator(r, e, *v, constant, &first))
      return false;
    if (!token_is(u, e->op, "-") && !token_is(u, e->op, "+"))
      v->product.at = NULL;
    v->product = worse(v->product, first.product);
    return true;
  case EXPR_POSTFIX:
    return run_count(r, e, v);
  case EXPR_INDEX:
  case EXPR_MEMBER:
    return read_element(r, e, v);
  case EXPR_BINARY:
    return run_binary(r, e, index, v);
  case EXPR_ASSIGN:
    return run_assign(r, e, v);
  case EXPR_COND: {
    struct value b, c;
    if (!run_expr(r, e->a, &first))
      return false;
    const struct arm *outer = enter(r, first);
    bool ok = run_expr(r, e->b, &b);
    r->arm = outer;
    enter(r, first);
    ok = ok && run_expr(r, e->c, &c);
    r->arm = outer;
    *v = ok ? chosen(first, b, c) : constant;
    return ok;
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

// "auto [a, b] = pair;": each of the names may be any part of that.
static struct expr *binding_init(struct loop *l, const struct stmt *s) {
  for (tok t = s->range.first; t < s->range.end; ++t)
    if (token_is(l->unit, t, "=")) {
      struct range value = {t + 1, s->range.end};
      value.end -= token_is(l->unit, value.end - 1, ";");
      return parse_expr(l->function, value);
    }
  return NULL;
}

static bool run_declaration(struct run *r, struct stmt *s) {
  struct function *f = r->loop->function;
  for (struct symbol *y = first_declared(f, s); y; y = next_declared(f, y)) {
    if (y->shared)
      continue;
    struct expr *init =
        y->odd && range_empty(y->init) ? binding_init(r->loop, s) : symbol_init(f, y);
    struct value v = {.from = FROM_NOTHING};
    bool doomed = r->doomed;
    r->doomed |= for_next_tile(r, y, s->range.end);
    bool ok = !init || run_expr(r, init, &v);
    r->doomed = doomed;
    if (!ok)
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
          v.product = product_of(r, e, in.from);
        assign_value(r, e, v, true);
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

static bool jumps_away(const struct unit *u, const struct stmt *s) {
  for (tok t = s->range.first; t < s->range.end; ++t)
    if (token_is(u, t, "return") || token_is(u, t, "goto"))
      return true;
  return leaves_early(u, s);
}

static bool run_loop(struct run *r, struct stmt *s) {
  bool jumps = leaves_early(r->loop->unit, s);
  struct value v;
  if (s->init && !run_stmts(r, s->init))
    return false;
  struct expr *cond = stmt_cond(r->loop->function, s);
  struct expr *step = stmt_step(r->loop->function, s);
  const struct arm *outer = r->arm;
  ++r->loops;
  r->jumps += jumps;
  for (bool more = true; more;) {
    size_t mark = r->journal.count;
    r->arm = outer;
    if (cond && !run_expr(r, cond, &v))
      return false;
    if (cond)
      enter_loop(r, v, s);
    if ((s->body && !run_stmts(r, s->body)) || (step && !run_expr(r, step, &v)))
      return false;
    // Once more from what may be there when the body begins again. Behind the loop the body has
    // run: where it has not, constants are left, or what was there.
    struct changes c = changes_since(r, mark);
    more = false;
    for (size_t i = 0; i < c.count; ++i)
      more |= !equal_values(either(c.at[i].old, c.at[i].now), c.at[i].old);
    more &= r->loops <= DEEPEST_LOOP;
    for (size_t i = 0; more && i < c.count; ++i)
      set(r, c.at[i].symbol, either(c.at[i].old, c.at[i].now));
  }
  r->arm = outer;
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
  const struct arm *outer = enter(r, v);
  if (!run_stmts(r, s->body))
    return false;
  r->arm = outer;
  struct changes then = changes_since(r, mark);
  for (size_t i = 0; i < then.count; ++i)
    r->values[then.at[i].symbol] = then.at[i].old;
  r->journal.count = mark;
  enter(r, v);
  if (s->otherwise && !run_stmts(r, s->otherwise))
    return false;
  if (!jumps_away(r->loop->unit, s)) // else what follows is under the condition too
    r->arm = outer;
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
  case STMT_IF: {
    bool otherwise, decided = decided_in_loop(r->loop, s, &otherwise);
    struct stmt *branch = otherwise ? s->otherwise : s->body;
    return !decided ? run_if(r, s) : !branch || run_stmt(r, branch);
  }
  case STMT_FOR:
  case STMT_WHILE:
  case STMT_DO:
    return run_loop(r, s);
  case STMT_SWITCH: {
    struct expr *cond = stmt_cond(f, s);
    v.from = FROM_CARRIED;
    if (cond && !run_expr(r, cond, &v))
      return false;
    ++r->jumps;
    const struct arm *outer = enter(r, v);
    bool ok = run_stmts(r, s->body);
    r->arm = outer;
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
