#include "inspect/gates.h"

#include <stdio.h>
#include <string.h>

struct judge {
  struct arena *arena;
  const struct gate_facts *facts;
  const struct limits *limits; // NULL: unknown architecture
  struct gate_report report;
};

static struct verdict unknown(const char *text, const char *remedy) {
  return (struct verdict){OUTCOME_UNKNOWN, text, remedy};
}

static struct verdict pass(const char *text) {
  return (struct verdict){OUTCOME_PASS, text, NULL};
}

static struct verdict fail(const char *text, const char *remedy) {
  return (struct verdict){OUTCOME_FAIL, text, remedy};
}

static const char *plural(long n, const char *one, const char *many) {
  return n == 1 ? one : many;
}

// True when auto has chosen: every other variant that is possible has been tried.
static bool is_auto(const struct loop_record *l) {
  return l->settings.variant == VARIANT_AUTO && l->candidates > 1;
}

static long spilled(const struct ptxas_function *p) {
  if (!p)
    return 0;
  return (p->spill_stores > 0 ? p->spill_stores : 0) + (p->spill_loads > 0 ? p->spill_loads : 0);
}

// What the loop itself says of local memory: a hint only, for a local array uses the same
// instructions.
static const char *local_hint(const struct judge *j) {
  const struct ring *r = j->facts->ring;
  if (!r || r->local_loads + r->local_stores == 0)
    return "";
  return arena_printf(
      j->arena,
      "; the loop holds %u local loads and %u local stores, of spilled registers or "
      "of an array with indices known only at run time",
      r->local_loads, r->local_stores);
}

static struct verdict judge_spill(const struct judge *j) {
  const struct loop_record *l = j->facts->loop;
  bool by_copies = l->variant != VARIANT_CP_ASYNC && !l->no_async && !is_auto(l);
  const struct ptxas_function *p = j->facts->ptxas;
  struct arena *a = j->arena;
  if (!p || p->spill_stores == PTXAS_UNKNOWN)
    return unknown(
        arena_printf(a, "spills are not known: only ptxas -v tells them%s", local_hint(j)),
        "compile with dbuf-nvcc, which asks ptxas");
  if (p->spill_stores > 0 || p->spill_loads > 0)
    return fail(
        arena_printf(a, "%ld bytes of spill stores and %ld bytes of spill loads with %ld registers",
                     p->spill_stores, p->spill_loads > 0 ? p->spill_loads : 0, p->registers),
        arena_printf(a,
                     "try %smore threads with less work each, fewer blocks in __launch_bounds__, a "
                     "higher -maxrregcount, or %s",
                     by_copies ? "variant=cp_async, which keeps no tile in registers, " : "",
                     l->variant == VARIANT_CP_ASYNC ? "fewer stages" : "a smaller BK"));
  if (p->stray_spills)
    return unknown(arena_printf(a,
                                "no spill in the kernel, but %ld bytes in %.*s, which it may call",
                                p->stray_spills, (int)p->stray.n, p->stray.p),
                   "make the function inline, or compile without -rdc");
  return pass(arena_printf(a, "no spill%s", local_hint(j)));
}

// The largest number of stages whose tiles stay under `most` bytes; below 2 when two do not or it
// is not known.
static int stages_under(const struct judge *j, long most) {
  const struct loop_record *l = j->facts->loop;
  long before = j->report.shared_before, added = j->facts->added_shared;
  if (before < 0 || before > most || l->stages < 2 || added < l->stages)
    return 0;
  return (int)((most - before) / (added / (l->stages - 1))) + 1;
}

// The most shared memory that a block may have of which the launch knows nothing.
static long most_of_block(const struct judge *j) {
  bool told = j->facts->dynamic_shared > 0 && j->limits;
  return told ? j->limits->opt_in : STATIC_SHARED_LIMIT;
}

