#include "rewrite/declare.h"
#include "rewrite/typedefs.h"

#include <string.h>

enum { DEEPEST = 400 };

// ---- statements ----

static struct stmt *parse_stmt(struct parser *p, tok *at, tok end, tok hidden);

static struct stmt *new_stmt(struct parser *p, enum stmt_kind kind, tok lead, tok first) {
  struct stmt *s = ARENA_NEW(p->unit->arena, struct stmt);
  s->kind = kind;
  s->lead = lead;
  s->range.first = first;
  s->range.end = first;
  return s;
}

static struct stmt *adopt(struct stmt *parent, struct stmt *child) {
  if (child)
    child->parent = parent;
  return child;
}

// The ";" that ends a statement beginning at `t`, or `end`.
static tok semicolon(const struct unit *u, tok t, tok end) {
  while (t < end && !token_is(u, t, ";")) {
    if (token_is(u, t, "(") || token_is(u, t, "[") || token_is(u, t, "{"))
      t = behind(u, t);
    else
      ++t;
  }
  return t < end ? t : end;
}

static struct stmt *parse_list(struct parser *p, tok t, tok end, struct stmt *parent) {
  struct stmt *first = NULL, **last = &first;
  while (t < end) {
    tok before = t;
    struct stmt *s = parse_stmt(p, &t, end, end);
    if (!s)
      break;
    s->parent = parent;
    *last = s;
    last = &s->next;
    if (t == before)
      break;
  }
  return first;
}

static struct stmt *parse_compound(struct parser *p, tok *at, tok lead) {
  struct unit *u = p->unit;
  struct stmt *s = new_stmt(p, STMT_COMPOUND, lead, *at);
  tok close = u->tokens[*at].match;
  if (close == NO_TOKEN || close < *at) {
    s->kind = STMT_OTHER;
    s->range.end = ++*at;
    return s;
  }
  s->body = parse_list(p, *at + 1, close, s);
  *at = close + 1;
  s->range.end = *at;
  return s;
}

static struct stmt *other(struct parser *p, tok *at, tok end, tok lead) {
  struct stmt *s = new_stmt(p, STMT_OTHER, lead, *at);
  tok semi = semicolon(p->unit, *at, end);
  *at = semi < end ? semi + 1 : end;
  s->range.end = *at;
  return s;
}

// The parenthesised part after a keyword; false when it is not there.
static bool parenthesis(const struct unit *u, tok t, struct range *inside, tok *after) {
  if (!token_is(u, t, "(") || u->tokens[t].match == NO_TOKEN || u->tokens[t].match < t)
    return false;
  *inside = (struct range){t + 1, u->tokens[t].match};
  *after = u->tokens[t].match + 1;
  return true;
}

static struct stmt *parse_if(struct parser *p, tok *at, tok end, tok lead, tok hidden) {
  struct unit *u = p->unit;
  struct stmt *s = new_stmt(p, STMT_IF, lead, *at);
  tok t = *at + 1;
  if (token_is(u, t, "constexpr")) {
    s->is_constexpr = true;
    ++t;
  }
  if (!parenthesis(u, t, &s->cond, &t) || semicolon(u, s->cond.first, s->cond.end) != s->cond.end)
    return other(p, at, end, lead);
  s->body = adopt(s, parse_stmt(p, &t, end, hidden));
  if (token_is(u, t, "else")) {
    ++t;
    s->otherwise = adopt(s, parse_stmt(p, &t, end, hidden));
  }
  *at = t;
  s->range.end = t;
  return s;
}

static struct stmt *parse_simple(struct parser *p, tok *at, tok end, tok lead, tok hidden);

static struct stmt *parse_for(struct parser *p, tok *at, tok end, tok lead) {
  struct unit *u = p->unit;
  struct range inside;
  tok t;
  if (!parenthesis(u, *at + 1, &inside, &t))
    return other(p, at, end, lead);
  tok first = semicolon(u, inside.first, inside.end);
  tok second = first < inside.end ? semicolon(u, first + 1, inside.end) : inside.end;
  struct stmt *s = new_stmt(p, STMT_FOR, lead, *at);
  size_t symbols = p->function->symbols.count;
  if (second >= inside.end) {
    // A range-for: its variable is declared, the loop is not understood.
    s->kind = STMT_OTHER;
  } else {
    tok i = inside.first;
    s->init = adopt(s, parse_simple(p, &i, first + 1, i, NO_TOKEN));
    s->cond = (struct range){first + 1, second};
    s->step = (struct range){second + 1, inside.end};
  }
  s->body = adopt(s, parse_stmt(p, &t, end, NO_TOKEN));
  for (size_t i = symbols; i < p->function->symbols.count; ++i)
    if (p->function->symbols.at[i].hidden == NO_TOKEN)
      p->function->symbols.at[i].hidden = t;
  *at = t;
  s->range.end = t;
  return s;
}

