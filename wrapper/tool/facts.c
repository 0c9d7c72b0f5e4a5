#include "tool/facts.h"

#include "inspect/limits.h"
#include "rewrite/beside.h"
#include "rewrite/size.h"
#include "rewrite/unswitch.h"

#include <string.h>

struct writer {
  struct text *out;
  struct loop *loop;
  struct unit *unit;
};

static unsigned line(const struct writer *w, tok t) {
  return line_at(w->unit, w->unit->tokens[t].off);
}

// "line 12" or "lines 12-15".
static const char *lines(const struct writer *w, struct range r) {
  unsigned first = line(w, r.first), last = line(w, r.end - 1);
  struct arena *a = w->unit->arena;
  return first == last ? arena_printf(a, "line %u", first)
                       : arena_printf(a, "lines %u-%u", first, last);
}

static const char *text_of(const struct writer *w, struct range r) {
  struct text t = {.arena = w->unit->arena};
  text_puts(&t, "");
  for (tok i = r.first; i < r.end; ++i) {
    const struct token *k = &w->unit->tokens[i];
    if (k->kind == TOK_PRAGMA)
      continue;
    if (t.n && k[-1].off + k[-1].len < k->off)
      text_puts(&t, " ");
    text_add(&t, token_text(w->unit, i));
  }
  return t.p;
}

// An item of a list: "    key        text".
static void item(const struct writer *w, const char *key, const char *text) {
  text_printf(w->out, "    %-9s %s\n", key, text);
}

// ---- regions ----

static void add_region(const struct writer *w, const char *key, struct stmt **at, size_t count) {
  struct range r = {NO_TOKEN, 0};
  for (size_t i = 0; i < count; ++i) {
    if (is_advance(w->loop, at[i]))
      continue;
    if (r.first == NO_TOKEN)
      r.first = at[i]->range.first;
    r.end = at[i]->range.end;
  }
  if (r.first != NO_TOKEN)
    item(w, key, lines(w, r));
}

static void add_regions(const struct writer *w) {
  struct loop *l = w->loop;
  struct arena *a = w->unit->arena;
  text_puts(w->out, "  regions\n");
  if (l->top)
    item(w, "barrier", arena_printf(a, "%s, at the top", lines(w, l->top->range)));
  add_region(w, "load", l->load, l->load_count);
  item(w, "barrier", lines(w, l->middle->range));
  add_region(w, "compute", l->compute, l->compute_count);
  if (l->last)
    item(w, "barrier", lines(w, l->last->range));
  add_region(w, "after it", l->tail, l->tail_count);
  for (size_t i = 0; i < l->steps.count; ++i)
    item(w, "advances",
         arena_printf(a, "%s (the loop's header)", text_of(w, l->steps.at[i]->range)));
  for (size_t i = 0; i < l->advances.count; ++i)
    item(w, "advances",
         arena_printf(a, "%s (line %u)", text_of(w, l->advances.at[i].expr->range),
                      line(w, l->advances.at[i].expr->range.first)));
}

// ---- tiles ----

static const char *width(struct arena *a, int bytes) {
  return bytes ? arena_printf(a, "%d-byte ", bytes) : "";
}

// As the user wrote it: the header's macro is expanded by now.
static const char *type_text(const struct writer *w, struct range type) {
  struct str s = str_of(text_of(w, type)), shared = STR("__attribute__((shared))");
  size_t at = str_find(s, shared, 0);
  return at == s.n
             ? s.p
             : arena_printf(w->unit->arena, "%.*s__shared__%s", (int)at, s.p, s.p + at + shared.n);
}

static const char *travel(struct arena *a, const struct store *s) {
  switch (s->kind) {
  case STORE_ASYNC:
    return arena_printf(a, "a plain %scopy: asynchronous with cp_async, else through registers",
                        width(a, s->bytes));
  case STORE_ZERO:
    return arena_printf(
        a, "a %scopy filled with zero: asynchronous with cp_async, else through registers",
        width(a, s->bytes));
  case STORE_STAGED:
    return s->stageable
               ? arena_printf(a, "through registers%s%s", s->why ? ": " : "", s->why ? s->why : "")
               : "as written: its loop's trips are not constant";
  case STORE_DIRECT:
    return s->has_read ? "as written: its loop's trips are not constant" : "a constant, as written";
  }
  return "";
}

