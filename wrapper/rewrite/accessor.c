// Pointers to dynamic shared memory that a function or an object gives: the array is declared in
// the kernel, and the pointer begins with its address.
#include "rewrite/frame.h"

#include "rewrite/declare.h"
#include "rewrite/effect.h"
#include "rewrite/members.h"

#include <string.h>

// "T *p = X;", and what X asks for it.
struct access {
  struct loop *loop;
  struct stmt *stmt;
  struct symbol *pointer;
  tok name;               // of the class or the function
  tok method;             // NO_TOKEN: the object is converted, or a function is called
  struct range arguments; // of its template
  struct symbol *object;  // NULL: made there
};

static struct range arguments_behind(const struct unit *u, tok name) {
  tok end = token_is(u, name + 1, "<") ? skip_template(u, name + 1) : NO_TOKEN;
  return end == NO_TOKEN ? (struct range){name, name} : (struct range){name + 2, end - 1};
}

// The last name of a type that is nothing but a name: "C<X>".
static tok named_type(const struct unit *u, struct range type) {
  tok t = type.first;
  while (token_is(u, t + 1, "::"))
    t += 2;
  struct range arguments = arguments_behind(u, t);
  tok end = range_empty(arguments) ? t + 1 : arguments.end + 1;
  return end == type.end && u->tokens[t].kind == TOK_IDENT ? t : NO_TOKEN;
}

static bool from_object(struct access *a, const struct expr *e) {
  struct unit *u = a->loop->unit;
  struct symbol *y = e->kind == EXPR_NAME ? resolve(a->loop->function, e->name) : NULL;
  if (!y || y->pointer || y->reference || y->odd || !range_empty(y->dims) || !y->decl ||
      !range_empty(y->init))
    return false;
  a->object = y;
  a->name = named_type(u, y->type);
  return a->name != NO_TOKEN;
}

static bool read_access(struct access *a) {
  struct unit *u = a->loop->unit;
  const struct expr *e = symbol_init(a->loop->function, a->pointer);
  e = e ? expr_bare(e) : NULL;
  a->method = NO_TOKEN;
  if (!e)
    return false;
  if ((e->kind == EXPR_CALL || e->kind == EXPR_LIST) && e->a && !e->args) {
    const struct expr *f = expr_bare(e->a);
    if (f->kind == EXPR_MEMBER && e->kind == EXPR_CALL && token_is(u, f->op, ".")) {
      a->method = f->name;
      if (!from_object(a, expr_bare(f->a)))
        return false;
    } else if (f->kind == EXPR_NAME && !resolve(a->loop->function, f->name)) {
      a->name = f->name;
    } else {
      return false;
    }
  } else if (!from_object(a, e)) {
    return false;
  }
  a->arguments = arguments_behind(u, a->name);
  return true;
}

// Is the argument of the template the type that the pointer points to?
static bool same_type(const struct access *a) {
  static const char *const words[] = {"const", "typename", "static", NULL};
  const struct unit *u = a->loop->unit;
  struct range type = a->pointer->type;
  tok x = a->arguments.first;
  for (tok t = type.first; t < type.end; ++t) {
    if (token_in(u, t, words))
      continue;
    while (x < a->arguments.end && token_in(u, x, words))
      ++x;
    if (x >= a->arguments.end || !str_equal(token_text(u, t), token_text(u, x++)))
      return false;
  }
  return x == a->arguments.end;
}

// ---- what gives the address ----

// The array of "{ extern __shared__ N name[]; return (T *)name; }", N a number; NULL for any other
// body.
static const struct symbol *given_array(const struct function *f) {
  struct stmt *s = f && f->body ? f->body->body : NULL;
  const struct symbol *y = s && s->kind == STMT_DECL ? first_declared(f, s) : NULL;
  if (!y || next_declared(f, y) || !y->shared || !y->is_extern || y->pointer || y->odd ||
      range_empty(y->dims) || !s->next || s->next->kind != STMT_RETURN || s->next->next ||
      element_kind(f->unit, y->type) != ELEMENT_VALUE)
    return NULL;
  const struct expr *e = stmt_value(f, s->next);
  e = e ? expr_bare(e) : NULL;
  while (e && e->kind == EXPR_CAST)
    e = expr_bare(e->a);
  return e && e->kind == EXPR_NAME && resolve(f, e->name) == y ? y : NULL;
}

bool gives_shared(const struct function *f) {
  return given_array(f) != NULL;
}

struct gift {
  struct function *function;
  const struct symbol *array;
};

static bool same_text_of(const struct unit *u, struct range a, struct range b) {
  if (a.end - a.first != b.end - b.first)
    return false;
  for (tok i = 0; i < a.end - a.first; ++i)
    if (!str_equal(token_text(u, a.first + i), token_text(u, b.first + i)))
      return false;
  return true;
}

// Adds what the function with this body gives; all must give the same.
static bool add_gift(struct unit *u, struct gift *g, tok brace) {
  struct function *f = parse_function(u, brace);
  const struct symbol *y = given_array(f);
  if (!y || (g->array && !same_text_of(u, y->decl->range, g->array->decl->range)))
    return false;
  if (!g->array)
    *g = (struct gift){f, y};
  return true;
}

