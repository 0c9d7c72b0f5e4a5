// Values that may differ between the threads of a block: those made of the thread's number, chosen
// by it, or given by functions that may ask for it. What memory holds is the same for all that read
// one address. A parameter is what the calls of its function give; where one of these is not
// understood, it may differ.
#include "rewrite/declare.h"
#include "rewrite/effect.h"
#include "rewrite/heads.h"
#include "rewrite/members.h"
#include "rewrite/trips.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_FUNCTIONS = 64, MOST_NAMES = 64 };

// One function, of whose symbols is known which may differ.
struct flow {
  struct search *search;
  struct loop *loop; // names are looked up in its function
  bool *varies;      // of each symbol
  bool object;       // what "this" points to may differ
  tok call;    // that gives a parameter what may differ, or is not understood; NO_TOKEN for none
  bool unseen; // other calls of it may be out of sight
  bool more;   // found in this round
  bool apart;  // a call of it is made by some threads alone
  bool busy;   // being looked into
  bool owner;  // it is a member function
  struct {
    uint32_t *at; // spellings, sorted
    size_t count, room;
  } strange; // names that may be of variables which are no symbols
  struct flow *next;
};

// All functions that were looked into for one loop.
struct search {
  struct loop *loop;
  bool hidden; // functions that are called without being named may ask for the thread's number
  struct flow *flows;
  size_t count;
};

// ---- functions by their names ----

struct names {
  struct str at[MOST_NAMES];
  size_t count;
};

static bool name_varies(const struct unit *u, struct str name, struct names *followed);

static bool is_thread(const struct unit *u, tok t) {
  static const char *const words[] = {"threadIdx", "asm", "__asm__", "__asm", NULL};
  return token_in(u, t, words);
}

static bool body_varies(struct unit *u, tok brace, struct names *followed) {
  const struct function *f = known_function(u, brace);
  for (tok t = f ? f->params.end : brace, end = behind(u, brace); t < end; ++t)
    if (is_thread(u, t) || (names_call(u, t) && name_varies(u, token_text(u, t), followed)))
      return true;
  return false;
}

// Functions of headers that give each thread, or each warp, a value of its own.
static bool header_varies(struct str name) {
  static const char *const parts[] = {"shfl",  "ballot", "__any",  "__all", "match",    "reduce",
                                      "scan",  "rank",   "thread", "lane",  "tid",      "warp",
                                      "clock", "timer",  "atomic", "fetch", "exchange", "elect",
                                      "mask",  "alloc",  NULL};
  // Of cooperative groups: the group itself, and what all of its threads are told alike.
  static const char *const same[] = {"this_thread_block", "this_grid",   "this_cluster",
                                     "tiled_partition",   "group_index", "group_dim",
                                     "num_threads",       "dim_threads", NULL};
  for (const char *const *p = parts; *p && !str_in(name, same); ++p)
    if (str_find(name, str_of(*p), 0) < name.n)
      return true;
  return false;
}

// "f(int n = threadIdx.x)", wherever it is declared.
static bool varying_default(const struct unit *u, tok t) {
  if (!declares_function(u, t) || system_file(u, t))
    return false;
  for (tok i = t + 2; i < u->tokens[t + 1].match; ++i)
    if (is_thread(u, i) || names_call(u, i))
      return true;
  return false;
}

static bool name_varies(const struct unit *u, struct str name, struct names *followed) {
  for (size_t i = 0; i < followed->count; ++i)
    if (str_equal(followed->at[i], name))
      return false; // what it is, is found where it is followed
  if (followed->count == MOST_NAMES)
    return true;
  followed->at[followed->count++] = name;
  struct definitions d = find_definitions(u, name);
  if (d.pointer || d.unseen || declared_object(u, name) ||
      spelled_that(u, name, varying_default).count > 0)
    return true;
  for (size_t i = 0; i < d.count; ++i)
    if (body_varies((struct unit *)u, d.bodies[i], followed))
      return true;
  return d.count == 0 && !pure_function(u, name) && (d.declared || header_varies(name));
}

