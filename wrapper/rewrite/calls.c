// Calls: functions that are visible are read, CUDA's are known by name, all others are refused.
#include "rewrite/declare.h"
#include "rewrite/effect.h"
#include "rewrite/heads.h"
#include "rewrite/inline.h"
#include "rewrite/members.h"
#include "rewrite/typedefs.h"

#include <string.h>

// ---- calls ----

static bool starts_with_any(struct str s, const char *const *prefixes) {
  for (; *prefixes; ++prefixes)
    if (str_starts(s, *prefixes))
      return true;
  return false;
}

bool forbidden(struct str s) {
  static const char *const names[] = {"__syncthreads",
                                      "sync",
                                      "arrive",
                                      "wait",
                                      "arrive_and_wait",
                                      "barrier_sync",
                                      "red_async",
                                      "assert",
                                      "abort",
                                      "malloc",
                                      "free",
                                      "surf1Dwrite",
                                      "surf2Dwrite",
                                      "surf3Dwrite",
                                      "surf1DLayeredwrite",
                                      "surf2DLayeredwrite",
                                      "surfCubemapwrite",
                                      "surfCubemapLayeredwrite",
                                      NULL};
  for (const char *const *n = names; *n; ++n)
    if (str_is(s, *n))
      return true;
  return str_starts(s, "__threadfence") || str_starts(s, "__builtin_trap") ||
         str_starts(s, "__barrier") || str_starts(s, "__pipeline") ||
         str_starts(s, "__syncthreads_");
}

bool writes_first(struct str s) {
  static const char *const prefixes[] = {
      "__stcg", "__stcs", "__stwb", "__stwt", "memcpy", "store_matrix_sync", "memset", NULL};
  return starts_with_any(s, prefixes);
}

bool reads_memory(struct str s) {
  return str_is(s, "load_matrix_sync") || str_is(s, "__cvta_generic_to_shared") ||
         str_is(s, "__isShared");
}

bool writes_fragment(struct str s) {
  return str_is(s, "load_matrix_sync") || str_is(s, "mma_sync") || str_is(s, "fill_fragment");
}

bool register_function(struct str s) {
  static const char *const prefixes[] = {"__shfl",        "__ballot",  "__any",    "__all",
                                         "__activemask",  "__reduce_", "__match_", "__syncwarp",
                                         "fill_fragment", "mma_sync",  "__lane",   "tex1D",
                                         "tex2D",         "tex3D",     "atomic",   NULL};
  return starts_with_any(s, prefixes) || (str_starts(s, "__builtin_") && !forbidden(s));
}

struct headings {
  struct heading *at;
  size_t count, room;
};

// True when the body of a function that is declared for the device stands in another file.
static bool body_elsewhere(const struct unit *u, const struct headings *all) {
  for (size_t i = 0; i < all->count; ++i) {
    const struct heading *h = &all->at[i];
    bool found = h->tail.kind != TAIL_DECLARED || !h->device;
    for (size_t k = 0; !found && k < all->count; ++k)
      found = all->at[k].tail.kind == TAIL_BODY && same_function(u, h, &all->at[k]);
    if (!found)
      return true;
  }
  return false;
}

static void add_heading(struct definitions *d, const struct heading *h) {
  if (h->tail.kind == TAIL_UNKNOWN)
    d->unseen = true;
  else if (h->tail.kind == TAIL_DECLARED)
    d->declared = true;
  else if (h->tail.kind == TAIL_BODY)
    d->bodies[d->count++] = h->tail.brace;
}

// "(*name)("
static bool is_pointer(const struct unit *u, tok t) {
  return u->tokens[t].kind == TOK_IDENT && t > 1 && token_is(u, t - 2, "(") &&
         token_is(u, t - 1, "*") && token_is(u, t + 1, ")") && token_is(u, t + 2, "(");
}

static bool user_declares(const struct unit *u, tok t) {
  return declares_function(u, t) && !system_file(u, t);
}

static bool user_specialises(const struct unit *u, tok t) {
  return specialised(u, t) != NO_TOKEN && !system_file(u, t);
}

static bool of_class(const struct unit *u, const struct heading *h, struct str class) {
  return class.n == 0 || (h->owner != NO_TOKEN && str_equal(token_text(u, h->owner), class));
}