static void add_tiles(const struct writer *w) {
  struct loop *l = w->loop;
  struct arena *a = w->unit->arena;
  text_puts(w->out, "  tiles\n");
  for (size_t i = 0; i < l->tiles.count; ++i) {
    const struct tile *t = l->tiles.at[i];
    const struct symbol *y = t->symbol;
    long bytes = y->passed ? bytes_beside(l, y) : symbol_bytes(l->function, y);
    text_printf(w->out, "    %s %s%s%s: %s%s\n", type_text(w, y->type),
                y->passed && y->pointer ? "*" : "", name_text(l, y->name), text_of(w, y->dims),
                !y->passed     ? ""
                : y->parameter ? "passed to the function, "
                               : "cut out of dynamic shared memory, ",
                bytes < 0 ? "size not known from the text" : size_text(a, bytes));
    for (size_t k = 0; k < l->stores.count; ++k)
      if (l->stores.at[k]->tile == t)
        text_printf(w->out, "      line %u: %s\n", line(w, l->stores.at[k]->stmt->range.first),
                    travel(a, l->stores.at[k]));
  }
}

// ---- what was proved ----

static void proof(const struct writer *w, const char *what, const char *by) {
  text_printf(w->out, "    %s: %s\n", what, by);
}

static const char *add_name(struct arena *a, const char *list, const char *name) {
  size_t n = strlen(name);
  for (const char *p = list; (p = strstr(p, name)) != NULL; p += n)
    if ((p == list || p[-1] == ' ') && (p[n] == ',' || p[n] == '\0'))
      return list;
  return arena_printf(a, "%s%s%s", list, *list ? ", " : "", name);
}

static void prove_clocks(const struct writer *w) {
  struct loop *l = w->loop;
  struct arena *a = w->unit->arena;
  const char *all = "", *twice = "";
  for (size_t i = 0; i < l->clocks.count; ++i) {
    const char *name = name_text(l, l->clocks.at[i].symbol->name);
    all = add_name(a, all, name);
    if (l->clocks.at[i].in_compute)
      twice = add_name(a, twice, name);
  }
  proof(w, "the next tile can be loaded early",
        *all ? arena_printf(
                   a, "which tile it is depends on %s alone, and compute changes none of it", all)
             : "nothing that it depends on changes in the loop");
  if (*twice)
    proof(w, "compute keeps its own copy of", twice);
  if (l->vote)
    proof(w, "it is there to be loaded when the loop is left before it",
          "promised by 'speculative'");
}

static void prove_alias(const struct writer *w) {
  struct loop *l = w->loop;
  struct arena *a = w->unit->arena;
  const char *written = "", *reads = "";
  bool restricted = true, global = false;
  for (size_t i = 0; i < l->writes.count; ++i) {
    const struct root *r = &l->writes.at[i].root;
    if (r->memory != MEMORY_GLOBAL)
      continue;
    global = true;
    restricted &= r->symbol && r->symbol->restricted;
    written = add_name(a, written, r->symbol ? name_text(l, r->symbol->name) : "memory");
  }
  for (size_t i = 0; i < l->sources.count; ++i)
    if (l->sources.at[i]->root.symbol)
      reads = add_name(a, reads, name_text(l, l->sources.at[i]->root.symbol->name));
  const char *what = arena_printf(a, "what is written (%s) is not what is loaded", written);
  if (!global && l->writes_global)
    proof(w, "what calls in compute write is not what is loaded",
          l->clauses->independent ? "promised by 'independent'" : "__restrict__ and other memory");
  else if (!global)
    proof(w, "nothing written is what is loaded", "compute writes no global memory");
  else if (l->clauses->independent)
    proof(w, what, "promised by 'independent'");
  else if (restricted)
    proof(w, what, arena_printf(a, "%s: __restrict__", written));
  else
    proof(w, what, arena_printf(a, "%s: __restrict__", reads));
}

static void prove_rounding(const struct writer *w) {
  const struct refusal *r = &w->loop->contracted;
  if (r->reason != REASON_NONE) {
    text_printf(w->out,
                "    not proved: sums are rounded as in the loop as written; the last bits may "
                "differ for '%s' (line %u), as 'contract' allows\n",
                r->text, line(w, r->at));
    return;
  }
  proof(w, "sums are rounded as in the loop as written",
        w->loop->no_fmad ? "nothing is fused (-fmad=false)"
                         : "what may be fused with them (fma) comes from the same tile");
}

static void prove_tiles(const struct writer *w) {
  struct loop *l = w->loop;
  if (l->one_only.reason == REASON_NONE) {
    proof(w, "a second buffer changes nothing",
          any_passed(l) ? "each iteration writes the same elements of the tiles, and by 'shared' "
                          "nobody else uses these meanwhile"
                        : "each iteration writes the same elements of the tiles, and nobody else "
                          "uses these");
    return;
  }
  text_printf(w->out, "    one buffer only (ldg_single): %s (line %u)\n",
              refusal_message(w->unit->arena, &l->one_only), line(w, l->one_only.at));
}

