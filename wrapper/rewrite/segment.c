// The loop's body in regions: load, barrier, compute, barrier, and what only advances.
#include "rewrite/effect.h"
#include "rewrite/loop.h"
#include "rewrite/members.h"

#include <string.h>

bool refuse_as(struct loop *l, struct refusal r) {
  if (l->refused.reason == REASON_NONE)
    l->refused = r;
  return false;
}

bool refuse(struct loop *l, enum reason r, tok at, const char *text, tok other,
            const char *other_text) {
  return refuse_as(l, (struct refusal){r, text, at, other, other_text, NULL});
}

bool one_buffer(struct loop *l, enum reason r, tok at, const char *text, tok other,
                const char *other_text) {
  if (l->one_only.reason == REASON_NONE)
    l->one_only = (struct refusal){r, text, at, other, other_text, NULL};
  return false;
}

// ---- barriers ----

static bool behind_namespace(const struct unit *u, tok t) {
  return token_is(u, t - 1, "namespace");
}

// cooperative_groups, or another name of that namespace.
static bool names_groups(const struct unit *u, tok t) {
  if (token_is(u, t, "cooperative_groups"))
    return true;
  struct tokens named = spelled_that(u, token_text(u, t), behind_namespace);
  for (size_t i = 0; i < named.count; ++i) {
    tok is = named.at[i] + 1, name = is + 1 + token_is(u, is + 1, "::");
    if (!token_is(u, is, "=") || !token_is(u, name, "cooperative_groups") ||
        !token_is(u, name + 1, ";"))
      return false;
  }
  return named.count > 0;
}

// The token behind "cooperative_groups::NAME" at the beginning of a range; NO_TOKEN for other text.
static tok behind_group_name(const struct unit *u, struct range r, const char *name) {
  tok t = r.first + token_is(u, r.first, "const");
  t += token_is(u, t, "::");
  return t + 2 < r.end && names_groups(u, t) && token_is(u, t + 1, "::") && token_is(u, t + 2, name)
             ? t + 3
             : NO_TOKEN;
}

// A variable that stands for the whole block, by its type or by its only value.
static bool is_block(const struct loop *l, const struct expr *e) {
  const struct unit *u = l->unit;
  struct symbol *y = e->kind == EXPR_NAME ? resolve(l->function, e->name) : NULL;
  if (!y || y->pointer || y->odd || y->type_name || !range_empty(y->dims) || in_body(l, y))
    return false;
  if (!is_auto(l, y))
    return behind_group_name(u, y->type, "thread_block") == y->type.end;
  tok t = behind_group_name(u, y->init, "this_thread_block");
  return t != NO_TOKEN && y->init.end == t + 2 && token_is(u, t, "(");
}

bool block_value(const struct loop *l, const struct expr *call) {
  static const char *const values[] = {"thread_rank", "num_threads", "size", NULL};
  const struct expr *f = call->a;
  return f->kind == EXPR_MEMBER && token_is(l->unit, f->op, ".") && !call->args &&
         token_in(l->unit, f->name, values) && is_block(l, f->a);
}

// block.sync() and cg::sync(block) of cooperative groups.
static bool is_group_barrier(const struct loop *l, const struct stmt *s) {
  const struct unit *u = l->unit;
  const struct expr *e = stmt_value(l->function, (struct stmt *)s);
  const struct expr *f = e && e->kind == EXPR_CALL ? e->a : NULL;
  if (!f)
    return false;
  if (f->kind == EXPR_MEMBER)
    return token_is(u, f->op, ".") && token_is(u, f->name, "sync") && !e->args && is_block(l, f->a);
  return f->kind == EXPR_NAME && behind_group_name(u, f->range, "sync") == f->range.end &&
         e->args && !e->args->next && is_block(l, e->args);
}

// __syncwarp(), of all lanes.
static bool is_warp_barrier(const struct loop *l, const struct stmt *s) {
  const struct unit *u = l->unit;
  tok t = s->range.first + token_is(u, s->range.first, "::");
  return s->kind == STMT_EXPR && s->range.end - t == 4 && token_is(u, t, "__syncwarp") &&
         token_is(u, t + 1, "(") && token_is(u, t + 2, ")");
}