// Would the loop with so many stages pass the limits of shared memory, as far as its bytes are
// known?
static bool fits(const struct judge *j, int stages) {
  const struct loop_record *l = j->facts->loop;
  const struct gate_report *r = &j->report;
  long after = r->shared_after, added = j->facts->added_shared;
  if (after < 0 || l->stages < 1)
    return true;
  long stage = added > 0 && l->stages > 1 ? added / (l->stages - 1) : after / l->stages;
  long all = after + (stages - l->stages) * stage;
  if (all > most_of_block(j))
    return false;
  if (!j->limits || l->settings.gates[GATE_CLIFF] == LEVEL_OFF)
    return true;
  if (j->limits->cliff)
    return all <= j->limits->cliff;
  int now = r->after.by_shared, wanted = l->settings.min_blocks_per_sm;
  return blocks_per_sm(j->limits, 0, -1, all).by_shared >= (now < wanted ? now : wanted);
}

static const char *shared_remedy(const struct judge *j, long most) {
  const struct loop_record *l = j->facts->loop;
  struct arena *a = j->arena;
  if (most > most_of_block(j))
    most = most_of_block(j);
  if (l->variant == VARIANT_LDG_SINGLE || j->facts->added_shared == 0)
    return arena_printf(a, "tiles of %s or less in all: a smaller BM, BN or BK",
                        size_text(a, most));
  int stages = stages_under(j, most);
  if (stages >= 2 && stages < l->stages)
    return arena_printf(a, "stages=%d fits; so do tiles that take %s in all", stages,
                        size_text(a, most));
  return arena_printf(a, "%sa smaller BM, BN or BK: all stages together may take %s",
                      l->no_single ? ""
                      : j->facts->binary
                          ? "variant=ldg_single, where dbuf explain finds it possible, or "
                          : "variant=ldg_single, which takes no more shared memory, or ",
                      size_text(a, most));
}

// A pipelined loop has tiles. ptxas counts neither dynamic shared memory nor, in relocatable code
// (-rdc=true), that of templates.
static bool uncounted(const struct gate_facts *f) {
  return f->ptxas && f->ptxas->shared == 0 && f->dynamic_shared <= 0;
}

// Against the cliff that the user has found, whatever the blocks.
static struct verdict judge_own_cliff(const struct judge *j) {
  const struct gate_report *r = &j->report;
  struct arena *a = j->arena;
  long most = j->limits->cliff;
  const char *now = arena_printf(a, "%s of shared memory a block; the cliff of sm_%d is set at %s",
                                 size_text(a, r->shared_after), j->facts->arch, size_text(a, most));
  if (r->shared_after <= most)
    return pass(now);
  if (r->shared_before > most)
    return pass(
        arena_printf(a, "%s, and %s were above it before", now, size_text(a, r->shared_before)));
  if (r->shared_before < 0)
    return unknown(arena_printf(a, "%s; how much there was before is not known", now),
                   shared_remedy(j, most));
  return fail(arena_printf(a, "%s, and before there were %s", now, size_text(a, r->shared_before)),
              shared_remedy(j, most));
}

