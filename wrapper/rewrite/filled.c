// Is an array of registers filled anew in each tile before it is read, whatever the text calls its
// elements? Compute fills it in loops, of its own or of functions that it calls, whose bounds and
// indices are the same in every tile: each of these fills writes the same elements every time.
// Where all of them stand before a read, what is read was written in the same tile, or in no tile.
#include "rewrite/effect.h"
#include "rewrite/heads.h"
#include "rewrite/members.h"

enum { MOST_FILLS = 64, MOST_COUNTERS = 8, DEEPEST_NAME = 8 };

struct fills {
  size_t count;       // those in a function for each call anew
  unsigned long now;  // bit i: made on every path to here
  unsigned long read; // on every path to every read so far
};

// One body being walked: the loop's, or that of a function with the array as its parameter.
struct walk {
  struct loop *loop;
  const struct symbol *array;
  struct fills *fills;
  int depth;
  const struct symbol *counters[MOST_COUNTERS]; // of the loops of a fill, from the outside in
  size_t counter_count;
};

static bool names_array(const struct walk *w, struct range r) {
  return named_in_range(w->loop, r, w->array) != NO_TOKEN;
}

static const struct symbol *named(const struct walk *w, const struct expr *e) {
  e = expr_bare(e);
  return e->kind == EXPR_NAME ? resolve(w->loop->function, e->name) : NULL;
}

// ---- elements ----

static size_t dimensions(const struct walk *w) {
  const struct symbol *y = w->array;
  size_t n = y->pointer;
  for (tok t = y->dims.first; t < y->dims.end; t = w->loop->unit->tokens[t].match + 1)
    ++n;
  return n;
}

// "v[i][j]", "v[i].x": indices behind the array's name; 0 for anything else, as for members of what
// may be a class, which may be arrays themselves.
static size_t indices(const struct walk *w, const struct expr *e) {
  size_t n = 0;
  for (e = expr_bare(e); e->kind == EXPR_INDEX || e->kind == EXPR_MEMBER; e = expr_bare(e->a)) {
    if (e->kind == EXPR_MEMBER && (!token_is(w->loop->unit, e->op, ".") ||
                                   element_kind(w->loop->unit, w->array->type) != ELEMENT_VALUE))
      return 0;
    n += e->kind == EXPR_INDEX;
  }
  return named(w, e) == w->array ? n : 0;
}

// "*(float4 *)&v[i]", "reinterpret_cast<float4 *>(&v[i])[j]": the element that the address is of.
static const struct expr *of_vector(const struct walk *w, const struct expr *e) {
  const struct unit *u = w->loop->unit;
  bool star = e->kind == EXPR_UNARY && token_is(u, e->op, "*");
  const struct expr *cast = star || e->kind == EXPR_INDEX ? expr_bare(e->a) : NULL;
  if (!cast || cast->kind != EXPR_CAST || !cast->a || !token_is(u, cast->type.end - 1, "*"))
    return NULL;
  const struct expr *address = expr_bare(cast->a);
  bool taken = address->kind == EXPR_UNARY && token_is(u, address->op, "&");
  return taken && indices(w, address->a) ? expr_bare(address->a) : NULL;
}

// Calls `f` with every index of an element, or of several through the type of a vector. False when
// `e` is no such thing, or `f` says so.
static bool visit_element(struct walk *w, const struct expr *e,
                          bool (*f)(struct walk *, const struct expr *)) {
  e = expr_bare(e);
  const struct expr *first = of_vector(w, e);
  if (first && e->kind == EXPR_INDEX && !f(w, e->b))
    return false;
  if (!first && (indices(w, e) == 0 || indices(w, e) < dimensions(w)))
    return false;
  for (e = first ? first : e; e->kind != EXPR_NAME; e = expr_bare(e->a))
    if (e->kind == EXPR_INDEX && !f(w, e->b))
      return false;
  return true;
}

// ---- fills ----