static bool function_varies(const struct unit *u, struct str name) {
  return name_varies(u, name, &(struct names){.count = 0});
}

// "class name {", whose members are given the number of the thread where they are declared.
static bool opens_varying(const struct unit *u, tok t) {
  static const char *const ends[] = {";", "{", "(", NULL};
  if (!behind_class_key(u, t))
    return false;
  tok brace = t;
  while (brace < u->count && !token_in(u, brace, ends))
    ++brace;
  for (tok i = brace, end = token_is(u, brace, "{") ? behind(u, brace) : brace; i < end; ++i)
    if (is_thread(u, i) && outside_functions(u, i))
      return true;
  return false;
}

static bool class_varies(const struct unit *u, struct str name) {
  return spelled_that(u, name, opens_varying).count > 0;
}

// Constructors, destructors, conversions and operators: called wherever objects are.
static bool visit_function(void *context, const struct heading *h) {
  const struct loop *l = context;
  const struct unit *u = l->unit;
  struct names followed = {.count = 0};
  return h->tail.kind != TAIL_BODY || !body_varies((struct unit *)u, h->tail.brace, &followed);
}

static bool visit_value(void *context, tok name, struct range value) {
  const struct loop *l = context;
  (void)name;
  for (tok t = value.first; t < value.end; ++t)
    if (is_thread(l->unit, t) ||
        (names_call(l->unit, t) && function_varies(l->unit, token_text(l->unit, t))))
      return false;
  return true;
}

static bool hidden_vary(struct loop *l) {
  return !visit_hidden(l, visit_function, l) || !visit_member_values(l, visit_value, l);
}

// ---- values ----

static bool behind_class(const struct unit *u, struct str name) {
  return spelled_that(u, name, behind_class_key).count > 0;
}

static bool is_object(const struct unit *u, const struct symbol *y) {
  return !y->type_name && !y->template_value && !y->pointer && !range_empty(y->type) &&
         element_kind(u, y->type) == ELEMENT_OTHER;
}

static bool symbol_varies(const struct flow *w, const struct symbol *y) {
  return w->varies[y - w->loop->function->symbols.at];
}

// A member of the object that the function is called on.
static bool names_member(const struct flow *w, tok t) {
  const struct unit *u = w->loop->unit;
  tok class = heading_of(u, w->loop->function->name, w->loop->function->params.first - 1).owner;
  return class != NO_TOKEN && declared_variable(u, token_text(u, t));
}

// ---- names that the parser does not keep ----

static void add_idents(struct flow *w, struct range r) {
  const struct unit *u = w->loop->unit;
  for (tok t = r.first; t < r.end; ++t)
    if (u->tokens[t].kind == TOK_IDENT)
      *GROW(u->arena, w->strange) = u->tokens[t].spelling;
}

// Those of statements that it does not understand, such as a nameless union.
static void add_strange(struct flow *w, const struct stmt *s) {
  for (; s; s = s->next) {
    if (s->kind == STMT_OTHER)
      add_idents(w, s->range);
    add_strange(w, s->body);
    add_strange(w, s->otherwise);
  }
}

static int by_spelling(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return (x > y) - (x < y);
}

static void find_strange(struct flow *w) {
  const struct unit *u = w->loop->unit;
  struct range r = w->loop->function->range;
  add_strange(w, w->loop->function->body);
  for (tok t = r.first + 2; t < r.end; ++t) // "auto [a, b] = ..", "auto &[a, b] = .."
    if (token_is(u, t, "[") && (token_is(u, t - 1, "auto") || token_is(u, t - 2, "auto")))
      add_idents(w, (struct range){t + 1, behind(u, t)});
  if (w->strange.count)
    qsort(w->strange.at, w->strange.count, sizeof *w->strange.at, by_spelling);
}

