// Products that the compiler may fuse with a sum (fma) in one copy of a loop and not in another.
//
// nvcc contracts a sum and a product where both end up in one basic block, and of two products in a
// sum it takes one. A product that depends on what compute reads from shared memory stays behind
// the barrier, in every copy of compute alike. One that does not may be computed ahead: a constant
// times a variable that is carried from tile to tile moves to where that variable is given its
// first value, a product of values that never change moves before the loop; and where it goes
// differs between the loop as written, which nvcc may unroll, and the pipelined one, whose last
// tile stands alone. Then the last bits differ. Seen with nvcc 13.0:
//   acc = acc * 0.75f + xs[i] * ws[i];
// Compute is run once on what values come from, in the order of the text, inner loops until nothing
// changes.
#include "rewrite/effect.h"

#include <string.h>

enum { DEEPEST_CALL = 6, DEEPEST_LOOP = 4 };

// Where a value comes from. What is made of two values comes from the later kind.
enum source {
  FROM_CONSTANT,
  FROM_OUTSIDE, // the same for all tiles
  FROM_CARRIED, // may differ from tile to tile, and is known before the barrier
  FROM_TILE     // read from shared memory in this tile's compute
};

struct product {
  const struct expr *at; // NULL: the value is no product
  enum source from;
};

struct value {
  enum source from;
  struct product product;
};

struct change {
  size_t symbol;
  struct value old, now;
};

// A function being run: the loop's, or one that it calls.
struct run {
  struct loop *loop;    // names are looked up in its function
  struct loop *refuses; // the loop that is refused
  tok call;             // in the loop's function; NO_TOKEN in itself
  struct value *values; // of each symbol of the function
  unsigned *seen;       // of each symbol: the last list of changes that it is in
  unsigned lists;
  struct {
    struct change *at;
    size_t count, room;
  } journal;           // of all changes, `now` unset
  struct value result; // of all returns so far
  int depth, loops;
  unsigned jumps; // inside so many statements that may be left early
};

static const struct value constant = {.from = FROM_CONSTANT};

static struct product worse(struct product a, struct product b) {
  if (!a.at || !b.at)
    return a.at ? a : b;
  return a.from <= b.from ? a : b;
}