static bool steady_in(struct walk *w, const struct expr *e, int depth) {
  struct loop *l = w->loop;
  const struct unit *u = l->unit;
  if (!e || depth > DEEPEST_NAME)
    return false;
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_LITERAL:
  case EXPR_SIZEOF:
    return true;
  case EXPR_NAME: {
    struct symbol *y = resolve(l->function, e->name);
    for (size_t i = 0; i < w->counter_count; ++i)
      if (w->counters[i] == y)
        return true;
    if (!y || y->template_value)
      return constant_expr(l, e);
    return settled(l, y) && (y->parameter ? l->function->kernel
                                          : steady_in(w, symbol_init(l->function, y), depth + 1));
  }
  case EXPR_MEMBER:
    return expr_bare(e->a)->kind == EXPR_NAME && builtin_value(l, expr_bare(e->a)->name);
  case EXPR_UNARY:
    return (token_is(u, e->op, "+") || token_is(u, e->op, "-") || token_is(u, e->op, "!") ||
            token_is(u, e->op, "~")) &&
           steady_in(w, e->a, depth);
  case EXPR_BINARY:
    return steady_in(w, e->a, depth) && steady_in(w, e->b, depth);
  case EXPR_COND:
    return steady_in(w, e->a, depth) && steady_in(w, e->b, depth) && steady_in(w, e->c, depth);
  case EXPR_CAST:
  case EXPR_LIST:
    if (e->kind == EXPR_CAST && e->a)
      return steady_in(w, e->a, depth);
    for (const struct expr *x = e->args; x; x = x->next)
      if (!steady_in(w, x, depth))
        return false;
    return e->args != NULL;
  default:
    return false;
  }
}

// The same value in every tile: made of constants, of what the thread is and was given, and of the
// counters of the fill.
static bool steady(struct walk *w, const struct expr *e) {
  return steady_in(w, e, 0);
}

// May an argument be changed by the function that it is given to?
static bool by_value(struct unit *u, const struct expr *call, size_t index) {
  const struct expr *f = expr_bare(call->a);
  if (call->kind != EXPR_CALL || f->kind != EXPR_NAME)
    return false;
  struct str name = token_text(u, f->name);
  return pure_function(u, name) || register_function(name) ||
         (user_function(u, name) && !takes_reference(u, f->name, index));
}

static bool keeps_counter(void *context, struct stmt *s, const struct expr *e) {
  const struct walk *w = context;
  const struct symbol *counter = w->counters[w->counter_count - 1];
  struct unit *u = w->loop->unit;
  (void)s;
  if (e->kind == EXPR_UNKNOWN)
    return false;
  if (e->kind == EXPR_ASSIGN || e->kind == EXPR_POSTFIX ||
      (e->kind == EXPR_UNARY &&
       (token_is(u, e->op, "++") || token_is(u, e->op, "--") || token_is(u, e->op, "&"))))
    return named(w, e->a) != counter;
  size_t n = 0;
  for (const struct expr *x = e->args; x; x = x->next, ++n)
    if (e->kind == EXPR_CALL && named(w, x) == counter && !by_value(u, e, n))
      return false;
  return true;
}

// A name of its own that a reference gives to a variable.
static bool referred_to(const struct loop *l, const struct symbol *y) {
  for (size_t i = 0; i < l->function->symbols.count; ++i) {
    const struct symbol *other = &l->function->symbols.at[i];
    if ((other->reference || other->odd) && named_in_range(l, other->init, y) != NO_TOKEN)
      return true;
  }
  return false;
}

static bool fill(struct walk *w, struct stmt *s);

static bool fill_list(struct walk *w, struct stmt *s) {
  for (; s; s = s->next)
    if (!fill(w, s))
      return false;
  return true;
}

static bool fill_loop(struct walk *w, struct stmt *s) {
  const struct function *f = w->loop->function;
  const struct unit *u = w->loop->unit;
  struct symbol *i = s->init && s->init->kind == STMT_DECL ? first_declared(f, s->init) : NULL;
  const struct expr *step = stmt_step(f, s);
  if (!i || next_declared(f, i) || i->pointer || i->reference || i->odd || !step ||
      referred_to(w->loop, i) || w->counter_count == MOST_COUNTERS || !steady(w, symbol_init(f, i)))
    return false;
  w->counters[w->counter_count++] = i;
  step = expr_bare(step);
  bool counts =
      step->kind == EXPR_POSTFIX ||
      (step->kind == EXPR_UNARY && (token_is(u, step->op, "++") || token_is(u, step->op, "--"))) ||
      (step->kind == EXPR_ASSIGN && (token_is(u, step->op, "+=") || token_is(u, step->op, "-=")) &&
       steady(w, step->b));
  bool ok = counts && named(w, step->a) == i && steady(w, stmt_cond(f, s)) &&
            visit_stmt(w->loop, s->body, keeps_counter, w) && fill(w, s->body);
  --w->counter_count;
  return ok;
}

