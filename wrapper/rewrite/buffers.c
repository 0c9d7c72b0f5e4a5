// May a tile have more than one buffer? Only if every iteration writes the same elements of it, and
// nobody outside the loop sees it. Otherwise ldg_single, which keeps the one buffer, remains.
#include "rewrite/declare.h"
#include "rewrite/loop.h"
#include "rewrite/members.h"
#include "rewrite/spans.h"
#include "rewrite/trips.h"
#include "rewrite/typedefs.h"

// ---- what depends on the clock ----

struct taint {
  struct loop *loop;
  struct {
    struct symbol **at;
    size_t count, room;
  } symbols;
  bool found;
};

static bool tainted_symbol(const struct taint *t, const struct symbol *y) {
  for (size_t i = 0; i < t->symbols.count; ++i)
    if (t->symbols.at[i] == y)
      return true;
  return false;
}

static bool look(void *context, struct stmt *s, const struct expr *e) {
  struct taint *t = context;
  struct loop *l = t->loop;
  (void)s;
  if (e->kind == EXPR_NAME) {
    struct symbol *y = resolve(l->function, e->name);
    if (y && (clock_of(l, y) || tainted_symbol(t, y)))
      t->found = true;
  }
  bool memory = e->kind == EXPR_INDEX || e->kind == EXPR_CALL ||
                (e->kind == EXPR_UNARY && token_is(l->unit, e->op, "*")) ||
                (e->kind == EXPR_MEMBER && token_is(l->unit, e->op, "->"));
  if (memory && e->kind != EXPR_CALL) {
    enum memory m = root_of(l, e).memory;
    t->found |= m == MEMORY_GLOBAL || m == MEMORY_SHARED || m == MEMORY_UNKNOWN;
  }
  return !t->found;
}

static bool tainted(struct taint *t, const struct expr *e) {
  t->found = false;
  visit_expr(NULL, e, look, t);
  return t->found;
}

// The tile's own name in a target is no read of memory: only the indices count. What is no plain
// way to an element (a condition, a call) may be any element.
static bool target_tainted(struct taint *t, const struct expr *e) {
  for (e = expr_bare(e); e; e = expr_bare(e->a)) {
    if ((e->kind == EXPR_INDEX || e->kind == EXPR_BINARY) && tainted(t, e->b))
      return true;
    if (e->kind == EXPR_NAME) {
      struct symbol *y = resolve(t->loop->function, e->name);
      return y && (tainted_symbol(t, y) || clock_of(t->loop, y));
    }
    if (e->kind != EXPR_INDEX && e->kind != EXPR_MEMBER && e->kind != EXPR_UNARY &&
        e->kind != EXPR_CAST && e->kind != EXPR_BINARY)
      return tainted(t, e);
  }
  return true;
}

// Its condition says whether the statements in it are run.
static bool guards(const struct stmt *s) {
  return s->kind == STMT_IF || s->kind == STMT_FOR || s->kind == STMT_WHILE;
}

// Is it decided by the clock whether `s` changes the variable? What is declared under the guard
// lives only where it holds.
static bool guarded_by_taint(struct taint *t, struct stmt *s, const struct symbol *y) {
  for (struct stmt *p = s->parent; p && p != t->loop->stmt; p = p->parent) {
    if (inside(p->body, y->name) || inside(p->otherwise, y->name))
      return false;
    if (guards(p) && tainted(t, stmt_cond(t->loop->function, p)))
      return true;
  }
  return false;
}

static bool add_taint(struct taint *t, struct symbol *y) {
  if (!y || tainted_symbol(t, y))
    return false;
  *GROW(t->loop->unit->arena, t->symbols) = y;
  return true;
}

// A name or an address of a part of shared memory reads nothing of it.
static bool tainted_value(struct taint *t, struct symbol *y) {
  struct loop *l = t->loop;
  const struct expr *init = expr_bare(symbol_init(l->function, y));
  while (init->kind == EXPR_CAST)
    init = expr_bare(init->a);
  bool address = init->kind == EXPR_UNARY && token_is(l->unit, init->op, "&");
  const struct expr *place = y->reference ? init : address ? init->a : NULL;
  return place && root_of(l, place).memory == MEMORY_SHARED ? target_tainted(t, place)
                                                            : tainted(t, init);
}

