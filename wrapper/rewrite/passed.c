// Tiles that a __device__ function is given by a pointer, or that a pointer cuts out of dynamic
// shared memory. The text does not tell that it points to shared memory, or what else leads there;
// shared(A, B[extent]) does. The memory that is passed is the first buffer. With an
// extent further ones stand in a static array beside it, and what the loop leaves in them is put
// back, so that the caller finds there what it would have found.
#include "rewrite/declare.h"
#include "rewrite/keep.h"
#include "rewrite/members.h"
#include "rewrite/reseat.h"

// ---- which parameters are meant ----

// "T *name", "T name[]" and "T name[][16]".
static bool one_pointer(const struct unit *u, const struct symbol *y) {
  size_t stars = 0;
  for (tok t = y->type.end; t < y->name; ++t)
    stars += token_is(u, t, "*");
  return !y->odd && !y->reference && stars + !range_empty(y->dims) == 1;
}

// "T (&name)[16]", "T (*name)[16]"
static bool in_parentheses(const struct unit *u, const struct symbol *y, const char *sign) {
  return y->parameter && token_is(u, y->name - 2, "(") && token_is(u, y->name - 1, sign) &&
         token_is(u, y->name + 1, ")") && token_is(u, y->name + 2, "[");
}

bool is_array_reference(const struct unit *u, const struct symbol *y) {
  return in_parentheses(u, y, "&");
}

static bool can_be_tile(const struct unit *u, const struct symbol *y) {
  return y->parameter && !y->shared &&
         (one_pointer(u, y) || in_parentheses(u, y, "&") || in_parentheses(u, y, "*"));
}

// Now it is understood: a pointer, or the array that a reference stands for.
static void mark(const struct unit *u, struct symbol *y) {
  y->passed = y->shared = true;
  if (one_pointer(u, y))
    return;
  y->odd = false;
  y->pointer = !is_array_reference(u, y);
  y->dims = (struct range){y->name + 2, y->name + 2};
  while (token_is(u, y->dims.end, "["))
    y->dims.end = behind(u, y->dims.end);
}

struct symbol *clause_means(const struct function *f, struct str name, tok pragma) {
  struct symbol *found = NULL;
  for (size_t i = 0; i < f->symbols.count; ++i) {
    struct symbol *y = &f->symbols.at[i];
    if (str_equal(token_text(f->unit, y->name), name) && y->visible <= pragma &&
        pragma < y->hidden && (!found || found->visible < y->visible))
      found = y;
  }
  return found;
}

// "T *name = &room[n];" before the loop, in a kernel too: cut out of dynamic shared memory.
static bool is_cut(const struct function *f, const struct symbol *y, tok pragma) {
  return y->decl && y->pointer && !y->shared && !y->is_static && !range_empty(y->init) &&
         y->name < pragma && one_pointer(f->unit, y) && !token_is(f->unit, y->type.first, "auto");
}

struct function *with_passed_tiles(struct function *f, tok pragma, const struct clauses *c) {
  struct function *own = NULL;
  for (size_t i = 0; i < c->shared.count; ++i) {
    struct symbol *y = clause_means(f, c->shared.at[i].name, pragma);
    bool passed = y && f->device && !f->kernel && can_be_tile(f->unit, y);
    if (!passed && !(y && c->shared.at[i].extent.n > 0 && is_cut(f, y, pragma)))
      continue;
    if (!own)
      own = parse_function(f->unit, f->range.first);
    y = clause_means(own, c->shared.at[i].name, pragma);
    mark(f->unit, y);
  }
  return own ? own : f;
}

bool may_be_passed(const struct loop *l, const struct symbol *y) {
  return y && !l->function->kernel && l->function->device && can_be_tile(l->unit, y);
}

const char *passed_remedy(const struct loop *l, const struct symbol *y) {
  const char *name = name_text(l, y->name);
  if (is_array_reference(l->unit, y))
    return arena_printf(l->unit->arena,
                        "if it is shared memory, the same for all threads of the block, which the "
                        "loop reaches by no other name and reads only where it has stored, give "
                        "shared(%s)",
                        name);
  return arena_printf(
      l->unit->arena,
      "if it points to shared memory that the loop reaches by no other name, give shared(%s); or "
      "shared(%s[N]), for further buffers, if that is the same for all threads of the block and "
      "the "
      "loop uses no more than N elements of it and reads only where it has stored",
      name, name);
}

struct range element_dims(const struct unit *u, const struct symbol *y) {
  struct range rest = y->dims;
  if (!y->pointer && !range_empty(rest))
    rest.first = behind(u, rest.first);
  return rest;
}

// ---- the pointer ----

struct changes {
  struct loop *loop;
  const struct symbol *pointer;
  tok at;
};