static void prove_trips(const struct writer *w) {
  struct loop *l = w->loop;
  struct arena *a = w->unit->arena;
  for (size_t i = 0; i < l->coops.count; ++i) {
    const struct coop *c = l->coops.at[i];
    const char *what =
        arena_printf(a, "trips of the load's loop at line %u", line(w, c->stmt->range.first));
    proof(w, what,
          !c->normal ? "not a constant; its stores cannot be held in registers"
          : c->exact ? "a constant"
                     : "at most a constant in registers, what is left as written");
  }
  if (l->clauses->threads.n)
    proof(w, "threads a block",
          arena_printf(a, "%.*s, promised by 'threads', checked at run time",
                       (int)l->clauses->threads.n, l->clauses->threads.p));
  else if (most_threads(l->function))
    proof(w, "threads a block",
          arena_printf(a, "at most %d, by __launch_bounds__", most_threads(l->function)));
  if (l->clauses->dynamic.n)
    proof(w, "dynamic shared memory",
          arena_printf(a, "at most %.*s bytes, promised by 'dynamic'", (int)l->clauses->dynamic.n,
                       l->clauses->dynamic.p));
  for (size_t i = 0; i < l->clauses->shared.count; ++i) {
    const struct named_tile *t = &l->clauses->shared.at[i];
    if (t->extent.n)
      proof(w, arena_printf(a, "extent of '%.*s'", (int)t->name.n, t->name.p),
            arena_printf(a, "%.*s elements, promised by 'shared'", (int)t->extent.n, t->extent.p));
  }
}

void facts_loop(struct text *t, const struct studied *s) {
  struct writer w = {t, s->loop, s->loop->unit};
  if (!s->analysed)
    return;
  add_regions(&w);
  add_tiles(&w);
  text_puts(t, "  proved\n");
  size_t own = s->loop->own_barriers;
  const char *whose = s->loop->by_warp ? ", each of a warp with tiles of its own," : "";
  proof(&w, "barriers",
        own == 0
            ? arena_printf(w.unit->arena,
                           "those above%s are all; nothing called from the loop holds another",
                           whose)
            : arena_printf(w.unit->arena,
                           "those above%s and %zu of compute's own, which stay in each copy of "
                           "it; nothing called from the loop holds another",
                           *whose ? whose : ",", own));
  if (taken_condition(s->loop))
    proof(&w, "conditions above barriers",
          arena_printf(w.unit->arena,
                       "the compiler decides them: pipelined where '%s' holds, else as written",
                       taken_condition(s->loop)));
  prove_clocks(&w);
  prove_alias(&w);
  prove_rounding(&w);
  prove_tiles(&w);
  prove_trips(&w);
}

// ---- the plan ----

static const char *plan_text(struct arena *a, struct plan p) {
  if (p.variant == VARIANT_OFF)
    return "left as written";
  return arena_printf(a, "%s, %d stage%s", variant_name(p.variant), p.stages,
                      p.stages == 1 ? "" : "s");
}

// Registers are known once the loop is compiled.
static void add_threads(struct text *t, const struct loop *l, const struct loop_record *r,
                        const struct limits *limits) {
  long threads = 0;
  if (constant_value(l->clauses->threads, &threads))
    text_printf(t, ", as threads=%ld allows: %d", threads,
                blocks_per_sm(limits, (int)threads, 0, 0).by_all);
  else if (!l->clauses->threads.n && r->most_threads)
    text_printf(t, ", as the %d threads of __launch_bounds__ allow: %d", r->most_threads,
                blocks_per_sm(limits, r->most_threads, 0, 0).by_all);
}

static void add_blocks(struct text *t, const struct loop *l, const struct loop_record *r,
                       const struct limits *limits, long before, long after) {
  if (!limits) {
    text_puts(t, "; blocks per SM: this architecture is not in the table");
    return;
  }
  text_printf(t, "; blocks per SM as shared memory allows: %d -> %d",
              blocks_per_sm(limits, 0, -1, before).by_shared,
              blocks_per_sm(limits, 0, -1, after).by_shared);
  long most = cliff(limits, r->settings.min_blocks_per_sm);
  if (limits->cliff)
    text_printf(t, " (cliff set at %s)", size_text(t->arena, limits->cliff));
  else if (most >= 0)
    text_printf(t, " (%d fit up to %s)", r->settings.min_blocks_per_sm, size_text(t->arena, most));
  add_threads(t, l, r, limits);
}