static struct verdict judge_cliff(struct judge *j) {
  const struct gate_facts *f = j->facts;
  const struct ptxas_function *p = f->ptxas;
  struct gate_report *r = &j->report;
  struct arena *a = j->arena;
  if (p && p->shared_limit != PTXAS_UNKNOWN)
    return fail(arena_printf(a,
                             "%s of static shared memory a block are more than the %s that "
                             "ptxas allows",
                             size_text(a, p->shared), size_text(a, p->shared_limit)),
                shared_remedy(j, p->shared_limit));
  if (r->shared_after < 0 && f->added_shared == 0)
    return pass("no shared memory is added");
  if (r->shared_after < 0)
    return uncounted(f)
               ? unknown("ptxas counts no shared memory: the tiles are dynamic, or linked later",
                         "dbuf check tells it of the linked program")
               : unknown("shared memory is not known: only ptxas -v tells it",
                         "compile with dbuf-nvcc, which asks ptxas");
  if (!j->limits)
    return unknown(
        arena_printf(a, "the limits of sm_%d are not known", f->arch),
        arena_printf(a,
                     "a section [arch \"sm_%d\"] in dbuf.ini with smem_per_sm, smem_reserved, "
                     "blocks_per_sm and threads_per_sm can tell them",
                     f->arch));
  if (j->limits->cliff)
    return judge_own_cliff(j);
  int after = r->after.by_shared, wanted = f->loop->settings.min_blocks_per_sm;
  // Without the size of a stage: before, there was at least an equal part of what there is now.
  bool bound = r->shared_before < 0;
  int stages = f->loop->stages > 1 ? f->loop->stages : 1;
  int before = bound ? blocks_per_sm(j->limits, 0, -1, r->shared_after / stages).by_shared
                     : r->before.by_shared;
  int needed = before < wanted ? before : wanted;
  const char *now =
      arena_printf(a, "%s of shared memory a block leave room for %d %s on an SM of sm_%d",
                   size_text(a, r->shared_after), after, plural(after, "block", "blocks"), f->arch);
  if (after >= needed)
    return pass(now);
  const char *remedy = shared_remedy(j, cliff(j->limits, needed > 0 ? needed : 1));
  if (bound)
    return unknown(arena_printf(a, "%s; how many there were before is not known", now), remedy);
  return fail(arena_printf(a, "%s; with %s there were %d, and %d are asked for (cliff at %s)", now,
                           size_text(a, r->shared_before), before, needed,
                           size_text(a, cliff(j->limits, needed))),
              remedy);
}

// What to try when the compiler's schedule takes the overlap away: the variants that are possible.
// auto has tried them all.
static const char *schedule_remedy(const struct judge *j) {
  const struct loop_record *l = j->facts->loop;
  bool again = j->facts->ring && j->facts->ring->tiles > 1;
  struct text t = {.arena = j->arena};
  if (is_auto(l)) {
    bool all = l->settings.stages == STAGES_AUTO &&
               (!l->settings.candidates || strcmp(l->settings.candidates, "auto") == 0);
    const char *none = all ? "no variant does better" : "no variant that auto may take does better";
    return again ? arena_printf(j->arena,
                                "try #pragma unroll 1 above the loop, or a tile with more work per "
                                "load; %s",
                                none)
                 : arena_printf(j->arena, "%s; a tile with more work per load would", none);
  }
  if (again)
    text_puts(&t, "#pragma unroll 1 above the loop, ");
  if (l->variant == VARIANT_CP_ASYNC && l->stages < STAGES_MAX && fits(j, l->stages + 1))
    text_printf(&t, "stages=%d, ", l->stages + 1);
  struct text others = {.arena = j->arena};
  if (l->variant != VARIANT_CP_ASYNC && !l->no_async && fits(j, 2))
    text_puts(&others, "variant=cp_async, ");
  if (l->variant != VARIANT_LDG && !l->no_ldg && fits(j, 2))
    text_puts(&others, "variant=ldg, ");
  if (l->variant == VARIANT_LDG && !l->no_single)
    text_puts(&others, "variant=ldg_single, ");
  if (others.n && j->facts->binary)
    return arena_printf(j->arena,
                        "try %sa larger tile, or, where dbuf explain finds it possible, %.*s",
                        t.n ? t.p : "", (int)others.n - 2, others.p);
  text_add(&t, text_str(&others));
  return arena_printf(j->arena, "try %s%sa larger tile", t.n ? t.p : "", t.n ? "or " : "");
}

static const char *unreadable(const struct judge *j) {
  const struct gate_facts *f = j->facts;
  if (f->ring)
    return f->ring->unreadable;
  return f->ring_why ? f->ring_why : "there is no SASS of it";
}

static struct verdict cannot_read(const struct judge *j) {
  return unknown(
      arena_printf(j->arena, "the loop could not be read in SASS: %s", unreadable(j)),
      "#pragma unroll 1 above the loop keeps it a loop; -G and -dlto leave nothing to read");
}

