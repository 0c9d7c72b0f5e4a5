#include "rewrite/emit.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "rewrite/beside.h"
#include "rewrite/claims.h"
#include "rewrite/copy.h"
#include "rewrite/declare.h"
#include "rewrite/keep.h"
#include "rewrite/trips.h"
#include "rewrite/unswitch.h"

enum copy {
  COPY_LOAD,  // as written
  COPY_FETCH, // reads into registers, or asynchronous copies
  COPY_DRAIN, // registers into the tile
  COPY_CHECK, // compares the tile with what would be loaded now
  COPY_BACK   // what it stored of a tile that is passed goes where that was passed
};

struct emitter {
  struct loop *loop;
  struct unit *unit;
  struct plan plan;
  unsigned ordinal;
  struct text out;
  bool drains;  // something is held in registers between FETCH and DRAIN
  bool rebased; // tiles have several buffers
  bool told;    // comments say what each part is
  const char *barrier;
};

// ---- text ----

static const char *flat_expr(const struct emitter *m, const struct expr *e) {
  return flat_text(m->unit, e->range);
}

static void put(struct emitter *m, const char *s) {
  text_puts(&m->out, s);
}

// For who reads the text; the compiler's has none.
static void tell(struct emitter *m, const char *what) {
  if (m->told)
    text_printf(&m->out, "\n// %s\n", what);
}

static void put_barrier(struct emitter *m) {
  text_printf(&m->out, "%s\n", m->barrier);
}

// The barrier between compute and the next tile, or the vote in its place; or what the condition
// asks behind it.
static void put_vote(struct emitter *m, bool first) {
  const struct loop *l = m->loop;
  if (!l->vote || (l->asks && !first))
    put_barrier(m);
  if (l->vote)
    text_printf(&m->out, "{ %s __dbuf_stop = %s(%s); }\n",
                l->vote_value ? flat_text(m->unit, l->vote_value->range) : "", l->asks ? "!" : "",
                flat_text(m->unit, l->vote->cond));
}

// ---- names ----

static const char *tile_name(const struct emitter *m, const struct tile *t) {
  return stages_name(m->loop, t, m->ordinal);
}

static const char *clock_name(const struct emitter *m, const struct clock *c) {
  struct str s = token_text(m->unit, c->symbol->name);
  return arena_printf(m->unit->arena, "__dbuf_now_%.*s_%u", (int)s.n, s.p, m->ordinal);
}

// "__dbuf_r3" with an index for each normal loop around the read.
static const char *held(const struct emitter *m, const struct read *r) {
  const char *index = "";
  for (struct coop *c = r->coop; c; c = c->outer)
    index = arena_printf(m->unit->arena, "[__dbuf_i%u]%s", c->id, index);
  return arena_printf(m->unit->arena, "__dbuf_r%u%s", r->id, index);
}

// ---- the load's copies ----

static bool async_variant(const struct emitter *m) {
  return m->plan.variant == VARIANT_CP_ASYNC;
}

// How a store travels in the variant at hand.
static enum store_kind travels(const struct emitter *m, const struct store *s) {
  if (async_variant(m))
    return s->kind;
  return s->has_read && !s->stageable ? STORE_DIRECT : STORE_STAGED;
}

// A read is held in registers between FETCH and DRAIN.
static bool is_held(const struct emitter *m, const struct read *r) {
  if (!m->drains || !r->stageable)
    return false;
  return r->store ? travels(m, r->store) == STORE_STAGED && r->store->stageable : true;
}

static void edit_reads(struct emitter *m, struct edits *list, enum copy copy,
                       const struct store *of) {
  struct loop *l = m->loop;
  for (size_t i = 0; i < l->reads.count; ++i) {
    const struct read *r = l->reads.at[i];
    if (r->store != of || !is_held(m, r))
      continue;
    uint32_t from = token_offset(m->unit, r->expr->range.first),
             to = range_end(m->unit, r->expr->range);
    // What a store is given is dropped where it is fetched.
    bool drain = copy == COPY_DRAIN, as = r->as && (drain || !r->store);
    const char *open = as      ? arena_printf(m->unit->arena, "static_cast<%s>(", r->as)
                       : drain ? ""
                               : "(";
    const char *close = as || !drain ? ")" : "";
    if (drain) {
      add_edit(m->unit, list, from, to,
               arena_printf(m->unit->arena, "%s%s%s", open, held(m, r), close));
    } else {
      add_edit(m->unit, list, from, from,
               arena_printf(m->unit->arena, "%s%s = ", open, held(m, r)));
      add_edit(m->unit, list, to, to, close);
    }
  }
}