static bool is_strange(const struct flow *w, tok t) {
  return w->strange.count && bsearch(&w->loop->unit->tokens[t].spelling, w->strange.at,
                                     w->strange.count, sizeof *w->strange.at, by_spelling);
}

// A name that is declared outside the function, or not where the parser sees it.
static bool outer_varies(const struct flow *w, tok t) {
  const struct unit *u = w->loop->unit;
  struct str name = token_text(u, t);
  bool function = names_call(u, t) || user_function(u, name); // called, or given to somebody
  return is_thread(u, t) || token_is(u, t, "new") || class_varies(u, name) ||
         (w->search->hidden && (behind_class(u, name) || token_is(u, t + 1, "{"))) ||
         (token_is(u, t, "this") && w->object) || (w->object && names_member(w, t)) ||
         (function &&
          (function_varies(u, name) || (w->search->hidden && user_function(u, name)))) ||
         is_strange(w, t);
}

static bool range_varies(const struct flow *w, struct range r) {
  static const char *const asks[] = {"sizeof", "decltype", "__typeof__", "noexcept", NULL};
  const struct unit *u = w->loop->unit;
  for (tok t = r.first; t < r.end; ++t) {
    struct str name = token_text(u, t);
    bool member = t > 0 && (token_is(u, t - 1, ".") || token_is(u, t - 1, "->"));
    // What all threads of a block vote on is the same for them.
    if (token_is(u, t + 1, "(") && (str_starts(name, "__syncthreads_") || token_in(u, t, asks))) {
      t = behind(u, t + 1) - 1;
      continue;
    }
    if (u->tokens[t].kind == TOK_NUMBER && w->search->hidden &&
        str_find(name, STR("_"), 0) < name.n)
      return true; // "4_tiles"
    if (u->tokens[t].kind != TOK_IDENT)
      continue;
    const struct symbol *y = member ? NULL : resolve(w->loop->function, t);
    if (y        ? symbol_varies(w, y) || (w->search->hidden && is_object(u, y))
        : member ? names_call(u, t) && (function_varies(u, name) || w->search->hidden)
                 : outer_varies(w, t))
      return true;
  }
  return false;
}

static void mark(struct flow *w, const struct symbol *y, bool varies) {
  if (!y || !varies || y->shared || symbol_varies(w, y))
    return;
  w->varies[y - w->loop->function->symbols.at] = true;
  w->more = true;
}

static void mark_named(struct flow *w, struct range r) {
  for (tok t = r.first; t < r.end; ++t)
    if (w->loop->unit->tokens[t].kind == TOK_IDENT)
      mark(w, resolve(w->loop->function, t), true);
}

// ---- what changes the members of the object that the function is called on ----

// What a name, a part or an element is part of, where that is no variable of the function.
static bool of_object(const struct flow *w, const struct expr *e) {
  const struct unit *u = w->loop->unit;
  e = expr_bare(e);
  while (e && (e->kind == EXPR_INDEX || e->kind == EXPR_MEMBER || e->kind == EXPR_UNARY ||
               e->kind == EXPR_CAST || e->kind == EXPR_POSTFIX))
    e = expr_bare(e->a);
  return e &&
         (e->kind == EXPR_NAME ? !resolve(w->loop->function, e->name) && names_member(w, e->name)
                               : token_is(u, e->range.first, "this"));
}

static bool is_method(const struct unit *u, tok t) {
  return declares_function(u, t) && heading_of(u, t, t + 1).owner != NO_TOKEN;
}

struct visit {
  struct flow *flow;
  bool under; // a condition that may differ
};