static struct verdict judge_barrier(const struct judge *j) {
  const struct ring *r = j->facts->ring;
  struct arena *a = j->arena;
  if (!r || r->unreadable)
    return cannot_read(j);
  const struct ring_load *found = NULL;
  size_t bad = 0, good_staged = 0, bad_async = 0;
  for (size_t k = 0; k < r->loads.count; ++k) {
    const struct ring_load *l = &r->loads.at[k];
    bool covered = !l->wait_first && !l->barrier_first;
    good_staged += covered && !l->async;
    bad_async += !covered && l->async;
    if (covered)
      continue;
    found = found && (found->async || !l->async) ? found : l;
    ++bad;
  }
  // ptxas may sink some of the loads that go through registers behind the work while others lead
  // it: that costs overlap, which its own gate measures. Asynchronous copies it leaves in place.
  if (bad_async == 0 && good_staged)
    found = NULL;
  if (!found)
    return pass(arena_printf(a, "no barrier and no wait between load and %s; %u %s in %u %s",
                             r->name, r->barriers, plural(r->barriers, "barrier", "barriers"),
                             r->tiles, plural(r->tiles, "tile", "tiles")));
  const char *what = found->wait_first
                         ? arena_printf(a, "its wait (0x%llx)", (unsigned long long)found->waited)
                         : "a barrier";
  const char *how_many =
      r->loads.count == 1 ? "" : arena_printf(a, ", for %zu of %zu loads", bad, r->loads.count);
  const char *text =
      arena_printf(a,
                   "%s stands between the next tile's %s (0x%llx) and the first of the %ld %s that "
                   "could hide it%s",
                   what, found->async ? "last asynchronous copy" : "load",
                   (unsigned long long)found->issued, r->per_tile, r->name, how_many);
  if (!found->wait_first)
    return fail(
        text, "if compute begins with a barrier of its own that nothing needs, take it out; if the "
              "compiler has put the load before the barrier that stays, try another variant, or "
              "give barrier=off");
  return fail(text, schedule_remedy(j));
}

// How long a load is under way before it is waited for, beside how long memory takes.
static const char *against_latency(const struct judge *j, long cycles) {
  if (!j->limits || j->limits->latency == 0)
    return arena_printf(j->arena, "%ld cycles or more", cycles);
  return arena_printf(j->arena, "%ld cycles or more where memory takes about %d", cycles,
                      j->limits->latency);
}

static struct verdict judge_overlap(const struct judge *j) {
  const struct ring *r = j->facts->ring;
  const struct ptxas_function *p = j->facts->ptxas;
  struct arena *a = j->arena;
  if (p && p->serialized)
    return fail("ptxas serialized the wgmma instructions, so that none overlaps",
                "fewer registers a thread, or wgmma.wait_group further from the instructions");
  if (!r || r->unreadable)
    return cannot_read(j);
  const struct ring_load *l = &r->loads.at[r->worst];
  long inside = l->inside < r->per_tile ? l->inside : r->per_tile;
  const char *found = arena_printf(a,
                                   "%ld of %ld %s%s (%.0f %%) stand between the %s of a tile "
                                   "(0x%llx) and the wait for it (0x%llx): %s",
                                   inside, r->per_tile, r->name,
                                   r->nested ? ", an inner loop counted once," : "", 100 * r->share,
                                   l->async             ? "last asynchronous copy"
                                   : r->loads.count > 1 ? "worst placed load"
                                                        : "load",
                                   (unsigned long long)l->issued, (unsigned long long)l->waited,
                                   against_latency(j, l->cycles));
  double wanted = j->facts->loop->settings.min_overlap;
  if (r->share >= wanted)
    return pass(found);
  return fail(arena_printf(a, "%s; %.0f %% are asked for", found, 100 * wanted),
              schedule_remedy(j));
}

