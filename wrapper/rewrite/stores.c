// How each store of the load travels, and which stores may meet in one element.
#include "rewrite/stores.h"

#include "rewrite/members.h"
#include "rewrite/size.h"
#include "rewrite/spans.h"

#include <string.h>

bool cuda_type(struct str s) {
  static const char *const names[] = {"half",    "__half",   "half2",   "__half2",       "float2",
                                      "float3",  "float4",   "int2",    "int4",          "uint2",
                                      "uint4",   "size_t",   "uint",    "int8_t",        "uint8_t",
                                      "int32_t", "uint32_t", "double2", "__nv_bfloat16", NULL};
  for (const char *const *n = names; *n; ++n)
    if (str_is(s, *n))
      return true;
  return false;
}

// ---- stores ----

static bool zero_literal(const struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  if (e->kind == EXPR_CAST && e->a) {
    // (float)0: a type whose zero is all zero bits
    return type_bytes(l->unit, e->type) > 0 && zero_literal(l, e->a);
  }
  if (e->kind == EXPR_CALL || e->kind == EXPR_LIST) {
    struct str name = e->a ? token_text(l->unit, expr_bare(e->a)->name) : STR("");
    bool known = e->a && expr_bare(e->a)->kind == EXPR_NAME &&
                 ((str_starts(name, "make_") && !user_function(l->unit, name)) || cuda_type(name) ||
                  str_is(name, "__float2half") || str_is(name, "__int2half_rn"));
    if (!known)
      return false;
    for (const struct expr *x = e->args; x; x = x->next)
      if (!zero_literal(l, x))
        return false;
    return true;
  }
  if (e->kind != EXPR_LITERAL)
    return false;
  struct str s = token_text(l->unit, e->range.first);
  bool digit = false;
  for (size_t i = 0; i < s.n; ++i) {
    if (s.p[i] == '0')
      digit = true;
    else if (!strchr(".fFuUlL", s.p[i]))
      return false;
  }
  return digit;
}

bool same_text(const struct loop *l, const struct expr *a, const struct expr *b) {
  size_t n = a->range.end - a->range.first;
  if (n != b->range.end - b->range.first)
    return false;
  for (size_t i = 0; i < n; ++i)
    if (!str_equal(token_text(l->unit, a->range.first + (tok)i),
                   token_text(l->unit, b->range.first + (tok)i)))
      return false;
  return true;
}

int lvalue_bytes(struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  if (e->kind == EXPR_CALL)
    return e->args
               ? lvalue_bytes(l, &(struct expr){.kind = EXPR_UNARY, .op = NO_TOKEN, .a = e->args})
               : 0;
  const struct expr *p = NULL;
  if (e->kind == EXPR_INDEX || e->kind == EXPR_UNARY)
    p = expr_bare(e->a);
  while (p && (p->kind == EXPR_BINARY || p->kind == EXPR_INDEX))
    p = expr_bare(p->a);
  if (!p)
    return 0;
  if (p->kind == EXPR_CAST)
    return type_bytes(l->unit, p->type);
  if (p->kind == EXPR_UNARY && token_is(l->unit, p->op, "&"))
    return lvalue_bytes(l, p->a);
  if (p->kind == EXPR_NAME) {
    struct symbol *y = resolve(l->function, p->name);
    return y ? type_bytes(l->unit, y->type) : 0;
  }
  return 0;
}

// A global element that is read and nothing else: P[i], *p, __ldg(p).
static const struct expr *plain_read(struct loop *l, const struct expr *e, bool *ldg) {
  e = expr_bare(e);
  *ldg = false;
  if (e->kind == EXPR_CALL) {
    const struct expr *f = expr_bare(e->a);
    if (f->kind == EXPR_NAME && token_is(l->unit, f->name, "__ldg") && e->args && !e->args->next &&
        !user_function(l->unit, STR("__ldg"))) {
      *ldg = true;
      return e;
    }
    return NULL;
  }
  if (e->kind != EXPR_INDEX && e->kind != EXPR_UNARY && e->kind != EXPR_MEMBER)
    return NULL;
  struct str member = e->kind == EXPR_MEMBER ? token_text(l->unit, e->name) : STR("");
  if (member_bit_field(l->unit, member) || member_static(l->unit, member))
    return NULL;
  return root_of(l, e).memory == MEMORY_GLOBAL ? e : NULL;
}