static void spread(struct taint *t) {
  struct loop *l = t->loop;
  for (bool more = true; more;) {
    more = false;
    for (size_t i = 0; i < l->function->symbols.count; ++i) {
      struct symbol *y = &l->function->symbols.at[i];
      bool in_load = in_body(l, y) && y->name < l->middle->range.first;
      if (in_load && !tainted_symbol(t, y) && !range_empty(y->init) && tainted_value(t, y))
        more |= add_taint(t, y);
    }
    for (size_t i = 0; i < l->writes.count; ++i) {
      struct write *w = &l->writes.at[i];
      if (w->region != REGION_LOAD || w->root.memory != MEMORY_LOCAL || !w->root.symbol ||
          tainted_symbol(t, w->root.symbol))
        continue;
      const struct expr *value = NULL;
      struct expr *e = w->stmt->kind == STMT_EXPR ? stmt_value(l->function, w->stmt)
                                                  : stmt_step(l->function, w->stmt);
      if (e && e->kind == EXPR_ASSIGN)
        value = e->b;
      if (tainted(t, value) || guarded_by_taint(t, w->stmt, w->root.symbol))
        more |= add_taint(t, w->root.symbol);
    }
  }
}

// ---- whole tiles ----

// True when every way through a statement stores to the same element as `s` does.
static bool covers(struct loop *l, const struct stmt *at, const struct store *s) {
  if (!at)
    return false;
  if (at->kind == STMT_IF)
    return covers(l, at->body, s) && covers(l, at->otherwise, s);
  if (at->kind == STMT_COMPOUND) {
    for (const struct stmt *c = at->body; c; c = c->next)
      if (covers(l, c, s))
        return true;
    return false;
  }
  for (size_t i = 0; i < l->stores.count; ++i) {
    const struct store *o = l->stores.at[i];
    if (o->stmt == at && o->tile == s->tile && same_element(l, o, s))
      return true;
  }
  return false;
}

static struct stmt *other_branch(const struct stmt *guard, const struct store *s) {
  return inside(guard->body, s->stmt->range.first) ? guard->otherwise : guard->body;
}

// The element is stored whatever the guard says: by its other branch, or by a statement before it;
// in another width too.
static bool filled(struct loop *l, struct store *s, struct stmt *guard) {
  struct stmt *other = other_branch(guard, s);
  if (covers(l, other, s) || writes_span(l, other, s, guard, guard->range))
    return true;
  if (!guard->parent || guard->parent->kind != STMT_COMPOUND)
    return false;
  for (const struct stmt *c = guard->parent->body; c && c != guard; c = c->next)
    if (covers(l, c, s) ||
        writes_span(l, c, s, guard, (struct range){c->range.first, guard->range.end}))
      return true;
  return false;
}

// Every way through a branch stores to the tile.
static bool always_stores(struct loop *l, const struct stmt *at, const struct tile *t) {
  if (!at)
    return false;
  if (at->kind == STMT_IF)
    return always_stores(l, at->body, t) && always_stores(l, at->otherwise, t);
  if (at->kind == STMT_FOR || at->kind == STMT_WHILE)
    return always_stores(l, at->body, t);
  for (const struct stmt *c = at->kind == STMT_COMPOUND ? at->body : NULL; c; c = c->next)
    if (always_stores(l, c, t))
      return true;
  for (size_t i = 0; i < l->stores.count; ++i)
    if (l->stores.at[i]->tile == t && l->stores.at[i]->stmt == at)
      return true;
  return false;
}

static void check_store(struct taint *t, struct store *s) {
  struct loop *l = t->loop;
  tok at = s->stmt->range.first;
  const char *name = name_text(l, s->tile->symbol->name);
  if (target_tainted(t, s->target)) {
    one_buffer(l, REASON_TILE_INDEX, at, name, NO_TOKEN, NULL);
    return;
  }
  for (struct stmt *p = s->stmt->parent; p && p != l->stmt->body; p = p->parent) {
    if (!guards(p))
      continue;
    struct stmt *init = p->kind == STMT_FOR ? p->init : NULL;
    bool varies = tainted(t, stmt_cond(l->function, p)) || tainted(t, stmt_step(l->function, p));
    if (init && init->kind == STMT_EXPR)
      varies |= tainted(t, stmt_value(l->function, init));
    if (!varies || (p->kind == STMT_IF && filled(l, s, p)))
      continue;
    bool both = p->kind == STMT_IF && always_stores(l, other_branch(p, s), s->tile);
    one_buffer(l, both ? REASON_TILE_BRANCHES : REASON_STALE_TAIL, at, name, p->range.first,
               both ? "the branches part here" : "whether it is written changes here");
    return;
  }
}

// ---- the tile outside the loop ----

// Is it at most 128, which a buffer has? No type whose size is known asks for more.
static bool small_alignment(const struct unit *u, struct range r) {
  if (token_is(u, r.first, "alignof") && r.end - r.first == 4)
    r = (struct range){r.first + 2, r.end - 1};
  long n;
  if (constant_value(range_text(u, r), &n))
    return n <= 128;
  // A typedef may ask for more than what it names.
  return r.end - r.first == 1 && alias_bytes(u, r.first) < 0 &&
         element_kind(u, r) == ELEMENT_VALUE && type_bytes(u, r) > 0;
}