// MMA behind the loop are those of the tiles that it leaves, and the kernel's own, of which the
// loop as written has the same.
static struct verdict judge_behind(struct judge *j, const struct ring *written) {
  const struct ring *r = j->facts->ring;
  struct arena *a = j->arena;
  const char *found =
      arena_printf(a, "%ld %s a tile in the main loop%s, and %ld behind it", r->per_tile, r->name,
                   written ? " and as written" : "", r->behind);
  if (r->behind_unknown)
    return written ? pass(arena_printf(a, "%ld %s a tile, as written", r->per_tile, r->name))
                   : unknown(arena_printf(a, "MMA behind the loop cannot be told from others: %s",
                                          r->behind_unknown),
                             "check.baseline = on compares with the loop as written");
  if (r->behind % r->per_tile == 0)
    return pass(found);
  if (!written || written->behind_unknown) {
    j->report.compare = !j->facts->baseline;
    return unknown(arena_printf(a, "%s: no whole number of tiles, or the kernel's own", found),
                   "check.baseline = on compares with the loop as written");
  }
  if ((r->behind - written->behind) % r->per_tile == 0)
    return pass(
        arena_printf(a, "%s, of which the kernel as written has %ld", found, written->behind));
  return fail(arena_printf(a, "%s, where the kernel as written has %ld: no whole number of tiles",
                           found, written->behind),
              arena_printf(a, "%s; mma_count=off where that is meant", schedule_remedy(j)));
}

static struct verdict judge_mma_count(struct judge *j) {
  const struct ring *r = j->facts->ring;
  const struct baseline *b = j->facts->baseline;
  if (!r || r->unreadable)
    return cannot_read(j);
  if (r->work != RING_MMA)
    return pass("the loop holds no MMA");
  const struct ring *w = b && b->ring && b->ring->work == RING_MMA ? b->ring : NULL;
  if (w && (r->nested || w->nested || w->total % w->tiles != 0))
    w = NULL;
  if (!w || w->per_tile == r->per_tile)
    return judge_behind(j, w);
  return fail(arena_printf(j->arena, "%ld %s a tile, and %ld %s in the loop as written",
                           r->per_tile, r->name, w->per_tile, w->name),
              arena_printf(j->arena, "%s; mma_count=off where that is meant", schedule_remedy(j)));
}

static void measure(struct judge *j) {
  const struct gate_facts *f = j->facts;
  struct gate_report *r = &j->report;
  r->shared_before = r->shared_after = r->cliff = -1;
  r->before = r->after = (struct occupancy){-1, -1};
  long registers = f->ptxas ? f->ptxas->registers : -1;
  int threads = f->threads > 0 ? f->threads : f->loop->most_threads;
  if (f->ptxas && f->ptxas->shared >= 0 && !uncounted(f))
    r->shared_after = f->ptxas->shared + (f->dynamic_shared > 0 ? f->dynamic_shared : 0);
  if (r->shared_after >= 0 && f->added_shared >= 0 && f->added_shared <= r->shared_after)
    r->shared_before = r->shared_after - f->added_shared;
  if (!j->limits)
    return;
  r->cliff = cliff_asked(j->limits, f->loop->settings.min_blocks_per_sm);
  if (r->shared_after >= 0)
    r->after = blocks_per_sm(j->limits, threads, registers, r->shared_after);
  if (r->shared_before >= 0)
    r->before = blocks_per_sm(j->limits, threads, registers, r->shared_before);
}

// How many blocks fit, "3 blocks/SM": as shared memory allows where threads are not known, and with
// how much of it as many fit as are asked for. Of smaller blocks than __launch_bounds__ allows more
// may fit, up to what shared memory allows.
static void remark_blocks(const struct judge *j, struct text *t) {
  const struct gate_report *r = &j->report;
  const char *edge = r->cliff >= 0 ? size_text(j->arena, r->cliff) : NULL;
  bool all = r->after.by_all >= 0;
  int blocks = all ? r->after.by_all : r->after.by_shared;
  text_printf(t, " (%s%d %s/SM", all ? "" : "shared memory for ", blocks,
              plural(blocks, "block", "blocks"));
  if (all && j->facts->threads <= 0 && blocks < r->after.by_shared)
    text_printf(t, " at the %d threads of __launch_bounds__", j->facts->loop->most_threads);
  if (edge && j->limits->cliff)
    text_printf(t, "; cliff set at %s", edge);
  else if (edge)
    text_printf(t, all ? "; shared memory for %d up to %s" : ", for %d up to %s",
                j->facts->loop->settings.min_blocks_per_sm, edge);
  text_puts(t, ")");
}

