// Does a function change a variable by nothing but plain statements, "n = 4;", "++n;", and calls of
// functions that do so, "f(n);"? Told by all mentions of its name: each other one must be known to
// only read it. Addresses, references, conversions of arrays to pointers and lambdas give it away.
#include "rewrite/declare.h"
#include "rewrite/effect.h"
#include "rewrite/heads.h"
#include "rewrite/members.h"
#include "rewrite/trips.h"
#include "rewrite/typedefs.h"

#include <stdlib.h>

// ---- plain statements ----

struct list {
  tok *at;
  size_t count, room;
};

// What an assignment or a step changes, or a part or an element of it.
static tok plain_target(const struct unit *u, const struct expr *e) {
  bool step = (e->kind == EXPR_UNARY || e->kind == EXPR_POSTFIX) &&
              (token_is(u, e->op, "++") || token_is(u, e->op, "--"));
  if (e->kind != EXPR_ASSIGN && !step)
    return NO_TOKEN;
  for (e = expr_bare(e->a);
       e->kind == EXPR_INDEX || (e->kind == EXPR_MEMBER && token_is(u, e->op, "."));)
    e = expr_bare(e->a);
  return e->kind == EXPR_NAME ? e->name : NO_TOKEN;
}

// A function that gives a number or nothing: no address, and no object that keeps one.
static bool gives_value(const struct function *f) {
  const struct unit *u = f->unit;
  tok t = f->head.first, end = token_is(u, t, "template") ? skip_parameters(u, t + 1) : t;
  struct specifiers s = {.named = false};
  while (end != NO_TOKEN && token_is(u, end, "template"))
    end = skip_parameters(u, end + 1);
  if (end == NO_TOKEN || skip_specifiers(u, end, &s) != f->name ||
      token_is(u, f->range.first - 1, ">"))
    return false;
  bool nothing = false;
  for (t = s.range.first; t < s.range.end; ++t)
    nothing |= token_is(u, t, "void");
  return nothing || (!token_is(u, s.range.first, "auto") &&
                     element_kind(u, s.range) == ELEMENT_VALUE && !hides_reference(f, s.range));
}

// Call "f(n)" changes the number `n` by plain statements of a function that is seen.
static bool changed_by_call(struct loop *l, const struct expr *call, const struct expr *arg) {
  const struct expr *callee = expr_bare(call->a), *n = expr_bare(arg), *x = call->args;
  struct symbol *given = n->kind == EXPR_NAME ? resolve(l->function, n->name) : NULL;
  if (!given || given->pointer || !range_empty(given->dims) ||
      element_kind(l->unit, given->type) != ELEMENT_VALUE || callee->kind != EXPR_NAME ||
      resolve(l->function, callee->name))
    return false;
  struct definitions d = find_callable(l->unit, call);
  if (d.count != 1 || d.pointer || d.unseen || d.type)
    return false;
  struct function *f = known_function(l->unit, d.bodies[0]);
  struct loop *self = f ? function_as_loop(l, f) : NULL;
  for (size_t i = 0; f && gives_value(f) && x && i < f->symbols.count; ++i) {
    struct symbol *y = &f->symbols.at[i];
    if (!y->parameter)
      continue;
    if (x == arg)
      return y->reference && !y->odd && element_kind(l->unit, y->type) == ELEMENT_VALUE &&
             changed_otherwise(self, y) == NO_TOKEN;
    x = x->next;
  }
  return false;
}

static void look_at_expr(struct loop *l, const struct expr *e, struct list *list) {
  for (e = e ? expr_bare(e) : NULL; e && e->kind == EXPR_COMMA; e = expr_bare(e->b))
    look_at_expr(l, e->a, list);
  tok t = e ? plain_target(l->unit, e) : NO_TOKEN;
  if (t != NO_TOKEN)
    *GROW(l->unit->arena, *list) = t;
  for (const struct expr *x = e && e->kind == EXPR_CALL ? e->args : NULL; x; x = x->next)
    if (changed_by_call(l, e, x))
      *GROW(l->unit->arena, *list) = expr_bare(x)->name;
}

