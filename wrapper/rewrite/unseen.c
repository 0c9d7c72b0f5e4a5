// What functions do that no name calls, operators, conversions and constructors of the text, where
// the load or the loop's condition may call them: they may read memory that compute writes, and an
// assignment of their own may leave a part of what it is given to as it was.
#include "rewrite/declare.h"
#include "rewrite/effect.h"
#include "rewrite/heads.h"
#include "rewrite/members.h"

// ---- which of them read memory ----

// "__attribute__((device)) float table[4];" outside all functions and classes
static bool names_memory(const struct unit *u, tok t) {
  static const char *const words[] = {"device", "managed", "shared", "extern", NULL};
  static const char *const behind[] = {";", ",", "=", "{", "[", "(", NULL};
  tok up = u->tokens[t].up;
  if (u->tokens[t].kind != TOK_IDENT || system_file(u, t) || !token_in(u, t + 1, behind) ||
      function_brace(u, t) != NO_TOKEN || (up != NO_TOKEN && opens_class(u, up)))
    return false;
  for (tok i = declaration_start(u, t); i < t; ++i)
    if (token_in(u, i, words) && !declares_function(u, t))
      return true;
  return false;
}

struct reader {
  struct loop *self;
  struct str class;
  int depth;
  bool reads;
};

static bool body_reads(struct loop *l, tok brace, struct str class, int depth);

static bool name_reads(struct reader *r, struct str name) {
  const struct unit *u = r->self->unit;
  struct definitions d = find_definitions(u, name);
  if (pure_function(u, name) && !reads_memory(name))
    return false;
  if (reads_memory(name) || d.pointer || d.unseen || r->depth == 0)
    return true;
  for (size_t i = 0; i < d.count; ++i)
    if (body_reads(r->self, d.bodies[i], STR(""), r->depth - 1))
      return true;
  return d.count == 0 && d.declared && !register_function(name);
}

// "v[i]", "this->v[i]" and "a.v[i]" are parts of an object where v is an array or an object of its
// own, and not where it is a pointer.
static bool is_part(const struct reader *r, const struct expr *e) {
  const struct unit *u = r->self->unit;
  size_t indices = 0;
  for (; e->kind == EXPR_INDEX; e = expr_bare(e->a))
    ++indices;
  if (e->kind == EXPR_MEMBER)
    return member_inside(u, token_text(u, e->name), indices);
  if (e->kind != EXPR_NAME)
    return false;
  const struct symbol *y = resolve(r->self->function, e->name);
  return y ? !y->pointer && !y->reference
           : r->class.n && member_inside(u, token_text(u, e->name), indices);
}

static bool looks_at(void *context, struct stmt *s, const struct expr *e) {
  struct reader *r = context;
  struct loop *l = r->self;
  const struct unit *u = l->unit;
  (void)s;
  const struct expr *of = e->a ? expr_bare(e->a) : NULL;
  bool arrow = e->kind == EXPR_MEMBER && token_is(u, e->op, "->");
  bool star = e->kind == EXPR_UNARY && token_is(u, e->op, "*");
  if (e->kind == EXPR_NAME) {
    struct symbol *y = resolve(l->function, e->name);
    r->reads |= !y && !token_is(u, e->name + 1, "(") &&
                spelled_that(u, token_text(u, e->name), names_memory).count > 0;
  } else if (of && (arrow || star)) {
    r->reads |= !(of->kind == EXPR_LITERAL && token_is(u, of->range.first, "this"));
  } else if (of && e->kind == EXPR_INDEX) {
    r->reads |= !is_part(r, e);
  } else if (of && e->kind == EXPR_CALL && of->kind == EXPR_NAME) {
    r->reads |= !resolve(l->function, of->name) && name_reads(r, token_text(u, of->name));
  } else if (of && e->kind == EXPR_CALL && of->kind == EXPR_MEMBER) {
    r->reads |= name_reads(r, token_text(u, of->name));
  } else if (e->kind == EXPR_UNKNOWN) {
    r->reads = true;
  }
  return !r->reads;
}

static bool body_reads(struct loop *l, tok brace, struct str class, int depth) {
  struct unit *u = l->unit;
  struct function *f = known_function(u, brace);
  if (!f)
    return true;
  struct reader r = {function_as_loop(l, f), class, depth, false};
  // ": member(value), .." stands in front of the body.
  for (tok t = f->params.end; t < brace && !r.reads; ++t) {
    bool value = u->tokens[t].up != u->tokens[brace].up, ident = u->tokens[t].kind == TOK_IDENT;
    bool star = token_is(u, t, "*") &&
                (token_is(u, t - 1, "(") || token_is(u, t - 1, "{") || token_is(u, t - 1, ","));
    r.reads = star || token_is(u, t, "[") || token_is(u, t, "->") ||
              (value && ident && !resolve(f, t) &&
               (names_call(u, t) ? name_reads(&r, token_text(u, t))
                                 : spelled_that(u, token_text(u, t), names_memory).count > 0));
  }
  return r.reads || !visit_stmt(r.self, f->body, looks_at, &r);
}

struct search {
  struct loop *loop;
  tok at; // of the function that reads
};

static bool visit_function(void *context, const struct heading *h) {
  struct search *s = context;
  const struct unit *u = s->loop->unit;
  if (h->tail.kind != TAIL_BODY || assigns_object(u, h->name))
    return true;
  struct str class = h->owner == NO_TOKEN ? STR("") : token_text(u, h->owner);
  if (body_reads(s->loop, h->tail.brace, class, DEEPEST_CALL))
    s->at = h->name;
  return s->at == NO_TOKEN;
}

