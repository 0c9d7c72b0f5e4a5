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
// Nor is a product fused that something else needs in its block or behind it. Where a copy knows
// more than the others, that it is not the first tile, or that no other follows, what needs it may
// be gone there alone:
//   float p = xs[i] * ws[i];
//   if (k0 == 0)
//     y[i] = p;
//   acc += p;
// What is read in a loop whose rounds are a number of the launch is needed in every copy, for none
// knows that number; and what one such loop has stored another one loads.
#include "rewrite/effect.h"
#include "rewrite/heads.h"
#include "rewrite/members.h"
#include "rewrite/products.h"
#include "rewrite/trips.h"

// ---- what variables hold when a tile begins ----

struct filling {
  struct loop *loop;
  const struct symbol *array;
};

static bool filled_from_shared(void *context, struct stmt *s, const struct expr *e) {
  struct filling *f = context;
  struct loop *l = f->loop;
  (void)s;
  if (e->kind == EXPR_CALL)
    return named_in_range(l, e->range, f->array) == NO_TOKEN;
  if (e->kind != EXPR_ASSIGN || root_of(l, e->a).symbol != f->array)
    return true;
  if (!token_is(l->unit, e->op, "=") || named_in_range(l, e->b->range, f->array) != NO_TOKEN)
    return false;
  return root_of(l, e->b).memory == MEMORY_SHARED;
}

// An array of registers into which parts of tiles are read, some of them for the next round.
static bool holds_tiles(struct loop *l, const struct symbol *y) {
  struct filling f = {l, y};
  return !range_empty(y->dims) && range_empty(y->init) && !y->parameter &&
         visit_stmt(l, l->function->body, filled_from_shared, &f);
}

// May a function of the text write through its parameter `index`, which an address is given for?
static bool writes_through(struct loop *l, struct str name, size_t index, bool address) {
  struct definitions d = find_definitions(l->unit, name);
  for (size_t i = 0; i < d.count; ++i) {
    const struct function *f = parse_function(l->unit, d.bodies[i]);
    size_t n = 0;
    for (size_t k = 0; f && k < f->symbols.count; ++k) {
      const struct symbol *y = &f->symbols.at[k];
      bool constant = !y->odd && (y->pointer ? y->pointee_const : y->reference && y->constant);
      bool other = address || y->reference || y->pointer || y->odd || !range_empty(y->dims);
      if (y->parameter && n++ == index && other && !constant)
        return true;
    }
    if (!f || n <= index)
      return true;
  }
  return d.count == 0 || d.unseen || d.pointer;
}

// May a call write to its argument `index`, or with `address` to what it is the address of?
static bool writes_argument(struct loop *l, const struct expr *call, size_t index, bool address) {
  const struct expr *f = expr_bare(call->a);
  const struct unit *u = l->unit;
  if (f->kind != EXPR_NAME && f->kind != EXPR_MEMBER)
    return true;
  struct str name = token_text(u, f->name);
  if (user_function(u, name) && !means_cuda(l, call))
    return writes_through(l, name, index, address);
  if (index == 0 && (writes_fragment(name) || writes_first(name)))
    return true;
  if (pure_function(u, name) || reads_memory(name) || means_cuda(l, call))
    return false;
  return address || !register_function(name);
}

struct search {
  struct loop *loop;
  const struct symbol *variable;
};

static bool keeps_variable(void *context, struct stmt *s, const struct expr *e) {
  const struct search *search = context;
  struct loop *l = search->loop;
  const struct symbol *y = search->variable;
  (void)s;
  if (e->kind != EXPR_CALL)
    return true;
  const struct expr *f = expr_bare(e->a);
  if (f->kind == EXPR_MEMBER && root_of(l, f->a).symbol == y)
    return false;
  size_t n = 0;
  for (const struct expr *x = e->args; x; x = x->next, ++n) {
    struct root pointee = pointee_of(l, x);
    bool address = pointee.memory == MEMORY_LOCAL && pointee.symbol == y;
    if ((address || root_of(l, x).symbol == y) && writes_argument(l, e, n, address))
      return false;
  }
  return true;
}