bool is_barrier(const struct loop *l, const struct stmt *s) {
  const struct unit *u = l->unit;
  if (l->by_warp)
    return is_warp_barrier(l, s);
  if (s->kind != STMT_EXPR)
    return false;
  tok t = s->range.first + token_is(u, s->range.first, "::");
  bool own = s->range.end - t == 4 && token_is(u, t, "__syncthreads") && token_is(u, t + 1, "(") &&
             token_is(u, t + 2, ")");
  return own || is_group_barrier(l, s);
}

struct stmt *weakest_barrier(const struct loop *l) {
  struct stmt *const all[] = {l->top, l->middle, l->last};
  for (size_t i = 0; i < sizeof all / sizeof *all; ++i)
    if (all[i] && is_group_barrier(l, all[i]))
      return all[i];
  return l->middle;
}

// Names that synchronise, fence or copy asynchronously, wherever in the loop they stand.
static const struct {
  const char *name;
  enum reason reason;
} fixed_names[] = {
    {"__syncthreads_count", REASON_BARRIER_KIND},
    {"__syncthreads_and", REASON_BARRIER_KIND},
    {"__syncthreads_or", REASON_BARRIER_KIND},
    {"__barrier_sync", REASON_BARRIER_KIND},
    {"__threadfence", REASON_FENCE},
    {"__threadfence_block", REASON_FENCE},
    {"__threadfence_system", REASON_FENCE},
    {"atomic_thread_fence", REASON_FENCE},
    {"__nanosleep", REASON_CALL_EFFECT},
    {"__trap", REASON_CALL_EFFECT},
    {"__assert_fail", REASON_CALL_EFFECT},
    {"__assertfail", REASON_CALL_EFFECT},
    {"vprintf", REASON_CALL_EFFECT},
    {"clock", REASON_CALL_EFFECT},
    {"clock64", REASON_CALL_EFFECT},
    {"globaltimer", REASON_CALL_EFFECT},
};

static const char *const async_names[] = {"memcpy_async",          "__pipeline_memcpy_async",
                                          "__pipeline_commit",     "__pipeline_wait_prior",
                                          "pipeline_shared_state", "make_pipeline",
                                          "cp_async_bulk",         NULL};

// ---- a vote at the top or the end ----

// __syncthreads_count(value), of values that every thread has at hand.
static bool is_vote_call(struct loop *l, const struct expr *e) {
  static const char *const names[] = {"__syncthreads_count", "__syncthreads_and",
                                      "__syncthreads_or", NULL};
  return e->kind == EXPR_CALL && e->a->kind == EXPR_NAME && token_in(l->unit, e->a->name, names) &&
         e->args && !e->args->next && plain(l, e->args);
}

// "vote", "!vote", "vote == n".
static bool is_vote(struct loop *l, const struct expr *e) {
  static const char *const compare[] = {"==", "!=", "<", ">", "<=", ">=", NULL};
  e = expr_bare(e);
  if (e->kind == EXPR_UNARY)
    return token_is(l->unit, e->op, "!") && is_vote(l, e->a);
  if (e->kind == EXPR_BINARY && token_in(l->unit, e->op, compare))
    return (is_vote_call(l, expr_bare(e->a)) && plain(l, e->b)) ||
           (is_vote_call(l, expr_bare(e->b)) && plain(l, e->a));
  return is_vote_call(l, e);
}

// The vote reads nothing but variables from outside the body, what it counts, and constants. It
// stands twice in the pipeline, so nothing is rounded there.
static bool votes_by_variable(void *context, struct stmt *s, const struct expr *e) {
  struct loop *l = context;
  (void)s;
  bool sum =
      e->kind == EXPR_BINARY && (token_is(l->unit, e->op, "+") || token_is(l->unit, e->op, "-"));
  if (sum && number_kind(l, e) > NUMBER_WHOLE)
    return false;
  if (e->kind != EXPR_NAME || str_starts(token_text(l->unit, e->name), "__syncthreads_"))
    return true;
  const struct symbol *y = resolve(l->function, e->name);
  if (!y)
    return builtin_value(l, e->name) || named_outside(l, e->name, false).memory == MEMORY_CONSTANT;
  bool own = l->vote_value && y->decl == l->vote_value;
  return !y->shared && !y->pointer && !y->reference && !y->odd && !y->type_name &&
         range_empty(y->dims) && (own || !in_body(l, y));
}