static bool changes_object(void *context, struct stmt *s, const struct expr *e) {
  struct visit *v = context;
  struct flow *w = v->flow;
  const struct unit *u = w->loop->unit;
  (void)s;
  bool varies = v->under || range_varies(w, e->range), changed = false;
  bool step = (e->kind == EXPR_UNARY || e->kind == EXPR_POSTFIX) &&
              (token_is(u, e->op, "++") || token_is(u, e->op, "--"));
  if (e->kind == EXPR_ASSIGN || step)
    changed = varies && of_object(w, e->a);
  else if (e->kind == EXPR_UNARY)
    changed = token_is(u, e->op, "&") && of_object(w, e->a);
  else if (e->kind == EXPR_UNKNOWN)
    changed = true;
  else if (e->kind == EXPR_CALL) {
    const struct expr *f = expr_bare(e->a);
    bool named = f->kind == EXPR_NAME || f->kind == EXPR_MEMBER;
    struct str name = named ? token_text(u, f->name) : STR("");
    size_t n = 0, count = 0;
    for (const struct expr *x = e->args; x; x = x->next)
      ++count;
    for (const struct expr *x = e->args; x; x = x->next, ++n)
      changed |= of_object(w, x) && !(named && passed_by_value(w->loop->unit, f->name, n, count));
    changed |= !named || (varies && spelled_that(u, name, is_method).count > 0 &&
                          spelled_that(u, name, declares_not_const).count > 0);
  }
  if (changed && !w->object)
    w->object = w->more = true;
  return true;
}

// ---- statements ----

// Jumps that lead out of statements.
struct jumps {
  bool leave, go_on; // "break" and "continue": not those of loops within
  bool back;         // "return"
};

// Is one of those jumps, or a goto, in these statements or those in them taken by some threads
// alone?
static bool jumps_apart(const struct flow *w, const struct stmt *s, bool under, struct jumps j) {
  for (; s; s = s->next) {
    bool loop = s->kind == STMT_FOR || s->kind == STMT_WHILE || s->kind == STMT_DO;
    bool jump = s->kind == STMT_GOTO || (j.leave && s->kind == STMT_BREAK) ||
                (j.go_on && s->kind == STMT_CONTINUE) || (j.back && s->kind == STMT_RETURN);
    bool within = under || range_varies(w, s->cond);
    struct jumps inner = {j.leave && !loop && s->kind != STMT_SWITCH, j.go_on && !loop, j.back};
    if ((jump && under) || jumps_apart(w, s->body, within, inner) ||
        jumps_apart(w, s->otherwise, within, inner))
      return true;
  }
  return false;
}

static bool leaves_apart(const struct flow *w, const struct stmt *body) {
  return jumps_apart(w, body, false, (struct jumps){true, true, true});
}

// What plain statements change; whatever is changed otherwise may differ anyhow.
static bool changes(void *context, struct stmt *s, const struct expr *e) {
  struct visit *v = context;
  struct flow *w = v->flow;
  (void)s;
  bool named = e->kind == EXPR_NAME && plain_change(w->loop, e->name);
  if (named)
    mark(w, resolve(w->loop->function, e->name), true);
  return true;
}

static void look_at_expr(struct flow *w, const struct expr *e, bool under) {
  struct visit v = {w, under};
  if (!e)
    return;
  if (w->owner)
    visit_expr(NULL, e, changes_object, &v);
  if (under || range_varies(w, e->range))
    visit_expr(NULL, e, changes, &v);
}

static void look_at_declared(struct flow *w, struct symbol *y) {
  struct function *f = w->loop->function;
  const struct unit *u = f->unit;
  mark(w, y, y->reference || y->odd || range_varies(w, y->init) || range_varies(w, y->dims));
  for (tok t = y->type.first; t < y->type.end; ++t)
    mark(w, y,
         asks_type(u, t) || (u->tokens[t].kind == TOK_IDENT && class_varies(u, token_text(u, t))) ||
             (user_function(u, token_text(u, t)) && function_varies(u, token_text(u, t))));
  // What a lambda does to members, and when, is not known.
  if (w->owner && !range_empty(y->init) &&
      (y->reference || y->odd || token_is(u, y->init.first, "[")))
    w->object = true;
  else if (w->owner && !range_empty(y->init))
    look_at_expr(w, symbol_init(f, y), false);
}