// Of the functions with a name those that are members of a class, with an empty name for it all,
// and that a call may mean, when it is not NULL.
static struct definitions find_those(const struct unit *u, struct str name, struct str class,
                                     const struct expr *call) {
  struct definitions d = {.declared_by_system = system_function(u, name),
                          .type = spelled_that(u, name, behind_class_key).count > 0,
                          .pointer = spelled_that(u, name, is_pointer).count > 0};
  struct headings all = {.count = 0};
  struct tokens functions = spelled_that(u, name, user_declares);
  struct tokens special = spelled_that(u, name, user_specialises);
  d.bodies = arena_array(u->arena, functions.count + special.count, sizeof *d.bodies);
  for (size_t i = 0; i < functions.count; ++i) {
    struct heading h = heading_of(u, functions.at[i], functions.at[i] + 1);
    if (!of_class(u, &h, class))
      continue;
    *GROW(u->arena, all) = h;
    if (!call || may_take(u, &h, call))
      add_heading(&d, &h);
  }
  d.unseen |= body_elsewhere(u, &all);
  for (size_t i = 0; i < special.count; ++i) {
    struct heading h = heading_of(u, special.at[i], specialised(u, special.at[i]));
    if (!of_class(u, &h, class) || (call && !may_take(u, &h, call)))
      continue;
    d.unseen |= h.tail.kind == TAIL_DECLARED; // which one has that body is not looked for
    add_heading(&d, &h);
  }
  return d;
}

// When it can mean none that is seen, it is not understood: any of that name.
static struct definitions find_in_class(const struct unit *u, const struct expr *call,
                                        struct str class) {
  struct str name = token_text(u, expr_bare(call->a)->name);
  struct definitions d = find_those(u, name, class, call);
  return d.count ? d : find_those(u, name, class, NULL);
}

struct definitions find_definitions(const struct unit *u, struct str name) {
  return find_those(u, name, STR(""), NULL);
}

struct definitions find_callable(const struct unit *u, const struct expr *call) {
  return find_in_class(u, call, STR(""));
}

// What a call can mean: "X<T>::f(..)" only members of X.
static struct definitions find_called(struct loop *l, const struct expr *e) {
  const struct unit *u = l->unit;
  const struct expr *f = expr_bare(e->a);
  struct str name = token_text(u, f->name);
  tok class = f->kind == EXPR_NAME ? qualifier_of(u, f->name) : NO_TOKEN;
  if (class != NO_TOKEN && only_braces(u, token_text(u, class)) && !resolve(l->function, class) &&
      !class_object(u, token_text(u, class), name)) {
    struct definitions d = find_in_class(u, e, token_text(u, class));
    if (d.count)
      return d;
  }
  return find_callable(u, e);
}

struct callee {
  struct loop *caller;
  struct loop *self; // a loop that is the callee's whole body, so that names resolve there
  int depth;
  struct effect effect;
  size_t parameters;
  const struct expr *passed; // see check_watched
};

static size_t parameter_index(const struct function *f, const struct symbol *y) {
  size_t n = 0;
  for (size_t i = 0; i < f->symbols.count; ++i) {
    if (!f->symbols.at[i].parameter)
      continue;
    if (&f->symbols.at[i] == y)
      return n;
    ++n;
  }
  return n;
}

// Refuses the caller for what its callee was refused for.
static bool pass_on(struct callee *c) {
  c->caller->refused = c->self->refused;
  return false;
}

// A pointer that is given another address meanwhile, or a number that is taken for one.
static bool points_anywhere(struct loop *l, struct root r) {
  const struct symbol *y = r.symbol;
  return r.memory == MEMORY_UNKNOWN && !y->reference && !y->odd &&
         (y->pointer || element_kind(l->unit, y->type) == ELEMENT_VALUE);
}

static bool opens_body(const struct unit *u, tok t) {
  static const char *const ends[] = {";", "{", "}", NULL};
  tok brace = t;
  while (brace < u->count && !token_in(u, brace, ends))
    ++brace;
  return opened_class(u, brace) == t && !system_file(u, t);
}

// A function of that name that is no constructor, or one that reads what others may change.
static bool no_constructor(const struct unit *u, tok t) {
  if (!declares_function(u, t))
    return false;
  struct heading h = heading_of(u, t, t + 1);
  return h.owner == NO_TOKEN || !str_equal(token_text(u, h.owner), token_text(u, t)) ||
         watched_type(u, h.params);
}

