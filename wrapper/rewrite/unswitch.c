// Barriers under an 'if' that the compiler decides, as "if (STAGED) { load; barrier }". The loop is
// written twice: pipelined for the way that has its barriers, as if the other ways were not there,
// and as it was for all others.
//
// Why this is the same program: what each condition is made of are constants, so it is the same
// before the loop, where it now stands once, as in every iteration, and asking it does nothing. In
// the first copy each branch that is taken stands in its 'if's place, and no name means anything
// else there: those that the branch declares are named nowhere else in the loop's body. The second
// copy is the text as it was, and the compiler keeps one of the two.
#include "rewrite/unswitch.h"

#include "rewrite/edits.h"
#include "rewrite/members.h"

// ---- conditions ----

// std::is_same<A, B>::value, std::is_same_v<A, B>: the names that the library gives its constants.
static bool is_trait(const struct unit *u, struct range r) {
  tok t = r.first + token_is(u, r.first, "::");
  if (token_is(u, t, "cuda") && token_is(u, t + 1, "::"))
    t += 2;
  if (!token_is(u, t, "std") || !token_is(u, t + 1, "::") || !token_is(u, t + 3, "<"))
    return false;
  struct str name = token_text(u, t + 2);
  tok behind = skip_template(u, t + 3);
  if (behind == r.end)
    return name.n > 2 && name.p[name.n - 2] == '_' && name.p[name.n - 1] == 'v';
  return behind != NO_TOKEN && behind + 2 == r.end && token_is(u, behind, "::") &&
         token_is(u, behind + 1, "value");
}

static bool known_to_compiler(struct loop *l, const struct expr *e) {
  static const char *const combines[] = {"&&", "||", "==", "!=", NULL};
  e = expr_bare(e);
  if (constant_expr(l, e))
    return true;
  if (e->kind == EXPR_UNARY)
    return token_is(l->unit, e->op, "!") && known_to_compiler(l, e->a);
  if (e->kind == EXPR_BINARY)
    return token_in(l->unit, e->op, combines) && known_to_compiler(l, e->a) &&
           known_to_compiler(l, e->b);
  return e->kind == EXPR_NAME && is_trait(l->unit, e->range);
}

// Every name means the same in front of the loop.
static bool known_before(const struct loop *l, struct range r) {
  const struct unit *u = l->unit;
  for (tok t = r.first; t < r.end; ++t) {
    if (u->tokens[t].kind != TOK_IDENT)
      continue;
    const struct symbol *y = resolve(l->function, t);
    if ((y && inside(l->stmt, y->name)) || (!y && other_declared(u, l->stmt->range, t)))
      return false;
  }
  return true;
}

static bool same_words(const struct unit *u, struct range a, struct range b) {
  bool same = a.end - a.first == b.end - b.first;
  for (tok i = 0; same && i < a.end - a.first; ++i)
    same = str_equal(token_text(u, a.first + i), token_text(u, b.first + i));
  return same;
}

// What was decided of a condition of these words; NULL: nothing.
static const struct taken *decided_before(const struct loop *l, const struct stmt *s) {
  for (size_t i = 0; i < l->taken.count; ++i)
    if (same_words(l->unit, l->taken.at[i].stmt->cond, s->cond))
      return &l->taken.at[i];
  return NULL;
}

// ---- branches ----

static bool holds_barrier(const struct loop *l, const struct stmt *s) {
  for (; s; s = s->next)
    if (is_barrier(l, s) || holds_barrier(l, s->body) || holds_barrier(l, s->otherwise))
      return true;
  return false;
}

// `s` alone, without its siblings.
static bool branch_holds_barrier(const struct loop *l, const struct stmt *s) {
  return s && (is_barrier(l, s) || holds_barrier(l, s->body) || holds_barrier(l, s->otherwise));
}

static bool named_elsewhere(const struct loop *l, const struct stmt *branch, tok name) {
  struct range r = l->stmt->range;
  for (tok t; (t = spelled_in(l->unit, r, name)) != NO_TOKEN; r.first = t + 1)
    if (!inside(branch, t))
      return true;
  return false;
}

// May what stands in the braces of a branch stand without them?
static bool can_be_opened(const struct loop *l, const struct stmt *branch) {
  if (!branch || branch->kind != STMT_COMPOUND)
    return !branch || branch->kind != STMT_DECL;
  for (const struct stmt *s = branch->body; s; s = s->next) {
    if (s->kind == STMT_NAMES || s->kind == STMT_OTHER)
      return false;
    const struct symbol *y = s->kind == STMT_DECL ? first_declared(l->function, s) : NULL;
    for (; y; y = next_declared(l->function, y))
      if (named_elsewhere(l, branch, y->name))
        return false;
  }
  return true;
}

