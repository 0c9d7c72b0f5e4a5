// Second names: references and pointers, declared outside the loop, through which a variable is
// reached as well. What is said of a variable by its own name would miss them. Where a variable may
// be reached is looked for without regard to order: every initialiser and every assignment counts.
#include "rewrite/effect.h"
#include "rewrite/members.h"

struct search {
  struct loop *loop;
  const struct symbol *variable;
  bool *leads; // of each symbol of the function: it may lead to the variable
  bool more;
};

static bool holds_value(const struct search *s, const struct expr *e);

static bool leads(const struct search *s, const struct symbol *y) {
  return y && (y == s->variable || s->leads[y - s->loop->function->symbols.at]);
}

static bool any_value(const struct search *s, const struct expr *e);

// May a reference that is bound to this expression, or an object made of it, lead to the variable?
static bool designates(const struct search *s, const struct expr *e) {
  if (!e)
    return false;
  switch (e->kind) {
  case EXPR_NAME:
    return leads(s, resolve(s->loop->function, e->name));
  case EXPR_UNARY:
    return designates(s, e->a);
  case EXPR_INDEX:
  case EXPR_MEMBER:
  case EXPR_CAST:
  case EXPR_PAREN:
    return designates(s, e->a);
  case EXPR_COND:
    return designates(s, e->b) || designates(s, e->c);
  case EXPR_ASSIGN:
  case EXPR_COMMA:
    return designates(s, e->a) || designates(s, e->b);
  case EXPR_BINARY: // of numbers a new number; of pointers the same object
    return holds_value(s, e);
  case EXPR_CALL:
  case EXPR_LIST:
    return any_value(s, e);
  case EXPR_UNKNOWN:
    for (size_t i = 0; i < s->loop->function->symbols.count; ++i) {
      const struct symbol *y = &s->loop->function->symbols.at[i];
      if (y->name != NO_TOKEN && leads(s, y) && named_in_range(s->loop, e->range, y) != NO_TOKEN)
        return true;
    }
    return false;
  default:
    return false;
  }
}

// What a call is given, by value or reference, and the object it is called on.
static bool any_value(const struct search *s, const struct expr *e) {
  if (e->kind == EXPR_CALL && expr_bare(e->a)->kind == EXPR_MEMBER && designates(s, e->a))
    return true;
  for (const struct expr *x = e->args; x; x = x->next)
    if (designates(s, x))
      return true;
  return false;
}

// May the value of an expression hold the variable's address?
static bool holds_value(const struct search *s, const struct expr *e) {
  if (!e)
    return false;
  struct loop *l = s->loop;
  switch (e->kind) {
  case EXPR_NAME: {
    const struct symbol *y = resolve(l->function, e->name);
    // An array decays to its address; a variable's own value is another.
    return y == s->variable ? y && !range_empty(y->dims) : leads(s, y);
  }
  case EXPR_UNARY:
    return token_is(l->unit, e->op, "&")
               ? designates(s, e->a)
               : holds_value(s, e->a) && pointee_of(l, e).memory != MEMORY_NONE;
  case EXPR_INDEX:
  case EXPR_MEMBER:
    return holds_value(s, e->a) && pointee_of(l, e).memory != MEMORY_NONE;
  case EXPR_PAREN:
  case EXPR_CAST:
    return holds_value(s, e->a);
  case EXPR_COND:
    return holds_value(s, e->b) || holds_value(s, e->c);
  case EXPR_ASSIGN:
  case EXPR_BINARY:
  case EXPR_COMMA:
    return holds_value(s, e->a) || holds_value(s, e->b);
  case EXPR_CALL: {
    const struct expr *f = expr_bare(e->a);
    bool pure = f->kind == EXPR_NAME && pure_function(l->unit, token_text(l->unit, f->name));
    return !pure && any_value(s, e);
  }
  default:
    return designates(s, e);
  }
}

