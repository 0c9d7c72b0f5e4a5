// What the load reads through an object that the kernel is given, by operators and members of its
// class: "rows[i][k]", "rows.size(0)". Whatever memory that is, it is no shared memory of the
// block, whose addresses the host does not have; all operators of the text are looked at with
// compute.
#include "rewrite/declare.h"
#include "rewrite/effect.h"
#include "rewrite/members.h"

// An object of a class that keeps what the launch gave it.
static bool given_object(struct loop *l, struct symbol *y) {
  return y && y->parameter && l->function->kernel && !y->pointer && !y->reference && !y->odd &&
         range_empty(y->dims) && element_kind(l->unit, y->type) == ELEMENT_OTHER &&
         (y->constant || settled(l, y));
}

static bool not_const(const struct unit *u, tok t) {
  return names_function(u, t) && !system_file(u, t) && !token_is(u, behind(u, t + 1), "const");
}

bool harmless_method(struct loop *l, tok name) {
  struct definitions d = find_definitions(l->unit, token_text(l->unit, name));
  if (d.count == 0 || d.unseen || d.pointer || d.declared_by_system ||
      spelled_that(l->unit, token_text(l->unit, name), not_const).count > 0)
    return false;
  for (size_t i = 0; i < d.count; ++i) {
    struct loop probe = *l;
    struct effect effect = {0};
    probe.refused.reason = REASON_NONE;
    if (!check_hidden_body(&probe, d.bodies[i], name, &effect) || effect.written || effect.object ||
        effect.watched || effect.prints)
      return false;
  }
  return true;
}

// Memory that changes by itself; but "asm volatile".
static bool says_volatile(const struct unit *u, tok t) {
  return !system_file(u, t) && !token_is(u, t - 1, "asm") && !token_is(u, t - 1, "__asm__");
}

bool reads_object(struct loop *l, const struct expr *e) {
  bool any = false;
  if (spelled_that(l->unit, STR("volatile"), says_volatile).count > 0)
    return false;
  for (e = expr_bare(e); e->kind == EXPR_INDEX || e->kind == EXPR_CALL; any = true) {
    const struct expr *f = expr_bare(e->a);
    if (e->kind == EXPR_CALL &&
        (f->kind != EXPR_MEMBER || !token_is(l->unit, f->op, ".") || !harmless_method(l, f->name)))
      return false;
    e = expr_bare(e->kind == EXPR_CALL ? f->a : e->a);
  }
  return any && e->kind == EXPR_NAME && given_object(l, resolve(l->function, e->name));
}