static void look_at(struct loop *l, struct stmt *s, struct list *list) {
  const struct function *f = l->function;
  for (; s; s = s->next) {
    look_at(l, s->init, list);
    look_at_expr(l, s->kind == STMT_EXPR ? stmt_value(f, s) : NULL, list);
    look_at_expr(l, stmt_step(f, s), list);
    look_at(l, s->body, list);
    look_at(l, s->otherwise, list);
  }
}

static int by_place(const void *a, const void *b) {
  tok x = *(const tok *)a, y = *(const tok *)b;
  return (x > y) - (x < y);
}

bool plain_change(struct loop *l, tok t) {
  struct function *f = l->function;
  if (!f->plain) {
    struct list list = {NULL, 0, 0};
    f->plain = ARENA_NEW(l->unit->arena, struct tokens); // for a function that calls itself
    look_at(l, f->body, &list);
    if (list.count)
      qsort(list.at, list.count, sizeof *list.at, by_place);
    *f->plain = (struct tokens){list.at, list.count};
  }
  return f->plain->count && bsearch(&t, f->plain->at, f->plain->count, sizeof t, by_place);
}

// ---- mentions ----

static bool is_mutable(const struct unit *u, tok t) {
  return !system_file(u, t);
}

// All functions of the name are members that leave their object alone; so do those of groups of
// threads.
static bool const_method(struct loop *l, tok name) {
  static const char *const of_groups[] = {
      "sync",      "size",        "thread_rank", "thread_index", "group_index",
      "group_dim", "num_threads", "shfl",        "dim_threads",  "meta_group_rank",
      "shfl_up",   "shfl_down",   "shfl_xor",    "any",          "meta_group_size",
      "match_any", "all",         "ballot",      "match_all",    "is_valid",
      NULL};
  const struct unit *u = l->unit;
  struct str text = token_text(u, name);
  return harmless_method(l, name) || (str_in(text, of_groups) && !user_function(u, text)) ||
         (user_function(u, text) && spelled_that(u, text, declares_not_const).count == 0 &&
          spelled_that(u, STR("mutable"), is_mutable).count == 0 &&
          spelled_that(u, STR("const_cast"), is_mutable).count == 0);
}

// "using name = .. & ..;" and "typedef .. & .. name(..);"
static bool says_reference(const struct unit *u, tok t) {
  tok i = declaration_start(u, t);
  bool names = token_is(u, i, "using") || token_is(u, i, "typedef");
  for (; names && i < u->count && !token_is(u, i, ";"); ++i)
    if (token_is(u, i, "&") || token_is(u, i, "&&"))
      return true;
  return false;
}

// An argument by itself of "F(a, n)", where F is a function that a template is given, by a type
// that has no reference in it.
static bool read_by_given(const struct loop *l, tok t) {
  static const char *const before[] = {"(", ",", NULL}, *const after[] = {")", ",", NULL};
  const struct unit *u = l->unit;
  tok open = u->tokens[t].up;
  const struct symbol *y = open != NO_TOKEN && open > 0 && token_is(u, open, "(") &&
                                   u->tokens[open - 1].kind == TOK_IDENT
                               ? resolve(l->function, open - 1)
                               : NULL;
  if (!y || !y->template_value || y->reference || y->odd || !token_in(u, t - 1, before) ||
      !token_in(u, t + 1, after))
    return false;
  for (tok i = y->type.first; i < y->type.end; ++i)
    if (spelled_that(u, token_text(u, i), says_reference).count > 0)
      return false;
  return true;
}

// Parameter `index` of a function is a reference that it only reads.
static bool only_reads(struct loop *l, struct function *f, size_t index) {
  struct loop *self = function_as_loop(l, f);
  for (size_t i = 0; i < f->symbols.count; ++i) {
    struct symbol *y = &f->symbols.at[i];
    if (!y->parameter || index-- > 0)
      continue;
    struct range r = f->range;
    if (!y->reference || y->odd || changed_otherwise(self, y) != NO_TOKEN)
      return false;
    for (tok t; (t = named_in_range(self, r, y)) != NO_TOKEN; r.first = t + 1)
      if (plain_change(self, t))
        return false;
    return true;
  }
  return false;
}