// A number or vector leads nowhere; a tile and the memory it points to have rules of their own.
static bool can_lead(const struct search *s, const struct symbol *y) {
  const struct loop *l = s->loop;
  if (y->type_name || y->template_value || y->name == NO_TOKEN || in_body(l, y) ||
      tile_of(s->loop, (struct root){.memory = MEMORY_SHARED, .symbol = (struct symbol *)y}))
    return false;
  return y->odd || y->pointer || y->reference || is_auto(l, y) ||
         element_kind(l->unit, y->type) == ELEMENT_OTHER;
}

static void found(struct search *s, struct symbol *y) {
  size_t i = (size_t)(y - s->loop->function->symbols.at);
  if (y == s->variable || s->leads[i] || !can_lead(s, y))
    return;
  s->leads[i] = true;
  s->more = true;
}

// The object that is made of an initialiser may hold a reference to what it is made of; a plain
// pointer and "auto" only hold the value.
static bool initialised(const struct search *s, struct symbol *y) {
  struct loop *l = s->loop;
  struct expr *init = symbol_init(l->function, y);
  bool value = !y->reference && !y->odd && (y->pointer || is_auto(l, y));
  return init && (value && init->kind != EXPR_LIST ? holds_value(s, init) : designates(s, init));
}

// Whatever an lvalue is reached by leads to the variable.
static void found_in(struct search *s, const struct expr *e) {
  e = expr_bare(e);
  while (e->kind == EXPR_INDEX || e->kind == EXPR_MEMBER || e->kind == EXPR_UNARY ||
         e->kind == EXPR_CAST)
    e = expr_bare(e->a);
  struct symbol *y = e->kind == EXPR_NAME ? resolve(s->loop->function, e->name) : NULL;
  if (y)
    found(s, y);
}

// An element of memory that is a number or a vector, like those in "y[i] = {v.x, v.y}".
static bool holds_number(struct loop *l, const struct expr *e) {
  e = expr_bare(e);
  return e->kind != EXPR_NAME && pointee_of(l, e).memory == MEMORY_NONE;
}

// "p = &v", "o.p = &v", "*q = &v", and before the loop "set(&p, &v)", "o.set(&v)".
static bool assigned(void *context, struct stmt *stmt, const struct expr *e) {
  struct search *s = context;
  if (e->kind == EXPR_ASSIGN && holds_value(s, e->b) && !holds_number(s->loop, e->a))
    found_in(s, e->a);
  if (e->kind != EXPR_CALL || inside(s->loop->stmt, stmt->range.first))
    return true;
  bool given = false;
  for (const struct expr *x = e->args; x; x = x->next)
    given |= holds_value(s, x);
  if (given && expr_bare(e->a)->kind == EXPR_MEMBER)
    found_in(s, e->a);
  for (const struct expr *x = given ? e->args : NULL; x; x = x->next)
    if (expr_bare(x)->kind == EXPR_UNARY || expr_bare(x)->kind == EXPR_NAME)
      found_in(s, x);
  return true;
}

static const struct aliases *names_of(struct loop *l, const struct symbol *y) {
  for (size_t i = 0; i < l->aliases.count; ++i)
    if (l->aliases.at[i].variable == y)
      return &l->aliases.at[i];
  size_t n = l->function->symbols.count;
  struct search s = {.loop = l, .variable = y};
  s.leads = arena_array(l->unit->arena, n, sizeof *s.leads);
  do {
    s.more = false;
    for (size_t i = 0; i < n; ++i)
      if (!s.leads[i] && initialised(&s, &l->function->symbols.at[i]))
        found(&s, &l->function->symbols.at[i]);
    visit_stmt(l, l->function->body, assigned, &s);
  } while (s.more);
  struct aliases *names = GROW(l->unit->arena, l->aliases);
  *names = (struct aliases){.variable = y};
  for (size_t i = 0; i < n; ++i)
    if (s.leads[i])
      *GROW(l->unit->arena, *names) = &l->function->symbols.at[i];
  return names;
}