static void edit_store(struct emitter *m, struct edits *list, enum copy copy, struct store *s) {
  uint32_t from = token_offset(m->unit, s->stmt->range.first),
           to = range_end(m->unit, s->stmt->range);
  enum store_kind kind = travels(m, s);
  bool fetch = copy == COPY_FETCH;
  // The two branches of a zero fill are one asynchronous copy.
  if (async_variant(m) && s->fill) {
    if (s->kind != STORE_ZERO)
      return;
    from = token_offset(m->unit, s->fill->range.first);
    to = range_end(m->unit, s->fill->range);
  }
  if (kind == STORE_ASYNC || kind == STORE_ZERO) {
    add_edit(m->unit, list, from, to, fetch ? copy_text(m->loop, s) : ";");
  } else if (kind == STORE_STAGED && fetch) {
    bool reads = false;
    for (size_t i = 0; i < m->loop->reads.count; ++i)
      reads |= m->loop->reads.at[i]->store == s && is_held(m, m->loop->reads.at[i]);
    if (!reads) {
      add_edit(m->unit, list, from, to, ";");
      return;
    }
    add_edit(m->unit, list, from, token_offset(m->unit, s->value->range.first), "(void)(");
    edit_reads(m, list, copy, s);
    uint32_t end = range_end(m->unit, s->value->range);
    add_edit(m->unit, list, end, end, ")");
  } else if (kind == STORE_STAGED) {
    edit_reads(m, list, copy, s);
  } else if (fetch != async_variant(m)) {
    // As written: at the time of the asynchronous copies, or of the drain.
    add_edit(m->unit, list, from, to, ";");
  }
}

// for (INIT; COND; STEP) BODY with a constant number of trips, so that it can be unrolled and its
// registers indexed; what may be left after them runs as written, where the copy stores at all. The
// body of a 'while' makes its own steps.
static void edit_coop(struct emitter *m, struct edits *list, enum copy copy, struct coop *c) {
  if (!c->normal)
    return;
  struct stmt *s = c->stmt;
  struct loop *l = m->loop;
  uint32_t from = token_offset(m->unit, s->lead), body = token_offset(m->unit, s->body->lead);
  bool is_for = s->kind == STMT_FOR;
  const char *init = is_for ? flat_text(m->unit, s->init->range) : "";
  const char *cond = flat_text(m->unit, s->cond),
             *step = is_for ? flat_text(m->unit, s->step) : "0";
  stmt_step(l->function, s);
  add_edit(m->unit, list, from, body,
           arena_printf(m->unit->arena,
                        "{ %s\n#pragma unroll%sfor (int __dbuf_i%u = 0; __dbuf_i%u < __dbuf_n%u; "
                        "++__dbuf_i%u, (void)(%s)) if (%s)%s",
                        init, line_marker(m->unit, token_offset(m->unit, s->range.first), true),
                        c->id, c->id, c->id, c->id, step, cond, line_marker(m->unit, body, true)));
  uint32_t end = range_end(m->unit, s->range);
  bool stores = copy == COPY_LOAD || (copy == COPY_FETCH) == async_variant(m);
  if (stores && !(c->exact && c->exact[0] == '\0'))
    add_edit(m->unit, list, end, end,
             arena_printf(m->unit->arena, "%s%s%s\n#pragma unroll 1%sfor (; %s; %s) { %s } }",
                          c->exact ? " if (!(" : "", c->exact ? c->exact : "", c->exact ? "))" : "",
                          line_marker(m->unit, token_offset(m->unit, s->range.first), true), cond,
                          step, flat_text(m->unit, s->body->range)));
  else
    add_edit(m->unit, list, end, end, " }");
  // Where nested loops end together, the inner one ends first.
  list->at[list->count - 1].order = 1000000L - (long)c->id;
}

