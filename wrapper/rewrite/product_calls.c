// Calls in a run on where values come from: functions and operators of the text are run with the
// values of their arguments, CUDA's are known by name.
#include "rewrite/products.h"

#include "rewrite/effect.h"
#include "rewrite/heads.h"

enum { MOST_CALLED = 2000 };

static const struct value constant = {.from = FROM_CONSTANT};

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
    bool reads = y->odd ? false : y->reference ? y->constant : y->pointer && y->pointee_const;
    bool written = !reads || !range_empty(y->dims); // by any type that takes an address
    struct root root = pointee_of(r->loop, x);
    if (y->reference || (y->odd && root.memory != MEMORY_LOCAL))
      root = root_of(r->loop, x);
    if (written && root.symbol && root.memory == MEMORY_LOCAL) {
      struct value held = value_at(r, root.symbol), v = callee->values[i];
      bool whole =
          y->reference && ((range_empty(root.symbol->dims) && expr_bare(x)->kind == EXPR_NAME) ||
                           is_tile_element(r->loop, expr_bare(x)));
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
  *callee = new_run(function_as_loop(l, f));
  callee->refuses = r->refuses;
  callee->outer = r;
  callee->call = r->call == NO_TOKEN ? call : r->call;
  callee->depth = r->depth + 1;
  callee->purpose = r->purpose;
  callee->loads = r->loads;
  callee->trips_constant = r->trips_constant;
  callee->tile_certain = r->tile_certain;
  callee->called = r->called;
  callee->uses = r->uses;
  callee->arm = r->arm;
  return true;
}

// The function is being run already: an operator of a class that does the same with its parts.
static bool runs_already(const struct run *r, tok brace) {
  for (; r; r = r->outer)
    if (r->loop->function->range.first == brace)
      return true;
  return false;
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
  if (runs_already(r, brace)) { // what it makes of its parts, it makes of others of their kinds
    struct value all = *v;
    for (size_t i = 0; i < count; ++i)
      all = joined(all, args[i]);
    *v = all;
    if (object)
      *object = joined(*object, all);
    return true;
  }
  if (++*r->called > MOST_CALLED) // it may multiply, for all that is known
    return refuse_product(r, (struct product){.at = e}, e->range.first);
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
bool run_operator(struct run *r, const struct expr *e, struct value a, struct value b,
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

bool run_member_value(struct run *r, tok name, struct range value) {
  struct run inside = new_run(function_as_loop(r->loop, class_scope(r->loop->unit, name)));
  struct value v;
  inside.refuses = r->refuses;
  inside.called = r->called;
  inside.uses = r->uses;
  inside.method = true;
  inside.object = (struct value){.from = FROM_CARRIED};
  if (!run_expr(&inside, parse_expr(inside.loop->function, value), &v))
    return false;
  return !v.product.at || refuse_product(&inside, v.product, NO_TOKEN);
}

static bool is_choice(struct str name) {
  static const char *const names[] = {"min",   "max",    "fmin",   "fmax", "fminf",
                                      "fmaxf", "__hmin", "__hmax", NULL};
  return str_in(name, names);
}

// Functions of CUDA's headers whose result is a product, which is fused like one that is written:
// 2^x of both parts of x, the logarithm of 2 times that to base 2. The fast ones of 2^x take it in
// one piece.
static bool ends_in_product(struct str name) {
  static const char *const names[] = {"exp", "exp10", "log", "log10", "atanh", "normcdf", NULL};
  if (str_starts(name, "__exp"))
    return false;
  if (str_starts(name, "__"))
    name = (struct str){name.p + 2, name.n - 2};
  struct str shorter = {name.p, name.n ? name.n - 1 : 0};
  return str_in(name, names) || (name.n && name.p[name.n - 1] == 'f' && str_in(shorter, names));
}

// memcpy: what is copied may be a product.
static void copy_memory(struct run *r, const struct expr *to, const struct expr *from) {
  struct root target = pointee_of(r->loop, to), source = pointee_of(r->loop, from);
  if (target.symbol && source.symbol)
    set_symbol(r, target.symbol, joined(value_at(r, target.symbol), value_at(r, source.symbol)));
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
  if ((str_starts(name, "__hmul") && !rounded) ||
      (ends_in_product(name) && all.from > FROM_CONSTANT && r->purpose != FOR_AFTER))
    v->product = product_of(r, e, all.from);
  else if (str_starts(name, "make_") || str_starts(name, "__halves2") ||
           str_starts(name, "__low") || str_starts(name, "__high") || str_starts(name, "__shfl"))
    *v = parts;
  else if ((str_starts(name, "__hadd") || str_starts(name, "__hsub") ||
            str_starts(name, "cuCadd") || str_starts(name, "cuCsub")) &&
           !rounded && p.at && p.from != FROM_TILE && all.from > FROM_OUTSIDE &&
           r->purpose != FOR_BEFORE)
    return refuse_product(r, p, e->range.first);
  // The bits of a product are that product, and so is the larger one of it and itself.
  else if ((str_starts(name, "__") && str_find(name, STR("_as_"), 0) < name.n) ||
           (is_choice(name) && count == 2 && same_text(r->loop, e->args, e->args->next))) {
    if (p.at && p.from != FROM_TILE && r->purpose != FOR_BEFORE)
      return refuse_product(r, p, e->range.first);
    *v = parts;
  } else if ((str_starts(name, "cuCmul") || str_starts(name, "cuCfma")) &&
             all.from == FROM_CARRIED && r->purpose == FOR_LOOP)
    return refuse_product(r, product_of(r, e, all.from), e->range.first);
  if (writes_fragment(name) && e->args)
    assign_value(r, e->args, (struct value){.from = all.from}, true);
  if ((str_starts(name, "memcpy") || str_is(name, "__builtin_memcpy")) && count >= 2)
    copy_memory(r, e->args, e->args->next);
  return true;
}

bool run_call(struct run *r, const struct expr *e, struct value *v) {
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
  struct definitions d = {0};
  const struct symbol *given = f->kind == EXPR_NAME ? resolve(l->function, f->name) : NULL;
  if (given && !given->type_name) { // it may multiply
    for (size_t i = 0; i < count; ++i)
      *v = made_of(*v, args[i]);
    if (r->purpose != FOR_AFTER && v->from > FROM_CONSTANT)
      v->product = product_of(r, e, v->from);
    return true;
  }
  if (!means_cuda(l, e))
    d = find_callable(l->unit, e);
  if (!d.count && !run_header_function(r, name, e, args, count, v))
    return false;
  bool method = f->kind == EXPR_MEMBER || r->method;
  struct value before = object;
  for (size_t i = 0; i < d.count; ++i)
    if (!run_function(r, d.bodies[i], e, args, count, method ? &object : NULL, v))
      return false;
  if (f->kind == EXPR_MEMBER && !equal_values(before, object))
    assign_value(r, f->a, object, false);
  else if (r->method)
    r->object = object;
  if (f->kind == EXPR_MEMBER)
    v->from = made_of(*v, object).from;
  return true;
}