static bool only_breaks(const struct stmt *s) {
  if (s && s->kind == STMT_COMPOUND)
    s = s->body && !s->body->next ? s->body : NULL;
  return s && s->kind == STMT_BREAK;
}

// "int n = vote;" of one variable, which is for the next statement alone.
static bool holds_vote(struct loop *l, struct stmt *s) {
  struct symbol *y = first_declared(l->function, s);
  if (!y || next_declared(l->function, y) || y->pointer || y->reference || y->odd || y->is_static ||
      y->is_volatile || range_empty(y->init) || !s->next)
    return false;
  struct range behind = {s->next->range.end, l->stmt->body->range.end};
  return is_vote_call(l, expr_bare(symbol_init(l->function, y))) &&
         named_in_range(l, behind, y) == NO_TOKEN;
}

// Takes a statement for the vote, which leaves the loop and does nothing else. `value`: the
// declaration before it that may hold the count, or NULL.
static void take_vote(struct loop *l, struct stmt *s, struct stmt *value) {
  if (!s || s->kind != STMT_IF || s->is_constexpr || s->init || s->otherwise ||
      !only_breaks(s->body))
    return;
  const struct expr *cond = stmt_cond(l->function, s);
  if (!cond || !(value ? plain(l, cond) : is_vote(l, cond)))
    return;
  l->vote_value = value;
  if (visit_expr(s, cond, votes_by_variable, l) &&
      (!value || visit_stmt(l, value, votes_by_variable, l)))
    l->vote = s;
  else
    l->vote_value = NULL;
}

// Finds a vote that stands where a barrier at the top would, or the one at the end.
static void find_vote(struct loop *l) {
  struct stmt *s = l->stmt->body ? l->stmt->body->body : NULL;
  struct stmt *value = NULL;
  while (s && !value && (s->kind == STMT_DECL || s->kind == STMT_NAMES || s->kind == STMT_EMPTY)) {
    value = s->kind == STMT_DECL && holds_vote(l, s) ? s : NULL;
    s = s->next;
  }
  take_vote(l, s, value);
  if (l->vote || !s || l->marked_load || l->marked_compute)
    return;
  for (value = NULL; s->next; s = s->next)
    value = s->kind == STMT_DECL && holds_vote(l, s) ? s : NULL;
  take_vote(l, s, value);
  l->vote_ends = l->vote != NULL;
}

// A flag of the block, and what a vote may read.
static bool asks_by_variable(void *context, struct stmt *s, const struct expr *e) {
  struct loop *l = context;
  const struct symbol *y = e->kind == EXPR_NAME ? resolve(l->function, e->name) : NULL;
  return y && y->shared ? !y->pointer && !y->reference && !y->odd && range_empty(y->dims)
                        : votes_by_variable(context, s, e);
}

static bool names_no_shared(void *context, struct stmt *s, const struct expr *e) {
  struct loop *l = context;
  (void)s;
  const struct symbol *y = e->kind == EXPR_NAME ? resolve(l->function, e->name) : NULL;
  return !y || !y->shared;
}

// "k < n && !found" of a flag in shared memory: what it asks is known behind the last barrier, as a
// vote at the top is, and evaluated there, in the place that it has. What says which tile is next
// stands before it, or reads no memory.
static void find_asked(struct loop *l) {
  struct expr *all = stmt_cond(l->function, l->stmt);
  struct expr *e = all ? (struct expr *)expr_bare(all) : NULL;
  l->cond = all;
  if (l->vote || l->stmt->kind == STMT_DO || !e || e->kind != EXPR_BINARY ||
      !token_is(l->unit, e->op, "&&"))
    return;
  bool second = !visit_expr(NULL, e->b, names_no_shared, l);
  struct expr *asked = second ? e->b : e->a, *ahead = second ? e->a : e->b;
  if (visit_expr(NULL, asked, names_no_shared, l) || !plain(l, asked) ||
      !visit_expr(NULL, asked, asks_by_variable, l) || !(second || plain(l, ahead)))
    return;
  l->vote = ARENA_NEW(l->unit->arena, struct stmt);
  *l->vote = (struct stmt){.kind = STMT_IF,
                           .range = asked->range,
                           .lead = asked->range.first,
                           .cond = asked->range,
                           .cond_expr = asked,
                           .parent = l->stmt};
  l->cond = ahead;
  l->asks = true;
}

