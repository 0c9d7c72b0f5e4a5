// The reader of a module: its directives, variables and functions.
#include "simulate/ptx_reader.h"

#include <string.h>

// What stands before .entry, .func or a state space.
struct linkage {
  bool external;
};

static void read_version(struct ptx_reader *r) {
  struct str text = r->token.text;
  unsigned major = 0, minor = 0;
  size_t i = 0;
  for (; i < text.n && text.p[i] >= '0' && text.p[i] <= '9' && major < 1000; ++i)
    major = major * 10 + (unsigned)(text.p[i] - '0');
  if (r->token.kind != PTX_TOKEN_NUMBER || i + 2 != text.n || text.p[i] != '.')
    ptx_expected(r, "a version as 9.0");
  else
    minor = (unsigned)(text.p[i + 1] - '0');
  r->module->version = major * 10 + minor;
  ptx_next(r);
}

// ".target" sm_90a { "," option }
static void read_target(struct ptx_reader *r) {
  struct str name = r->token.text;
  int target = 0;
  for (size_t i = 3; i < name.n && name.p[i] >= '0' && name.p[i] <= '9' && target < 10000; ++i)
    target = target * 10 + (name.p[i] - '0');
  if (!str_starts(name, "sm_") || target == 0)
    ptx_expected(r, "a target as sm_86");
  r->module->target = target;
  do
    ptx_next(r);
  while (ptx_accept(r, ',') && !r->failed);
}

static bool at_function(const struct ptx_reader *r) {
  return ptx_at_dotted(r, "entry") || ptx_at_dotted(r, "func");
}

// ".alias" new "," old ";"
static void read_alias(struct ptx_reader *r) {
  struct ptx_alias a;
  a.alias = ptx_word(r, "the name of a function");
  ptx_expect(r, ',');
  a.of = ptx_word(r, "the name of a function");
  ptx_expect(r, ';');
  if (!r->failed)
    *GROW(r->arena, r->aliases) = a;
}

// Every function has its place when it is first named, before its body is read.
static struct ptx_function *function_named(struct ptx_reader *r, struct str name) {
  struct ptx_name *n = ptx_intern(r, name);
  if (!n->function) {
    n->function = ARENA_NEW(r->arena, struct ptx_function);
    n->function->name = name;
    *GROW(r->arena, r->module->functions) = n->function;
  }
  return n->function;
}

// A function declared and defined afterwards is one; so is a variable.
static void add_variable(struct ptx_reader *r, const struct ptx_variable *v) {
  if (r->failed)
    return;
  struct ptx_name *n = ptx_intern(r, v->name);
  if (n->variable) {
    if (!n->variable->external && !v->external)
      ptx_fail(r, v->name, "'%.*s' is declared twice", (int)(v->name.n < 200 ? v->name.n : 200),
               v->name.p);
    if (n->variable->external)
      *n->variable = *v;
    return;
  }
  n->variable = ARENA_NEW(r->arena, struct ptx_variable);
  *n->variable = *v;
  *GROW(r->arena, r->module->variables) = n->variable;
}

static void read_variables(struct ptx_reader *r, enum ptx_space space, bool external) {
  struct ptx_declaration d = {.space = space, .external = external};
  ptx_next(r);
  ptx_read_declaration(r, &d);
  do {
    struct ptx_variable v = ptx_read_variable(r, &d, true);
    add_variable(r, &v);
  } while (ptx_accept(r, ','));
  ptx_expect(r, ';');
}

// parameters = [ "." space declaration name { "," ... } ] ")"
#define READ_PARAMETERS(r, list)                                                                   \
  do {                                                                                             \
    while (!ptx_accept(r, ')') && !ptx_at_end(r)) {                                                \
      struct ptx_variable v = read_parameter(r);                                                   \
      *GROW((r)->arena, list) = v;                                                                 \
    }                                                                                              \
  } while (0)

