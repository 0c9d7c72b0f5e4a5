// Who else reads a product that is added.
#include "rewrite/products.h"

enum { DEEPEST_NAME = 8, DEEPEST_VALUE = 4 };

// ---- values that are computed for the next tile ----

struct readers {
  struct run *run;
  const struct symbol *symbol;
  int depth;
};

static bool leads_to_next(struct run *r, const struct symbol *y, tok behind, int depth);

// The variable that is given what stands at token `t` of a statement; NULL when that is more than
// an assignment.
static const struct symbol *given(struct loop *l, struct stmt *s, tok t) {
  struct function *f = l->function;
  if (s->kind == STMT_DECL) {
    for (struct symbol *y = first_declared(f, s); y; y = next_declared(f, y))
      if (y->init.first <= t && t < y->init.end)
        return y;
    return NULL;
  }
  const struct expr *e = s->kind == STMT_EXPR ? stmt_value(f, s) : NULL;
  e = e ? expr_bare(e) : NULL;
  const struct expr *target = e && e->kind == EXPR_ASSIGN ? expr_bare(e->a) : NULL;
  return target && target->kind == EXPR_NAME ? resolve(f, target->name) : NULL;
}

static bool reads_for_next(void *context, struct stmt *s, const struct expr *e) {
  const struct readers *readers = context;
  struct loop *l = readers->run->loop;
  if (e->kind != EXPR_NAME || resolve(l->function, e->name) != readers->symbol)
    return true;
  const struct symbol *y = given(l, s, e->name);
  return y &&
         (y == readers->symbol || leads_to_next(readers->run, y, s->range.end, readers->depth + 1));
}

// A variable that goes on to the next tile and is named nowhere behind, or one of the body that is
// read for such ones only.
static bool leads_to_next(struct run *r, const struct symbol *y, tok behind, int depth) {
  struct loop *l = r->loop;
  if (y->shared || y->reference || depth == DEEPEST_NAME)
    return false;
  struct range rest = {behind, l->function->body->range.end};
  bool named = named_in_range(l, rest, y) != NO_TOKEN;
  if (!in_body(l, y))
    return !named;
  struct readers readers = {r, y, depth};
  return named && visit_stmt(l, l->stmt->body, reads_for_next, &readers);
}

// Is there a variable that is written in the loop and goes on to the next tile, and no further?
// Most loops have none, and then nobody need look who reads what.
static bool some_for_next_only(struct run *r) {
  struct loop *l = r->loop;
  struct range rest = {l->stmt->range.end, l->function->body->range.end};
  for (size_t i = 0; r->uses->next_only == 0 && i < l->writes.count; ++i) {
    const struct symbol *y = l->writes.at[i].root.symbol;
    bool whole = y && type_number(l->unit, y->type) == NUMBER_WHOLE && !y->pointer;
    if (y && !whole && !y->shared && !in_body(l, y) && named_in_range(l, rest, y) == NO_TOKEN)
      r->uses->next_only = 2;
  }
  if (r->uses->next_only == 0)
    r->uses->next_only = 1;
  return r->uses->next_only == 2;
}

bool for_next_tile(struct run *r, const struct symbol *y, tok behind) {
  return y && r->depth == 0 && r->purpose == FOR_LOOP && some_for_next_only(r) &&
         leads_to_next(r, y, behind, 0);
}

// ---- products ----

static bool stands_in(const struct arm *inner, const struct arm *outer) {
  while (inner && inner != outer)
    inner = inner->outer;
  return inner == outer;
}

// Without the loops that are there in every copy: what reads a product in them does so in each.
static const struct arm *condition_of(const struct arm *arm) {
  while (arm && arm->loop)
    arm = arm->outer;
  return arm;
}

// A name of the body that stands for the one value it was given: what it was given.
static const struct expr *meant(struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  for (int depth = 0; depth < DEEPEST_NAME && e->kind == EXPR_NAME; ++depth) {
    struct symbol *y = resolve(l->function, e->name);
    if (!y || !in_body(l, y) || !range_empty(y->dims) || written_in(l, l->stmt->range, y))
      return e;
    const struct expr *init = symbol_init(l->function, y);
    if (!init)
      return e;
    e = expr_bare(init);
  }
  return e;
}

static bool same_value(struct loop *l, const struct expr *a, const struct expr *b, int depth) {
  if (same_text(l, a, b))
    return true;
  a = meant(l, a);
  b = meant(l, b);
  if (same_text(l, a, b))
    return true;
  bool pair = a->kind == EXPR_BINARY || a->kind == EXPR_ASSIGN; // "a *= b" is a product too
  if (depth == DEEPEST_VALUE || a->kind != b->kind || (!pair && a->kind != EXPR_UNARY) ||
      !str_equal(token_text(l->unit, a->op), token_text(l->unit, b->op)))
    return false;
  if (!pair)
    return same_value(l, a->a, b->a, depth + 1);
  bool either_way = token_is(l->unit, a->op, "*") || token_is(l->unit, a->op, "+");
  return (same_value(l, a->a, b->a, depth + 1) && same_value(l, a->b, b->b, depth + 1)) ||
         (either_way && same_value(l, a->a, b->b, depth + 1) &&
          same_value(l, a->b, b->a, depth + 1));
}

static uint64_t tokens_hash(const struct loop *l, struct range r) {
  uint64_t h = 0;
  for (tok t = r.first; t < r.end; ++t)
    h = h * 31 + str_hash(token_text(l->unit, t));
  return h;
}