static bool alignment_known(struct loop *l, const struct symbol *y) {
  const struct unit *u = l->unit;
  for (tok t = y->type.first; t < y->type.end; ++t)
    if (token_is(u, t, "aligned") || token_is(u, t, "alignas") || token_is(u, t, "__aligned__")) {
      if (!token_is(u, t + 1, "(") || u->tokens[t + 1].match == NO_TOKEN)
        return false;
      struct range r = {t + 2, u->tokens[t + 1].match};
      if (!small_alignment(u, r))
        return false;
    }
  return true;
}

static bool check_declaration(struct loop *l, const struct symbol *y) {
  const char *name = name_text(l, y->name);
  if (y->passed)
    return passed_has_room(l, y);
  if (y->is_extern && !dynamic_has_room(l, y))
    return false;
  bool simple = !y->odd && !y->pointer && !y->reference && range_empty(y->init) && !y->parameter &&
                !y->is_volatile && y->decl && alignment_known(l, y);
  const struct symbol *d = y->decl ? first_declared(l->function, y->decl) : NULL;
  for (; d; d = next_declared(l->function, d)) // all of the declaration is written anew
    simple &= !d->odd;
  return simple || one_buffer(l, REASON_TILE_DECLARATION, y->name, name, NO_TOKEN, NULL);
}

// "p = &tile[..]", "T *p = tile": the name is taken as an address.
static bool taken_by_pointer(struct loop *l, tok t, const char **pointer) {
  for (size_t i = 0; i < l->function->symbols.count; ++i) {
    struct symbol *y = &l->function->symbols.at[i];
    if (!range_empty(y->init) && y->init.first <= t && t < y->init.end) {
      *pointer = name_text(l, y->name);
      return true;
    }
  }
  return false;
}

// Of a tile that is passed: what the loop leaves there is put back, and seen by all that stands
// behind it; and a pointer to other memory may be made of it.
static bool found_apart(struct loop *l, tok t) {
  bool again = false; // what stands behind the loop stands before it too
  for (const struct stmt *s = l->stmt->parent; s; s = s->parent)
    again |= s->kind == STMT_FOR || s->kind == STMT_WHILE || s->kind == STMT_DO;
  return made_elsewhere(l, t) || (!again && t >= l->stmt->range.end);
}

static void refuse_pointer(struct loop *l, const struct symbol *y, tok t, const char *pointer) {
  bool first = l->one_only.reason == REASON_NONE;
  one_buffer(l, REASON_TILE_POINTER, t, pointer, l->stmt->range.first, "the loop of this pragma");
  if (first && y->passed)
    l->one_only.remedy = arena_printf(
        l->unit->arena,
        "if it leads to other memory than the tiles, name '%s' in clause 'shared' too; else index "
        "'%s' itself in the loop, or use variant=ldg_single",
        pointer, name_text(l, y->name));
}

static void check_mentions(struct loop *l, const struct symbol *y) {
  const struct unit *u = l->unit;
  const char *name = name_text(l, y->name), *own = "the loop of this pragma";
  struct range r = l->function->range;
  for (;;) {
    tok t = named_in_range(l, r, y);
    if (t == NO_TOKEN)
      return;
    r.first = t + 1;
    if (t == y->name)
      continue;
    bool in_typeof = t >= 2 && asks_type(u, t - 2);
    const char *pointer;
    if (in_typeof)
      one_buffer(l, REASON_TILE_TYPEOF, t, name, NO_TOKEN, NULL);
    else if (inside(l->stmt->body, t) || (y->passed && found_apart(l, t)))
      continue;
    else if (taken_by_pointer(l, t, &pointer))
      refuse_pointer(l, y, t, pointer);
    else
      one_buffer(l, t < l->stmt->range.first ? REASON_TILE_BEFORE : REASON_TILE_AFTER, t, name,
                 l->stmt->range.first, own);
  }
}

// ---- addresses of tiles that outlive the iteration ----