// Does the load name a flag? Then it may be one of a tile's.
static bool load_names_asked(const struct loop *l) {
  struct range load = {l->stmt->body->range.first, l->middle->range.first};
  for (tok t = l->vote->range.first; t < l->vote->range.end; ++t) {
    const struct symbol *y = l->unit->tokens[t].kind == TOK_IDENT ? resolve(l->function, t) : NULL;
    if (y && y->shared && named_in_range(l, load, y) != NO_TOKEN)
      return true;
  }
  return false;
}

// Only where the last barrier parts what compute has found from the asking.
static void settle_asked(struct loop *l) {
  if (!l->asks || (l->last && !l->top && !l->by_warp && !load_names_asked(l)))
    return;
  l->vote = NULL;
  l->asks = false;
  l->cond = stmt_cond(l->function, l->stmt);
}

bool in_vote(const struct loop *l, tok t) {
  return l->vote && (inside(l->vote, t) || (l->vote_value && inside(l->vote_value, t)));
}

// ---- the rest of the body ----

// "if (__syncthreads_count(done) == n) break;" below statements that begin the body.
static bool votes_late(const struct loop *l, tok t) {
  bool late = false;
  for (const struct stmt *s = l->stmt->body ? l->stmt->body->body : NULL; s; s = s->next) {
    if (s->kind == STMT_IF && s->cond.first <= t && t < s->cond.end)
      return late && only_breaks(s->body);
    late |= s->kind != STMT_DECL && s->kind != STMT_NAMES && s->kind != STMT_EMPTY;
  }
  return false;
}

static bool refuse_name(struct loop *l, enum reason reason, tok t, const char *name) {
  struct refusal r = {.reason = reason, .text = name, .at = t, .other = NO_TOKEN};
  if (reason == REASON_BARRIER_KIND && votes_late(l, t))
    r.remedy = "let this vote begin or end the body, where it is understood, and give "
               "'speculative' if every tile can be loaded for which the loop's condition holds";
  return refuse_as(l, r);
}

static bool check_names(struct loop *l) {
  const struct unit *u = l->unit;
  for (tok t = l->stmt->range.first; t < l->stmt->range.end; ++t)
    if (u->tokens[t].kind == TOK_IDENT && !in_vote(l, t))
      for (size_t i = 0; i < sizeof fixed_names / sizeof *fixed_names; ++i)
        if (token_is(u, t, fixed_names[i].name))
          return refuse_name(l, fixed_names[i].reason, t, fixed_names[i].name);
  for (tok t = l->function->range.first; t < l->function->range.end; ++t) {
    struct str s = token_text(u, t);
    if (u->tokens[t].kind == TOK_IDENT)
      for (const char *const *n = async_names; *n; ++n)
        if (str_is(s, *n))
          return refuse(l, REASON_ALREADY_ASYNC, t, *n, NO_TOKEN, NULL);
    if (u->tokens[t].kind == TOK_STRING && str_find(s, STR("cp.async"), 0) < s.n)
      return refuse(l, REASON_ALREADY_ASYNC, t, "cp.async", NO_TOKEN, NULL);
    // this_grid().sync() or a grid_group: kernels that are launched to fill the chip
    if (str_is(s, "this_grid") || str_is(s, "grid_group"))
      one_buffer(l, REASON_GRID_SYNC, t, str_dup(u->arena, s), NO_TOKEN, NULL);
    if (str_is(s, "this_cluster") || str_is(s, "cluster_group"))
      return refuse(l, REASON_FENCE, t, str_dup(u->arena, s), NO_TOKEN, NULL);
  }
  return true;
}