// The name at `t` is declared as another one for what may be no class of the text's own.
static bool names_other(const struct unit *u, tok t) {
  if (!declares_alias(u, t))
    return false;
  struct range words = alias_words(u, t);
  tok class = NO_TOKEN;
  for (tok i = words.first; i < words.end;) {
    tok after = token_is(u, i, "<") ? skip_template(u, i) : NO_TOKEN;
    class = is_kind(u, i, TOK_IDENT) ? i : class;
    i = after != NO_TOKEN ? after : i + 1;
  }
  return class == NO_TOKEN || token_is(u, words.end - 1, "*") || token_is(u, words.end - 1, "&") ||
         spelled_that(u, token_text(u, class), opens_body).count == 0 ||
         spelled_that(u, token_text(u, class), no_constructor).count > 0 ||
         spelled_that(u, token_text(u, class), declares_alias).count > 0;
}

static bool names_class(const struct unit *u, tok t) {
  return opens_body(u, t) || declares_alias(u, t);
}

// "T(a, b)" makes an object: what that calls is called without being named, see hidden.c.
static bool makes_object(const struct unit *u, struct str name) {
  return spelled_that(u, name, names_class).count > 0 &&
         spelled_that(u, name, names_other).count == 0 &&
         spelled_that(u, name, no_constructor).count == 0 && !system_function(u, name) &&
         !declared_object(u, name) && spelled_that(u, name, is_pointer).count == 0;
}

// "X(a)" of a class, which is written before it is used.
static bool is_made_here(const struct unit *u, const struct expr *e) {
  const struct expr *f = e->kind == EXPR_CALL ? expr_bare(e->a) : e;
  if (f == e || f->kind != EXPR_NAME)
    return false;
  struct str name = token_text(u, f->name);
  return makes_object(u, name) && spelled_that(u, name, declares_alias).count == 0;
}

// "class X : Y {"
static bool derived(const struct unit *u, tok t) {
  static const char *const ends[] = {";", "{", "}", "(", NULL};
  bool base = false;
  tok brace = t;
  for (; brace < u->count && !token_in(u, brace, ends); ++brace)
    base |= token_is(u, brace, ":");
  return base && opened_class(u, brace) == t;
}

// The class that the function is a member of, when all of it stands in its braces; else empty.
static struct str own_class(const struct loop *l) {
  const struct function *f = l->function;
  tok class = heading_of(l->unit, f->name, f->params.first - 1).owner;
  bool known =
      class != NO_TOKEN && spelled_that(l->unit, token_text(l->unit, class), derived).count == 0;
  return known ? token_text(l->unit, class) : STR("");
}

// A parameter that refers to an object of the caller's.
static const struct symbol *reference_parameter(const struct loop *l, const struct expr *e) {
  const struct symbol *y = e->kind == EXPR_NAME ? resolve(l->function, e->name) : NULL;
  return y && y->parameter && y->reference && !y->odd && !y->pointer ? y : NULL;
}

// "p.x[i]" of such a parameter: whether that stands in the object, the caller knows. NULL for any
// other.
static const struct symbol *part_of(const struct loop *l, const struct expr *target) {
  const struct expr *x = expr_bare(target);
  x = x->kind == EXPR_INDEX ? expr_bare(x->a) : x;
  bool member =
      x->kind == EXPR_MEMBER && token_is(l->unit, x->op, ".") && token_is(l->unit, x->name, "x");
  return member && x != expr_bare(target) ? reference_parameter(l, expr_bare(x->a)) : NULL;
}