static void check_edits(struct emitter *m, struct edits *list) {
  struct loop *l = m->loop;
  for (size_t i = 0; i < l->stores.count; ++i) {
    const struct store *s = l->stores.at[i];
    bool again = false;
    for (size_t k = 0; k < i; ++k)
      again |= l->stores.at[k]->stmt == s->stmt;
    if (!again)
      add_edit(m->unit, list, token_offset(m->unit, s->stmt->range.first),
               range_end(m->unit, s->stmt->range),
               !not_comparable(l, s)
                   ? arena_printf(m->unit->arena,
                                  "{ if (!::__dbuf::equal(%s, %s)) { if (::__dbuf::first()) "
                                  "::printf(\"dbuf: independent was promised, and the loop writes "
                                  "what its next tile '%s' is loaded "
                                  "from\\n\"); __trap(); } }",
                                  flat_expr(m, s->target), flat_expr(m, s->value),
                                  name_text(l, s->tile->symbol->name))
                   : ";");
  }
}

static void load_edits(struct emitter *m, enum copy copy, struct edits *list) {
  struct loop *l = m->loop;
  if (copy == COPY_LOAD)
    return;
  if (copy != COPY_DRAIN)
    drop_kept(l, list);
  if (copy == COPY_CHECK) {
    check_edits(m, list);
    return;
  }
  if (copy == COPY_BACK) {
    put_back_edits(l, m->ordinal, list);
    return;
  }
  for (size_t i = 0; i < l->stores.count; ++i)
    edit_store(m, list, copy, l->stores.at[i]);
  edit_reads(m, list, copy, NULL);
  for (size_t i = 0; i < l->coops.count; ++i)
    edit_coop(m, list, copy, l->coops.at[i]);
}

static void add_statement(struct emitter *m, struct stmt *s, struct edits *edits, bool quiet) {
  put(m, line_marker(m->unit, token_offset(m->unit, s->lead), quiet));
  struct text t = {.arena = m->unit->arena};
  text_puts(&t, "");
  apply_edits(m->unit, token_offset(m->unit, s->lead), range_end(m->unit, s->range), edits, &t);
  add_copy(&m->out, text_str(&t), quiet);
  put(m, "\n");
}

static void bind(struct emitter *m, const char *stage) {
  if (!m->rebased)
    return;
  for (size_t i = 0; i < m->loop->tiles.count; ++i) {
    const struct tile *t = m->loop->tiles.at[i];
    struct str s = token_text(m->unit, t->symbol->name);
    const char *own = tile_name(m, t);
    if (has_buffers_beside(t->symbol))
      bind_beside(m->loop, t, m->ordinal, stage, &m->out);
    else
      text_printf(&m->out, "auto &%.*s = %s[%s].v; (void)%.*s; ", (int)s.n, s.p, own, stage,
                  (int)s.n, s.p);
  }
}

static void add_load(struct emitter *m, enum copy copy, const char *stage) {
  struct edits edits = {NULL, 0, 0};
  load_edits(m, copy, &edits);
  put(m, "{ ");
  bind(m, stage);
  for (size_t i = 0; i < m->loop->load_count; ++i)
    if (!is_advance(m->loop, m->loop->load[i]))
      add_statement(m, m->loop->load[i], &edits, true);
  put(m, "}\n");
}

// Registers between FETCH and DRAIN, and the trips of the loops they are indexed by.
static void add_registers(struct emitter *m) {
  struct loop *l = m->loop;
  for (size_t i = 0; i < l->coops.count; ++i)
    if (l->coops.at[i]->normal)
      text_printf(&m->out, "constexpr int __dbuf_n%u = (int)%s;\n", l->coops.at[i]->id,
                  l->coops.at[i]->trips);
  for (size_t i = 0; i < l->reads.count; ++i) {
    const struct read *r = l->reads.at[i];
    if (!is_held(m, r))
      continue;
    const char *dims = "";
    for (struct coop *c = r->coop; c; c = c->outer)
      dims = arena_printf(m->unit->arena, "[__dbuf_n%u]%s", c->id, dims);
    text_printf(
        &m->out,
        "%s __dbuf_r%u%s;\nstatic_assert(::__dbuf::copyable<%s >::value, \"dbuf-not-trivial: "
        "the tile's elements have a copy operator of their own and cannot be held in "
        "registers; use variant=off\");\n",
        r->type, r->id, dims, r->type);
  }
}