static size_t barriers_at_level(const struct loop *l) {
  size_t n = 0;
  for (const struct stmt *s = l->stmt->body->body; s; s = s->next)
    n += is_barrier(l, s) || s == l->vote;
  return n;
}

// No variable decides between the branches: the compiler does.
static bool decided(struct loop *l, const struct stmt *s) {
  const struct unit *u = l->unit;
  for (tok t = s->cond.first; t < s->cond.end; ++t) {
    if (u->tokens[t].kind != TOK_IDENT || token_is(u, t - 1, "::") || token_is(u, t + 1, "::"))
      continue;
    struct symbol *y = resolve(l->function, t);
    if (y ? !y->template_value && !y->type_name
          : named_outside(l, t, false).memory != MEMORY_CONSTANT)
      return false;
  }
  return true;
}

static bool refuse_nested(struct loop *l, const struct stmt *s) {
  struct range call = s->range;
  call.end -= token_is(l->unit, call.end - 1, ";");
  struct refusal r = {REASON_BARRIER_NESTED, shown_text(l, call), call.first, NO_TOKEN, NULL, NULL};
  for (const struct stmt *p = s->parent; p && p != l->stmt && !r.remedy; p = p->parent)
    if (p->kind == STMT_IF && decided(l, p))
      r.remedy =
          "the compiler knows which way this 'if' goes: put it around the loop, and write the "
          "loop once for each way";
  return refuse_as(l, r);
}

// Every nested statement must be one that can be copied.
static bool check_copies(struct loop *l, struct stmt *s, bool in_nested_loop, bool in_switch) {
  const struct unit *u = l->unit;
  for (; s; s = s->next) {
    tok at = s->range.first;
    if (s == l->vote)
      continue;
    switch (s->kind) {
    case STMT_OTHER:
      if (token_is(u, at, "for"))
        return refuse(l, REASON_RANGE_FOR, at, NULL, NO_TOKEN, NULL);
      return refuse(l, REASON_NOT_UNDERSTOOD, at, shown_text(l, s->range), NO_TOKEN, NULL);
    case STMT_GOTO:
      return refuse(l, REASON_LABEL, at, NULL, NO_TOKEN, NULL);
    case STMT_LABEL:
      if (!in_switch)
        return refuse(l, REASON_LABEL, at, NULL, NO_TOKEN, NULL);
      break;
    case STMT_RETURN:
      return refuse(l, REASON_EARLY_EXIT, at, "return", NO_TOKEN, NULL);
    case STMT_BREAK:
      if (!in_nested_loop && !in_switch)
        return refuse(l, REASON_EARLY_EXIT, at, "break", NO_TOKEN, NULL);
      break;
    case STMT_CONTINUE:
      if (!in_nested_loop)
        return refuse(l, REASON_EARLY_EXIT, at, "continue", NO_TOKEN, NULL);
      break;
    default:
      break;
    }
    // Compute may have barriers of its own, but none stands for one of the two around it.
    if (is_barrier(l, s) && s->parent != l->stmt->body && barriers_at_level(l) < 2)
      return refuse_nested(l, s);
    bool loop = s->kind == STMT_FOR || s->kind == STMT_WHILE || s->kind == STMT_DO;
    bool nested = in_nested_loop || loop;
    bool inner_switch = loop ? false : in_switch || s->kind == STMT_SWITCH;
    if (!check_copies(l, s->body, nested, inner_switch) ||
        !check_copies(l, s->otherwise, nested, inner_switch))
      return false;
  }
  return true;
}

// In a statement, itself included.
static size_t barriers_in(const struct loop *l, const struct stmt *s) {
  size_t n = is_barrier(l, s) || s == l->vote;
  for (const struct stmt *c = s->body; c; c = c->next)
    n += barriers_in(l, c);
  for (const struct stmt *c = s->otherwise; c; c = c->next)
    n += barriers_in(l, c);
  return n;
}

// The first in a statement; NULL for none.
static const struct stmt *nested_barrier(const struct loop *l, const struct stmt *s) {
  const struct stmt *found = is_barrier(l, s) ? s : NULL;
  for (const struct stmt *c = s->body; c && !found; c = c->next)
    found = nested_barrier(l, c);
  for (const struct stmt *c = s->otherwise; c && !found; c = c->next)
    found = nested_barrier(l, c);
  return found;
}