// True when a value holds what the load itself computed: a local of the body, or a variable that
// the load assigned.
static bool holds_local(void *context, struct stmt *s, const struct expr *e) {
  struct loop *l = context;
  (void)s;
  if (e->kind != EXPR_NAME)
    return true;
  struct symbol *y = resolve(l->function, e->name);
  if (!y || y->type_name)
    return true;
  if (in_body(l, y))
    return constant_expr(l, e);
  for (size_t i = 0; i < l->writes.count; ++i)
    if (l->writes.at[i].region == REGION_LOAD && l->writes.at[i].root.symbol == y)
      return false;
  return true;
}

static struct root source_root(struct loop *l, const struct expr *e) {
  return e->kind == EXPR_CALL ? pointee_of(l, e->args) : root_of(l, e);
}

// Vectors of three are copied number by number, larger ones in parts.
static int copied_at_once(int bytes) {
  int at_once = 16;
  while (at_once > 4 && bytes % at_once)
    at_once /= 2;
  return bytes ? at_once : 0;
}

// An element that stands in a packed class, or behind an address in it.
static bool packed(const struct loop *l, const struct expr *e) {
  for (; e; e = e->kind == EXPR_CALL ? e->args : e->a) {
    if (e->kind == EXPR_MEMBER && member_packed(l->unit, token_text(l->unit, e->name)))
      return true;
    if (e->kind == EXPR_NAME)
      break;
  }
  return false;
}

// Is "c ? element : zero" zero bits or the element's own value? "0u" would make an int another
// number, "0.0f" round it, and a class makes of it what it likes. `converts`: the two have one
// type.
static bool zero_is_bits(struct loop *l, const struct store *s, const struct expr *zero,
                         bool converts) {
  zero = expr_bare(zero);
  if (zero->kind != EXPR_LITERAL && zero->kind != EXPR_CAST)
    return true; // CUDA's own
  if (lvalue_bytes(l, s->source) <= 0 || lvalue_bytes(l, s->target) <= 0)
    return false;
  return !converts || number_kind(l, s->source) == NUMBER_FLOATING ||
         (zero->kind == EXPR_LITERAL && token_is(l->unit, zero->range.first, "0"));
}

void classify_store(struct loop *l, struct store *s) {
  bool held = !visit_expr(s->stmt, s->value, holds_local, l);
  s->kind = s->has_read || held ? STORE_STAGED : STORE_DIRECT;
  const struct expr *value = expr_bare(s->value);
  if (s->whole) {
    s->why = "its value is read through an object";
    return;
  }
  bool ldg;
  const struct expr *e = plain_read(l, value, &ldg);
  if (!e && value->kind == EXPR_COND) {
    bool then_zero = zero_literal(l, value->b), else_zero = zero_literal(l, value->c);
    if (then_zero != else_zero) {
      e = plain_read(l, else_zero ? value->b : value->c, &ldg);
      s->condition = value->a;
      s->negated = then_zero;
    }
  }
  if (!e) {
    if (s->has_read)
      s->why = "its value is computed from what is read";
    else if (held)
      s->why = "its value comes from a variable of the load";
    return;
  }
  struct root r = source_root(l, e);
  int from = lvalue_bytes(l, e), to = lvalue_bytes(l, s->target);
  // Elements known to be too small or of different sizes are conversions or half-words: registers.
  if (from && to && from != to)
    s->why = "the element is converted on its way";
  else if ((from && from < 4) || (to && to < 4))
    s->why = "its element is smaller than the 4 bytes that can be copied";
  else if (packed(l, e) || packed(l, s->target))
    s->why = "a packed member need not stand where it could be copied";
  if (s->why)
    return;
  s->source = e;
  s->ldg = ldg;
  s->proved_global = r.proved;
  s->bytes = copied_at_once(to ? to : from);
  s->kind = s->condition ? STORE_ZERO : STORE_ASYNC;
  if (s->condition)
    s->zero_bits = zero_is_bits(l, s, s->negated ? value->b : value->c, true);
}