static void look_at(struct flow *w, struct stmt *s, bool under) {
  struct function *f = w->loop->function;
  for (; s; s = s->next) {
    bool loop = s->kind == STMT_FOR || s->kind == STMT_WHILE || s->kind == STMT_DO;
    // Those around the tiles' loop hold its barriers: whoever is in it came round as often.
    bool around = s != w->loop->stmt && inside(s, w->loop->stmt->range.first);
    bool apart =
        under || (!around && (range_varies(w, s->cond) || (loop && leaves_apart(w, s->body))));
    for (struct symbol *y = first_declared(f, s); y; y = next_declared(f, y))
      look_at_declared(w, y);
    if (s->kind == STMT_ASM || s->kind == STMT_OTHER || s->kind == STMT_GOTO)
      mark_named(w, s->range);
    look_at_expr(w, stmt_value(f, s), under);
    if (w->owner)
      look_at_expr(w, stmt_cond(f, s), under);
    look_at_expr(w, stmt_step(f, s), apart);
    look_at(w, s->init, under);
    look_at(w, s->body, apart);
    look_at(w, s->otherwise, apart);
  }
}

// ---- calls ----

static struct flow *flow_of(struct search *s, struct function *f);

struct found {
  tok name;
  const struct expr *call;
  const struct stmt *stmt;
};

static bool is_call(void *context, struct stmt *s, const struct expr *e) {
  struct found *found = context;
  if (e->kind == EXPR_CALL) {
    const struct expr *f = expr_bare(e->a);
    if ((f->kind == EXPR_NAME || f->kind == EXPR_MEMBER) && f->name == found->name) {
      found->call = e;
      found->stmt = s;
    }
  }
  return !found->call;
}

static void look_for_call(struct stmt *s, const struct expr *e, struct found *found) {
  if (e && !found->call && e->range.first <= found->name && found->name < e->range.end)
    visit_expr(s, e, is_call, found);
}

// The call by the name at a token: only statements around it are looked at.
static void find_call(const struct function *f, struct stmt *s, struct found *found) {
  for (; s && !found->call; s = s->next) {
    if (found->name < s->range.first || found->name >= s->range.end)
      continue;
    look_for_call(s, stmt_value(f, s), found);
    look_for_call(s, stmt_cond(f, s), found);
    look_for_call(s, stmt_step(f, s), found);
    for (struct symbol *y = first_declared(f, s); y; y = next_declared(f, y))
      look_for_call(s, symbol_init(f, y), found);
    find_call(f, s->init, found);
    find_call(f, s->body, found);
    find_call(f, s->otherwise, found);
  }
}

// What the call at token `t`, in a function of the text, gives that function. False when it is not
// understood.
static bool take_arguments(struct search *s, struct flow *to, tok t) {
  struct unit *u = s->loop->unit;
  tok brace = function_brace(u, t);
  struct function *g = brace == NO_TOKEN ? NULL : known_function(u, brace), *f = to->loop->function;
  if (!g)
    return false;
  struct flow *from = flow_of(s, g);
  struct found found = {t, NULL, NULL};
  if (!from || from->busy)
    return false;
  find_call(g, g->body, &found);
  if (!found.call || !found.stmt)
    return false;
  const struct expr *called = expr_bare(found.call->a), *x = found.call->args;
  for (const struct stmt *p = found.stmt; p; p = p->parent)
    to->apart |= range_varies(from, p->cond);
  // "c ? f(1) : f(2)", "c && f(1)"
  static const char *const choices[] = {"?", "&&", "||", NULL};
  for (tok i = found.stmt->range.first; i < found.stmt->range.end; ++i)
    to->apart |= token_in(u, i, choices) && range_varies(from, found.stmt->range);
  bool pack = false;
  for (tok i = found.call->range.first; i < found.call->range.end; ++i)
    pack |= token_is(u, i, "...");
  to->object |= called->kind == EXPR_MEMBER ? range_varies(from, called->a->range) : from->object;
  for (size_t i = 0; i < f->symbols.count; ++i) {
    struct symbol *y = &f->symbols.at[i];
    if (!y->parameter)
      continue;
    mark(to, y, x ? range_varies(from, x->range) : range_varies(to, y->init));
    x = x ? x->next : NULL;
  }
  return !pack && !x;
}