// A hash that is equal for what same_value takes for equal by what names mean.
static uint64_t value_hash(struct loop *l, const struct expr *e, int depth) {
  e = meant(l, e);
  bool pair = e->kind == EXPR_BINARY || e->kind == EXPR_ASSIGN;
  if (depth == DEEPEST_VALUE || (!pair && e->kind != EXPR_UNARY))
    return tokens_hash(l, e->range);
  uint64_t a = value_hash(l, e->a, depth + 1), op = str_hash(token_text(l->unit, e->op));
  uint64_t b = pair ? value_hash(l, e->b, depth + 1) : 0;
  return op + (token_is(l->unit, e->op, "*") || token_is(l->unit, e->op, "+") ? a + b : 31 * a + b);
}

// Products of the same value are one: the compiler computes them once. Functions are parsed anew
// for each call, and so it is the text that counts there.
static struct use *use_of(struct run *r, struct product p) {
  uint64_t text = tokens_hash(r->loop, p.at->range);
  uint64_t value = value_hash(r->loop, p.at, 0);
  for (size_t i = 0; i < r->uses->count; ++i) {
    struct use *u = &r->uses->at[i];
    if ((u->text == text || u->value == value) && same_value(r->loop, u->product.at, p.at, 0))
      return u;
  }
  struct use *u = GROW(r->loop->unit->arena, *r->uses);
  *u = (struct use){.product = p,
                    .text = text,
                    .value = value,
                    .made = NO_TOKEN,
                    .read = NO_TOKEN,
                    .sum = NO_TOKEN};
  return u;
}

static void note_place(struct run *r, struct use *u, tok *last, tok at) {
  u->many |= *last != NO_TOKEN && *last != at;
  u->doomed |= r->doomed;
  *last = at;
}

struct product product_of(struct run *r, const struct expr *e, enum source from) {
  struct product p = {.at = e, .from = from, .arm = r->arm};
  struct use *u = use_of(r, p);
  note_place(r, u, &u->made, e->range.first);
  const struct arm *before = condition_of(u->product.arm), *now = condition_of(p.arm);
  u->another |= before != now && (stands_in(now, before) || stands_in(before, now));
  return p;
}

// Does a barrier stand on every way from behind token `from` to `at`, among statements and in them?
static bool barrier_between(const struct loop *l, const struct stmt *s, tok from, tok at) {
  bool passed = false;
  for (; s; s = s->next) {
    if (inside(s, at))
      return passed || barrier_between(l, s->body, from, at) ||
             barrier_between(l, s->otherwise, from, at);
    passed |= s->range.first >= from && is_barrier(l, s);
  }
  return false;
}

static bool reads_no_shared(void *context, struct stmt *s, const struct expr *e) {
  struct loop *l = context;
  (void)s;
  if (e->kind == EXPR_INDEX)
    return root_of(l, e).memory != MEMORY_SHARED;
  struct symbol *y = e->kind == EXPR_NAME ? resolve(l->function, e->name) : NULL;
  bool behind = y && y->decl && y->name >= l->stmt->range.end && range_empty(y->dims);
  struct expr *init = behind ? symbol_init(l->function, y) : NULL;
  return !init || init->kind != EXPR_INDEX || root_of(l, init).memory != MEMORY_SHARED;
}

// What is read from shared memory behind a barrier is another value.
static bool read_anew(struct run *r, const struct expr *e) {
  struct loop *l = r->loop;
  return r->call == NO_TOKEN &&
         barrier_between(l, l->function->body, l->stmt->range.end, e->range.first) &&
         !visit_expr(NULL, e, reads_no_shared, l);
}

// An outer loop comes back to this one: what its compute reads then is behind its barrier.
static bool in_compute(const struct run *r, const struct expr *e) {
  const struct loop *l = r->refuses;
  tok at = r->call == NO_TOKEN ? e->range.first : r->call;
  return inside(l->stmt, at) && at > l->middle->range.first;
}

void note_behind(struct run *r, const struct expr *e) {
  if (r->tile_certain && !read_anew(r, e) && !in_compute(r, e))
    use_of(r, (struct product){.at = e, .arm = r->arm})->apart = true;
}

void note_read(struct run *r, struct value v, tok at) {
  if (!v.product.at)
    return;
  struct use *u = use_of(r, v.product);
  note_place(r, u, &u->read, at);
  const struct arm *made = condition_of(v.product.arm), *read = condition_of(r->arm);
  u->another |= made != read;
  u->apart |= v.product.from == FROM_CARRIED || !stands_in(read, made);
}

bool note_sum(struct run *r, struct product p, tok sum) {
  if (!p.at || p.from != FROM_TILE || r->purpose != FOR_LOOP)
    return true;
  if (!stands_in(r->arm, p.arm))
    return refuse_product(r, p, sum);
  struct use *u = use_of(r, p);
  u->product = p;
  u->sum = sum;
  u->call = r->call;
  return true;
}

bool check_uses(struct run *r) {
  for (size_t i = 0; i < r->uses->count; ++i) {
    const struct use *u = &r->uses->at[i];
    // Behind the last tile no vote follows, for which another place may have read it.
    bool counts = u->another || u->doomed || r->loop->vote;
    if (u->sum == NO_TOKEN || !(u->apart || (u->many && counts)))
      continue;
    r->call = u->call;
    return refuse_product(r, u->product, u->sum);
  }
  return true;
}