// What the conversions of a class give, or its methods of one name.
static bool gift_of_class(const struct access *a, struct gift *g) {
  struct unit *u = a->loop->unit;
  struct str name = token_text(u, a->name);
  struct tokens classes = spelled_that(u, name, behind_class_key);
  if (classes.count != 1)
    return false; // or which one, the text does not tell
  tok open = classes.at[0];
  while (open < u->count && !token_is(u, open, "{") && !token_is(u, open, ";"))
    ++open;
  if (opened_class(u, open) != classes.at[0] || u->tokens[open].match == NO_TOKEN)
    return false;
  for (tok t = open + 1; t < u->tokens[open].match; ++t) {
    bool own = u->tokens[t].up == open;
    bool made = own && u->tokens[t].spelling == u->tokens[a->name].spelling;
    bool wanted =
        own && (a->method == NO_TOKEN ? token_is(u, t, "operator")
                                      : u->tokens[t].spelling == u->tokens[a->method].spelling);
    if (made || (own && token_is(u, t, "~")))
      return false; // its constructors may do anything
    if (!wanted)
      continue;
    tok params = t + 1;
    while (params < u->count && !token_is(u, params, "("))
      ++params;
    struct heading h = heading_of(u, t, params);
    if (h.tail.kind != TAIL_BODY || !add_gift(u, g, h.tail.brace))
      return false;
  }
  return g->array != NULL;
}

static bool gift_of(const struct access *a, struct gift *g) {
  struct unit *u = a->loop->unit;
  if (spelled_that(u, token_text(u, a->name), behind_class_key).count > 0)
    return gift_of_class(a, g);
  struct definitions d = find_definitions(u, token_text(u, a->name));
  return !a->object && a->method == NO_TOKEN && d.count == 1 && !d.unseen && !d.declared &&
         !d.declared_by_system && !d.pointer && add_gift(u, g, d.bodies[0]);
}

// ---- the declaration ----

// The array is the same one where the kernel declares it, and has no name that stands there. All
// dynamic shared memory is one: there is no second array of it.
static bool declarable(const struct access *a, const struct gift *g) {
  const struct unit *u = a->loop->unit;
  struct str name = token_text(u, g->array->name);
  for (size_t i = 0; i < a->loop->function->symbols.count; ++i)
    if (a->loop->function->symbols.at[i].is_extern)
      return false;
  if (spelled_in(u, a->loop->function->range, g->array->name) != NO_TOKEN)
    return false;
  const char *here = scope_of(u, a->loop->function->range.first);
  tok outermost = g->function->range.first;
  while (u->tokens[outermost].up != NO_TOKEN && opens_class(u, u->tokens[outermost].up))
    outermost = u->tokens[outermost].up;
  const char *there = scope_of(u, outermost);
  return here && there && strcmp(here, there) == 0 &&
         spelled_that(u, name, declared_there).count == 0;
}

static void add_declaration(struct access *a, const struct gift *g, bool again, size_t nth,
                            struct pieces *pieces) {
  struct unit *u = a->loop->unit;
  struct range all = a->stmt->range;
  struct text out = {.arena = u->arena};
  struct frame own = {.loop = a->loop}, its = {.loop = a->loop};
  struct range type = {all.first, a->pointer->name}, head = {all.first, a->pointer->name + 1};
  struct str name = token_text(u, g->array->name);
  if (!again)
    text_printf(&out, "%s ", flat(&its, g->array->decl->range));
  text_printf(&out, "%s = (%s)%.*s", flat(&own, head), flat(&own, type), (int)name.n, name.p);
  if (a->object) {
    struct str object = token_text(u, a->object->name);
    text_printf(&out, "; (void)%.*s", (int)object.n, object.p);
  }
  const struct token *first = &u->tokens[all.first], *last = &u->tokens[all.end - 1];
  go_to(u, last->off, &out);
  text_puts(&out, ";");
  *GROW(u->arena, *pieces) = (struct piece){.from = first->off,
                                            .to = last->off + last->len,
                                            .call = text_str(&out),
                                            .place = token_place(u, all.first),
                                            .nth = nth,
                                            .last = nth};
}

static bool known_already(const struct unit *u, const struct stmt *s, size_t nth,
                          struct pieces *pieces) {
  for (size_t i = pieces->count; i > 0 && pieces->at[i - 1].from >= u->tokens[s->range.first].off;
       --i)
    if (pieces->at[i - 1].from == u->tokens[s->range.first].off) {
      pieces->at[i - 1].last = nth;
      return true;
    }
  return false;
}

void find_accessors(struct loop *l, size_t nth, struct pieces *pieces) {
  struct unit *u = l->unit;
  struct function *f = l->function;
  struct gift known = {NULL, NULL};
  const struct symbol *first = NULL; // where it is declared
  for (size_t i = 0; i < f->symbols.count; ++i) {
    struct symbol *y = &f->symbols.at[i];
    struct access a = {.loop = l, .stmt = y->decl, .pointer = y};
    struct gift g = {NULL, NULL};
    bool plain = y->decl && y->decl->kind == STMT_DECL && y->pointer && !y->odd && !y->reference &&
                 !y->is_static && range_empty(y->dims) && !range_empty(y->init) &&
                 !has_word(u, (struct range){y->decl->range.first, y->name}, "auto") &&
                 !has_word(u, (struct range){y->type.end, y->name}, "const") && y->decl->parent &&
                 y->decl->parent->kind == STMT_COMPOUND && first_declared(f, y->decl) == y &&
                 !next_declared(f, y);
    size_t stars = 0;
    for (tok t = y->type.end; plain && t < y->name; ++t)
      stars += token_is(u, t, "*");
    if (!plain || stars != 1 || y->visible > l->stmt->range.first ||
        y->hidden < l->stmt->range.first || !read_access(&a) || !same_type(&a) ||
        !gift_of(&a, &g) || !declarable(&a, &g) ||
        (first && !same_text_of(u, g.array->decl->range, known.array->decl->range)))
      continue;
    if (!known_already(u, y->decl, nth, pieces))
      add_declaration(&a, &g, first != NULL, nth, pieces);
    if (!first)
      first = y;
    known = g;
  }
}