static struct stmt *parse_while(struct parser *p, tok *at, tok end, tok lead, enum stmt_kind kind,
                                tok hidden) {
  struct stmt *s = new_stmt(p, kind, lead, *at);
  tok t;
  if (!parenthesis(p->unit, *at + 1, &s->cond, &t))
    return other(p, at, end, lead);
  s->body = adopt(s, parse_stmt(p, &t, end, hidden));
  *at = t;
  s->range.end = t;
  return s;
}

static struct stmt *parse_do(struct parser *p, tok *at, tok end, tok lead, tok hidden) {
  struct unit *u = p->unit;
  struct stmt *s = new_stmt(p, STMT_DO, lead, *at);
  tok t = *at + 1;
  s->body = adopt(s, parse_stmt(p, &t, end, hidden));
  if (!token_is(u, t, "while") || !parenthesis(u, t + 1, &s->cond, &t))
    return other(p, at, end, lead);
  if (token_is(u, t, ";"))
    ++t;
  *at = t;
  s->range.end = t;
  return s;
}

static struct stmt *parse_jump(struct parser *p, tok *at, tok end, tok lead, enum stmt_kind kind) {
  struct stmt *s = other(p, at, end, lead);
  s->kind = kind;
  return s;
}

// using, typedef, static_assert; the names they make are types.
static struct stmt *parse_names(struct parser *p, tok *at, tok end, tok lead, tok hidden) {
  struct unit *u = p->unit;
  tok first = *at;
  struct stmt *s = parse_jump(p, at, end, lead, STMT_NAMES);
  tok name = NO_TOKEN;
  if (token_is(u, first, "using") && token_is(u, first + 2, "="))
    name = first + 1;
  else if (token_is(u, first, "typedef"))
    for (tok t = first; t + 1 < s->range.end; ++t)
      if (is_kind(u, t, TOK_IDENT) && (token_is(u, t + 1, ";") || token_is(u, t + 1, "[")))
        name = t;
  if (name != NO_TOKEN) {
    struct symbol *y = add_symbol(p, name);
    y->decl = s;
    y->type_name = true;
    y->visible = name;
    y->hidden = hidden;
  }
  return s;
}

// A declaration or an expression up to its ";".
static struct stmt *parse_simple(struct parser *p, tok *at, tok end, tok lead, tok hidden) {
  struct unit *u = p->unit;
  tok first = *at, semi = semicolon(u, first, end);
  if (semi >= end)
    return other(p, at, end, lead);
  struct stmt *s = new_stmt(p, STMT_EXPR, lead, first);
  s->range.end = semi + 1;
  *at = semi + 1;
  if (first == semi) {
    s->kind = STMT_EMPTY;
  } else if (declares(p, first)) {
    s->kind = STMT_DECL;
    struct specifiers specifiers;
    tok t = skip_specifiers(u, first, &specifiers);
    parse_declarators(p, &specifiers, t, semi, s, hidden);
  }
  return s;
}