// ---- clocks ----

// The compiler is kept from knowing where a clock begins. Where it knows, NVVM makes one number of
// "t * 32 + tid", which begins with tid and runs on in the register of tid; and of PTX that uses a
// register so, ptxas makes a wrong program: where "tid - 32" is reckoned ahead of the loop and is
// an index of shared memory in it, the address comes of the register that has gone on. (Run on an
// H200 with 13.0; the SASS of 13.0 for sm_80 to sm_120, and of 12.4 and 13.5 for sm_90, has it.
// What else it takes: tests/simulate/running_registers.py, which looks for it in the tests' PTX.)
static void forget(struct emitter *m, const struct clock *c, const char *name) {
  if (!c->symbol->pointer && !unrolls_completely(m->loop))
    text_printf(&m->out, "::__dbuf::forget(%s);\n", name);
}

// As the main loop begins. Where the compiler knows which tile that is, it reckons the load's
// addresses in another way, ahead of the barrier: hgemm 128x128x32 with two stages has 251
// instructions in its loop on sm_90, and 230 when it does not know; on an H200 (CUDA 13.0,
// 2026-11-30, 4096) that is 0.967 of the time.
static void forget_clocks(struct emitter *m) {
  struct loop *l = m->loop;
  for (size_t i = 0; i < l->clocks.count; ++i)
    forget(m, &l->clocks.at[i],
           str_dup(m->unit->arena, token_text(m->unit, l->clocks.at[i].symbol->name)));
}

static void add_advances(struct emitter *m) {
  struct loop *l = m->loop;
  for (enum region r = REGION_LOAD; r <= REGION_TAIL; ++r)
    for (size_t i = 0; i < l->advances.count; ++i)
      if (l->advances.at[i].region == r)
        text_printf(&m->out, "%s; ", flat_expr(m, l->advances.at[i].expr));
}

static bool counted(struct emitter *m, const struct symbol *y) {
  struct clock *c = clock_of(m->loop, y);
  return c && c->in_compute;
}

static void add_compute(struct emitter *m, const char *stage, bool quiet) {
  struct loop *l = m->loop;
  struct edits none = {NULL, 0, 0};
  put(m, "{ ");
  bind(m, stage);
  for (size_t i = 0; i < l->clocks.count; ++i)
    if (l->clocks.at[i].in_compute) {
      struct str s = token_text(m->unit, l->clocks.at[i].symbol->name);
      text_printf(&m->out, "auto &%.*s = %s; ", (int)s.n, s.p, clock_name(m, &l->clocks.at[i]));
    }
  put(m, "{ ");
  // What compute reads of the load's locals is computed again; types that the load named as well.
  for (size_t i = 0; i < l->load_count; ++i) {
    bool wanted = l->load[i]->kind == STMT_NAMES;
    for (size_t k = 0; k < l->replicated.count; ++k)
      wanted |= l->replicated.at[k]->decl == l->load[i];
    if (wanted)
      add_statement(m, l->load[i], &none, true);
  }
  for (size_t i = 0; i < l->advances.count; ++i)
    if (l->advances.at[i].region == REGION_LOAD && counted(m, l->advances.at[i].symbol))
      text_printf(&m->out, "%s; ", flat_expr(m, l->advances.at[i].expr));
  for (enum region r = REGION_COMPUTE; r <= REGION_TAIL; ++r) {
    size_t n;
    struct stmt **at = region_stmts(l, r, &n);
    for (size_t i = 0; i < n; ++i) {
      if (!is_advance(l, at[i]))
        add_statement(m, at[i], &none, quiet);
      for (size_t k = 0; k < l->advances.count; ++k)
        if (l->advances.at[k].stmt == at[i] && counted(m, l->advances.at[k].symbol))
          text_printf(&m->out, "%s; ", flat_expr(m, l->advances.at[k].expr));
    }
  }
  put(m, "} ");
  for (size_t i = 0; i < l->steps.count; ++i) {
    struct expr *e = l->steps.at[i];
    if (counted(m, resolve(l->function, expr_bare(e->a)->name)))
      text_printf(&m->out, "%s; ", flat_expr(m, e));
  }
  put(m, "}\n");
}