// Either of two values, by the way that was taken. Constants are folded where ways meet.
static struct value either(struct value a, struct value b) {
  struct value v = {.product = worse(a.product, b.product)};
  if (a.from == FROM_CONSTANT || b.from == FROM_CONSTANT || a.from == b.from)
    v.from = a.from > b.from ? a.from : b.from;
  else
    v.from = FROM_CARRIED;
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

static struct value value_at(const struct run *r, const struct symbol *y) {
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
static void set_symbol(struct run *r, const struct symbol *y, struct value v) {
  set(r, (size_t)(y - r->loop->function->symbols.at), r->jumps ? either(value_at(r, y), v) : v);
}

static struct run new_run(struct loop *l, struct loop *refuses, tok call, int depth) {
  size_t count = l->function->symbols.count + 1;
  struct run r = {.loop = l, .refuses = refuses, .call = call, .depth = depth};
  r.values = arena_array(l->unit->arena, count, sizeof *r.values);
  r.seen = arena_array(l->unit->arena, count, sizeof *r.seen);
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

static bool run_expr(struct run *r, const struct expr *e, struct value *v);

static bool add(struct run *r, const struct expr *sum, enum number_kind kind, struct value a,
                struct value b, struct value *v) {
  *v = made_of(a, b);
  struct product p = worse(a.product, b.product);
  // A sum that never changes is computed where its products are.
  if (!p.at || kind <= NUMBER_WHOLE || p.from == FROM_TILE || v->from <= FROM_OUTSIDE)
    return true;
  return refuse_product(r, p, sum->op);
}

// "operator*("
static bool multiplies(const struct unit *u, tok t) {
  return token_is(u, t + 1, "*") && token_is(u, t + 2, "(") && !system_file(u, t);
}

static bool user_multiplies(const struct unit *u) {
  return spelled_that(u, STR("operator"), multiplies).count > 0;
}

static bool multiply(struct run *r, const struct expr *e, enum number_kind kind, struct value a,
                     struct value b, struct value *v) {
  *v = made_of(a, b);
  if (kind <= NUMBER_WHOLE || v->from == FROM_CONSTANT)
    return true;
  v->product = (struct product){e, v->from};
  // A product of objects holds sums.
  return kind != NUMBER_UNKNOWN || v->from != FROM_CARRIED || !user_multiplies(r->loop->unit) ||
         refuse_product(r, v->product, e->op);
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

static bool read_element(struct run *r, const struct expr *e, struct value *v) {
  struct loop *l = r->loop;
  enum source index = FROM_CONSTANT;
  if (!run_address(r, e->kind == EXPR_UNARY ? e->a : e, &index))
    return false;
  struct root root = root_of(l, e);
  *v = root.symbol ? value_at(r, root.symbol) : constant;
  if (root.memory == MEMORY_SHARED)
    v->from = FROM_TILE;
  else if (index == FROM_TILE && root.memory != MEMORY_LOCAL)
    v->from = FROM_TILE;
  else if (root.memory == MEMORY_CONSTANT || builtin_value(l, root.name))
    v->from = index > FROM_OUTSIDE ? index : FROM_OUTSIDE;
  else if (root.memory != MEMORY_LOCAL && !(root.symbol && root.symbol->parameter))
    v->from = FROM_CARRIED;
  return true;
}

static bool read_name(struct run *r, const struct expr *e, struct value *v) {
  struct loop *l = r->loop;
  struct symbol *y = resolve(l->function, e->name);
  if (constant_expr(l, e)) {
    *v = constant;
  } else if (y && y->shared) {
    *v = (struct value){.from = FROM_TILE};
  } else if (y) {
    *v = value_at(r, y);
  } else {
    struct root root = named_outside(l, e->name, false);
    bool fixed = root.memory == MEMORY_CONSTANT || builtin_value(l, e->name);
    *v = (struct value){.from = fixed ? FROM_OUTSIDE : FROM_CARRIED};
  }
  return true;
}

// What `y` holds after an assignment to all of it, to a part, or on top of what it held.
static void assign(struct run *r, const struct expr *target, struct value v, bool anew) {
  struct loop *l = r->loop;
  const struct expr *bare = expr_bare(target);
  struct root root = root_of(l, target);
  struct symbol *y = root.symbol;
  if (!y)
    return;
  struct value held = value_at(r, y);
  if (bare->kind == EXPR_NAME && resolve(l->function, bare->name) == y && range_empty(y->dims))
    held = v;
  else
    held = (struct value){anew && held.from == FROM_CONSTANT ? v.from : held.from,
                          worse(held.product, v.product)};
  set_symbol(r, y, held);
}

static bool run_assign(struct run *r, const struct expr *e, struct value *v) {
  const struct unit *u = r->loop->unit;
  struct value a = constant, b;
  bool plain = token_is(u, e->op, "=");
  enum source index = FROM_CONSTANT;
  if (!run_expr(r, e->b, &b))
    return false;
  if (plain ? !run_address(r, e->a, &index) : !run_expr(r, e->a, &a))
    return false;
  enum number_kind kind = number_kind(r->loop, e->a);
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
  if (kind <= NUMBER_WHOLE)
    v->product.at = NULL;
  assign(r, e->a, *v, plain);
  return true;
}

static bool run_binary(struct run *r, const struct expr *e, struct value *v) {
  const struct unit *u = r->loop->unit;
  struct value a, b;
  if (!run_expr(r, e->a, &a) || !run_expr(r, e->b, &b))
    return false;
  // Dividing by a power of two is multiplying, and all of division with -use_fast_math.
  if (token_is(u, e->op, "*") || token_is(u, e->op, "/"))
    return multiply(r, e, number_kind(r->loop, e), a, b, v);
  if (token_is(u, e->op, "+") || token_is(u, e->op, "-"))
    return add(r, e, number_kind(r->loop, e), a, b, v);
  *v = made_of(a, b);
  return true;
}

// ---- calls ----

static bool run_stmts(struct run *r, struct stmt *s);

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
      bool whole = y->reference && range_empty(root.symbol->dims);
      if (!whole && held.from != FROM_CONSTANT)
        v = (struct value){held.from, worse(held.product, v.product)};
      set_symbol(r, root.symbol, v);
    }
    x = x->next;
  }
}

static bool run_function(struct run *r, tok brace, const struct expr *e, const struct value *args,
                         struct value *v) {
  struct loop *l = r->loop;
  struct function *f = parse_function(l->unit, brace);
  if (!f || r->depth >= DEEPEST_CALL)
    return true; // refused where calls are looked at
  struct loop *self = ARENA_NEW(l->unit->arena, struct loop);
  self->unit = l->unit;
  self->function = f;
  self->clauses = l->clauses;
  self->stmt = ARENA_NEW(l->unit->arena, struct stmt);
  self->stmt->body = f->body;
  tok call = r->call == NO_TOKEN ? e->range.first : r->call;
  struct run callee = new_run(self, r->refuses, call, r->depth + 1);
  size_t n = 0;
  const struct expr *x = e->args;
  for (size_t i = 0; i < f->symbols.count; ++i) {
    callee.values[i] = constant;
    if (f->symbols.at[i].parameter && x) {
      callee.values[i] = args[n++];
      x = x->next;
    }
  }
  if (!run_stmts(&callee, f->body))
    return false;
  pass_back(r, &callee, e->args);
  *v = either(*v, callee.result);
  return true;
}

// Functions of CUDA's headers that are a product or a sum and may be fused, those whose result is
// made of their arguments as they are, and those that multiply and add inside.
static bool run_header_function(struct run *r, struct str name, const struct expr *e,
                                const struct value *args, size_t count, struct value *v) {
  struct value all = constant;
  struct product p = {NULL, FROM_CONSTANT};
  for (size_t i = 0; i < count; ++i) {
    all = made_of(all, args[i]);
    p = worse(p, args[i].product);
  }
  v->from = all.from;
  bool rounded = str_find(name, STR("_rn"), 0) < name.n;
  if (str_starts(name, "__hmul") && !rounded)
    v->product = (struct product){e, all.from};
  else if (str_starts(name, "make_") || str_starts(name, "__halves2") ||
           str_starts(name, "__low") || str_starts(name, "__high") || str_starts(name, "__shfl"))
    v->product = p;
  else if ((str_starts(name, "__hadd") || str_starts(name, "__hsub") ||
            str_starts(name, "cuCadd") || str_starts(name, "cuCsub")) &&
           !rounded && p.at && p.from != FROM_TILE && all.from > FROM_OUTSIDE)
    return refuse_product(r, p, e->range.first);
  else if ((str_starts(name, "cuCmul") || str_starts(name, "cuCfma")) && all.from == FROM_CARRIED)
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
  struct value *args = arena_array(l->unit->arena, count + 1, sizeof *args), object = constant;
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
  for (size_t i = 0; i < d.count; ++i)
    if (!run_function(r, d.bodies[i], e, args, v))
      return false;
  *v = (struct value){made_of(*v, object).from, v->product};
  return true;
}

static bool run_all(struct run *r, const struct expr *args, struct value *v) {
  struct value x;
  *v = constant;
  for (; args; args = args->next) {
    if (!run_expr(r, args, &x))
      return false;
    v->from = made_of(*v, x).from;
    v->product = worse(v->product, x.product);
  }
  return true;
}

static bool run_expr(struct run *r, const struct expr *e, struct value *v) {
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
    if (!run_expr(r, e->a, v))
      return false;
    if (!token_is(u, e->op, "-") && !token_is(u, e->op, "+"))
      v->product.at = NULL;
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
    struct value v = constant;
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

static bool run_stmt(struct run *r, struct stmt *s) {
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

static bool run_stmts(struct run *r, struct stmt *s) {
  for (; s; s = s->next)
    if (!run_stmt(r, s))
      return false;
  return true;
}

// ---- the loop ----

struct filling {
  struct loop *loop;
  const struct symbol *array;
};

static bool filled_from_shared(void *context, struct stmt *s, const struct expr *e) {
  struct filling *f = context;
  struct loop *l = f->loop;
  (void)s;
  if (e->kind != EXPR_ASSIGN || root_of(l, e->a).symbol != f->array)
    return true;
  if (!token_is(l->unit, e->op, "="))
    return false;
  for (tok t = e->b->range.first; t < e->b->range.end; ++t) {
    struct symbol *y = l->unit->tokens[t].kind == TOK_IDENT ? resolve(l->function, t) : NULL;
    if (y && y->shared)
      return true;
  }
  return false;
}

// An array of registers into which parts of tiles are read, some of them for the next round.
static bool holds_tiles(struct loop *l, const struct symbol *y) {
  struct filling f = {l, y};
  return !range_empty(y->dims) && range_empty(y->init) && !y->parameter &&
         visit_stmt(l, l->function->body, filled_from_shared, &f);
}

static bool changes(struct loop *l, const struct symbol *y) {
  for (size_t i = 0; i < l->writes.count; ++i)
    if (l->writes.at[i].root.symbol == y)
      return true;
  return clock_of(l, y) != NULL;
}

static struct value at_first(struct loop *l, struct symbol *y) {
  if (in_body(l, y) || y->type_name || y->template_value)
    return constant;
  if (!changes(l, y))
    return (struct value){.from = FROM_OUTSIDE};
  if (written_first(l, REGION_COMPUTE, y))
    return constant;
  return (struct value){.from = holds_tiles(l, y) ? FROM_TILE : FROM_CARRIED};
}

// Declarations of the load that compute repeats.
static bool run_repeated(struct run *r) {
  struct loop *l = r->loop;
  for (size_t i = 0; i < l->replicated.count; ++i) {
    struct symbol *y = l->replicated.at[i];
    struct value v;
    if (!run_expr(r, symbol_init(l->function, y), &v))
      return false;
    set_symbol(r, y, v);
  }
  return true;
}

bool check_contraction(struct loop *l) {
  if (l->no_fmad)
    return true;
  size_t count = l->function->symbols.count;
  struct run r = new_run(l, l, NO_TOKEN, 0);
  struct value *first = arena_array(l->unit->arena, count + 1, sizeof *first);
  for (size_t i = 0; i < count; ++i)
    r.values[i] = first[i] = at_first(l, &l->function->symbols.at[i]);
  // The second round begins with the products that the first one leaves in variables: from one tile
  // to the next they are carried, whatever they were made of.
  for (int round = 0; round < 2; ++round) {
    for (size_t i = 0; round == 1 && i < count; ++i) {
      if (first[i].from != FROM_CONSTANT && r.values[i].product.at)
        first[i].product = (struct product){r.values[i].product.at, FROM_CARRIED};
      r.values[i] = first[i];
    }
    if (!run_repeated(&r))
      return false;
    for (enum region region = REGION_COMPUTE; region <= REGION_TAIL; ++region) {
      size_t n;
      struct stmt **at = region_stmts(l, region, &n);
      for (size_t i = 0; i < n; ++i)
        if (!run_stmt(&r, at[i]))
          return false;
    }
  }
  return true;
}