static struct stmt *parse_keyword(struct parser *p, tok *at, tok end, tok lead, tok hidden) {
  const struct unit *u = p->unit;
  tok t = *at;
  if (token_is(u, t, "{"))
    return parse_compound(p, at, lead);
  if (token_is(u, t, "if"))
    return parse_if(p, at, end, lead, hidden);
  if (token_is(u, t, "for"))
    return parse_for(p, at, end, lead);
  if (token_is(u, t, "while"))
    return parse_while(p, at, end, lead, STMT_WHILE, hidden);
  if (token_is(u, t, "switch"))
    return parse_while(p, at, end, lead, STMT_SWITCH, hidden);
  if (token_is(u, t, "do"))
    return parse_do(p, at, end, lead, hidden);
  if (token_is(u, t, "return"))
    return parse_jump(p, at, end, lead, STMT_RETURN);
  if (token_is(u, t, "break"))
    return parse_jump(p, at, end, lead, STMT_BREAK);
  if (token_is(u, t, "continue"))
    return parse_jump(p, at, end, lead, STMT_CONTINUE);
  if (token_is(u, t, "goto"))
    return parse_jump(p, at, end, lead, STMT_GOTO);
  if (token_is(u, t, "asm") || token_is(u, t, "__asm__") || token_is(u, t, "__asm"))
    return parse_jump(p, at, end, lead, STMT_ASM);
  if (token_is(u, t, "using") || token_is(u, t, "typedef") || token_is(u, t, "static_assert") ||
      token_is(u, t, "_Static_assert"))
    return parse_names(p, at, end, lead, hidden);
  bool label = is_kind(u, t, TOK_IDENT) && token_is(u, t + 1, ":");
  if (label || token_is(u, t, "case") || token_is(u, t, "default")) {
    struct stmt *s = new_stmt(p, STMT_LABEL, lead, t);
    while (t < end && !token_is(u, t, ":") && !token_is(u, t, ";"))
      ++t;
    *at = t < end ? t + 1 : end;
    s->range.end = *at;
    return s;
  }
  if ((token_is(u, t, "struct") || token_is(u, t, "class") || token_is(u, t, "union") ||
       token_is(u, t, "enum")) &&
      (token_is(u, t + 1, "{") || token_is(u, t + 2, "{") || token_is(u, t + 2, ":")))
    return other(p, at, end, lead);
  return NULL;
}

// stmt = pragma* (compound | if | for | while | do | switch | jump | label | names | declaration |
// expression)
static struct stmt *parse_stmt(struct parser *p, tok *at, tok end, tok hidden) {
  tok lead = *at;
  while (*at < end && is_kind(p->unit, *at, TOK_PRAGMA))
    ++*at;
  if (*at >= end)
    return NULL;
  if (p->depth >= DEEPEST)
    return other(p, at, end, lead);
  ++p->depth;
  struct stmt *s = parse_keyword(p, at, end, lead, hidden);
  if (!s)
    s = parse_simple(p, at, end, lead, hidden);
  --p->depth;
  return s;
}

// ---- functions ----

// "a{b}" of a constructor's initialisers: "}" at `close` ends one.
static bool ends_initialiser(const struct unit *u, tok close) {
  tok open = u->tokens[close].match;
  if (open == NO_TOKEN || open > close ||
      !(token_is(u, close + 1, ",") || token_is(u, close + 1, "{")))
    return false;
  tok t = open;
  for (long angle = 0; t > 0; --t) {
    angle += token_is(u, t - 1, ">") + 2 * token_is(u, t - 1, ">>") - token_is(u, t - 1, "<");
    if (angle == 0 && !is_kind(u, t - 1, TOK_IDENT) && !token_is(u, t - 1, "::") &&
        !token_is(u, t - 1, "<"))
      break;
  }
  return t < open && t > 0 && (token_is(u, t - 1, ":") || token_is(u, t - 1, ","));
}

// The first token of what stands before "{" at `brace`, at the same level.
static tok head_first(const struct unit *u, tok brace) {
  tok t = brace;
  long angles = 0;
  while (t > 0) {
    tok before = t - 1;
    const struct token *k = &u->tokens[before];
    bool initialiser =
        token_is(u, before, "}") && (ends_initialiser(u, before) || value_ends(u, before, angles));
    if (k->kind == TOK_PRAGMA || token_is(u, before, ";") ||
        (token_is(u, before, "}") && !initialiser) || token_is(u, before, "{") ||
        before == u->tokens[brace].up)
      break;
    if (initialiser && k->match != NO_TOKEN)
      t = k->match;
    else
      t = before_value(u, t, &angles);
  }
  return t;
}

struct head {
  tok first, name, params; // params: its "("
  bool kernel, device, host;
};