static bool visit_value(void *context, tok name, struct range value) {
  struct search *s = context;
  const struct unit *u = s->loop->unit;
  for (tok t = value.first; t < value.end; ++t)
    if (u->tokens[t].kind == TOK_IDENT &&
        (names_call(u, t) || spelled_that(u, token_text(u, t), names_memory).count > 0))
      s->at = name;
  return s->at == NO_TOKEN;
}

// ---- where they may be called ----

// A name or a literal that is no number and no pointer to numbers, as far as its type tells.
static bool may_be_object(const struct loop *l, tok t) {
  const struct unit *u = l->unit;
  struct str text = token_text(u, t);
  if (u->tokens[t].kind == TOK_NUMBER)
    return str_find(text, STR("_"), 0) < text.n;
  if (u->tokens[t].kind != TOK_IDENT || token_is(u, t - 1, ".") || token_is(u, t - 1, "->"))
    return false;
  const struct symbol *y = resolve(l->function, t);
  if (y)
    return !y->type_name && !y->template_value && element_kind(u, y->type) == ELEMENT_OTHER &&
           !token_is(u, y->type.first, "auto");
  return spelled_that(u, text, behind_class_key).count > 0 ||
         spelled_that(u, text, in_enumeration).count > 0;
}

static tok object_in(const struct loop *l, struct range r) {
  for (tok t = r.first; t < r.end; ++t)
    if (may_be_object(l, t))
      return t;
  return NO_TOKEN;
}

// The first object in what is made ahead: the load, the loop's header and its advances.
static tok object_ahead(struct loop *l) {
  tok at = l->cond ? object_in(l, l->cond->range) : NO_TOKEN;
  if (at == NO_TOKEN)
    at = object_in(l, l->stmt->step);
  // What stands before the barrier is the load's in the loop as written, also where it was moved.
  if (at == NO_TOKEN)
    at = object_in(l, (struct range){l->stmt->body->range.first, l->middle->range.first});
  for (size_t i = 0; i < l->advances.count && at == NO_TOKEN; ++i)
    at = object_in(l, l->advances.at[i].expr->range);
  return at;
}

bool check_unseen_reads(struct loop *l) {
  struct search s = {l, NO_TOKEN};
  tok at = l->shares && !l->clauses->independent ? object_ahead(l) : NO_TOKEN;
  if (at == NO_TOKEN)
    return true;
  if (visit_hidden(l, visit_function, &s))
    visit_member_values(l, visit_value, &s);
  return s.at == NO_TOKEN || refuse(l, REASON_HIDDEN_READ, at, name_text(l, at), s.at,
                                    "this reads memory, and may be called there");
}

// ---- assignments ----

// "m = ..;", "this->m = ..;" and "return *this;" alone, whose values are not of the object.
static bool overwrites(struct loop *l, const struct heading *h) {
  const struct unit *u = l->unit;
  struct function *f = known_function(l->unit, h->tail.brace);
  size_t written = 0;
  for (struct stmt *s = f && f->body ? f->body->body : NULL; s; s = s->next) {
    const struct expr *e = s->kind == STMT_EXPR || s->kind == STMT_RETURN ? stmt_value(f, s) : NULL;
    e = e ? expr_bare(e) : NULL;
    if (e && s->kind == STMT_RETURN && is_own_object(u, e))
      continue;
    if (!e || e->kind != EXPR_ASSIGN || !token_is(u, e->op, "=") ||
        expr_bare(e->a)->kind == EXPR_INDEX || h->owner == NO_TOKEN ||
        !writes_object(u, token_text(u, h->owner), e->a))
      return false;
    for (tok t = e->b->range.first; t < e->b->range.end; ++t)
      if (u->tokens[t].kind == TOK_IDENT && !resolve(f, t) && !token_is(u, t - 1, ".") &&
          (token_is(u, t, "this") || member_inside(u, token_text(u, t), 0)))
        return false;
    ++written;
  }
  return written > 0 && written >= count_members(u, h->owner);
}

static bool visit_assignment(void *context, const struct heading *h) {
  struct search *s = context;
  const struct unit *u = s->loop->unit;
  bool assigns = token_is(u, h->name, "operator") && token_is(u, h->name + 1, "=");
  if (assigns && h->tail.kind == TAIL_BODY && !overwrites(s->loop, h))
    s->at = h->name;
  return s->at == NO_TOKEN;
}

// The first object that the load assigns to, or a tile of such.
static tok assigned_object(struct loop *l) {
  for (size_t i = 0; i < l->tiles.count; ++i) {
    const struct symbol *y = l->tiles.at[i]->symbol;
    if (!y->type_name && element_kind(l->unit, y->type) == ELEMENT_OTHER &&
        class_of_type(l->unit, y->type) != NO_TOKEN && !is_plain_class(l->unit, y->type))
      return l->tiles.at[i]->symbol->name;
  }
  for (size_t i = 0; i < l->writes.count; ++i) {
    const struct symbol *y = l->writes.at[i].root.symbol;
    if (y && l->writes.at[i].region != REGION_COMPUTE && !y->pointer && !y->shared &&
        element_kind(l->unit, y->type) == ELEMENT_OTHER &&
        class_of_type(l->unit, y->type) != NO_TOKEN && !is_plain_class(l->unit, y->type))
      return l->writes.at[i].target->range.first;
  }
  return NO_TOKEN;
}

bool check_assignments(struct loop *l) {
  struct search s = {l, NO_TOKEN};
  tok at = assigned_object(l);
  if (at == NO_TOKEN)
    return true;
  visit_hidden(l, visit_assignment, &s);
  return s.at == NO_TOKEN || refuse(l, REASON_HIDDEN_ASSIGNMENT, at, name_text(l, at), s.at,
                                    "an assignment that may leave a part of the object as it was");
}