static bool named_in_asm(const struct loop *l, const struct stmt *s, const struct symbol *y) {
  for (; s; s = s->next)
    if ((s->kind == STMT_ASM && named_in_range(l, s->range, y) != NO_TOKEN) ||
        named_in_asm(l, s->body, y) || named_in_asm(l, s->otherwise, y))
      return true;
  return false;
}

static bool changes(struct loop *l, const struct symbol *y) {
  struct search search = {l, y};
  return written_in(l, l->stmt->range, y) || clock_of(l, y) ||
         !visit_stmt(l, l->stmt->body, keeps_variable, &search) ||
         named_in_asm(l, l->stmt->body, y);
}

static bool template_type(struct loop *l, const struct symbol *y) {
  for (tok t = y->type.first; t < y->type.end; ++t) {
    struct symbol *type = l->unit->tokens[t].kind == TOK_IDENT ? resolve(l->function, t) : NULL;
    if (type && type->type_name)
      return true;
  }
  return false;
}

static bool named_in_vote(struct loop *l, const struct symbol *y) {
  return l->vote && (named_in_range(l, l->vote->cond, y) != NO_TOKEN ||
                     (l->vote_value && named_in_range(l, l->vote_value->range, y) != NO_TOKEN));
}

// `before`: what it holds before the loop.
static struct value at_first(struct loop *l, struct symbol *y, struct value before) {
  if (y->type_name || y->template_value)
    return (struct value){.from = FROM_CONSTANT};
  if (in_body(l, y))
    return (struct value){.from = FROM_NOTHING};
  if (!changes(l, y))
    return (struct value){.from = FROM_OUTSIDE};
  enum region region = named_in(l, REGION_COMPUTE, y) != NO_TOKEN ? REGION_COMPUTE : REGION_LOAD;
  // An object's own "=" may read what is there.
  bool object =
      type_number(l->unit, y->type) == NUMBER_UNKNOWN && !is_auto(l, y) && !template_type(l, y);
  if (!object && !clock_of(l, y) && !named_in_vote(l, y) && named_in(l, region, y) != NO_TOKEN &&
      (written_first(l, region, y) || (before.from <= FROM_CONSTANT && filled_anew(l, y))))
    return (struct value){.from = FROM_NOTHING};
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

// ---- before and behind the loop ----

// The first of the statements that one stands among.
static struct stmt *first_sibling(const struct stmt *s) {
  struct stmt *parent = s->parent;
  if (!parent)
    return NULL;
  bool other = parent->otherwise && inside(parent->otherwise, s->range.first);
  return other ? parent->otherwise : parent->body;
}

// Statements before the one that holds the loop, from the outermost block in.
static void run_before(struct run *r, const struct stmt *holder) {
  if (!holder)
    return;
  run_before(r, holder->parent);
  if (holder->parent && holder->parent->init)
    run_stmts(r, holder->parent->init);
  for (struct stmt *s = first_sibling(holder); s && s != holder; s = s->next)
    run_stmt(r, s);
}

// Those behind it, and of loops around it all, for they come round again.
static bool run_behind(struct run *r, struct stmt *holder) {
  for (struct stmt *h = holder; h; h = h->parent) {
    for (struct stmt *s = h->next; s; s = s->next)
      if (!run_stmt(r, s))
        return false;
    bool again = h->parent && (h->parent->kind == STMT_FOR || h->parent->kind == STMT_WHILE ||
                               h->parent->kind == STMT_DO);
    for (struct stmt *s = again ? h->parent->body : NULL; s; s = s->next)
      if (s != holder && !run_stmt(r, s))
        return false;
  }
  return true;
}

// ---- the loop ----

static bool run_region(struct run *r, enum region region) {
  size_t n;
  struct stmt **at = region_stmts(r->loop, region, &n);
  for (size_t i = 0; i < n; ++i)
    if (!run_stmt(r, at[i]))
      return false;
  return true;
}

// The vote at the top reads what the tile before has left.
static bool run_vote(struct run *r) {
  struct loop *l = r->loop;
  struct value v;
  return !l->vote || ((!l->vote_value || run_stmt(r, l->vote_value)) &&
                      run_expr(r, stmt_cond(l->function, l->vote), &v));
}

// The load, and what says which tile is next. Products of one tile's own elements are staged as
// these and multiplied where they are added.
static bool run_ahead(struct run *r) {
  struct loop *l = r->loop;
  const struct expr *cond = l->cond;
  struct value v;
  r->loads = true;
  for (size_t i = 0; i < l->steps.count; ++i)
    if (!run_expr(r, l->steps.at[i], &v))
      return false;
  if ((cond && !run_expr(r, cond, &v)) || !run_region(r, REGION_LOAD))
    return false;
  r->loads = false;
  return true;
}

static bool run_heading(void *context, const struct heading *h) {
  struct run *r = context;
  const struct unit *u = r->loop->unit;
  bool conversion = u->tokens[h->name + 1].kind == TOK_IDENT;
  bool sign = token_is(u, h->name, "operator") && !conversion;
  return sign || h->tail.kind != TAIL_BODY || run_unnamed(r, h->tail.brace, h->tail.initialisers);
}

static bool run_value(void *context, tok name, struct range value) {
  return run_member_value(context, name, value);
}

// Constructors and conversions are called where no name tells; operators are looked into where they
// stand.
static bool run_functions_without_name(struct run *r) {
  struct loop *l = r->loop;
  bool objects = false;
  for (size_t i = 0; i < l->function->symbols.count; ++i) {
    const struct symbol *y = &l->function->symbols.at[i];
    objects |= !y->type_name && !y->template_value && !range_empty(y->type) &&
               type_number(l->unit, y->type) == NUMBER_UNKNOWN &&
               named_in_range(l, l->stmt->range, y) != NO_TOKEN;
  }
  return !objects || (visit_hidden(l, run_heading, r) && visit_member_values(l, run_value, r));
}

// False when refused.
static bool same_rounding(struct loop *l) {
  size_t count = l->function->symbols.count;
  struct run before = new_run(l);
  struct loop probe = *l; // nothing is refused for what stands before
  before.purpose = FOR_BEFORE;
  before.refuses = &probe;
  for (size_t i = 0; i < count; ++i)
    before.values[i].from = l->function->symbols.at[i].parameter ? FROM_OUTSIDE : FROM_NOTHING;
  run_before(&before, l->stmt);

  struct run r = new_run(l);
  // Nothing parts the first tile of a "do" from what stands before it.
  r.trips_constant = l->stmt->kind == STMT_DO || trips_may_be_known(l);
  r.tile_certain = tile_may_be_certain(l);
  struct value *first = arena_array(l->unit->arena, count + 1, sizeof *first);
  for (size_t i = 0; i < count; ++i) {
    first[i] = at_first(l, &l->function->symbols.at[i], before.values[i]);
    // In one block with the first tile only where all tiles may be unrolled.
    if (r.trips_constant && first[i].from > FROM_CONSTANT && before.values[i].product.at)
      first[i].product = (struct product){.at = before.values[i].product.at, .from = FROM_CARRIED};
    r.values[i] = first[i];
  }
  // The second round begins with the products that the first one leaves in variables: from one tile
  // to the next they are carried, whatever they were made of.
  for (int round = 0; round < 2; ++round) {
    for (size_t i = 0; round == 1 && i < count; ++i) {
      bool registers = !l->function->symbols.at[i].shared; // memory is read behind the barrier
      if (registers && first[i].from > FROM_CONSTANT && r.values[i].product.at)
        first[i].product = (struct product){.at = r.values[i].product.at, .from = FROM_CARRIED};
      r.values[i] = first[i];
    }
    if (!run_vote(&r) || !run_ahead(&r) || !run_repeated(&r) || !run_region(&r, REGION_COMPUTE) ||
        !run_region(&r, REGION_TAIL))
      return false;
  }
  if (!run_functions_without_name(&r))
    return false;
  r.purpose = FOR_AFTER;
  for (size_t i = 0; i < count; ++i) {
    r.values[i].product.from = FROM_CARRIED;
    r.values[i].product.arm = NULL;
    if (l->function->symbols.at[i].shared)
      r.values[i].product.at = NULL;
  }
  return run_behind(&r, l->stmt) && check_uses(&r);
}

bool check_contraction(struct loop *l) {
  if (l->no_fmad)
    return true;
  struct loop strict = *l;
  if (same_rounding(&strict))
    return true;
  if (!l->clauses->contract || strict.refused.reason != REASON_CONTRACTION)
    return refuse_as(l, strict.refused);
  l->contracted = strict.refused;
  return true;
}
