#include "rewrite/claims.h"

#include <string.h>

struct claims {
  struct loop *loop;
  struct plan plan;
  unsigned ordinal;
  struct text *out;
};

const char *stages_name(const struct loop *l, const struct tile *t, unsigned ordinal) {
  struct str s = token_text(l->unit, t->symbol->name);
  bool clock = str_starts(s, "now_"); // "__dbuf_now_x_0" is compute's copy of a clock x
  return arena_printf(l->unit->arena, "__dbuf_%s%.*s_%u", clock ? "0" : "", (int)s.n, s.p, ordinal);
}

bool compares_tiles(const struct loop *l) {
  return l->clauses->independent && l->clauses->settings.promises;
}

// Another store may have written the element since, and a comparison needs one element and one
// value.
const char *not_comparable(const struct loop *l, const struct store *s) {
  if (s->tile->overlapping)
    return "the load may store to an element twice";
  if (s->value->kind == EXPR_LIST)
    return "its value is a list in braces";
  bool alone = true;
  for (size_t k = 0; k < l->stores.count; ++k)
    alone &= l->stores.at[k] == s || l->stores.at[k]->stmt != s->stmt;
  return alone ? NULL : "one statement stores to several elements";
}

// ---- by the compiler ----

void add_clock_claim(struct loop *l, const struct clock *c, struct text *out) {
  struct str s = token_text(l->unit, c->symbol->name);
  if (!c->symbol->pointer && type_number(l->unit, c->symbol->type) == NUMBER_UNKNOWN)
    text_printf(
        out,
        "static_assert(::__dbuf::clock<decltype(%.*s)>::value, \"dbuf-not-trivial: '%.*s' has "
        "a copy constructor of its own, and compute would count with such a copy; use "
        "variant=off\");\n",
        (int)s.n, s.p, (int)s.n, s.p);
}

// All static shared memory of the function must fit what a launch may have without asking.
static void add_limit(struct claims *c) {
  struct loop *l = c->loop;
  if (c->plan.stages == 1)
    return;
  struct text sum = {.arena = l->unit->arena};
  text_puts(&sum, "0");
  for (size_t i = 0; i < l->tiles.count; ++i)
    text_printf(&sum, " + sizeof(%s)", stages_name(l, l->tiles.at[i], c->ordinal));
  for (size_t i = 0; i < l->function->symbols.count; ++i) {
    struct symbol *y = &l->function->symbols.at[i];
    bool visible = y->visible < l->stmt->range.first && l->stmt->range.first < y->hidden;
    if (!y->shared || y->is_extern || y->odd || !visible ||
        tile_of(l, (struct root){.memory = MEMORY_SHARED, .symbol = y}))
      continue;
    struct str s = token_text(l->unit, y->name);
    text_printf(&sum, " + sizeof(%.*s)", (int)s.n, s.p);
  }
  text_printf(
      c->out,
      "static_assert(%s <= 49152, \"dbuf-static-limit sm_%d: the stages need more than 48 KiB of "
      "static shared memory\");\n",
      sum.p, l->arch);
  // A launch that gives more than 48 KiB has raised the limit; no other one is relied on to.
  struct str d = l->clauses->dynamic;
  if (d.n)
    text_printf(c->out,
                "static_assert(%s + (%.*s) <= ((%.*s) > 49152 ? %ld : 49152), \"dbuf-static-limit "
                "sm_%d: the stages and the launch's dynamic shared memory are more than a block "
                "may have\");\n",
                sum.p, (int)d.n, d.p, (int)d.n, d.p, l->block_shared, l->arch);
}

static bool keeps_copies_apart(const struct factor *f) {
  return f->store->kind == STORE_ASYNC || f->store->kind == STORE_ZERO;
}