static bool changes_pointer(void *context, struct stmt *s, const struct expr *e) {
  struct changes *c = context;
  const struct unit *u = c->loop->unit;
  (void)s;
  bool step = (e->kind == EXPR_UNARY || e->kind == EXPR_POSTFIX) &&
              (token_is(u, e->op, "++") || token_is(u, e->op, "--"));
  const struct expr *target = e->kind == EXPR_ASSIGN || step ? expr_bare(e->a) : NULL;
  if (target && target->kind == EXPR_NAME && resolve(c->loop->function, target->name) == c->pointer)
    c->at = target->name;
  return c->at == NO_TOKEN;
}

bool check_passed_tile(struct loop *l, struct symbol *y) {
  struct changes c = {l, y, NO_TOKEN};
  visit_stmt(l, l->function->body, changes_pointer, &c);
  if (c.at == NO_TOKEN && !is_array_reference(l->unit, y) && reseated(l, y))
    c.at = y->changed;
  return c.at == NO_TOKEN || refuse(l, REASON_SHARED_CHANGED, c.at, name_text(l, y->name), y->name,
                                    "the parameter that clause 'shared' names");
}

bool leads_elsewhere(const struct loop *l, const struct symbol *y, const struct symbol *from) {
  if (!from || !from->passed || !y->pointer || !y->decl || inside(l->stmt, y->name))
    return false;
  const struct named_tile *n = named_tile(l, y);
  return n && n->extent.n == 0 && clause_means(l->function, n->name, l->pragma) == y;
}

bool made_elsewhere(struct loop *l, tok t) {
  for (size_t i = 0; i < l->function->symbols.count; ++i) {
    struct symbol *y = &l->function->symbols.at[i];
    if (!range_empty(y->init) && y->init.first <= t && t < y->init.end)
      return is_elsewhere(l, y);
  }
  return false;
}

bool is_elsewhere(struct loop *l, struct symbol *y) {
  struct expr name = {.kind = EXPR_NAME, .range = {y->name, y->name + 1}, .name = y->name};
  struct root r = y->pointer && y->decl ? pointee_of(l, &name) : (struct root){.symbol = NULL};
  return r.memory == MEMORY_SHARED && r.symbol == y;
}

bool names_elsewhere(struct loop *l, const struct named_tile *n) {
  struct symbol *y = clause_means(l->function, n->name, l->pragma);
  return y && is_elsewhere(l, y);
}

// ---- further buffers ----

bool has_buffers_beside(const struct symbol *y) {
  return y->is_extern || y->passed;
}

// What the loop leaves in the tile is put back by a load that stores it once more: what that
// changes beside the tile must be of no use to anybody. Returns where it is.
static tok left_outside(struct loop *l) {
  for (size_t i = 0; i < l->writes.count; ++i) {
    const struct write *w = &l->writes.at[i];
    struct symbol *y = w->root.symbol;
    if (w->region != REGION_LOAD || w->root.memory != MEMORY_LOCAL || !y || in_body(l, y) ||
        is_advance(l, w->stmt) || kept_in_place(l, y))
      continue;
    struct range r = l->function->range;
    for (tok t; (t = named_in_range(l, r, y)) != NO_TOKEN; r.first = t + 1)
      if (t != y->name && !inside(l->stmt, t) && !starts_anew(l, l->function->body, y, t))
        return t;
  }
  return NO_TOKEN;
}

static bool stores_bits(struct loop *l, const struct symbol *y) {
  for (size_t i = 0; i < l->stores.count; ++i) {
    const struct expr *e = expr_bare(l->stores.at[i]->target);
    if (l->stores.at[i]->tile->symbol == y && e->kind == EXPR_MEMBER &&
        member_bit_field(l->unit, token_text(l->unit, e->name)))
      return true;
  }
  return false;
}

static bool is_volatile(const struct unit *u, const struct symbol *y) {
  bool found = y->is_volatile;
  for (tok t = y->type.first; t < y->name; ++t)
    found |= token_is(u, t, "volatile");
  return found;
}

bool type_is_hidden(const struct loop *l, const struct symbol *y) {
  for (tok t = y->type.first; t < y->type.end; ++t) {
    const struct symbol *other =
        l->unit->tokens[t].kind == TOK_IDENT
            ? clause_means(l->function, token_text(l->unit, t), l->stmt->range.first)
            : NULL;
    if (other && other->visible > y->name)
      return true;
  }
  return false;
}

bool passed_has_room(struct loop *l, const struct symbol *y) {
  const char *name = name_text(l, y->name);
  const struct named_tile *n = named_tile(l, y);
  if (!is_array_reference(l->unit, y) && (!n || n->extent.n == 0))
    return one_buffer(l, REASON_TILE_PASSED, y->name, name, NO_TOKEN, NULL);
  if (l->by_warp)
    return one_buffer(l, REASON_TILE_PASSED_WARP, y->name, name, NO_TOKEN, NULL);
  if (is_volatile(l->unit, y) || stores_bits(l, y) || type_is_hidden(l, y))
    return one_buffer(l, REASON_TILE_DECLARATION, y->name, name, NO_TOKEN, NULL);
  tok t = left_outside(l);
  return t == NO_TOKEN || one_buffer(l, REASON_LOAD_EFFECT, t, name_text(l, t), NO_TOKEN, NULL);
}
