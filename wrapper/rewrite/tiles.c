// Which shared arrays the load fills, and what may be the load where it fills none.
#include "rewrite/effect.h"
#include "rewrite/inline.h"
#include "rewrite/members.h"
#include "rewrite/values.h"

static struct expr *assignment(struct loop *l, struct stmt *s) {
  struct expr *e = stmt_value(l->function, s);
  return e && s->kind == STMT_EXPR && e->kind == EXPR_ASSIGN ? e : NULL;
}

static void add_tile(struct loop *l, struct symbol *y) {
  for (size_t i = 0; i < l->tiles.count; ++i)
    if (l->tiles.at[i]->symbol == y)
      return;
  struct tile *t = ARENA_NEW(l->unit->arena, struct tile);
  t->symbol = y;
  t->in_loop = in_body(l, y);
  *GROW(l->unit->arena, l->tiles) = t;
}

static void tiles_in(struct loop *l, struct stmt *s, bool siblings) {
  for (; s; s = siblings ? s->next : NULL) {
    struct expr *e = assignment(l, s);
    if (e) {
      struct root r = root_of(l, e->a);
      if (r.memory == MEMORY_SHARED && r.symbol)
        add_tile(l, r.symbol);
    }
    tiles_in(l, s->body, true);
    tiles_in(l, s->otherwise, true);
  }
}

static bool takes_shared(struct loop *l, const struct expr *call) {
  for (const struct expr *x = call->args; x; x = x->next)
    if (pointee_of(l, x).memory == MEMORY_SHARED || root_of(l, x).memory == MEMORY_SHARED)
      return true;
  return false;
}

// A function of the text that the load needs a value of.
static bool gives_value(struct loop *l, struct stmt *s, const struct expr *call) {
  const struct expr *f = expr_bare(call->a);
  if (f->kind != EXPR_NAME || resolve(l->function, f->name) ||
      (s->kind == STMT_EXPR && stmt_value(l->function, s) == call))
    return false;
  struct definitions d = find_definitions(l->unit, token_text(l->unit, f->name));
  return d.count > 0 && !d.unseen && !d.type && !d.pointer;
}

bool refuse_call(struct loop *l, struct stmt *s, const struct expr *call) {
  struct str name = range_text(l->unit, call->a->range);
  if (!takes_shared(l, call) && gives_value(l, s, call))
    return refuse(l, REASON_LOAD_VALUE, call->range.first, str_dup(l->unit->arena, name), NO_TOKEN,
                  NULL);
  struct misfit m = helper_misfit(l, s, call);
  return refuse(l, takes_shared(l, call) ? REASON_LOAD_HELPER : REASON_LOAD_CALL, call->range.first,
                str_dup(l->unit->arena, name), m.text ? m.at : NO_TOKEN, m.text);
}

static bool no_helper(void *context, struct stmt *s, const struct expr *e) {
  struct loop *l = context;
  return e->kind != EXPR_CALL || !takes_shared(l, e) || refuse_call(l, s, e);
}

// A pointer that the load stores through, when what it points to is not known. `where`: the first
// store.
static const struct symbol *stored_through(struct loop *l, struct stmt *s, bool siblings,
                                           tok *where) {
  const struct symbol *found = NULL;
  for (; s && !found; s = siblings ? s->next : NULL) {
    struct expr *e = assignment(l, s);
    struct root r = e ? root_of(l, e->a) : (struct root){.memory = MEMORY_NONE};
    const struct expr *of = e ? expr_bare(e->a) : NULL;
    while (of && (of->kind == EXPR_INDEX || of->kind == EXPR_MEMBER || of->kind == EXPR_UNARY))
      of = expr_bare(of->a);
    const struct symbol *y = of && of->kind == EXPR_NAME ? resolve(l->function, of->name) : NULL;
    if (r.memory == MEMORY_UNKNOWN && y && y->pointer)
      found = y;
    if (r.memory == MEMORY_UNKNOWN && may_be_passed(l, y))
      found = y;
    if (r.memory == MEMORY_GLOBAL && !r.proved && may_be_passed(l, r.symbol))
      found = r.symbol;
    if (found)
      *where = e->range.first;
    if (!found)
      found = stored_through(l, s->body, true, where);
    if (!found)
      found = stored_through(l, s->otherwise, true, where);
  }
  return found;
}