// Asynchronous copies have no order: what the load stores to one element twice must not be copied.
static void add_factors(struct claims *c) {
  struct loop *l = c->loop;
  for (size_t i = 0; c->plan.variant == VARIANT_CP_ASYNC && i < l->factors.count; ++i) {
    const struct factor *f = &l->factors.at[i];
    const char *text = constant_text(l, f->value);
    bool said = !keeps_copies_apart(f);
    for (size_t k = 0; k < i && !said; ++k)
      said = keeps_copies_apart(&l->factors.at[k]) &&
             strcmp(text, constant_text(l, l->factors.at[k].value)) == 0;
    if (!said)
      text_printf(c->out,
                  "static_assert((%s) != 0, \"dbuf-no-async: the load may store to an element of "
                  "'%s' twice, and asynchronous copies have no order; use variant=ldg\");\n",
                  text, name_text(l, f->store->tile->symbol->name));
  }
}

// ---- at run time ----

// "if (broken) { one thread says what; trap }": `promise` is the clause, `found` what the launch
// has in its place, with printf's formats for `numbers`. One thread of each block tells it, and the
// others wait for that: it is broken for all.
static void add_trap(struct claims *c, const char *broken, const char *promise, struct str value,
                     const char *found, const char *numbers, const char *remedy) {
  struct loop *l = c->loop;
  text_printf(
      c->out,
      "if (%s) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf(\"dbuf: %s %s, loop "
      "at line %u: %s=%%d was promised, but %s; %s or change %s= in the pragma\\n\", "
      "(int)(%.*s), %s); %s; __trap(); }\n",
      broken, l->function->kernel ? "kernel" : "function", name_text(l, l->function->name),
      line_at(l->unit, l->unit->tokens[l->stmt->range.first].off), promise, found, remedy, promise,
      (int)value.n, value.p, numbers, l->by_warp ? "__syncwarp()" : "__syncthreads()");
}

static void add_threads(struct claims *c) {
  struct str n = c->loop->clauses->threads;
  struct arena *a = c->loop->unit->arena;
  if (n.n)
    add_trap(
        c,
        arena_printf(a, "blockDim.x * blockDim.y * blockDim.z != (unsigned)(%.*s)", (int)n.n, n.p),
        "threads", n, "the block has %d (%d x %d x %d)",
        "(int)(blockDim.x * blockDim.y * blockDim.z), (int)blockDim.x, (int)blockDim.y, "
        "(int)blockDim.z",
        "launch it with as many threads as promised");
}

// The promise of dynamic= is checked: further buffers may be as large, and the blocks on an SM are
// reckoned with it.
static void add_dynamic(struct claims *c) {
  struct str d = c->loop->clauses->dynamic;
  struct arena *a = c->loop->unit->arena;
  if (d.n)
    add_trap(c, arena_printf(a, "::__dbuf::dynamic_bytes() > (unsigned)(%.*s)", (int)d.n, d.p),
             "dynamic", d, "the launch gives %d bytes", "(int)::__dbuf::dynamic_bytes()",
             "give no more");
}

void add_claims(struct loop *l, struct plan plan, unsigned ordinal, struct text *out) {
  struct claims claims = {l, plan, ordinal, out}, *c = &claims;
  add_limit(c);
  add_type_asserts(l, out);
  add_factors(c);
  add_threads(c);
  add_dynamic(c);
}

void add_place_claims(struct loop *l, struct plan plan, unsigned ordinal, const char *barrier,
                      struct text *out) {
  struct text noted = {.arena = l->unit->arena}, differs = {.arena = l->unit->arena};
  for (size_t i = 0; plan.stages > 1 && i < l->tiles.count; ++i) {
    const struct tile *t = l->tiles.at[i];
    if (!t->symbol->passed)
      continue;
    const char *own = stages_name(l, t, ordinal), *name = name_text(l, t->symbol->name);
    text_printf(&noted, "__attribute__((shared)) unsigned %s_at; ::__dbuf::note(%s_at, %s); ", own,
                own, name);
    text_printf(
        &differs,
        "if (!::__dbuf::noted(%s_at, %s)) { if (::__dbuf::first()) ::printf(\"dbuf: function %s, "
        "loop at line %u: shared(%s) was promised, but '%s' is no shared memory, or not the same "
        "for all threads of the block; change shared() in the pragma\\n\"); __trap(); }\n",
        own, name, name_text(l, l->function->name),
        line_at(l->unit, l->unit->tokens[l->stmt->range.first].off), name, name);
  }
  if (noted.n)
    text_printf(out, "%s%s\n%s", noted.p, barrier, differs.p);
}