// Where a statement outside the loop that is not understood names a variable.
static tok named_by_others(const struct loop *l, const struct stmt *s, const struct symbol *y) {
  tok t = NO_TOKEN;
  for (; s && t == NO_TOKEN; s = s->next) {
    if (s == l->stmt)
      continue;
    if (s->kind == STMT_OTHER)
      t = named_in_range(l, s->range, y);
    if (t == NO_TOKEN)
      t = named_by_others(l, s->body, y);
    if (t == NO_TOKEN)
      t = named_by_others(l, s->otherwise, y);
  }
  return t;
}

// "auto &[a, b] = y": its parts have names that the parser does not keep.
static bool bound_in_parts(const struct loop *l, const struct symbol *y) {
  const struct unit *u = l->unit;
  struct range r = l->function->range;
  for (tok t; (t = named_in_range(l, r, y)) != NO_TOKEN; r.first = t + 1) {
    tok open = token_is(u, t - 2, "]") ? u->tokens[t - 2].match : NO_TOKEN;
    if (open != NO_TOKEN && (token_is(u, open - 1, "&") || token_is(u, open - 1, "&&")))
      return true;
  }
  return false;
}

bool has_second_name(struct loop *l, const struct symbol *y) {
  return names_of(l, y)->count > 0 || bound_in_parts(l, y) ||
         named_by_others(l, l->function->body, y) != NO_TOKEN;
}

static bool named_otherwise(struct loop *l, const struct symbol *y,
                            tok (*where)(struct loop *, const struct symbol *), tok at) {
  const struct aliases *names = names_of(l, y);
  for (size_t i = 0; i < names->count; ++i) {
    tok t = where(l, names->at[i]);
    if (t != NO_TOKEN)
      return refuse(l, REASON_SECOND_NAME, t, name_text(l, t), at, "changed here");
  }
  // A class and a variable of it in one declaration: the parser does not say what that holds.
  tok t = named_by_others(l, l->function->body, y);
  return t == NO_TOKEN || refuse(l, REASON_SECOND_NAME, t, name_text(l, t), at, "changed here");
}

static tok named_ahead(struct loop *l, const struct symbol *y) {
  tok t = named_in(l, REGION_LOAD, y);
  return t != NO_TOKEN ? t : named_by_clocks(l, y);
}

static tok named_in_loop(struct loop *l, const struct symbol *y) {
  return named_in_range(l, l->stmt->range, y);
}

bool check_names_ahead(struct loop *l, const struct symbol *y, tok at) {
  return named_otherwise(l, y, named_ahead, at);
}

// "auto &[a, b] = y;" before the loop gives names that the parser does not keep: none may stand in
// the loop.
static bool check_bound_names(struct loop *l) {
  const struct unit *u = l->unit;
  for (tok t = l->function->range.first + 2; t < l->stmt->range.first; ++t) {
    if (!token_is(u, t, "[") || (!token_is(u, t - 1, "&") && !token_is(u, t - 1, "&&")) ||
        !token_is(u, t - 2, "auto") || u->tokens[t].match == NO_TOKEN)
      continue;
    for (tok name = t + 1; name < u->tokens[t].match; ++name)
      for (tok i = l->stmt->range.first; i < l->stmt->range.end; ++i)
        if (u->tokens[name].kind == TOK_IDENT && !token_is(u, i - 1, ".") &&
            u->tokens[i].spelling == u->tokens[name].spelling)
          return refuse(l, REASON_SECOND_NAME, i, name_text(l, i), name,
                        "a reference to a part, whose variable has another name");
  }
  return true;
}

bool check_names_of_load(struct loop *l) {
  if (!check_bound_names(l))
    return false;
  for (size_t i = 0; i < l->writes.count; ++i) {
    const struct write *w = &l->writes.at[i];
    const struct symbol *y = w->root.symbol;
    bool ahead = w->region == REGION_LOAD || w->region == REGION_HEADER || is_advance(l, w->stmt);
    if (ahead && w->root.memory == MEMORY_LOCAL && y && !in_body(l, y) &&
        !named_otherwise(l, y, named_in_loop, w->target->range.first))
      return false;
  }
  return true;
}