// if (c) tile = global; else tile = 0;
void merge_fill(struct loop *l, struct stmt *s) {
  if (s->kind != STMT_IF || !s->otherwise || s->is_constexpr)
    return;
  struct stmt *branches[2] = {s->body, s->otherwise};
  struct store *found[2] = {NULL, NULL};
  for (int i = 0; i < 2; ++i) {
    struct stmt *b = branches[i];
    if (b->kind == STMT_COMPOUND)
      b = b->body && !b->body->next ? b->body : NULL;
    for (size_t k = 0; b && k < l->stores.count; ++k)
      if (l->stores.at[k]->stmt == b)
        found[i] = l->stores.at[k];
  }
  if (!found[0] || !found[1] || !same_text(l, found[0]->target, found[1]->target))
    return;
  int reading = found[0]->kind == STORE_ASYNC ? 0 : 1;
  struct store *read = found[reading], *zero = found[1 - reading];
  if (read->kind != STORE_ASYNC || !zero_literal(l, zero->value))
    return;
  read->kind = STORE_ZERO;
  read->fill = s;
  read->condition = stmt_cond(l->function, s);
  read->negated = reading == 1;
  read->zero_bits = zero_is_bits(l, read, zero->value, false);
  zero->fill = s;
}

// ---- order among the stores of one tile ----

static bool exclusive(const struct stmt *a, const struct stmt *b) {
  for (const struct stmt *i = a; i; i = i->parent)
    if (i->parent && i->parent->kind == STMT_IF && inside(i->parent, b->range.first))
      return (i->parent->body == i) != (i->parent->body && inside(i->parent->body, b->range.first));
  return false;
}

struct names {
  struct loop *loop;
  struct symbol *wanted;
  const struct store *store; // NULL: only `found` is asked for
  bool found, division, remainder;
  bool lost;                  // in a form that may give two trips one value
  const struct expr *divisor; // "i / D", "i & 7": by what it is cut
  const struct coop *inner;   // the innermost loop around the store
  int depth;
};

// Is a variable of the index changed from trip to trip, by other than the loops' headers?
static bool drifts(const struct loop *l, const struct coop *inner, const struct symbol *y) {
  const struct stmt *outermost = NULL;
  for (const struct coop *c = inner; c; c = c->outer) {
    if (c->variable == y)
      return false;
    outermost = c->stmt;
  }
  for (size_t i = 0; outermost && i < l->writes.count; ++i)
    if (l->writes.at[i].root.symbol == y && l->writes.at[i].root.memory == MEMORY_LOCAL &&
        inside(outermost, l->writes.at[i].target->range.first))
      return true;
  return false;
}

// A factor of the index that keeps trips apart. One whose value only the compiler knows is noted,
// to be asserted.
static bool never_zero(struct names *n, const struct expr *e) {
  struct loop *l = n->loop;
  long value;
  e = expr_bare(e);
  if (e->kind == EXPR_MEMBER) // blockDim.x
    return expr_bare(e->a)->kind == EXPR_NAME &&
           token_is(l->unit, expr_bare(e->a)->name, "blockDim");
  if (!constant_expr(l, e))
    return false;
  if (range_value(l->function, e->range, &value))
    return value != 0;
  for (tok t = e->range.first; t < e->range.end; ++t) {
    struct symbol *y = l->unit->tokens[t].kind == TOK_IDENT ? resolve(l->function, t) : NULL;
    if (l->unit->tokens[t].kind == TOK_IDENT && (!y || !wide_type(l->unit, y->type)))
      return false;
  }
  if (n->store)
    *GROW(l->unit->arena, l->factors) = (struct factor){e, n->store};
  return true;
}