// An argument by itself of "f(a, n)", which the one function of that name takes by reference.
static bool read_by_body(struct loop *l, tok t) {
  static const char *const before[] = {"(", ",", NULL}, *const after[] = {")", ",", NULL};
  struct unit *u = l->unit;
  tok open = u->tokens[t].up;
  size_t index = 0;
  if (open == NO_TOKEN || open == 0 || !token_is(u, open, "(") ||
      u->tokens[open - 1].kind != TOK_IDENT || !token_in(u, t - 1, before) ||
      !token_in(u, t + 1, after) || resolve(l->function, open - 1))
    return false;
  for (tok i = open + 1; i < t; i = behind(u, i)) {
    if (token_is(u, i, "<")) // which comma divides arguments is not known
      return false;
    index += token_is(u, i, ",");
  }
  struct definitions d = find_definitions(u, token_text(u, open - 1));
  struct function *f =
      d.count == 1 && !d.unseen && !d.pointer && !d.type ? known_function(u, d.bodies[0]) : NULL;
  return f && gives_value(f) && only_reads(l, f, index);
}

static bool reads(struct loop *l, const struct symbol *y, tok t) {
  static const char *const others[] = {"->", "->*", ".*", "(", NULL};
  const struct unit *u = l->unit;
  struct range r = {t, t + 1};
  bool subscript = token_is(u, r.end, "[");
  if (y->pointer && range_empty(y->dims) && (subscript || token_is(u, r.end, "->")))
    return true; // what it points to
  if (token_in(u, r.end, others) || (token_is(u, r.end, ".") && token_is(u, r.end + 1, "*")))
    return false;
  while (token_is(u, r.end, "["))
    r.end = behind(u, r.end);
  if (!range_empty(y->dims) && !subscript)
    return false; // its address
  bool call = token_is(u, r.end, ".") && token_is(u, r.end + 2, "(");
  return call ? const_method(l, r.end + 1)
              : read_by_given(l, t) || reads_only(l->unit, r) || read_by_body(l, t);
}

static bool has_goto(const struct stmt *s) {
  for (; s; s = s->next)
    if (s->kind == STMT_GOTO || s->kind == STMT_OTHER || has_goto(s->body) ||
        has_goto(s->otherwise))
      return true;
  return false;
}

// Does what stands behind the tiles' loop lead back to it?
static bool comes_back(const struct loop *l) {
  for (const struct stmt *p = l->stmt->parent; p; p = p->parent)
    if (p->kind == STMT_FOR || p->kind == STMT_WHILE || p->kind == STMT_DO)
      return true;
  return has_goto(l->function->body);
}

static tok look_at_all(struct loop *l, const struct symbol *y) {
  struct range r = l->function->range;
  bool pipelined = l->load_count > 0; // all that its regions write is known
  if (pipelined && !comes_back(l))
    r.end = l->stmt->range.end;
  for (tok t; (t = named_in_range(l, r, y)) != NO_TOKEN; r.first = t + 1)
    if (t != y->name && !(pipelined && inside(l->stmt, t)) && !plain_change(l, t) &&
        !reads(l, y, t))
      return t;
  for (size_t i = 0; pipelined && i < l->writes.count; ++i) {
    const struct write *w = &l->writes.at[i];
    if (w->root.symbol == y && !plain_change(l, w->target->range.first))
      return w->target->range.first;
  }
  return bound_to(l, y);
}

tok changed_otherwise(struct loop *l, struct symbol *y) {
  bool number = !y->pointer && !y->reference && !y->odd && range_empty(y->dims) &&
                element_kind(l->unit, y->type) == ELEMENT_VALUE;
  if (y->template_value || y->type_name || (y->constant && number))
    return NO_TOKEN;
  if (l->load_count > 0)
    return look_at_all(l, y);
  if (!y->mentioned) {
    y->mentioned = true;
    y->otherwise = y->name; // for a function that calls itself
    y->otherwise = look_at_all(l, y);
  }
  return y->otherwise;
}