// ---- declarations ----

// "* const name" of a declarator, without what it shares with the others.
static struct range declarator(const struct unit *u, const struct symbol *y) {
  struct range r = {y->name, y->name + 1};
  while (r.first > y->type.end && !token_is(u, r.first - 1, ","))
    --r.first;
  return r;
}

// "[BM][BK]", in terms of what is known outside the loop's body.
static const char *dimensions(struct emitter *m, struct symbol *y) {
  const struct unit *u = m->unit;
  if (!m->loop || !in_body(m->loop, y))
    return flat_text(m->unit, y->dims);
  struct text t = {.arena = u->arena};
  text_puts(&t, "");
  for (tok d = y->dims.first; d < y->dims.end; d = u->tokens[d].match + 1) {
    struct range inner = {d + 1, u->tokens[d].match};
    text_printf(&t, "[%s]",
                outer_names(m->loop, inner)
                    ? flat_text(m->unit, inner)
                    : constant_text(m->loop, parse_expr(m->loop->function, inner)));
  }
  return t.p;
}

// The shared arrays of one declaration: those in `stages` as that many buffers, all others as they
// were.
static const char *declaration(struct emitter *m, const struct function *f, struct stmt *s,
                               const struct stages_list *stages) {
  struct text t = {.arena = m->unit->arena};
  text_puts(&t, "");
  for (struct symbol *y = first_declared(f, s); y; y = next_declared(f, y)) {
    const struct stages *found = NULL;
    for (size_t k = 0; k < stages->count; ++k)
      if (stages->at[k].symbol->name == y->name)
        found = &stages->at[k];
    struct str name = token_text(m->unit, y->name);
    const char *dims = dimensions(m, y);
    if (found)
      text_printf(&t,
                  "typedef %s%s_t%s; __attribute__((shared)) ::__dbuf::slot<%s_t> %s[%d]; auto "
                  "&%.*s = %s[0].v; ",
                  element_text(m->unit, y->type), found->name, dims, found->name, found->name,
                  found->count, (int)name.n, name.p, found->name);
    else
      text_printf(&t, "%s %s%s; ", flat_text(m->unit, y->type),
                  flat_text(m->unit, declarator(m->unit, y)), dims);
  }
  return t.p;
}

static bool hoisted(const struct loop *l, const struct stmt *s) {
  for (size_t i = 0; i < l->hoisted.count; ++i)
    if (l->hoisted.at[i] == s)
      return true;
  return false;
}

void emit_declarations(struct unit *u, const struct stages_list *stages, struct edits *edits) {
  for (size_t i = 0; i < stages->count; ++i) {
    struct stmt *s = stages->at[i].symbol->decl;
    bool done = false;
    for (size_t k = 0; k < i; ++k)
      done |= stages->at[k].symbol->decl->range.first == s->range.first;
    if (done)
      continue;
    struct emitter m = {.unit = u};
    uint32_t from = token_offset(u, s->range.first), to = range_end(u, s->range);
    add_edit(u, edits, from, to,
             arena_printf(u->arena, "%s%s%s", line_marker(u, from, true),
                          declaration(&m, stages->at[i].function, s, stages),
                          line_marker(u, to, false)));
  }
}

// ---- the variants ----

// Compute holds instructions for products of matrices, in words or in assembly.
static bool multiplies_matrices(const struct loop *l) {
  for (size_t i = 0; i < l->compute_count; ++i)
    for (tok t = l->compute[i]->range.first; t < l->compute[i]->range.end; ++t) {
      struct str s = token_text(l->unit, t);
      if (str_is(s, "mma_sync") || (s.p[0] == '"' && str_find(s, STR("mma.sync"), 0) < s.n))
        return true;
    }
  return false;
}