// What "i / 8", "i % 8", "i >> 3" and "i & 7" all cut by; 0 when the text does not tell.
static long cut_by(struct loop *l, const struct expr *e) {
  const struct unit *u = l->unit;
  long n;
  if (!constant_value(range_text(u, e->b->range), &n) || n < 0)
    return 0;
  if (token_is(u, e->op, ">>"))
    return n < 31 ? 1L << n : 0;
  if (token_is(u, e->op, "&"))
    return (n & (n + 1)) == 0 ? n + 1 : 0;
  return n;
}

// i / D and i % D tell all i apart, i >> 3 and i & 7 as well.
static bool fit(struct loop *l, const struct expr *a, const struct expr *b) {
  static const char *const numbers[] = {"/", "%", NULL};
  bool same_way = token_in(l->unit, a->op, numbers) && token_in(l->unit, b->op, numbers);
  long n = cut_by(l, a);
  return (same_way && same_text(l, a->b, b->b)) || (n > 0 && n == cut_by(l, b));
}

static void look_for(struct names *n, const struct expr *e);
static bool alone_in_sum(struct loop *l, const struct expr *e, const struct symbol *y);

// Is its value no other one in a later trip?
static bool stays(const struct names *n, const struct expr *e, bool with_wanted) {
  struct names own = {.loop = n->loop, .wanted = n->wanted, .inner = n->inner, .depth = n->depth};
  look_for(&own, e);
  return !own.lost && own.found == with_wanted;
}

static bool constant_from(struct loop *l, const struct expr *e, long least, long most) {
  long value;
  return constant_expr(l, e) && range_value(l->function, e->range, &value) && value >= least &&
         value <= most;
}

static bool is_unsigned(struct loop *l, const struct symbol *y) {
  static const char *const words[] = {"unsigned", "uint32_t", "uint", "size_t", "uint64_t", NULL};
  bool found = false;
  for (tok t = y->type.first; t < y->type.end; ++t)
    found |= token_in(l->unit, t, words);
  return found && !y->pointer && !y->reference && !y->odd && wide_type(l->unit, y->type);
}

// "i / D", "i >> s" and such times C: it never falls while i grows. C is too small for a sum that
// begins anew behind the greatest number.
static bool never_falls(const struct names *n, const struct expr *e) {
  enum { MOST_PADDING = 1024, MOST_DIVISOR = 1 << 20 };
  struct loop *l = n->loop;
  e = expr_bare(e);
  if (e->kind != EXPR_BINARY)
    return false;
  if (token_is(l->unit, e->op, "*"))
    return (never_falls(n, e->a) && constant_from(l, e->b, 0, MOST_PADDING)) ||
           (never_falls(n, e->b) && constant_from(l, e->a, 0, MOST_PADDING));
  const struct expr *of = expr_bare(e->a), *by = expr_bare(e->b);
  if (of->kind != EXPR_NAME || resolve(l->function, of->name) != n->wanted)
    return false;
  if (token_is(l->unit, e->op, ">>"))
    return constant_from(l, by, 0, 31);
  struct symbol *y = by->kind == EXPR_NAME ? resolve(l->function, by->name) : NULL;
  return token_is(l->unit, e->op, "/") &&
         (constant_from(l, by, 1, MOST_DIVISOR) ||
          (y && is_unsigned(l, y) && is_unsigned(l, n->wanted) && stays(n, by, false)));
}