// Is the word at `t` that of a barrier in a statement?
static bool names_barrier(const struct loop *l, const struct stmt *s, tok t) {
  for (; s; s = s->next)
    if (inside(s, t))
      return is_barrier(l, s) || names_barrier(l, s->body, t) || names_barrier(l, s->otherwise, t);
  return false;
}

// A barrier hidden in an expression: f(), __syncthreads(), ...
static bool check_stray_barriers(struct loop *l) {
  for (tok t = l->stmt->range.first; t < l->stmt->range.end; ++t)
    if (token_is(l->unit, t, "__syncthreads") && !names_barrier(l, l->stmt->body, t))
      return refuse(l, REASON_BARRIER_NESTED, t, "__syncthreads()", NO_TOKEN, NULL);
  return true;
}

static bool shared_declaration(struct loop *l, const struct stmt *s) {
  const struct symbol *y = s->kind == STMT_DECL ? first_declared(l->function, s) : NULL;
  return y && y->shared;
}

// block.sync() and cg::sync(block) of cooperative groups; which threads they are for, their types
// say.
static bool no_group_barrier(void *context, struct stmt *s, const struct expr *e) {
  struct loop *l = context;
  (void)s;
  const struct expr *f = e->kind == EXPR_CALL ? expr_bare(e->a) : NULL;
  bool sync = f && (f->kind == EXPR_MEMBER || (f->kind == EXPR_NAME && e->args)) &&
              token_is(l->unit, f->name, "sync");
  return !sync || refuse(l, REASON_BARRIER_KIND, e->range.first,
                         str_dup(l->unit->arena, range_text(l->unit, e->range)), NO_TOKEN, NULL);
}

static bool may_use_shared(const struct loop *l, const struct stmt *s, tok t, bool pointers) {
  const struct unit *u = l->unit;
  if (u->tokens[t].kind != TOK_IDENT)
    return false;
  struct symbol *y = resolve(l->function, t);
  bool call = !y && names_call(u, t) && !pure_function(u, token_text(u, t)) &&
              reaches_shared(u, token_text(u, t));
  bool pointer = pointers && y && y->pointer && !y->parameter;
  return (y && y->shared) || pointer || call || s->kind == STMT_ASM;
}

tok shared_in(const struct loop *l, const struct stmt *s, bool pointers) {
  for (tok t = s->range.first; t < s->range.end; ++t)
    if (may_use_shared(l, s, t, pointers))
      return t;
  return NO_TOKEN;
}

// An array of compute's own, as far as names tell.
static bool scratch(const struct loop *l, tok t) {
  struct symbol *y = resolve(l->function, t);
  struct range load = {l->stmt->body->range.first, l->middle->range.first};
  return y && y->shared && !y->is_extern && !y->pointer && !y->odd &&
         named_in_range(l, load, y) == NO_TOKEN;
}

// Behind the last barrier nothing of shared memory is used but arrays that the load has nothing to
// do with: the tile is not needed any more, and the load's barrier keeps the next tile's scratch
// apart.
static bool ends_in_scratch(const struct loop *l) {
  for (const struct stmt *s = l->last->next; s; s = s->next)
    for (tok t = s->range.first; t < s->range.end; ++t)
      if (may_use_shared(l, s, t, true) && !scratch(l, t))
        return false;
  return true;
}

// The last barrier may be one of compute's own: where what stands behind it uses shared memory, as
// it may in a loop that begins with a barrier, or other memory that compute uses too.
static bool ends_in_compute(struct loop *l) {
  bool shared = false;
  for (const struct stmt *s = l->last ? l->last->next : NULL; s; s = s->next)
    shared |= shared_in(l, s, !l->top) != NO_TOKEN;
  if (!shared)
    return l->last && meets_tail(l);
  if (!l->top && ends_in_scratch(l))
    l->scratch = l->last;
  return l->top || l->scratch;
}

// ---- what of compute stands before its barrier ----