// Jumps, and what is not C++.
static bool leaves(const struct unit *u, struct range r) {
  static const char *const words[] = {"break", "continue", "goto",  "return",
                                      "asm",   "__asm__",  "__asm", NULL};
  for (tok t = r.first; t < r.end; ++t)
    if (token_in(u, t, words))
      return true;
  return false;
}

// Does a statement write the same elements each time it is run, and read none?
static bool fill(struct walk *w, struct stmt *s) {
  const struct function *f = w->loop->function;
  if (!s || !names_array(w, s->range))
    return true;
  const struct expr *e;
  switch (s->kind) {
  case STMT_COMPOUND:
    return fill_list(w, s->body);
  case STMT_IF:
    return steady(w, stmt_cond(f, s)) && fill(w, s->body) && fill(w, s->otherwise);
  case STMT_FOR:
    return fill_loop(w, s);
  case STMT_EXPR:
    e = stmt_value(f, s);
    e = e ? expr_bare(e) : NULL;
    return e && e->kind == EXPR_ASSIGN && token_is(w->loop->unit, e->op, "=") &&
           !names_array(w, e->b->range) && visit_element(w, e->a, steady);
  default:
    return false;
  }
}

static bool is_fill(struct walk *w, struct stmt *s) {
  w->counter_count = 0;
  return !leaves(w->loop->unit, s->range) && fill(w, s);
}

// ---- paths ----

static bool walk_stmt(struct walk *w, struct stmt *s);
static bool walk_expr(struct walk *w, const struct expr *e);

// The array is handed to a function of the text.
static bool walk_call(struct walk *w, const struct expr *e, size_t index) {
  struct loop *l = w->loop;
  const struct expr *f = expr_bare(e->a);
  if (f->kind != EXPR_NAME || w->depth == DEEPEST_CALL)
    return false;
  struct definitions d = find_definitions(l->unit, token_text(l->unit, f->name));
  struct function *callee =
      d.count == 1 && !d.unseen && !d.pointer ? parse_function(l->unit, d.bodies[0]) : NULL;
  if (!callee || leaves(l->unit, callee->range))
    return false;
  struct walk in = {.loop = function_as_loop(l, callee), .fills = w->fills, .depth = w->depth + 1};
  for (size_t i = 0; i < callee->symbols.count && !in.array; ++i)
    if (callee->symbols.at[i].parameter && index-- == 0)
      in.array = &callee->symbols.at[i];
  const struct symbol *y = in.array;
  return y && !y->odd && !y->reference && !y->shared && dimensions(&in) == dimensions(w) &&
         walk_stmt(&in, callee->body);
}

static bool walk_args(struct walk *w, const struct expr *e) {
  size_t n = 0, handed = 0, at = 0;
  for (const struct expr *x = e->args; x; x = x->next, ++n)
    if (named(w, x) == w->array) {
      ++handed;
      at = n;
    } else if (!walk_expr(w, x) ||
               (e->kind == EXPR_CALL && indices(w, x) && !by_value(w->loop->unit, e, n))) {
      return false;
    }
  return handed == 0 || (handed == 1 && e->kind == EXPR_CALL && walk_call(w, e, at));
}