static bool callee_write(struct callee *c, const struct expr *target) {
  struct loop *l = c->self;
  struct root r = root_of(l, target);
  const struct symbol *part = part_of(l, target);
  size_t at = part ? parameter_index(l->function, part) : 0;
  if (part && at < 8 * sizeof c->effect.parts) {
    c->effect.written |= 1ul << at;
    c->effect.parts |= 1ul << at;
    return true;
  }
  if (r.memory == MEMORY_LOCAL)
    return !r.symbol || check_referred(l, r.symbol) || pass_on(c);
  if (r.symbol && r.symbol->parameter && r.memory != MEMORY_SHARED && !points_anywhere(l, r)) {
    size_t i = parameter_index(l->function, r.symbol);
    if (i >= 8 * sizeof c->effect.written)
      return refuse(c->caller, REASON_CALL_EFFECT, target->range.first,
                    name_text(l, l->function->name), NO_TOKEN, NULL);
    c->effect.written |= 1ul << i;
    return true;
  }
  const struct expr *bare = expr_bare(target);
  if (is_made_here(l->unit, bare))
    return true;
  while (bare->kind == EXPR_INDEX || bare->kind == EXPR_MEMBER)
    bare = expr_bare(bare->a);
  bool member =
      bare->kind == EXPR_LITERAL || is_own_object(l->unit, bare) ||
      (r.memory == MEMORY_UNKNOWN && bare->kind == EXPR_NAME && !resolve(l->function, bare->name));
  if (member && writes_object(l->unit, own_class(l), target)) {
    c->effect.object = true;
    return true;
  }
  return refuse(c->caller, REASON_CALL_EFFECT, target->range.first, name_text(l, l->function->name),
                NO_TOKEN, NULL);
}

static bool visit_callee(void *context, struct stmt *s, const struct expr *e) {
  struct callee *c = context;
  struct loop *l = c->self;
  if (e->kind == EXPR_UNKNOWN)
    return refuse(c->caller, REASON_CALL_EFFECT, e->range.first, name_text(l, l->function->name),
                  NO_TOKEN, NULL);
  bool step = (e->kind == EXPR_UNARY || e->kind == EXPR_POSTFIX) &&
              (token_is(l->unit, e->op, "++") || token_is(l->unit, e->op, "--"));
  if ((e->kind == EXPR_ASSIGN || step) && !callee_write(c, e->a))
    return false;
  if (!check_watched(l, s, e, &c->passed))
    return pass_on(c);
  if (e->kind != EXPR_CALL)
    return true;
  // What the callee calls is checked with the callee as the loop; what that writes is written by
  // the callee.
  struct loop inner = *l;
  inner.refused.reason = REASON_NONE;
  if (!check_call(&inner, e, c->depth + 1)) {
    c->caller->refused = inner.refused;
    return false;
  }
  return true;
}

static bool check_callee_stmts(struct callee *c, struct stmt *s) {
  struct loop *l = c->self;
  for (; s; s = s->next) {
    tok at = s->range.first;
    if (s->kind == STMT_OTHER || s->kind == STMT_GOTO)
      return refuse(c->caller, REASON_CALL_EFFECT, at, name_text(l, l->function->name), NO_TOKEN,
                    NULL);
    if (s->kind == STMT_ASM) {
      struct loop inner = *l;
      inner.refused.reason = REASON_NONE;
      inner.sources.count = 0;
      if (!check_asm(&inner, s)) {
        // Outputs into parameters by reference are writes through them.
        if (inner.refused.reason == REASON_NOT_UNDERSTOOD) {
          c->effect.written = ~0ul;
          c->effect.object = true;
        } else {
          c->caller->refused = inner.refused;
          return false;
        }
      }
    }
    if (s->kind == STMT_DECL && !check_made_objects(l, s))
      return pass_on(c);
    if (!check_callee_stmts(c, s->init) || !check_callee_stmts(c, s->body) ||
        !check_callee_stmts(c, s->otherwise))
      return false;
  }
  return true;
}

static bool body_has(const struct unit *u, struct range r, tok *at) {
  for (tok t = r.first; t < r.end; ++t)
    if (u->tokens[t].kind == TOK_IDENT && forbidden(token_text(u, t))) {
      *at = t;
      return true;
    }
  return false;
}

// Of a loop's own function the compiler tells what no text shows (references.c); of one that is
// called, what may be a reference is not understood.
static void mark_references(struct function *f) {
  for (size_t i = 0; i < f->symbols.count; ++i) {
    struct symbol *y = &f->symbols.at[i];
    y->odd |= y->decl && !y->type_name && !y->pointer && !y->reference && !y->shared &&
              hides_reference(f, y->type);
  }
}

// A callee's own loop, at whose place names of the function mean what they mean there.
struct loop *function_as_loop(struct loop *caller, struct function *f) {
  mark_references(f);
  struct loop *self = ARENA_NEW(caller->unit->arena, struct loop);
  self->unit = caller->unit;
  self->function = f;
  self->clauses = caller->clauses;
  self->stmt = ARENA_NEW(caller->unit->arena, struct stmt);
  self->stmt->body = f->body;
  return self;
}

