// Tiles in dynamic shared memory, whose size only the launch knows. With dynamic=BYTES they may
// have further buffers, in a static array beside it; and shared(A, B[extent]) names the tiles.
#include "rewrite/loop.h"
#include "rewrite/size.h"

#include <ctype.h>

// ---- the clause shared ----

const struct named_tile *named_tile(const struct loop *l, const struct symbol *y) {
  for (size_t i = 0; i < l->clauses->shared.count; ++i)
    if (str_equal(l->clauses->shared.at[i].name, token_text(l->unit, y->name)))
      return &l->clauses->shared.at[i];
  return NULL;
}

static bool keeps_constant(struct loop *l, struct symbol *y) {
  if (y->template_value || y->type_name)
    return true;
  for (tok t = y->type.first; t < y->type.end; ++t)
    if (token_is(l->unit, t, "constexpr"))
      return true;
  return y->constant && !y->pointer && !y->parameter && !range_empty(y->init) &&
         constant_expr(l, symbol_init(l->function, y));
}

// The size of a static array is a constant, so what a clause says of it must be one.
static bool check_constant(struct loop *l, struct str value) {
  for (size_t i = 0, n = 0; i < value.n; i += n ? n : 1) {
    for (n = 0;
         i + n < value.n && (isalnum((unsigned char)value.p[i + n]) || value.p[i + n] == '_');)
      ++n;
    struct symbol *y =
        n ? clause_means(l->function, (struct str){value.p + i, n}, l->pragma) : NULL;
    if (y && !keeps_constant(l, y))
      return refuse(l, REASON_CLAUSE_VARIABLE, l->pragma, name_text(l, y->name), y->name,
                    "declared here");
  }
  return true;
}

bool check_shared_clause(struct loop *l) {
  const struct clauses *c = l->clauses;
  if (!check_constant(l, c->dynamic))
    return false;
  for (size_t i = 0; i < c->shared.count; ++i)
    if (!check_constant(l, c->shared.at[i].extent))
      return false;
  for (size_t i = 0; i < c->shared.count; ++i) {
    bool found = false;
    for (size_t k = 0; k < l->tiles.count; ++k)
      found |= named_tile(l, l->tiles.at[k]->symbol) == &c->shared.at[i];
    if (!found && !names_elsewhere(l, &c->shared.at[i]))
      return refuse(l, REASON_SHARED_NO_TILE, l->pragma,
                    str_dup(l->unit->arena, c->shared.at[i].name), NO_TOKEN, NULL);
  }
  for (size_t i = 0; i < l->tiles.count && c->shared.count; ++i) {
    struct symbol *y = l->tiles.at[i]->symbol;
    const struct named_tile *n = named_tile(l, y);
    if (!n)
      return refuse(l, REASON_SHARED_UNNAMED, l->pragma, name_text(l, y->name), y->name,
                    "declared here");
    if (!y->shared) // a pointer that is named
      return refuse(l, REASON_SHARED_NO_TILE, l->pragma, name_text(l, y->name), y->name,
                    "declared here");
    if (y->passed && !check_passed_tile(l, y))
      return false;
    bool tells = !has_buffers_beside(y) || is_array_reference(l->unit, y);
    if (n->extent.n && tells)
      return refuse(l, REASON_SHARED_EXTENT, l->pragma, name_text(l, y->name), y->name,
                    "declared here");
  }
  for (size_t i = 0; i < l->function->symbols.count; ++i) {
    const struct symbol *y = &l->function->symbols.at[i]; // one that a tile of its name hides
    if (y->passed && !loop_has_tile(l, y))
      return refuse(l, REASON_SHARED_NO_TILE, l->pragma, name_text(l, y->name), y->name,
                    "declared here");
  }
  return true;
}

// ---- further buffers ----

// All arrays of dynamic shared memory begin at the same address. Another name for it in what the
// loop may call, everything but other kernels, or in what may call its function.
static tok another_name(const struct loop *l, const struct symbol *y) {
  const struct unit *u = l->unit;
  for (tok t = 0; t < u->count; ++t) {
    if (!token_is(u, t, "extern"))
      continue;
    bool shared = false;
    tok end = t, name = t;
    for (; end < u->count && !token_is(u, end, ";") && !token_is(u, end, "{"); ++end) {
      shared |= token_is(u, end, "shared") || token_is(u, end, "__shared__");
      if (u->tokens[end].kind == TOK_IDENT && token_is(u, end + 1, "["))
        name = end;
    }
    if (!shared || (t <= y->name && y->name < end))
      continue;
    tok brace = function_brace(u, t);
    const struct function *f = brace == NO_TOKEN ? NULL : parse_function(l->unit, brace);
    if (!f || !f->kernel || !l->function->kernel || f->range.first == l->function->range.first)
      return name;
  }
  return NO_TOKEN;
}

static bool extent_unknown(const struct loop *l, const struct symbol *y) {
  return token_is(l->unit, y->dims.first, "[") && token_is(l->unit, y->dims.first + 1, "]");
}

bool dynamic_has_room(struct loop *l, const struct symbol *y) {
  const char *name = name_text(l, y->name);
  if (l->clauses->dynamic.n == 0)
    return one_buffer(l, REASON_TILE_DYNAMIC, y->name, name, NO_TOKEN, NULL);
  tok other = another_name(l, y);
  const struct symbol *d = first_declared(l->function, y->decl);
  if (other != NO_TOKEN || next_declared(l->function, d))
    return one_buffer(l, REASON_TILE_SAME_MEMORY, y->name,
                      name_text(l, other == NO_TOKEN ? next_declared(l->function, d)->name : other),
                      other, "declared here");
  return (extent_unknown(l, y) && !type_is_hidden(l, y)) ||
         one_buffer(l, REASON_TILE_DECLARATION, y->name, name, NO_TOKEN, NULL);
}

long bytes_beside(struct loop *l, const struct symbol *y) {
  const struct named_tile *n = named_tile(l, y);
  long extent, bytes = type_bytes(l->unit, y->type);
  struct range rest = element_dims(l->unit, y);
  if (is_array_reference(l->unit, y))
    return symbol_bytes(l->function, y);
  if (y->passed && (!n || n->extent.n == 0))
    return -1;
  if (!n || n->extent.n == 0)
    return constant_value(l->clauses->dynamic, &extent) ? extent : -1;
  return range_empty(rest) && bytes > 0 && constant_value(n->extent, &extent) ? extent * bytes : -1;
}