// False when something is read that may be older than the tile, or the array is used in a way that
// is not understood.
static bool walk_expr(struct walk *w, const struct expr *e) {
  if (!e || !names_array(w, e->range))
    return true;
  e = expr_bare(e);
  if (visit_element(w, e, walk_expr)) {
    w->fills->read &= w->fills->now;
    return true;
  }
  bool changes = e->kind == EXPR_ASSIGN || e->kind == EXPR_POSTFIX ||
                 (e->kind == EXPR_UNARY &&
                  (token_is(w->loop->unit, e->op, "++") || token_is(w->loop->unit, e->op, "--")));
  if (e->kind == EXPR_UNKNOWN || e->kind == EXPR_NAME || (changes && names_array(w, e->a->range)))
    return false;
  bool address = e->kind == EXPR_UNARY && token_is(w->loop->unit, e->op, "&");
  unsigned long before = w->fills->now;
  if (address || !walk_expr(w, e->a) || !walk_expr(w, e->b) || !walk_expr(w, e->c) ||
      !walk_args(w, e))
    return false;
  if (e->kind != EXPR_CALL)
    w->fills->now = before;
  return true;
}

static bool walk_list(struct walk *w, struct stmt *s) {
  for (; s; s = s->next)
    if (!walk_stmt(w, s))
      return false;
  return true;
}

static bool walk_stmt(struct walk *w, struct stmt *s) {
  const struct function *f = w->loop->function;
  struct fills *fills = w->fills;
  if (!s || !names_array(w, s->range))
    return true;
  if (is_fill(w, s)) {
    if (fills->count == MOST_FILLS)
      return false;
    fills->now |= 1UL << fills->count++;
    return true;
  }
  unsigned long before, then;
  switch (s->kind) {
  case STMT_COMPOUND:
    return walk_list(w, s->body);
  case STMT_IF:
    if (!walk_expr(w, stmt_cond(f, s)))
      return false;
    before = fills->now;
    if (!walk_stmt(w, s->body))
      return false;
    then = fills->now;
    fills->now = before;
    if (!walk_stmt(w, s->otherwise))
      return false;
    fills->now &= then;
    return true;
  case STMT_FOR:
  case STMT_WHILE:
    if (!walk_stmt(w, s->init) || !walk_expr(w, stmt_cond(f, s)))
      return false;
    before = fills->now;
    if (!walk_stmt(w, s->body))
      return false;
    fills->now = before; // the body may not be run, or not to its end
    return walk_expr(w, stmt_step(f, s));
  case STMT_DECL:
    for (struct symbol *y = first_declared(f, s); y; y = next_declared(f, y))
      if (names_array(w, y->init) && (y->reference || y->odd || !walk_expr(w, symbol_init(f, y))))
        return false;
    return true;
  case STMT_EXPR:
    return walk_expr(w, stmt_value(f, s));
  default:
    return false;
  }
}

// ---- the loop ----

// Outside the loop only elements are named, so that no other name of the array leads into it.
static bool only_elements(const struct loop *l, const struct symbol *y, struct range r) {
  const struct unit *u = l->unit;
  for (tok t; (t = named_in_range(l, r, y)) != NO_TOKEN; r.first = t + 1) {
    if (t == y->name)
      continue;
    tok next = t + 1;
    for (tok d = y->dims.first; d < y->dims.end; d = u->tokens[d].match + 1) {
      if (!token_is(u, next, "["))
        return false;
      next = u->tokens[next].match + 1;
    }
    tok before = t - 1;
    while (token_is(u, before, "("))
      --before;
    if (token_is(u, before, "&"))
      return false;
  }
  return true;
}

// ---- an element for each tile ----

// "v[t]", and nothing else of v: the index's symbol; NULL for any other mention at `at`.
static const struct symbol *index_at(const struct loop *l, const struct symbol *y, tok at) {
  const struct unit *u = l->unit;
  bool plain = token_is(u, at + 1, "[") && u->tokens[at + 1].match == at + 3 &&
               !token_is(u, at - 1, ".") && !token_is(u, at - 1, "&") && !token_is(u, at + 4, "[");
  return plain && y->dims.end > y->dims.first ? resolve(l->function, at + 2) : NULL;
}

static bool changed_in_tile(const struct loop *l, const struct symbol *y) {
  for (size_t i = 0; i < l->writes.count; ++i) {
    const struct write *w = &l->writes.at[i];
    if (w->root.symbol == y && w->region != REGION_HEADER && !is_advance(l, w->stmt))
      return true;
  }
  return false;
}