static void stand_in(struct callee *c, struct loop *l, struct function *f, tok call, int depth) {
  struct loop *self = function_as_loop(l, f);
  *c = (struct callee){.caller = l, .self = self, .depth = depth};
  self->effect = &c->effect;
  self->repeated = repeated(l, call);
  for (size_t i = 0; i < f->symbols.count; ++i)
    c->parameters += f->symbols.at[i].parameter;
}

// Values that are computed outside a body: "a(x), b{y}", or one by itself.
static bool check_values(struct callee *c, struct range r, bool brackets) {
  const struct unit *u = c->self->unit;
  struct stmt *s = ARENA_NEW(u->arena, struct stmt);
  s->kind = STMT_EMPTY;
  for (tok t = r.first; t < r.end; ++t) {
    struct range value = r;
    if (brackets) {
      if (!token_is(u, t, "(") && !token_is(u, t, "{"))
        continue;
      value = (struct range){t + 1, u->tokens[t].match};
    }
    if (!range_empty(value) &&
        !visit_expr(s, parse_expr(c->self->function, value), visit_callee, c))
      return false;
    t = value.end;
  }
  return true;
}

// A function whose body was found to do no harm when it is called as `repeated` says and with the
// promises of `clauses`: nothing else of its callers matters.
struct read_body {
  tok brace;
  bool repeated;
  const struct clauses *clauses;
  struct callee callee;
  struct read_body *next;
};

static const struct read_body *find_body(const struct loop *l, tok brace, tok call) {
  for (const struct read_body *b = l->unit->bodies; b; b = b->next)
    if (b->brace == brace && b->repeated == repeated(l, call) && b->clauses == l->clauses)
      return b;
  return NULL;
}

static void keep_body(const struct callee *c, tok brace) {
  struct unit *u = c->self->unit;
  struct read_body *b = ARENA_NEW(u->arena, struct read_body);
  *b = (struct read_body){brace, c->self->repeated, c->self->clauses, *c, u->bodies};
  u->bodies = b;
}

// Reads a visible function: no barrier, no unknown effect; which parameters it writes through.
// Functions that call each other many times over are read once each.
static bool check_body(struct loop *l, tok brace, int depth, tok call, struct callee *c) {
  struct unit *u = l->unit;
  const struct read_body *known = depth > DEEPEST_CALL ? NULL : find_body(l, brace, call);
  if (known) {
    *c = known->callee;
    return true;
  }
  struct function *f = parse_function(u, brace);
  if (!f || depth > DEEPEST_CALL)
    return refuse(l, REASON_CALL_UNKNOWN, call, name_text(l, call), NO_TOKEN, NULL);
  stand_in(c, l, f, call, depth);
  struct range made = heading_of(u, f->name, f->params.first - 1).tail.initialisers;
  tok at;
  if (body_has(u, f->range, &at) || body_has(u, made, &at))
    return refuse(l, REASON_CALL_BARRIER, call, name_text(l, call), at, "here");
  for (size_t i = 0; i < f->symbols.count; ++i)
    if (f->symbols.at[i].shared && !gives_shared(f))
      return refuse(l, REASON_CALL_EFFECT, call, name_text(l, call), f->symbols.at[i].name,
                    "its shared array");
  if (!check_values(c, made, true) || !check_callee_stmts(c, f->body) ||
      !visit_stmt(c->self, f->body, visit_callee, c))
    return false;
  keep_body(c, brace);
  return true;
}

bool check_hidden_body(struct loop *l, tok brace, tok name, struct effect *effect) {
  struct callee c = {0};
  bool fine = check_body(l, brace, 1, name, &c);
  *effect = c.effect;
  return fine;
}

bool check_member_value(struct loop *l, tok name, struct range value) {
  struct unit *u = l->unit;
  struct function *f = class_scope(u, name);
  struct callee c = {0};
  tok at;
  if (body_has(u, value, &at))
    return refuse(l, REASON_CALL_BARRIER, name, name_text(l, name), at, "here");
  stand_in(&c, l, f, name, 1);
  return check_values(&c, value, false);
}