static void remark_shared(const struct judge *j, struct text *t) {
  const struct gate_report *r = &j->report;
  struct arena *a = j->arena;
  if (r->shared_after < 0) {
    text_printf(t, "; shared memory unknown%s",
                uncounted(j->facts) ? " (dynamic, or linked later)" : "");
    return;
  }
  bool changes = r->shared_before >= 0 && r->shared_before != r->shared_after;
  bool more = j->facts->loop->launched && j->facts->dynamic_shared <= 0;
  text_printf(t, "; shared %s%s",
              changes ? size_change_text(a, r->shared_before, r->shared_after)
                      : size_text(a, r->shared_after),
              more ? " and what the launch adds" : "");
  if (r->after.by_shared < 0)
    text_printf(t, " (limits of sm_%d unknown)", j->facts->arch);
  else
    remark_blocks(j, t);
}

static void remark_overlap(const struct judge *j, struct text *t) {
  const struct ring *r = j->facts->ring;
  if (!r || r->unreadable) {
    text_puts(t, "; overlap unknown");
    return;
  }
  const struct ring_load *l = &r->loads.at[r->worst];
  long inside = l->inside < r->per_tile ? l->inside : r->per_tile;
  const struct baseline *b = j->facts->baseline;
  if (r->work == RING_ARITHMETIC)
    text_printf(t, "; %.0f %% of the arithmetic behind the load", 100 * r->share);
  else
    text_printf(t, "; %ld of %ld %s behind the load", inside, r->per_tile,
                r->work == RING_MMA ? "MMA" : r->name);
  if (b && r->work != RING_ARITHMETIC && b->ring && !b->ring->nested && b->ring->work == r->work)
    text_printf(t, " (%ld a tile as written)", b->ring->per_tile);
}

static const char *remark(const struct judge *j) {
  const struct loop_record *l = j->facts->loop;
  const struct ptxas_function *p = j->facts->ptxas;
  struct text t = {.arena = j->arena};
  text_printf(&t, "%s, %d %s", variant_name(l->variant), l->stages,
              plural(l->stages, "stage", "stages"));
  remark_shared(j, &t);
  if (p && p->registers >= 0)
    text_printf(&t, "; %ld registers", p->registers);
  const struct baseline *b = j->facts->baseline;
  if (b && b->registers >= 0)
    text_printf(&t, " (%ld as written)", b->registers);
  remark_overlap(j, &t);
  switch (j->report.gates[GATE_SPILL].outcome) {
  case OUTCOME_PASS:
    text_puts(&t, "; no spill");
    break;
  case OUTCOME_FAIL:
    text_printf(&t, "; %ld bytes spilled", spilled(p));
    break;
  case OUTCOME_UNKNOWN:
    text_puts(&t, "; spills unknown");
    break;
  }
  return t.p;
}

struct gate_report gates_judge(struct arena *a, const struct gate_facts *facts) {
  struct judge j = {
      .arena = a, .facts = facts, .limits = facts->limits ? facts->limits : limits_of(facts->arch)};
  measure(&j);
  j.report.gates[GATE_SPILL] = judge_spill(&j);
  j.report.gates[GATE_CLIFF] = judge_cliff(&j);
  j.report.gates[GATE_BARRIER] = judge_barrier(&j);
  j.report.gates[GATE_OVERLAP] = judge_overlap(&j);
  j.report.gates[GATE_MMA_COUNT] = judge_mma_count(&j);
  j.report.remark = remark(&j);
  return j.report;
}