// "i + i / 32", which keeps the banks apart: it grows with i, so it tells all i apart.
static bool grows(const struct names *n, const struct expr *sum, const struct expr *added) {
  struct loop *l = n->loop;
  return wide_type(l->unit, n->wanted->type) && alone_in_sum(l, sum, n->wanted) &&
         stays(n, sum, true) && never_falls(n, added);
}

static void look_at_binary(struct names *n, const struct expr *e) {
  const struct unit *u = n->loop->unit;
  if (token_is(u, e->op, "+") && (grows(n, e->a, e->b) || grows(n, e->b, e->a))) {
    n->found = true;
    return;
  }
  struct names a = {.loop = n->loop,
                    .wanted = n->wanted,
                    .store = n->store,
                    .inner = n->inner,
                    .depth = n->depth},
               b = a;
  look_for(&a, e->a);
  look_for(&b, e->b);
  bool division = token_is(u, e->op, "/") || token_is(u, e->op, ">>");
  bool remainder = token_is(u, e->op, "%") || token_is(u, e->op, "&");
  if (a.found && (division || remainder)) {
    n->division |= division;
    n->remainder |= remainder;
    const struct expr *of = expr_bare(e->a); // the variable itself, in no sum
    n->lost |= of->kind != EXPR_NAME || (n->divisor && !fit(n->loop, n->divisor, e));
    n->divisor = e;
  } else if (token_is(u, e->op, "*")) {
    n->lost |= (a.found && !never_zero(n, e->b)) || (b.found && !never_zero(n, e->a));
  } else if (!token_is(u, e->op, "+") && !token_is(u, e->op, "-")) {
    n->lost |= a.found || b.found;
  }
  n->lost |= a.found && b.found;
  n->found |= a.found || b.found;
  n->lost |= a.lost || b.lost;
  n->division |= a.division || b.division;
  n->remainder |= a.remainder || b.remainder;
  const struct expr *inner = a.divisor ? a.divisor : b.divisor;
  if (inner && n->divisor && inner != n->divisor)
    n->lost |= !fit(n->loop, n->divisor, inner);
  if (inner && !n->divisor)
    n->divisor = inner;
}

// Does the expression depend on the variable, through locals of the load too, and how is it cut?
static void look_for(struct names *n, const struct expr *e) {
  if (!e || n->depth > 12)
    return;
  e = expr_bare(e);
  if (e->kind == EXPR_BINARY) {
    look_at_binary(n, e);
    return;
  }
  if (e->kind == EXPR_NAME) {
    struct symbol *y = resolve(n->loop->function, e->name);
    if (y == n->wanted) {
      n->found = true;
      n->lost |= !wide_type(n->loop->unit, y->type);
    } else if (y && drifts(n->loop, n->inner, y)) {
      n->lost = true;
    } else if (y && in_body(n->loop, y) && !range_empty(y->init)) {
      bool found = n->found;
      n->found = false;
      ++n->depth;
      look_for(n, symbol_init(n->loop->function, y));
      --n->depth;
      n->lost |= n->found && !wide_type(n->loop->unit, y->type);
      n->found |= found;
    }
    return;
  }
  bool found = n->found;
  n->found = false;
  look_for(n, e->a);
  look_for(n, e->b);
  look_for(n, e->c);
  for (const struct expr *x = e->args; x; x = x->next)
    look_for(n, x);
  bool keeps = (e->kind == EXPR_CAST && wide_type(n->loop->unit, e->type)) ||
               (e->kind == EXPR_UNARY &&
                (token_is(n->loop->unit, e->op, "-") || token_is(n->loop->unit, e->op, "+")));
  n->lost |= n->found && !keeps;
  n->found |= found;
}