// What the callee reads through its parameters, and may wait for.
static bool check_watched_arguments(struct loop *l, const struct expr *e,
                                    const struct effect *effect) {
  unsigned long bit = 1;
  for (const struct expr *x = e->args; x && bit; x = x->next, bit <<= 1) {
    if (!(effect->watched & bit))
      continue;
    struct root r = pointee_of(l, x);
    if (r.memory == MEMORY_NONE || r.memory == MEMORY_UNKNOWN)
      r = root_of(l, x);
    if (!check_watch(l, r, x, (effect->awaited & bit) != 0))
      return false;
  }
  return true;
}

// Functions of headers that return when others have done their part.
static bool waits(struct str name) {
  return str_find(name, STR("wait"), 0) < name.n || str_find(name, STR("acquire"), 0) < name.n ||
         str_is(name, "cudaGridDependencySynchronize");
}

static const struct symbol *parameter_at(const struct function *f, size_t n) {
  for (size_t i = 0; i < f->symbols.count; ++i)
    if (f->symbols.at[i].parameter && n-- == 0)
      return &f->symbols.at[i];
  return NULL;
}

// An argument whose "x[i]" is written: a fragment, or a parameter that its caller knows.
static bool check_parts(struct loop *l, const struct expr *x, tok call) {
  x = expr_bare(x);
  const struct symbol *y = l->effect ? reference_parameter(l, x) : NULL;
  size_t at = y ? parameter_index(l->function, y) : 0;
  if (y && at < 8 * sizeof l->effect->parts) {
    l->effect->parts |= 1ul << at;
    return true;
  }
  while (x->kind == EXPR_INDEX)
    x = expr_bare(x->a);
  return (x->kind == EXPR_NAME && is_fragment(l, resolve(l->function, x->name))) ||
         refuse(l, REASON_CALL_EFFECT, call, name_text(l, call), NO_TOKEN, NULL);
}

// A parameter that is called: "f(a, b)" of "F f" or "T (*f)(T, T)".
static bool note_called(struct loop *l, const struct symbol *y) {
  bool plain =
      !y->odd || (token_is(l->unit, y->name - 1, "*") && token_is(l->unit, y->name - 2, "("));
  size_t at = y->parameter && plain && !y->type_name ? parameter_index(l->function, y)
                                                     : 8 * sizeof l->effect->called;
  if (!l->effect || at >= 8 * sizeof l->effect->called)
    return false;
  l->effect->called |= 1ul << at;
  return true;
}

// What is given for a parameter that is called: "std::plus<T>()" and its kin, which only compute,
// or a parameter that the caller knows.
static bool check_called(struct loop *l, const struct expr *x) {
  static const char *const names[] = {"plus",    "minus",  "multiplies", "divides", "modulus",
                                      "negate",  "bit_or", "bit_and",    "bit_xor", "bit_not",
                                      "greater", "less",   "equal_to",   NULL};
  const struct unit *u = l->unit;
  x = expr_bare(x);
  struct symbol *y = x->kind == EXPR_NAME ? resolve(l->function, x->name) : NULL;
  if (y && note_called(l, y))
    return true;
  const struct expr *f = x->kind == EXPR_CALL && !x->args ? expr_bare(x->a) : x;
  bool known = f != x && f->kind == EXPR_NAME && token_in(u, f->name, names) &&
               token_is(u, f->name - 1, "::") && token_is(u, f->name - 2, "std") &&
               !user_function(u, token_text(u, f->name));
  return known ||
         refuse(l, REASON_CALL_UNKNOWN, x->range.first, shown_text(l, x->range), NO_TOKEN, NULL);
}