// "launch<f>" and "launch<128, f>" at the f: the name of the template, and which of its arguments
// that is. NO_TOKEN for anything else.
static tok template_given(const struct unit *u, tok t, size_t *index) {
  *index = 0;
  for (tok i = t - 1; i > 0 && (u->tokens[i].kind != TOK_PUNCT || token_is(u, i, ",") ||
                                token_is(u, i, "<") || token_is(u, i, "::"));
       --i) {
    *index += token_is(u, i, ",");
    if (token_is(u, i, "<"))
      return u->tokens[i - 1].kind == TOK_IDENT && skip_template(u, i) > t &&
                     (token_is(u, t + 1, ">") || token_is(u, t + 1, ","))
                 ? i - 1
                 : NO_TOKEN;
  }
  return NO_TOKEN;
}

// The calls "F(..)" in the one template that is given the function as its argument F. False when
// it does anything else with it.
static bool take_from_template(struct search *s, struct flow *to, tok template, size_t index) {
  struct unit *u = s->loop->unit;
  struct definitions d = find_definitions(u, token_text(u, template));
  struct function *g =
      d.count == 1 && !d.unseen && !d.pointer && !d.type ? known_function(u, d.bodies[0]) : NULL;
  const struct symbol *given = NULL;
  size_t calls = 0;
  for (size_t i = 0; g && i < g->symbols.count && !given; ++i) {
    const struct symbol *y = &g->symbols.at[i];
    if ((y->template_value || y->type_name) && !y->decl && index-- == 0)
      given = y;
  }
  if (!given || !given->template_value)
    return false;
  struct loop *self = function_as_loop(s->loop, g);
  struct range r = g->range;
  for (tok t; (t = named_in_range(self, r, given)) != NO_TOKEN; r.first = t + 1, ++calls)
    if (!token_is(u, t + 1, "(") || !take_arguments(s, to, t))
      return false;
  return calls > 0;
}

// The name at `t` is another thing there: a variable, or what "template float f<3>(..);" asks for.
static bool names_other(struct unit *u, tok t) {
  tok brace = function_brace(u, t);
  if (brace == NO_TOKEN)
    return declares_function(u, t) || specialised(u, t) != NO_TOKEN ||
           token_is(u, declaration_start(u, t), "template");
  const struct function *f = known_function(u, brace);
  return f && (resolve(f, t) || t == f->name);
}

// May another file call the function? One that each file has its own copy of counts only where the
// linker may keep this one for all; a function that nobody else sees does not.
static bool called_elsewhere(const struct loop *l, const struct function *f) {
  static const char *const own[] = {"static", "__forceinline__", "always_inline",
                                    "__always_inline__", NULL};
  static const char *const copied[] = {"inline",   "__inline__", "__inline",
                                       "template", "constexpr",  NULL};
  const struct unit *u = f->unit;
  for (tok t = f->head.first; t < f->name; ++t)
    if (token_in(u, t, own) || (!l->relocatable && token_in(u, t, copied)))
      return false;
  for (tok up = u->tokens[f->range.first].up; up != NO_TOKEN; up = u->tokens[up].up)
    if ((!l->relocatable && opens_class(u, up)) || token_is(u, up - 1, "namespace"))
      return false;
  return true;
}