// Reads "template <..> attributes type name(params) .." before a body; false when it is no
// function's head.
static bool read_head(const struct unit *u, tok brace, struct head *h) {
  memset(h, 0, sizeof *h);
  h->name = h->params = NO_TOKEN;
  h->first = head_first(u, brace);
  for (tok t = h->first; t < brace;) {
    if (token_is(u, t, "template") && token_is(u, t + 1, "<")) {
      tok after = skip_parameters(u, t + 1);
      t = after == NO_TOKEN ? t + 2 : after;
    } else if (token_is(u, t, "__attribute__") && token_is(u, t + 1, "(")) {
      h->kernel |= attribute_has(u, t + 1, "global");
      h->device |= attribute_has(u, t + 1, "device");
      h->host |= attribute_has(u, t + 1, "host");
      t = behind(u, t + 1);
    } else if ((token_is(u, t, "alignas") || token_is(u, t, "decltype") ||
                token_is(u, t, "noexcept") || token_is(u, t, "requires") ||
                token_is(u, t, "throw") || token_is(u, t, "__launch_bounds__")) &&
               token_is(u, t + 1, "(")) {
      t = behind(u, t + 1);
    } else if (token_is(u, t, "operator") && h->params == NO_TOKEN) {
      // operator+=(..), operator()(..), operator float()
      h->name = t;
      tok params = t + 1;
      while (params < brace && !token_is(u, params, "("))
        ++params;
      if (params == t + 1 && token_is(u, params + 2, "("))
        params += 2;
      if (params >= brace)
        return false;
      h->params = params;
      t = behind(u, params);
    } else if (token_is(u, t, "namespace")) {
      return false;
    } else if (is_kind(u, t, TOK_IDENT) && token_is(u, t + 1, "<") &&
               skip_arguments(u, t + 1) != NO_TOKEN) {
      tok after = skip_arguments(u, t + 1);
      if (token_is(u, after, "(") && h->params == NO_TOKEN && t > h->first) {
        h->name = t; // a specialisation
        h->params = after;
        after = behind(u, after);
      }
      t = after;
    } else if (token_is(u, t, "(")) {
      if (h->params == NO_TOKEN && t > h->first && is_kind(u, t - 1, TOK_IDENT)) {
        h->name = t - 1;
        h->params = t;
      }
      t = behind(u, t);
    } else if (token_is(u, t, "=") && h->params == NO_TOKEN) {
      return false; // an initialiser
    } else {
      ++t;
    }
  }
  return h->params != NO_TOKEN;
}

tok function_brace(const struct unit *u, tok t) {
  tok found = NO_TOKEN;
  for (tok b = u->tokens[t].up; b != NO_TOKEN; b = u->tokens[b].up) {
    struct head h;
    if (token_is(u, b, "{") && read_head(u, b, &h))
      found = b;
  }
  // The outermost brace with a head that has parameters is the function; a class between is looked
  // through because its own head has none.
  return found;
}

bool outside_functions(const struct unit *u, tok t) {
  return function_brace(u, t) == NO_TOKEN;
}

bool names_function(const struct unit *u, tok t) {
  return u->tokens[t].kind == TOK_IDENT && token_is(u, t + 1, "(") && outside_functions(u, t);
}

// "template <int &R>", "template <auto &R>"
static bool has_reference(const struct unit *u, struct range type) {
  for (tok t = type.first; t < type.end; ++t)
    if (token_is(u, t, "&") || token_is(u, t, "&&"))
      return true;
  return false;
}

static void template_parameters(struct parser *p, tok first, tok end) {
  struct unit *u = p->unit;
  for (tok t = first; t < end; ++t) {
    if (!token_is(u, t, "template") || !token_is(u, t + 1, "<"))
      continue;
    tok after = skip_parameters(u, t + 1);
    if (after == NO_TOKEN)
      continue;
    tok from = t + 2;
    long depth = 0;
    for (tok i = from; i < after; ++i) {
      bool last = i + 1 == after;
      if (token_is(u, i, "("))
        i = behind(u, i) - 1;
      else if (token_is(u, i, "<"))
        ++depth;
      else if (token_is(u, i, ">") && !last)
        --depth;
      else if (token_is(u, i, ">>") && !last)
        depth -= 2;
      if (!last && !(token_is(u, i, ",") && depth == 0))
        continue;
      tok name = NO_TOKEN;
      for (tok j = from; j < i && !token_is(u, j, "="); ++j)
        if (is_kind(u, j, TOK_IDENT))
          name = j;
      if (name != NO_TOKEN && name > from) {
        struct symbol *y = add_symbol(p, name);
        y->type_name = token_is(u, from, "typename") || token_is(u, from, "class") ||
                       token_is(u, from, "template");
        y->template_value = !y->type_name;
        y->constant = true;
        y->visible = name;
        y->hidden = p->function->range.end;
        y->type = (struct range){from, name};
        y->reference = y->template_value && has_reference(u, y->type);
        y->odd = y->template_value && !y->reference && hides_reference(p->function, y->type);
      }
      from = i + 1;
    }
    t = after - 1;
  }
}

// "f(void)"
static bool is_void(const struct unit *u, struct range r) {
  return r.end - r.first == 1 && token_is(u, r.first, "void");
}

// A parameter without a name is an argument's too. What stands behind it is its name, which nothing
// sees.
static void add_nameless(struct parser *p, const struct specifiers *s, tok behind_it) {
  struct symbol *y = add_symbol(p, behind_it);
  y->type = s->range;
  y->visible = y->hidden = behind_it;
}