// One index of a store's target: the same variable may be in others, cut in another way.
static void look_at_index(struct names *n, const struct expr *e) {
  struct names one = {.loop = n->loop, .wanted = n->wanted, .store = n->store, .inner = n->inner};
  look_for(&one, e);
  n->found |= one.found;
  n->lost |= one.lost || (one.division && one.remainder) || (one.division && n->division) ||
             (one.remainder && n->remainder) ||
             (one.divisor && n->divisor && !fit(n->loop, n->divisor, one.divisor));
  n->division |= one.division;
  n->remainder |= one.remainder;
  n->divisor = one.divisor ? one.divisor : n->divisor;
}

// The indices of a store's target.
static void look_at_target(struct names *n, const struct expr *e) {
  for (e = expr_bare(e); e;) {
    bool inner = e->kind == EXPR_INDEX || e->kind == EXPR_MEMBER || e->kind == EXPR_UNARY ||
                 e->kind == EXPR_CAST || e->kind == EXPR_BINARY;
    if (!inner) {
      look_at_index(n, e);
      return;
    }
    if (e->kind == EXPR_INDEX || e->kind == EXPR_BINARY)
      look_at_index(n, e->b);
    e = expr_bare(e->a);
  }
}

static bool depends(struct loop *l, const struct expr *e, const struct symbol *y) {
  struct names n = {.loop = l, .wanted = (struct symbol *)y};
  look_for(&n, e);
  return n.found;
}

// "j" of "for (j = 0; j < W; ++j)" beside "(..) * W": no two pairs of trips have one sum.
static bool below(struct loop *l, const struct coop *c, const struct expr *factor) {
  const struct expr *cond = expr_bare(stmt_cond(l->function, c->stmt));
  long n;
  if (c->count > 0 && range_value(l->function, factor->range, &n) && constant_expr(l, factor))
    return c->by * (c->count - 1) < n;
  return c->from_zero && token_is(l->unit, cond->op, "<") && constant_expr(l, factor) &&
         same_text(l, cond->b, factor);
}

// A sum in which the variable stands once and alone.
static bool alone_in_sum(struct loop *l, const struct expr *e, const struct symbol *y) {
  e = expr_bare(e);
  if (e->kind == EXPR_NAME)
    return resolve(l->function, e->name) == y;
  return e->kind == EXPR_BINARY && token_is(l->unit, e->op, "+") &&
         ((alone_in_sum(l, e->a, y) && !depends(l, e->b, y)) ||
          (alone_in_sum(l, e->b, y) && !depends(l, e->a, y)));
}

// Is the index "X * W + j", or "X + i + j" with W the stride of i, where X depends on `outer` alone
// and j is below W?
static bool two_digits(struct loop *l, const struct expr *e, const struct coop *outer,
                       const struct coop *inner) {
  const struct unit *u = l->unit;
  e = expr_bare(e);
  if (e->kind != EXPR_BINARY || !token_is(u, e->op, "+"))
    return false;
  for (int k = 0; k < 2; ++k) {
    const struct expr *with = expr_bare(k ? e->b : e->a), *digit = expr_bare(k ? e->a : e->b);
    bool other = depends(l, digit, outer->variable), own = depends(l, digit, inner->variable);
    if (!other && !own) // one more term, which is the same in all trips
      return two_digits(l, with, outer, inner);
    bool name = digit->kind == EXPR_NAME && resolve(l->function, digit->name) == inner->variable;
    if (!name || depends(l, with, inner->variable))
      continue;
    bool product = with->kind == EXPR_BINARY && token_is(u, with->op, "*");
    if (product && (below(l, inner, with->b) || below(l, inner, with->a)))
      return true;
    if (outer->stride && alone_in_sum(l, with, outer->variable) && below(l, inner, outer->stride))
      return true;
  }
  return false;
}

// Two loops in one index: do their trips together still store to an element only once?
static bool pairs_apart(struct loop *l, const struct store *s, const struct expr *index) {
  const struct coop *found[2];
  size_t count = 0;
  for (const struct coop *c = s->coop; c; c = c->outer)
    if (depends(l, index, c->variable)) {
      if (count == 2)
        return false;
      found[count++] = c;
    }
  return count < 2 || two_digits(l, index, found[1], found[0]) ||
         two_digits(l, index, found[0], found[1]);
}