// A number that is written there.
static bool written_number(struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  switch (e->kind) {
  case EXPR_LITERAL:
    return l->unit->tokens[e->range.first].kind == TOK_NUMBER;
  case EXPR_UNARY:
    return (token_is(l->unit, e->op, "-") || token_is(l->unit, e->op, "+")) &&
           written_number(l, e->a);
  default:
    return constant_expr(l, e);
  }
}

// A number or a vector, or of what type a template's parameter is: where it begins without a value
// that is no reference.
static bool plain_type(const struct loop *l, const struct symbol *y) {
  bool one = y->type.end - y->type.first == 1 && l->unit->tokens[y->type.first].kind == TOK_IDENT;
  const struct symbol *type = one ? resolve(l->function, y->type.first) : NULL;
  return type ? type->type_name && !type->decl && range_empty(y->init)
              : element_kind(l->unit, y->type) == ELEMENT_VALUE;
}

// "sum = 0;" of a variable from outside the loop: another name of it would be found later.
static struct symbol *variable_reset(struct loop *l, struct stmt *s) {
  struct expr *e = s->kind == STMT_EXPR ? stmt_value(l->function, s) : NULL;
  if (!e || e->kind != EXPR_ASSIGN || !token_is(l->unit, e->op, "=") ||
      expr_bare(e->a)->kind != EXPR_NAME || !written_number(l, e->b))
    return NULL;
  struct symbol *y = resolve(l->function, expr_bare(e->a)->name);
  bool plain = y && !in_body(l, y) && !y->shared && !y->pointer && !y->reference && !y->odd &&
               !y->is_static && !y->is_volatile && range_empty(y->dims) && plain_type(l, y);
  return plain ? y : NULL;
}

// "float sum;"
static bool declares_without_value(const struct loop *l, const struct stmt *s) {
  const struct symbol *y = s->kind == STMT_DECL ? first_declared(l->function, s) : NULL;
  if (!y)
    return false;
  for (; y; y = next_declared(l->function, y))
    if (y->shared || y->reference || y->odd || y->is_static || y->type_name ||
        !range_empty(y->init) || !plain_type(l, y))
      return false;
  return true;
}

static bool named_behind(const struct loop *l, size_t i, const struct symbol *y) {
  for (size_t k = i + 1; k < l->load_count; ++k)
    if (named_in_range(l, l->load[k]->range, y) != NO_TOKEN)
      return true;
  return false;
}

// Nothing that the load does behind the statement has to do with it.
static bool belongs_to_compute(struct loop *l, size_t i) {
  struct stmt *s = l->load[i];
  struct symbol *reset = variable_reset(l, s);
  if (reset)
    return !named_behind(l, i, reset);
  if (!declares_without_value(l, s))
    return false;
  for (struct symbol *y = first_declared(l->function, s); y; y = next_declared(l->function, y))
    if (named_behind(l, i, y))
      return false;
  return true;
}

static void move_to_compute(struct loop *l, size_t i) {
  struct stmt *s = l->load[i];
  memmove(l->load + i, l->load + i + 1, (--l->load_count - i) * sizeof *l->load);
  size_t at = 0; // in the order of the text
  while (at < l->compute_count && l->compute[at]->range.first < s->range.first)
    ++at;
  memmove(l->compute + at + 1, l->compute + at, (l->compute_count++ - at) * sizeof *l->compute);
  l->compute[at] = s;
}

// In a loop without barriers of the block each warp may have tiles of its own, and as many trips as
// it likes: what its lanes load only its lanes may read, for nothing in the loop keeps the warps
// together, and so it stays with the pipeline, which has the same barriers.
static bool is_by_warp(struct loop *l) {
  size_t n = 0;
  for (const struct stmt *s = l->stmt->body->body; s; s = s->next)
    n += is_warp_barrier(l, s);
  return n > 0 && !l->vote && barriers_in(l, l->stmt->body) == 0;
}