static void parameters(struct parser *p, struct range r) {
  struct unit *u = p->unit;
  tok from = r.first;
  long depth = 0;
  for (tok i = r.first; i <= r.end; ++i) {
    if (i < r.end && (token_is(u, i, "(") || token_is(u, i, "["))) {
      i = behind(u, i) - 1;
      continue;
    }
    if (token_is(u, i, "<"))
      ++depth;
    else if (token_is(u, i, ">"))
      --depth;
    if (i < r.end && !(token_is(u, i, ",") && depth <= 0))
      continue;
    struct specifiers s;
    tok t = skip_specifiers(u, from, &s);
    size_t before = p->function->symbols.count;
    if (t < i)
      parse_declarators(p, &s, t, i, NULL, p->function->range.end);
    if (p->function->symbols.count == before && from < i && !is_void(u, (struct range){from, i}))
      add_nameless(p, &s, i);
    for (size_t k = before; k < p->function->symbols.count; ++k) {
      struct symbol *y = &p->function->symbols.at[k];
      y->parameter = true;
      y->odd |= !y->pointer && !y->reference && hides_reference(p->function, y->type);
    }
    from = i + 1;
    depth = 0;
  }
}

struct function *parse_function(struct unit *u, tok brace) {
  struct head h;
  struct function *f = ARENA_NEW(u->arena, struct function);
  if (!read_head(u, brace, &h))
    return NULL;
  f->unit = u;
  f->name = h.name;
  f->head = (struct range){h.first, brace};
  f->params = (struct range){h.params + 1, u->tokens[h.params].match};
  f->range = (struct range){brace, behind(u, brace)};
  f->kernel = h.kernel;
  f->device = h.device;
  f->host = h.host;
  struct parser p = {.unit = u, .function = f};
  for (tok b = u->tokens[brace].up; b != NO_TOKEN; b = u->tokens[b].up)
    template_parameters(&p, head_first(u, b), b);
  template_parameters(&p, h.first, h.params);
  parameters(&p, f->params);
  tok at = brace;
  f->body = parse_stmt(&p, &at, f->range.end, f->range.end);
  return f;
}

enum { BUCKETS = 1024 };

struct known {
  struct entry {
    tok brace;
    struct function *function;
    struct entry *next;
  } * buckets[BUCKETS];
};

struct function *known_function(struct unit *u, tok brace) {
  if (!u->known)
    u->known = ARENA_NEW(u->arena, struct known);
  struct entry **list = &u->known->buckets[brace % BUCKETS], *e = *list;
  while (e && e->brace != brace)
    e = e->next;
  if (!e) {
    e = ARENA_NEW(u->arena, struct entry);
    *e = (struct entry){brace, parse_function(u, brace), *list};
    *list = e;
  }
  return e->function;
}

struct function *class_scope(struct unit *u, tok t) {
  struct function *f = ARENA_NEW(u->arena, struct function);
  tok brace = u->tokens[t].up;
  f->unit = u;
  f->name = t;
  f->head = f->params = (struct range){t, t};
  f->range = (struct range){t, brace == NO_TOKEN ? (tok)u->count : behind(u, brace)};
  struct parser p = {.unit = u, .function = f};
  for (tok b = brace; b != NO_TOKEN; b = u->tokens[b].up)
    template_parameters(&p, head_first(u, b), b);
  return f;
}

struct symbol *resolve(const struct function *f, tok t) {
  if (t >= f->unit->count)
    return NULL;
  for (size_t i = named_before(f, t); i > 0; --i) {
    struct symbol *s = &f->symbols.at[f->named.at[i - 1]];
    if (f->unit->tokens[s->name].spelling != f->unit->tokens[t].spelling)
      return NULL;
    if (t < s->hidden)
      return s;
  }
  return NULL;
}

struct symbol *first_declared(const struct function *f, const struct stmt *s) {
  size_t low = 0, high = f->symbols.count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (f->symbols.at[middle].name < s->range.first)
      low = middle + 1;
    else
      high = middle;
  }
  return low < f->symbols.count && f->symbols.at[low].decl == s ? &f->symbols.at[low] : NULL;
}

struct symbol *next_declared(const struct function *f, const struct symbol *y) {
  size_t next = (size_t)(y - f->symbols.at) + 1;
  return next < f->symbols.count && f->symbols.at[next].decl == y->decl ? &f->symbols.at[next]
                                                                        : NULL;
}