static bool check_user_function(struct loop *l, const struct expr *e, struct definitions d,
                                int depth) {
  tok call = expr_bare(e->a)->name;
  size_t given = 0;
  for (const struct expr *x = e->args; x; x = x->next)
    ++given;
  struct tokens named = spelled_that(l->unit, token_text(l->unit, call), declares_function);
  for (size_t i = 0; i < named.count; ++i) {
    struct heading h = heading_of(l->unit, named.at[i], named.at[i] + 1);
    tok busy = system_file(l->unit, h.name) ? NO_TOKEN : busy_default(l->unit, &h, given);
    if (busy != NO_TOKEN)
      return refuse(l, REASON_CALL_EFFECT, call, name_text(l, call), busy, "its default argument");
  }
  // An overload of CUDA's that only computes; looked into, one that calls another has no end.
  bool free = expr_bare(e->a)->kind == EXPR_NAME && !d.type;
  if (free && pure_function(l->unit, token_text(l->unit, call)))
    return check_arguments(l, e);
  for (size_t i = 0; i < d.count; ++i) {
    struct callee c = {0};
    if (!check_body(l, d.bodies[i], depth, call, &c))
      return false;
    if (!check_watched_arguments(l, e, &c.effect))
      return false;
    if (c.effect.prints)
      note_print(l);
    size_t n = 0;
    for (const struct expr *x = e->args; x; x = x->next, ++n)
      if ((n >= 8 * sizeof c.effect.written || (c.effect.written >> n & 1)) &&
          !(check_passed_write(l, x, parameter_at(c.self->function, n)) &&
            (!(c.effect.parts >> n & 1) || check_parts(l, x, call))))
        return false;
    n = 0;
    for (const struct expr *x = e->args; x; x = x->next, ++n)
      if (n < 8 * sizeof c.effect.called && (c.effect.called >> n & 1) && !check_called(l, x))
        return false;
    if (n < c.parameters && n < 8 * sizeof c.effect.called && c.effect.called >> n)
      return refuse(l, REASON_CALL_UNKNOWN, call, name_text(l, call), NO_TOKEN, NULL);
    // Through a default argument.
    if (n < c.parameters && n < 8 * sizeof c.effect.written && c.effect.written >> n)
      return refuse(l, REASON_CALL_EFFECT, call, name_text(l, call), NO_TOKEN, NULL);
    const struct expr *f = expr_bare(e->a);
    if (c.effect.object && f->kind == EXPR_MEMBER) {
      struct root r = token_is(l->unit, f->op, ".") ? root_of(l, f->a) : pointee_of(l, f->a);
      if (!check_write(l, r, f->range))
        return false;
    } else if (c.effect.object && f->kind == EXPR_NAME && !d.type) {
      return refuse(l, REASON_CALL_EFFECT, call, name_text(l, call), NO_TOKEN, NULL);
    }
  }
  return true;
}

bool check_call(struct loop *l, const struct expr *e, int depth) {
  const struct unit *u = l->unit;
  const struct expr *f = expr_bare(e->a);
  if (f->kind != EXPR_NAME && f->kind != EXPR_MEMBER) {
    return refuse(l, REASON_CALL_UNKNOWN, e->range.first, shown_text(l, e->a->range), NO_TOKEN,
                  NULL);
  }
  struct str name = token_text(u, f->name);
  struct symbol *y = f->kind == EXPR_NAME ? resolve(l->function, f->name) : NULL;
  if (y)
    return y->type_name || note_called(l, y) ||
           refuse(l, REASON_CALL_UNKNOWN, f->name, name_text(l, f->name), NO_TOKEN, NULL);
  if (means_cuda(l, e))
    return check_arguments(l, e);
  // By another name of the class it is not seen whether a loop waits for what it reads: see
  // watch.c.
  bool other = spelled_that(u, name, declares_alias).count > 0;
  if (l->effect && f->kind == EXPR_NAME && makes_object(u, name) &&
      !(other && repeated(l, e->range.first)))
    return true;
  struct definitions d = find_called(l, e);
  bool object = f->kind == EXPR_NAME && declared_object(u, name);
  if (d.unseen || d.pointer || (object && d.count == 0))
    return refuse(l, REASON_CALL_UNKNOWN, f->name, name_text(l, f->name), NO_TOKEN, NULL);
  if (d.count)
    return check_user_function(l, e, d, depth);
  if (str_is(name, "printf"))
    return check_printed(l, e);
  if (forbidden(name))
    return refuse(l, REASON_CALL_EFFECT, f->name, name_text(l, f->name), NO_TOKEN, NULL);
  if (waits(name))
    return refuse(l, REASON_WAIT, f->name, name_text(l, f->name), NO_TOKEN, NULL);
  if (d.declared)
    return refuse(l, REASON_CALL_UNKNOWN, f->name, name_text(l, f->name), NO_TOKEN, NULL);
  if (d.declared_by_system || pure_function(l->unit, name) || register_function(name) ||
      reads_memory(name) || writes_first(name))
    return check_arguments(l, e);
  if (d.type)
    return true; // T(a, b) of a class without constructors of its own
  return refuse(l, REASON_CALL_UNKNOWN, f->name, name_text(l, f->name), NO_TOKEN, NULL);
}