// Unrolled only where that is asked for: ptxas gathers the copies of several tiles behind the work,
// and through registers it is worth nothing (0.94 to 1.03 of the time with "unroll 1", H200, CUDA
// 13.0, 4096, tiles small enough that nvcc unrolls them).
static void add_header(struct emitter *m) {
  struct loop *l = m->loop;
  struct stmt *s = l->stmt;
  for (tok t = s->lead; t < s->range.first; ++t)
    if (!pragma_is(m->unit, t)) {
      put(m, "\n");
      text_add(&m->out, token_text(m->unit, t));
    }
  if (!unroll_asked(m->loop))
    put(m, "\n#pragma unroll 1");
  put(m, line_marker(m->unit, token_offset(m->unit, s->range.first), true));
  text_printf(&m->out, "for (; %s; %s) {\n", flat_expr(m, l->cond), flat_text(m->unit, s->step));
}

static void add_step(struct emitter *m) {
  add_advances(m);
  if (!range_empty(m->loop->stmt->step))
    text_printf(&m->out, "%s; ", flat_text(m->unit, m->loop->stmt->step));
  put(m, "\n");
}

// The first tile of a "do" is loaded whatever the condition says; it is not even evaluated.
static bool first_unasked(const struct emitter *m) {
  return m->loop->stmt->kind == STMT_DO;
}

// What the loop as written leaves where a tile was passed: the last one, that of `stage`. A barrier
// that stood there shows it to all, as the one before compute did.
static void put_back(struct emitter *m, const char *stage) {
  if (!m->rebased || !any_passed(m->loop))
    return;
  tell(m, "the last tile to where it was passed");
  text_printf(&m->out, "if (%s) {\n", stage);
  add_load(m, COPY_BACK, "__dbuf_now");
  put(m, "}\n");
  if (!m->loop->last || m->loop->vote)
    put_barrier(m);
}

static void cp_async(struct emitter *m) {
  int stages = m->plan.stages;
  const char *cond = flat_expr(m, m->loop->cond);
  if (stages > 2 && first_unasked(m))
    cond = arena_printf(m->unit->arena, "__dbuf_s == 0 || (%s)", cond);
  tell(m, stages == 2 ? "prologue: the copies of the first tile are on their way"
                      : arena_printf(m->unit->arena,
                                     "prologue: the copies of the first %d tiles, or of all if "
                                     "there are fewer, are on their way",
                                     stages - 1));
  text_printf(&m->out, "int __dbuf_load = %d, __dbuf_now = 0%s;\n", stages - 1,
              stages > 2 ? ", __dbuf_left = 0" : "");
  if (stages > 2)
    text_printf(
        &m->out,
        "\n#pragma unroll%sfor (int __dbuf_s = 0; __dbuf_s < %d; ++__dbuf_s) {\nif (%s) {\n",
        line_marker(m->unit, token_offset(m->unit, m->loop->stmt->range.first), true), stages - 1,
        cond);
  else
    put(m, "{ const int __dbuf_s = 0; {\n");
  add_registers(m);
  add_load(m, COPY_FETCH, "__dbuf_s");
  if (m->drains)
    add_load(m, COPY_DRAIN, "__dbuf_s");
  add_step(m);
  text_printf(&m->out, "%s}\n::__dbuf::commit();\n}\n", stages > 2 ? "++__dbuf_left; " : "");
  forget_clocks(m);
  tell(m, "main loop: the oldest tile has come; a further one is loaded while it is computed");
  add_header(m);
  text_printf(&m->out, "::__dbuf::wait<%d>(); %s\n", stages - 2, m->barrier);
  tell(m, m->drains ? "load a further tile: what cannot be copied goes into registers"
                    : "load a further tile");
  add_registers(m);
  add_load(m, COPY_FETCH, "__dbuf_load");
  put(m, "::__dbuf::commit();\n");
  tell(m, "compute the oldest");
  add_compute(m, "__dbuf_now", false);
  if (m->drains) {
    tell(m, "the registers into the further tile");
    add_load(m, COPY_DRAIN, "__dbuf_load");
  }
  if (compares_tiles(m->loop)) {
    text_printf(&m->out, "::__dbuf::wait<0>(); %s\n", m->barrier);
    add_load(m, COPY_CHECK, "__dbuf_load");
  }
  add_advances(m);
  // The next tile goes where the one just computed was. One counter fewer to reckon is one register
  // fewer: sgemm tiled with 3 and 4 stages needed 151 on sm_90, and one block of two did not fit.
  if (stages == 2)
    put(m, "\n__dbuf_load = __dbuf_now; __dbuf_now ^= 1;\n}\n");
  else
    text_printf(
        &m->out,
        "\n__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == %d ? 0 : __dbuf_now + 1;\n}\n",
        stages - 1);
  tell(m, stages == 2 ? "epilogue: the last tile" : "epilogue: the tiles that are left");
  put(m, "::__dbuf::wait<0>();\n");
  if (stages == 2) {
    put_barrier(m);
    add_compute(m, "__dbuf_now", true);
    put_back(m, "__dbuf_now");
    return;
  }
  // All copies have come: behind one barrier every thread has every tile. Measured on an H200 (CUDA
  // 13.0, 2026-11-30, 4096): igemm 64x64x64 with four stages 0.98 of the time; but sgemm tiled
  // needed 130 registers for 128, and 1.14. So only where compute multiplies matrices. And not
  // where the last tile is put back, into the first buffer: others may compute that one; nor where
  // a thread with more tiles than others may have copies under way that these wait for.
  bool once = !m->loop->shares && !any_passed(m->loop) && trips_are_uniform(m->loop) &&
              multiplies_matrices(m->loop);
  text_printf(&m->out, "%s\n#pragma unroll 1%sfor (; __dbuf_left; --__dbuf_left) {\n%s\n",
              once ? m->barrier : "",
              line_marker(m->unit, token_offset(m->unit, m->loop->stmt->range.first), true),
              once ? "" : m->barrier);
  add_compute(m, "__dbuf_now", true);
  put_back(m, "__dbuf_left == 1 && __dbuf_now");
  text_printf(&m->out, "__dbuf_now = __dbuf_now == %d ? 0 : __dbuf_now + 1;\n}\n", stages - 1);
}