bool segment(struct loop *l) {
  const struct unit *u = l->unit;
  struct stmt *body = l->stmt->body;
  find_vote(l);
  find_asked(l);
  if (!check_names(l))
    return false;
  if (!body || body->kind != STMT_COMPOUND)
    return refuse(l, REASON_BODY_FORM, l->stmt->range.first, NULL, NO_TOKEN, NULL);
  l->by_warp = is_by_warp(l);
  if (!check_copies(l, body->body, false, false))
    return false;
  size_t children = 0, barriers = 0;
  struct stmt *found[2] = {NULL, NULL}, *last = NULL;
  for (struct stmt *s = body->body; s; s = s->next, ++children)
    if (is_barrier(l, s) || s == l->vote) {
      if (barriers < 2)
        found[barriers] = s;
      ++barriers;
      last = s;
    }
  if (!check_stray_barriers(l))
    return false;
  if ((barriers < 2 || l->by_warp) && !visit_stmt(l, body, no_group_barrier, l))
    return false;
  if (barriers == 1) {
    bool edge = found[0] == body->body || !found[0]->next;
    struct refusal r = {.reason = edge ? REASON_NO_MIDDLE_BARRIER : REASON_NO_TRAILING_BARRIER,
                        .at = found[0]->range.first,
                        .other = NO_TOKEN};
    if (l->by_warp)
      r.remedy = edge ? "add __syncwarp() between what stores to the tiles and what reads them"
                      : "add __syncwarp() at the end of the body";
    return refuse_as(l, r);
  }
  if (barriers == 0)
    return refuse(l, REASON_BARRIER_COUNT, l->stmt->range.first, NULL, NO_TOKEN, NULL);
  if (l->vote && !l->asks && !l->clauses->speculative)
    return refuse(l, REASON_EARLY_VOTE, l->vote->range.first, NULL, NO_TOKEN, NULL);
  // Does anything but declarations stand before the first barrier?
  bool first_is_top = true;
  for (struct stmt *s = body->body; s != found[0]; s = s->next)
    first_is_top &= s->kind == STMT_DECL || s->kind == STMT_NAMES || s->kind == STMT_EMPTY;
  if (l->marked_load || l->marked_compute) {
    if (!barriers_by_markers(l, first_is_top))
      return false;
  } else {
    l->top = first_is_top ? found[0] : NULL;
    l->middle = l->top ? found[1] : found[0];
  }
  // What stands between the load's barrier and the last one is compute, barriers too.
  l->last = last != l->middle ? last : NULL;
  if (l->vote_ends && l->last != l->vote)
    return refuse(l, REASON_BARRIER_KIND, l->vote->cond.first, shown_text(l, l->vote->cond),
                  NO_TOKEN, NULL);
  if (!l->vote_ends && ends_in_compute(l))
    l->last = NULL;
  settle_asked(l);
  if (l->vote && !l->clauses->speculative)
    return refuse(l, REASON_EARLY_VOTE, l->vote->range.first, NULL, NO_TOKEN, NULL);
  l->own_barriers = barriers_in(l, body) - 1 - (l->top ? 1 : 0) - (l->last ? 1 : 0);
  l->load = arena_array(u->arena, children, sizeof *l->load);
  l->compute = arena_array(u->arena, children, sizeof *l->compute);
  l->tail = arena_array(u->arena, children, sizeof *l->tail);
  int region = 0;
  for (struct stmt *s = body->body; s; s = s->next) {
    if (s == l->top || s == l->vote_value)
      continue;
    if (s == l->middle || s == l->last) {
      region = s == l->middle ? 1 : 2;
    } else if (shared_declaration(l, s)) {
      *GROW(u->arena, l->hoisted) = s;
    } else if (s->kind == STMT_EMPTY) {
      continue;
    } else if (moved_by_markers(l, s) != MOVED_NOT) {
      if (!may_be_moved(l, s))
        return false;
      if (moved_by_markers(l, s) == MOVED_PAST_LOAD)
        *GROW(u->arena, l->moved) = s;
      l->compute[l->compute_count++] = s;
    } else if (region == 0) {
      if (barriers_in(l, s))
        return refuse_nested(l, nested_barrier(l, s));
      l->load[l->load_count++] = s;
    } else if (region == 1) {
      l->compute[l->compute_count++] = s;
    } else {
      l->tail[l->tail_count++] = s;
    }
  }
  for (size_t i = l->load_count; i-- > 0;)
    if (belongs_to_compute(l, i))
      move_to_compute(l, i);
  return true;
}