// Of the body's own level.
static size_t barriers_outside(const struct loop *l) {
  size_t n = 0;
  for (const struct stmt *s = l->stmt->body->body; s; s = s->next)
    n += is_barrier(l, s);
  return n;
}

// Finds the conditions that decide whether there is a barrier; false when there is none, or when
// one of them cannot be asked in front of the loop.
static bool decide(struct loop *l) {
  for (struct stmt *s = l->stmt->body->body; s; s = s->next) {
    bool then = s->kind == STMT_IF && branch_holds_barrier(l, s->body);
    bool otherwise = s->kind == STMT_IF && branch_holds_barrier(l, s->otherwise);
    if (!then && !otherwise)
      continue;
    const struct expr *cond = stmt_cond(l->function, s);
    const struct taken *before = decided_before(l, s);
    if (then == otherwise || s->init || !cond || !known_to_compiler(l, cond) ||
        !known_before(l, s->cond) || (before && before->otherwise != otherwise))
      return false;
    if (!before)
      *GROW(l->unit->arena, l->taken) = (struct taken){s, otherwise};
  }
  for (size_t i = 0; i < l->taken.count; ++i)
    if (l->taken.at[i].stmt->is_constexpr != l->taken.at[0].stmt->is_constexpr)
      return false;
  return l->taken.count > 0;
}

bool decided_in_loop(const struct loop *l, const struct stmt *s, bool *otherwise) {
  bool asks = l->taken.count && s->kind == STMT_IF && !s->init && inside(l->stmt, s->cond.first) &&
              known_before(l, s->cond);
  const struct taken *t = asks ? decided_before(l, s) : NULL;
  *otherwise = t && t->otherwise;
  return t != NULL;
}

// The branch that is taken of a statement: NULL for one that stays as it is. *none: there is none.
static struct stmt *branch_of(const struct loop *l, const struct stmt *s, bool *none) {
  bool otherwise, decided = decided_in_loop(l, s, &otherwise);
  struct stmt *branch = !decided ? NULL : otherwise ? s->otherwise : s->body;
  *none = decided && !branch;
  return branch;
}

static void keep(struct loop *l, struct stmt *s) {
  *GROW(l->unit->arena, l->moved_out) = (struct link){s, s->next, s->parent};
}

void take_branches(struct loop *l) {
  struct stmt *body = l->stmt->body;
  l->taken.count = l->moved_out.count = 0;
  if (!body || body->kind != STMT_COMPOUND || l->marked_load || l->marked_compute)
    return;
  bool fine = barriers_outside(l) < 2 && decide(l), none;
  for (const struct stmt *s = body->body; fine && s; s = s->next)
    fine = can_be_opened(l, branch_of(l, s, &none));
  if (!fine) {
    l->taken.count = 0;
    return;
  }
  l->first_statement = body->body;
  struct stmt **end = &body->body;
  for (struct stmt *s = body->body, *next; s; s = next) {
    next = s->next;
    keep(l, s);
    struct stmt *branch = branch_of(l, s, &none);
    bool opened = branch && branch->kind == STMT_COMPOUND;
    struct stmt *first = none ? NULL : opened ? branch->body : branch ? branch : s;
    for (struct stmt *c = first, *after; c; c = opened ? after : NULL) {
      after = c->next;
      if (c != s)
        keep(l, c);
      c->parent = body;
      *end = c;
      end = &c->next;
    }
  }
  *end = NULL;
}

void give_back_branches(struct loop *l) {
  for (size_t i = 0; i < l->moved_out.count; ++i) {
    struct link *k = &l->moved_out.at[i];
    k->stmt->next = k->next;
    k->stmt->parent = k->parent;
  }
  if (l->moved_out.count)
    l->stmt->body->body = l->first_statement;
  l->moved_out.count = 0;
}

// ---- text ----

const char *taken_condition(const struct loop *l) {
  if (l->taken.count == 0)
    return NULL;
  const struct taken *only = &l->taken.at[0];
  if (l->taken.count == 1 && !only->otherwise)
    return flat_text(l->unit, only->stmt->cond);
  struct text t = {.arena = l->unit->arena};
  for (size_t i = 0; i < l->taken.count; ++i)
    text_printf(&t, "%s%s(%s)", i ? " && " : "", l->taken.at[i].otherwise ? "!" : "",
                flat_text(l->unit, l->taken.at[i].stmt->cond));
  return t.p;
}

bool taken_constexpr(const struct loop *l) {
  return l->taken.count && l->taken.at[0].stmt->is_constexpr;
}