static void ldg(struct emitter *m) {
  bool two = m->plan.variant == VARIANT_LDG;
  const char *now = two ? "__dbuf_now" : "0", *next = two ? "__dbuf_now ^ 1" : "0";
  if (two)
    put(m, "int __dbuf_now = 0;\n");
  bool vote = m->loop->vote != NULL;
  tell(m, "prologue: the first tile");
  put(m, vote ? "if (!__dbuf_stop) {\n" : "");
  add_load(m, COPY_LOAD, "0");
  add_step(m);
  put_barrier(m);
  forget_clocks(m);
  tell(m, "main loop: the next tile travels through registers while one is computed");
  add_header(m);
  // Forgotten with each tile anew, addresses are reckoned when they are used and take no registers
  // in between. Measured on an H200 (CUDA 13.0, 2026-11-30, 4096): sgemm tiled with two stages 127
  // of them for 129, two blocks where one fitted, and 0.81 of the time; hgemm 64x64x32 0.95, the
  // others 0.99 to 1.01. With asynchronous copies 0.99 to 1.02: the copies wait for their
  // addresses.
  if (!unroll_asked(m->loop))
    forget_clocks(m);
  tell(m, "load the next tile into registers");
  add_registers(m);
  add_load(m, COPY_FETCH, next);
  tell(m, "compute the one that is there");
  add_compute(m, now, false);
  // Without these two the last barrier is in compute, and nothing behind it uses shared memory.
  bool met = (vote || !two) && (m->loop->top || m->loop->last);
  if (met)
    put_vote(m, false);
  put(m, vote ? "if (__dbuf_stop) break;\n" : "");
  tell(m, two ? "the registers into the other stage" : "the registers into the tile");
  add_load(m, COPY_DRAIN, next);
  if (compares_tiles(m->loop)) { // each thread its own elements, when all have computed
    if (!met)
      put_barrier(m);
    add_load(m, COPY_CHECK, next);
  }
  add_advances(m);
  text_printf(&m->out, "\n%s%s\n}\n%s", m->barrier, two ? " __dbuf_now ^= 1;" : "",
              vote ? "if (!__dbuf_stop) {\n" : "");
  tell(m, "epilogue: the last tile");
  add_compute(m, now, true);
  if (vote && m->loop->last)
    put_barrier(m);
  put(m, vote ? "}\n" : "");
  put_back(m, now);
  put(m, vote ? "}\n" : "");
}