static void add_memory(struct text *t, struct loop *l, const struct loop_record *r,
                       const struct limits *limits) {
  bool dynamic;
  long stage = 0, before = shared_bytes(l->function, loop_has_tile, l, 1, &dynamic);
  long after = shared_bytes(l->function, loop_has_tile, l, r->stages, &dynamic);
  for (size_t i = 0; i < l->tiles.count && stage >= 0; ++i) {
    const struct symbol *y = l->tiles.at[i]->symbol;
    bool beside = has_buffers_beside(y);
    long bytes = beside ? bytes_beside(l, y) : symbol_bytes(l->function, y);
    stage = bytes < 0 ? -1 : stage + bytes;
    if (beside && after >= 0 && r->stages > 1)
      after = bytes < 0 ? -1 : after + (r->stages - 1) * ((bytes + 127) / 128 * 128);
  }
  text_puts(t, "    shared memory: ");
  if (before < 0 || after < 0) {
    text_puts(t, "not known from the text; the build reports it\n");
    return;
  }
  if (stage >= 0)
    text_printf(t, "%s a stage; ", size_text(t->arena, stage));
  long launched = 0;
  bool told = dynamic && constant_value(l->clauses->dynamic, &launched);
  text_printf(t, "static %s", size_change_text(t->arena, before, after));
  if (told)
    text_printf(t, ", dynamic at most %s", size_text(t->arena, launched));
  else if (dynamic)
    text_puts(t, ", dynamic as launched, which is not known here");
  if (told || !dynamic)
    add_blocks(t, l, r, limits, before + launched, after + launched);
  if (after > STATIC_SHARED_LIMIT)
    text_puts(t, "; over the 48 KiB of static shared memory that a block may have");
  text_puts(t, "\n");
}

static void add_candidates(struct text *t, const struct studied *s, const struct loop_record *r) {
  struct arena *a = s->loop->unit->arena;
  const char *others = "";
  bool later = false;
  for (size_t i = 0; i < s->plans.plans.count; ++i) {
    struct plan p = s->plans.plans.at[i];
    if (later)
      others = arena_printf(a, "%s%s%s", others, *others ? "; " : "", plan_text(a, p));
    later |= r->pipelined && p.variant == r->variant && p.stages == r->stages;
  }
  if (*others)
    text_printf(t, "    if a gate fails: %s\n", others);
  const struct unit *u = s->loop->unit;
  const struct fallen *fallen = s->plans.fallen.at;
  for (size_t i = 0; fallen && i < s->plans.fallen.count; ++i) {
    const struct fallen *f = &fallen[i];
    text_printf(t, "    not %s: %s (line %u)\n", plan_text(a, f->plan),
                refusal_message(a, &f->refusal), line_at(u, u->tokens[f->refusal.at].off));
    bool told = false; // for another variant
    for (size_t k = i + 1; k < s->plans.fallen.count; ++k)
      told |= fallen[k].refusal.reason == f->refusal.reason;
    if (!told)
      text_printf(t, "      remedy: %s\n", refusal_remedy(a, &f->refusal));
  }
}

// "text (line 7)", and the line.
static void add_place(struct text *t, const char *text, const struct place *p,
                      const struct loop_record *r) {
  bool here = p->file && r->place.file && strcmp(p->file, r->place.file) == 0;
  struct str source = str_trim(p->source);
  text_printf(t, here ? "%s (line %s%u)\n" : "%s (%s:%u)\n", text, here || !p->file ? "" : p->file,
              p->line);
  if (source.n)
    text_printf(t, "        %.*s\n", (int)source.n, source.p);
}

static void add_refusal(struct text *t, const struct loop_record *r, const struct message *m) {
  add_place(t, arena_printf(t->arena, "  sm_%d: refused: %s [dbuf-%s]", r->arch, m->text, m->id),
            &m->place, r);
  for (size_t i = 0; i < m->notes.count; ++i)
    add_place(t, arena_printf(t->arena, "    %s", m->notes.at[i].message), &m->notes.at[i].place,
              r);
  if (m->remedy)
    text_printf(t, "    remedy: %s\n", m->remedy);
}

void facts_plan(struct text *t, const struct studied *s, const struct loop_record *r,
                const struct limits *limits, const struct message *refusal) {
  if (refusal) {
    add_refusal(t, r, refusal);
    return;
  }
  if (!r->pipelined) {
    text_printf(t, "  sm_%d: left as written: %s\n", r->arch, r->why_not);
    if (r->remedy)
      text_printf(t, "    remedy: %s\n", r->remedy);
  } else {
    text_printf(t, "  sm_%d: %s\n", r->arch, plan_text(t->arena, study_plan(r)));
    add_memory(t, s->loop, r, limits);
  }
  if (r->ratio > 0)
    text_printf(t, "    compute/load ratio: %.1f flop per byte\n", r->ratio);
  else if (r->settings.rule_ratio)
    text_puts(t, "    compute/load ratio: not known, so that auto.rule = ratio does not decide; "
                 "numbers in tile(BM, BN, BK) or ratio=X tell it\n");
  add_candidates(t, s, r);
}