// What all calls of the function give it. False when one of them is not understood, or may be out
// of sight.
static bool take_all_arguments(struct search *s, struct flow *to) {
  struct unit *u = s->loop->unit;
  const struct function *f = to->loop->function;
  struct tokens named = all_spelled(u, token_text(u, f->name));
  size_t calls = 0;
  if (token_is(u, f->name, "operator"))
    return false;
  for (size_t i = 0; i < named.count; ++i) {
    tok t = named.at[i];
    if (names_other(u, t))
      continue;
    bool before = to->object, more = to->more;
    to->more = false;
    size_t index;
    tok template = template_given(u, t, &index);
    bool understood = template != NO_TOKEN ? take_from_template(s, to, template, index)
                                           : take_arguments(s, to, t);
    if (!understood || to->more || (to->object && !before))
      to->call = t;
    to->more |= more;
    if (!understood)
      return false;
    ++calls;
    if (to->apart && calls > 1) { // each may ask for another number of tiles
      to->call = t;
      return false;
    }
  }
  to->unseen = (calls == 0 || s->loop->relocatable) && called_elsewhere(s->loop, f);
  return !to->unseen;
}

// Which symbols of a function may differ; NULL when too many functions were looked into.
static struct flow *flow_of(struct search *s, struct function *f) {
  for (struct flow *w = s->flows; w; w = w->next)
    if (w->loop->function->range.first == f->range.first)
      return w;
  if (++s->count > MOST_FUNCTIONS)
    return NULL;
  struct arena *a = s->loop->unit->arena;
  struct flow *w = ARENA_NEW(a, struct flow);
  *w = (struct flow){.search = s, .next = s->flows, .busy = true, .call = NO_TOKEN};
  s->flows = w;
  w->loop = f == s->loop->function ? s->loop : function_as_loop(s->loop, f);
  w->owner = heading_of(f->unit, f->name, f->params.first - 1).owner != NO_TOKEN;
  find_strange(w);
  w->varies = arena_array(a, f->symbols.count + 1, sizeof *w->varies);
  for (size_t i = 0; i < f->symbols.count; ++i)
    mark(w, &f->symbols.at[i],
         changed_otherwise(w->loop, &f->symbols.at[i]) != NO_TOKEN ||
             may_be_kept(w->loop, &f->symbols.at[i]));
  if (!f->kernel && !take_all_arguments(s, w)) {
    w->object = true;
    for (size_t i = 0; i < f->symbols.count; ++i)
      mark(w, &f->symbols.at[i], f->symbols.at[i].parameter);
  }
  do {
    w->more = false;
    look_at(w, f->body, jumps_apart(w, f->body, false, (struct jumps){false, false, false}));
  } while (w->more);
  w->busy = false;
  return w;
}

// Where something that these names stand for, or that their values are made of, may be changed in
// ways that are not understood; NO_TOKEN when there is no such place.
static tok given_away(const struct flow *w, struct range r, int depth) {
  for (tok t = r.first; t < r.end && depth > 0; ++t) {
    struct symbol *y =
        w->loop->unit->tokens[t].kind == TOK_IDENT ? resolve(w->loop->function, t) : NULL;
    tok at = y && symbol_varies(w, y) ? changed_otherwise(w->loop, y) : NO_TOKEN;
    if (at == NO_TOKEN && y && symbol_varies(w, y))
      at = given_away(w, y->init, depth - 1);
    if (at != NO_TOKEN)
      return at;
  }
  return NO_TOKEN;
}

bool trips_depend_on_thread(struct loop *l, tok *where, const char **why) {
  struct search s = {.loop = l, .hidden = hidden_vary(l)};
  const struct flow *w = flow_of(&s, l->function);
  *where = NO_TOKEN;
  *why = NULL;
  if (w && !range_varies(w, l->cond->range) && !leaves_apart(w, l->stmt->body))
    return false;
  if (w && w->unseen) {
    *where = l->function->name;
    *why = l->relocatable
               ? "with -rdc other files may call this, which would tell, if it is not static"
               : "no call of this is seen, which would tell";
  } else if (w && w->call != NO_TOKEN) {
    *where = w->call;
    *why = "what is given here may differ between threads";
  } else if (w && (*where = given_away(w, l->cond->range, 4)) != NO_TOKEN) {
    *why = "this may change it for some threads";
  }
  return true;
}