static bool any_held(struct emitter *m) {
  struct loop *l = m->loop;
  for (size_t i = 0; i < l->stores.count; ++i)
    if (travels(m, l->stores.at[i]) == STORE_STAGED)
      return true;
  return false;
}

void emit_loop(struct loop *l, struct plan plan, unsigned ordinal, bool told, struct edits *edits,
               struct stages_list *stages) {
  struct emitter e = {.loop = l,
                      .unit = l->unit,
                      .plan = plan,
                      .ordinal = ordinal,
                      .out = {.arena = l->unit->arena},
                      .rebased = plan.stages > 1,
                      .told = told};
  struct emitter *m = &e;
  m->drains = any_held(m);
  m->barrier = flat_text(m->unit, weakest_barrier(l)->range);
  struct stmt *s = l->stmt;
  uint32_t from = token_offset(m->unit, s->lead), to = range_end(m->unit, s->range);
  put(m, line_marker(m->unit, token_offset(m->unit, s->range.first), true));
  const char *only = taken_condition(l);
  if (only)
    text_printf(&m->out, "{ if %s(%s) ", taken_constexpr(l) ? "constexpr " : "", only);
  put(m, "{ ");
  struct stages_list own = {NULL, 0, 0};
  for (size_t i = 0; m->rebased && i < l->tiles.count; ++i) {
    struct tile *t = l->tiles.at[i];
    if (has_buffers_beside(t->symbol))
      continue;
    struct stages x = {l->function, t->symbol, tile_name(m, t), plan.stages};
    *(hoisted(l, t->symbol->decl) ? GROW(l->unit->arena, own) : GROW(l->unit->arena, *stages)) = x;
  }
  for (size_t i = 0; i < l->hoisted.count; ++i)
    put(m, declaration(m, l->function, l->hoisted.at[i], &own));
  for (size_t i = 0; m->rebased && i < l->tiles.count; ++i)
    if (has_buffers_beside(l->tiles.at[i]->symbol))
      add_beside(l, l->tiles.at[i], plan.stages - 1, ordinal, &m->out);
  add_claims(l, plan, ordinal, &m->out);
  if (s->init)
    put(m, flat_text(m->unit, s->init->range));
  if (first_unasked(m))
    put(m, "\n{\n");
  else
    text_printf(&m->out, "\nif (%s) {\n", flat_expr(m, l->cond));
  put(m, l->vote ? "bool __dbuf_stop = false; " : "");
  if (l->top && l->vote_ends)
    put_barrier(m);
  else if (l->top || l->asks)
    put_vote(m, true);
  for (size_t i = 0; i < l->clocks.count; ++i)
    if (l->clocks.at[i].in_compute) {
      struct str name = token_text(m->unit, l->clocks.at[i].symbol->name);
      add_clock_claim(l, &l->clocks.at[i], &m->out);
      text_printf(&m->out, "auto %s = %.*s;\n", clock_name(m, &l->clocks.at[i]), (int)name.n,
                  name.p);
      forget(m, &l->clocks.at[i], clock_name(m, &l->clocks.at[i]));
    }
  add_place_claims(l, plan, ordinal, m->barrier, &m->out);
  if (plan.variant == VARIANT_CP_ASYNC)
    cp_async(m);
  else
    ldg(m);
  if (l->last && !l->vote)
    put_barrier(m);
  put(m, "} }");
  if (only) { // else as it was
    put(m, " else {");
    put(m, line_marker(m->unit, from, true));
    add_copy(&m->out, (struct str){m->unit->text.p + from, to - from}, true);
    put(m, "\n} }");
  }
  put(m, line_marker(m->unit, to, false));
  *GROW(l->unit->arena, *edits) = (struct edit){from, to, text_str(&m->out), 0};
}