static struct ptx_variable read_parameter(struct ptx_reader *r) {
  struct ptx_declaration d = {0};
  if (r->token.kind == PTX_TOKEN_DOTTED)
    d.space = ptx_space_named(r->token.text);
  if (d.space != PTX_PARAM && d.space != PTX_REG)
    ptx_expected(r, "a parameter");
  ptx_next(r);
  ptx_read_declaration(r, &d);
  struct ptx_variable v = ptx_read_variable(r, &d, false);
  if (!ptx_at_mark(r, ')'))
    ptx_expect(r, ',');
  return v;
}

static void declare_parameters(struct ptx_reader *r, const struct ptx_variable *at, size_t count) {
  for (size_t i = 0; i < count; ++i)
    if (at[i].space == PTX_REG)
      ptx_declare_register(r, at[i].name, at[i].type);
    else
      ptx_declare_variable(r, &at[i]);
}

static void read_threads(struct ptx_reader *r, unsigned threads[3]) {
  for (int i = 0; i < 3; ++i)
    threads[i] = 1;
  for (int i = 0; i < 3; ++i) {
    threads[i] = (unsigned)ptx_count(r, UINT32_MAX, "a number of threads");
    if (!ptx_accept(r, ','))
      return;
  }
}

// Directives between the parameters and the body: only those of the block's size matter here.
static void read_tuning(struct ptx_reader *r, struct ptx_function *f) {
  while (r->token.kind == PTX_TOKEN_DOTTED) {
    struct str word = r->token.text;
    ptx_next(r);
    if (str_is(word, "maxntid"))
      read_threads(r, f->maxntid);
    else if (str_is(word, "reqntid"))
      read_threads(r, f->reqntid);
    else if (str_is(word, "pragma")) {
      while (r->token.kind == PTX_TOKEN_STRING || ptx_at_mark(r, ','))
        ptx_next(r);
      ptx_expect(r, ';');
    } else
      while (r->token.kind == PTX_TOKEN_NUMBER || ptx_at_mark(r, ','))
        ptx_next(r);
  }
}

// A declaration without a body may be repeated; what it says of the function is dropped when the
// body is known.
static struct ptx_function *place_function(struct ptx_reader *r, struct str name,
                                           const struct ptx_function *header) {
  struct ptx_function *f = function_named(r, name);
  bool defined = ptx_at_mark(r, '{');
  if (f->defined && defined)
    ptx_fail(r, name, "function '%.*s' has two bodies", (int)(name.n < 200 ? name.n : 200), name.p);
  if (f->defined)
    return f;
  *f = *header;
  f->name = name;
  f->defined = defined;
  return f;
}

// function = (".entry" | ".func") [ ".attribute" "(" ... ")" ] [ "(" parameters ] name
//            [ "(" parameters ] tuning ( ";" | "{" body )
static void read_function(struct ptx_reader *r) {
  struct ptx_function header = {.entry = str_is(r->token.text, "entry"), .line = r->token.line};
  ptx_next(r);
  while (r->token.kind == PTX_TOKEN_DOTTED) { // .attribute(...), .noreturn
    ptx_next(r);
    if (ptx_accept(r, '('))
      ptx_skip(r, '(', ')');
  }
  if (!header.entry && ptx_accept(r, '('))
    READ_PARAMETERS(r, header.returns);
  struct str name = ptx_word(r, "the name of a function");
  if (ptx_accept(r, '('))
    READ_PARAMETERS(r, header.params);
  read_tuning(r, &header);
  if (r->failed)
    return;
  if (!ptx_at_mark(r, ';') && !ptx_at_mark(r, '{')) {
    ptx_expected(r, "';' or the body of the function");
    return;
  }
  struct ptx_function *f = place_function(r, name, &header);
  if (ptx_accept(r, ';') || r->failed)
    return;
  r->function = f;
  r->depth = 0;
  r->scopes[0] = (struct ptx_scope){.pending = r->pending.count};
  ptx_forget_places(r);
  declare_parameters(r, f->returns.at, f->returns.count);
  declare_parameters(r, f->params.at, f->params.count);
  ptx_read_body(r);
  ptx_close_scope(r);
  r->function = NULL;
}