static bool all_pairs_apart(struct loop *l, const struct store *s) {
  for (const struct expr *e = expr_bare(s->target); e;) {
    bool inner = e->kind == EXPR_INDEX || e->kind == EXPR_MEMBER || e->kind == EXPR_UNARY ||
                 e->kind == EXPR_CAST || e->kind == EXPR_BINARY;
    if ((e->kind == EXPR_INDEX || e->kind == EXPR_BINARY) && !pairs_apart(l, s, e->b))
      return false;
    e = inner ? expr_bare(e->a) : NULL;
  }
  return true;
}

// Does a loop in another begin with a value that may differ from trip to trip of that?
static bool starts_by_trip(const struct loop *l, const struct coop *c) {
  struct range r = c->stmt->kind == STMT_WHILE ? c->variable->init
                   : c->stmt->init             ? c->stmt->init->range
                                               : (struct range){0, 0};
  for (tok t = r.first; c->outer && t < r.end; ++t) {
    struct symbol *y = l->unit->tokens[t].kind == TOK_IDENT ? resolve(l->function, t) : NULL;
    if (y && y != c->variable && (in_body(l, y) || drifts(l, c, y)))
      return true;
    for (const struct coop *o = c->outer; y && o; o = o->outer)
      if (o->variable == y)
        return true;
  }
  return false;
}

// Two trips of one loop may store to one element when the index loses what tells them apart.
static bool trips_apart(struct loop *l, const struct store *s) {
  for (struct coop *c = s->coop; c; c = c->outer) {
    struct symbol *i = c->variable;
    if (!i)
      return false;
    struct names n = {.loop = l, .wanted = i, .store = s, .inner = s->coop};
    look_at_target(&n, s->target);
    if (!n.found || n.lost || n.division != n.remainder || starts_by_trip(l, c))
      return false;
  }
  return all_pairs_apart(l, s);
}

static bool share_loop(const struct store *a, const struct store *b) {
  for (const struct coop *c = a->coop; c; c = c->outer)
    for (const struct coop *d = b->coop; d; d = d->outer)
      if (c == d)
        return true;
  return false;
}

// May two stores write one element in one run of the load? Of two branches only one is taken, but
// in another trip of a loop around both it may be the other.
static bool may_meet(struct loop *l, const struct store *a, const struct store *b) {
  if (exclusive(a->stmt, b->stmt))
    return share_loop(a, b) && !same_element(l, a, b);
  return a->coop || b->coop || !spans_apart(l, a, b);
}

void find_overlaps(struct loop *l) {
  for (size_t i = 0; i < l->stores.count; ++i) {
    struct store *a = l->stores.at[i];
    if (!trips_apart(l, a))
      a->tile->overlapping = true;
    for (size_t j = 0; j < i; ++j) {
      struct store *b = l->stores.at[j];
      if (a->tile == b->tile && may_meet(l, a, b))
        a->tile->overlapping = true;
    }
  }
  // Where order counts, all stores of the tile go the same way: through registers, or as written.
  for (size_t i = 0; i < l->stores.count; ++i) {
    struct store *s = l->stores.at[i];
    if (!s->tile->overlapping)
      continue;
    bool all = true;
    for (size_t j = 0; j < l->stores.count; ++j)
      if (l->stores.at[j]->tile == s->tile)
        all &= l->stores.at[j]->stageable;
    if (s->kind == STORE_ASYNC || s->kind == STORE_ZERO) {
      s->ordered = true;
      s->why = arena_printf(l->unit->arena,
                            "the load may store to an element of '%s' twice, and asynchronous "
                            "copies have no order",
                            name_text(l, s->tile->symbol->name));
    }
    s->kind = all ? STORE_STAGED : STORE_DIRECT;
    s->fill = NULL;
  }
}