// "v[t] = e;" or "fill_fragment(v[t], e);", where e does not name v: the first token behind v[t].
static bool writes_whole(const struct loop *l, struct stmt *s, tok at) {
  const struct expr *e = s->kind == STMT_EXPR ? stmt_value(l->function, s) : NULL;
  e = e ? expr_bare(e) : NULL;
  if (!e)
    return false;
  const struct expr *f = e->kind == EXPR_CALL ? expr_bare(e->a) : NULL;
  bool call = f && f->kind == EXPR_NAME && e->args &&
              !user_function(l->unit, token_text(l->unit, f->name)) &&
              (str_is(token_text(l->unit, f->name), "fill_fragment") ||
               str_is(token_text(l->unit, f->name), "load_matrix_sync"));
  const struct expr *whole = call                                                      ? e->args
                             : e->kind == EXPR_ASSIGN && token_is(l->unit, e->op, "=") ? e->a
                                                                                       : NULL;
  return whole && whole->range.first == at && whole->range.end == at + 4;
}

// All mentions there have the same index, which does not change, and the first is a whole write.
static bool own_in(struct loop *l, enum region region, const struct symbol *y,
                   const struct symbol **index) {
  size_t n;
  struct stmt **at = region_stmts(l, region, &n);
  for (size_t i = 0; i < n; ++i) {
    struct range r = at[i]->range;
    for (tok t; (t = named_in_range(l, r, y)) != NO_TOKEN; r.first = t + 1) {
      const struct symbol *by = index_at(l, y, t);
      struct range rest = {t + 1, r.end};
      bool first = !*index;
      if (!by || (!first && by != *index) || changed_in_tile(l, by) ||
          (first && (!writes_whole(l, at[i], t) || named_in_range(l, rest, y) != NO_TOKEN)))
        return false;
      *index = by;
    }
  }
  return true;
}

// Of an array that only elements of are named outside the loop.
static bool look_for_element(struct loop *l, const struct symbol *y) {
  const struct symbol *index = NULL;
  return own_in(l, REGION_COMPUTE, y, &index) && own_in(l, REGION_TAIL, y, &index) && index;
}

// An array of registers, which the load leaves alone.
static bool plain_array(const struct loop *l, const struct symbol *y) {
  struct range body = l->function->body->range, loop = l->stmt->range;
  return !range_empty(y->dims) && !referred_to(l, y) && !y->parameter && !y->pointer &&
         !y->reference && !y->odd && !y->shared && !y->is_static && !y->is_volatile &&
         named_in(l, REGION_LOAD, y) == NO_TOKEN && named_in(l, REGION_HEADER, y) == NO_TOKEN &&
         only_elements(l, y, (struct range){body.first, loop.first}) &&
         only_elements(l, y, (struct range){loop.end, body.end});
}

bool tile_element(struct loop *l, struct symbol *y) {
  enum { NO = 1, YES };
  if (!y->tile_element)
    y->tile_element = plain_array(l, y) && look_for_element(l, y) ? YES : NO;
  return y->tile_element == YES;
}

bool is_tile_element(struct loop *l, const struct expr *e) {
  const struct expr *of = e->kind == EXPR_INDEX ? expr_bare(e->a) : e;
  struct symbol *y = of != e && of->kind == EXPR_NAME ? resolve(l->function, of->name) : NULL;
  return y && tile_element(l, y);
}

bool filled_anew(struct loop *l, struct symbol *y) {
  if (tile_element(l, y))
    return true;
  if (!plain_array(l, y) || named_in(l, REGION_TAIL, y) != NO_TOKEN)
    return false;
  struct fills fills = {.read = ~0UL};
  struct walk w = {.loop = l, .array = y, .fills = &fills};
  size_t n;
  struct stmt **at = region_stmts(l, REGION_COMPUTE, &n);
  for (size_t i = 0; i < n; ++i)
    if (!walk_stmt(&w, at[i]))
      return false;
  unsigned long all = fills.count == MOST_FILLS ? ~0UL : (1UL << fills.count) - 1;
  return fills.count > 0 && (fills.read & all) == all;
}