// May the value hold an address in a tile? `pointer`: it is assigned to one, so that what functions
// and members give counts too.
static bool holds_address(struct loop *l, const struct expr *e, bool pointer) {
  if (!e)
    return false;
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_NAME: {
    struct symbol *y = resolve(l->function, e->name);
    return y && (y->pointer || !range_empty(y->dims)) && tile_of(l, pointee_of(l, e));
  }
  case EXPR_INDEX: {
    size_t indices = 0, dims = 0;
    const struct expr *of = e;
    for (; of->kind == EXPR_INDEX; of = expr_bare(of->a))
      ++indices;
    struct symbol *y = of->kind == EXPR_NAME ? resolve(l->function, of->name) : NULL;
    for (tok t = y ? y->dims.first : 0; y && t < y->dims.end; t = l->unit->tokens[t].match + 1)
      ++dims;
    bool row = indices < dims || (y && element_kind(l->unit, y->type) == ELEMENT_ARRAY);
    return row && tile_of(l, root_of(l, e));
  }
  case EXPR_UNARY:
    if (token_is(l->unit, e->op, "&"))
      return tile_of(l, root_of(l, e->a));
    return (pointer || !token_is(l->unit, e->op, "*")) && holds_address(l, e->a, pointer);
  case EXPR_MEMBER:
    return pointer && tile_of(l, root_of(l, e));
  case EXPR_CALL: {
    const struct expr *f = expr_bare(e->a);
    bool address = f->kind == EXPR_NAME && token_is(l->unit, f->name, "__cvta_generic_to_shared");
    for (const struct expr *x = e->args; x; x = x->next)
      if ((pointer || address) && holds_address(l, x, pointer))
        return true;
    return false;
  }
  default:
    for (const struct expr *x = e->args; x; x = x->next)
      if (holds_address(l, x, pointer))
        return true;
    return holds_address(l, e->a, pointer) || holds_address(l, e->b, pointer) ||
           holds_address(l, e->c, pointer);
  }
}

// Is an address in a tile compared, or made a number? A tile that is passed has more names than the
// text shows, and a further buffer another address.
static bool counts_address(void *context, struct stmt *s, const struct expr *e) {
  struct loop *l = context;
  (void)s;
  bool counts = false;
  if (e->kind == EXPR_BINARY && !token_is(l->unit, e->op, "+")) {
    bool moves = token_is(l->unit, e->op, "-") && number_kind(l, e->b) == NUMBER_WHOLE;
    counts = !moves && (holds_address(l, e->a, false) || holds_address(l, e->b, false));
  } else if (e->kind == EXPR_CAST) {
    bool pointer = false;
    for (tok t = e->type.first; t < e->type.end; ++t)
      pointer |= token_is(l->unit, t, "*") || token_is(l->unit, t, "&");
    const struct expr *of = expr_bare(e->a);
    counts = !pointer && of->kind != EXPR_CALL && holds_address(l, of, false);
  }
  return !counts || one_buffer(l, REASON_TILE_ADDRESS, e->range.first, shown_text(l, e->range),
                               NO_TOKEN, NULL);
}

static void check_addresses(struct loop *l) {
  for (size_t i = 0; i < l->tiles.count; ++i)
    if (l->tiles.at[i]->symbol->passed) {
      visit_stmt(l, l->stmt->body, counts_address, l);
      return;
    }
}

static bool keeps_nothing(struct loop *l, const struct write *w) {
  struct symbol *y = w->root.symbol;
  if (w->root.memory != MEMORY_LOCAL || !y)
    return false;
  struct range rest = {l->stmt->range.end, l->function->range.end};
  return in_body(l, y) ||
         (written_first(l, REGION_COMPUTE, y) && named_in_range(l, rest, y) == NO_TOKEN &&
          named_in(l, REGION_TAIL, y) == NO_TOKEN);
}

static void check_kept(struct loop *l) {
  for (size_t i = 0; i < l->writes.count; ++i) {
    const struct write *w = &l->writes.at[i];
    if (!w->value || (w->region != REGION_COMPUTE && w->region != REGION_TAIL))
      continue;
    struct symbol *y = w->root.symbol;
    bool pointer = y && y->pointer;
    if (holds_address(l, w->value, pointer) && !keeps_nothing(l, w)) {
      tok at = w->target->range.first;
      one_buffer(l, REASON_TILE_POINTER, at, name_text(l, at), NO_TOKEN, NULL);
    }
  }
}

// A thread that has taken its last tile leaves its part of that one to those that take more.
static void check_trips(struct loop *l) {
  tok where;
  const char *why;
  if (!l->by_warp && !trips_are_uniform(l) && trips_depend_on_thread(l, &where, &why))
    one_buffer(l, REASON_UNEVEN_TILES, l->cond->range.first,
               name_text(l, l->tiles.at[0]->symbol->name), where, why);
}

void check_buffers(struct loop *l) {
  for (size_t i = 0; i < l->tiles.count; ++i) {
    const struct symbol *y = l->tiles.at[i]->symbol;
    check_declaration(l, y);
    check_mentions(l, y);
  }
  check_addresses(l);
  check_kept(l);
  check_trips(l);
  struct taint t = {.loop = l};
  spread(&t);
  for (size_t i = 0; i < l->stores.count; ++i)
    check_store(&t, l->stores.at[i]);
}