// A statement that calls a member function, or an object such as a lambda: NULL for none.
static const struct expr *hidden_call(struct loop *l, struct stmt *s, bool siblings) {
  const struct expr *found = NULL;
  for (; s && !found; s = siblings ? s->next : NULL) {
    const struct expr *e = s->kind == STMT_EXPR ? stmt_value(l->function, s) : NULL;
    const struct expr *f = e && e->kind == EXPR_CALL ? expr_bare(e->a) : NULL;
    if (f && (f->kind == EXPR_MEMBER || (f->kind == EXPR_NAME && resolve(l->function, f->name))))
      found = e;
    if (!found)
      found = hidden_call(l, s->body, true);
    if (!found)
      found = hidden_call(l, s->otherwise, true);
  }
  return found;
}

static bool no_global(void *context, struct stmt *s, const struct expr *e) {
  struct loop *l = context;
  (void)s;
  bool access = e->kind == EXPR_INDEX || e->kind == EXPR_UNARY || e->kind == EXPR_MEMBER;
  return !access || root_of(l, e).memory != MEMORY_GLOBAL;
}

// Where global memory is stored into a shared array between the first two barriers; NO_TOKEN when
// it is not.
static tok filled_behind(struct loop *l, struct stmt *s, bool siblings) {
  tok found = NO_TOKEN;
  for (; s && found == NO_TOKEN; s = siblings ? s->next : NULL) {
    struct expr *e = assignment(l, s);
    if (e && root_of(l, e->a).memory == MEMORY_SHARED && !visit_expr(s, e->b, no_global, l))
      found = e->range.first;
    if (found == NO_TOKEN)
      found = filled_behind(l, s->body, true);
    if (found == NO_TOKEN)
      found = filled_behind(l, s->otherwise, true);
  }
  return found;
}

static bool refuse_no_tile(struct loop *l) {
  const struct symbol *y = NULL;
  const struct expr *call = NULL;
  tok behind = NO_TOKEN, where = NO_TOKEN;
  struct refusal r = {.reason = REASON_NO_LOAD, .at = l->middle->range.first, .other = NO_TOKEN};
  for (size_t i = 0; i < l->load_count && !y; ++i)
    y = stored_through(l, l->load[i], false, &where);
  for (size_t i = 0; i < l->load_count && !call; ++i)
    call = hidden_call(l, l->load[i], false);
  if (y && may_be_passed(l, y)) {
    r = (struct refusal){.reason = REASON_TILE_PARAMETER, .at = where, .other = y->name};
    r.text = name_text(l, y->name);
    r.other_text = "the parameter";
    r.remedy = passed_remedy(l, y);
    return refuse_as(l, r);
  }
  bool marked = l->top || l->marked_load || l->marked_compute;
  for (size_t i = 0; i < l->compute_count && !marked && behind == NO_TOKEN; ++i) {
    if (is_barrier(l, l->compute[i]))
      break;
    behind = filled_behind(l, l->compute[i], false);
  }
  if (!y && call) {
    r.other = call->range.first;
    r.other_text =
        arena_printf(l->unit->arena,
                     "'%s' may be the load, and dbuf does not look into member functions "
                     "and lambdas",
                     shown_text(l, call->a->range));
    r.remedy = "write the load in the loop, in place of the call";
    return refuse_as(l, r);
  }
  if (!y && behind != NO_TOKEN) {
    r.other = behind;
    r.other_text = "this may be the load, but stands behind the barrier";
    r.remedy = "if the load stands behind this barrier, write '#pragma dbuf load' above the load";
    return refuse_as(l, r);
  }
  return refuse(l, REASON_NO_LOAD, l->middle->range.first, NULL, y ? y->name : NO_TOKEN,
                "what this points to is not known; if that is shared memory, declare its array in "
                "the kernel");
}

bool find_tiles(struct loop *l) {
  for (size_t i = 0; i < l->load_count; ++i)
    tiles_in(l, l->load[i], false);
  if (l->tiles.count == 0 && !visit_region(l, REGION_LOAD, no_helper, l))
    return false;
  return l->tiles.count > 0 || refuse_no_tile(l);
}

bool loop_has_tile(void *context, const struct symbol *y) {
  const struct loop *l = context;
  for (size_t i = 0; i < l->tiles.count; ++i)
    if (l->tiles.at[i]->symbol == y)
      return true;
  return false;
}