// linked = { ".visible" | ".extern" | ".weak" | ".common" } ( function | space variables )
static void read_linked(struct ptx_reader *r) {
  static const char *const words[] = {"visible", "weak", "common", "extern", NULL};
  bool external = false;
  while (r->token.kind == PTX_TOKEN_DOTTED && str_in(r->token.text, words)) {
    external |= str_is(r->token.text, "extern");
    ptx_next(r);
  }
  enum ptx_space space =
      r->token.kind == PTX_TOKEN_DOTTED ? ptx_space_named(r->token.text) : PTX_GENERIC;
  if (at_function(r))
    read_function(r);
  else if (space == PTX_GLOBAL || space == PTX_CONST || space == PTX_SHARED)
    read_variables(r, space, external);
  else
    ptx_expected(r, "a function, a variable or another directive of a module");
}

static void read_directive(struct ptx_reader *r) {
  struct str word = r->token.text;
  bool dotted = r->token.kind == PTX_TOKEN_DOTTED;
  if (dotted && str_in(word, (const char *const[]){"target", "address_size", "file", "loc",
                                                   "section", "alias", "pragma", NULL}))
    ptx_next(r);
  else {
    read_linked(r);
    return;
  }
  if (str_is(word, "target"))
    read_target(r);
  else if (str_is(word, "address_size")) {
    struct str where = r->token.text;
    if (ptx_count(r, 64, "64") != 64)
      ptx_fail(r, where, "addresses of 64 bits are read, no others");
  } else if (str_is(word, "file"))
    ptx_read_file(r);
  else if (str_is(word, "loc"))
    ptx_read_loc(r);
  else if (str_is(word, "section"))
    ptx_read_section(r);
  else if (str_is(word, "alias"))
    read_alias(r);
  else {
    while (!ptx_at_mark(r, ';') && !ptx_at_end(r))
      ptx_next(r);
    ptx_expect(r, ';');
  }
}

static void resolve_aliases(struct ptx_reader *r) {
  for (size_t i = 0; i < r->aliases.count && !r->failed; ++i) {
    struct str of = r->aliases.at[i].of, alias = r->aliases.at[i].alias;
    const struct ptx_function *f = ptx_intern(r, of)->function;
    struct ptx_function *copy = function_named(r, alias);
    if (!f || !f->defined)
      ptx_fail(r, of, "expected a function with a body");
    else if (copy->defined)
      ptx_fail(r, alias, "expected a function without a body");
    else {
      *copy = *f;
      copy->name = alias;
    }
  }
}

// Names in initial values may come before what they name.
static void check_initial_values(struct ptx_reader *r) {
  for (size_t i = 0; i < r->module->variables.count && !r->failed; ++i) {
    const struct ptx_variable *v = r->module->variables.at[i];
    for (size_t k = 0; k < v->relocations.count; ++k) {
      struct str symbol = v->relocations.at[k].symbol;
      const struct ptx_name *n = ptx_intern(r, symbol);
      if (!n->variable && !n->function)
        ptx_fail(r, symbol, "'%.*s' is not declared", (int)(symbol.n < 200 ? symbol.n : 200),
                 symbol.p);
    }
  }
}

// module = ".version" number { directive }
struct ptx_module *ptx_read(struct arena *a, struct str text, const char *name, struct diag *d) {
  if (!text.p)
    text = STR("");
  struct ptx_reader *r = ARENA_NEW(a, struct ptx_reader);
  *r = (struct ptx_reader){.arena = a,
                           .diag = d,
                           .name = name,
                           .text = text,
                           .lexer = {text.p, text.p + text.n, 1},
                           .module = ARENA_NEW(a, struct ptx_module),
                           .registers_left = 100000 + text.n,
                           .initial_left = (uint64_t)1 << 28};
  ptx_next(r);
  if (!ptx_at_dotted(r, "version"))
    ptx_expected(r, "PTX, which begins with .version");
  ptx_next(r);
  read_version(r);
  while (!ptx_at_end(r))
    read_directive(r);
  if (r->module->target == 0)
    ptx_expected(r, ".target");
  resolve_aliases(r);
  check_initial_values(r);
  ptx_resolve_rest(r);
  ptx_name_inlined(r);
  return r->failed ? NULL : r->module;
}
