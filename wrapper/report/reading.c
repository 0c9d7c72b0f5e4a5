#include "report/reading.h"

#include "report/number_text.h"

#include <math.h>
#include <string.h>

// Below this share of the instructions bank conflicts explain nothing.
static const double few_conflicts = 0.05;

static void line(struct arena *a, struct chain_lines *lines, const char *text) {
  *GROW(a, *lines) = text;
}

static const struct chain_row *other(const struct chain *c, const char *key) {
  for (size_t i = 0; i < c->others.count; ++i)
    if (strcmp(c->others.at[i].key, key) == 0)
      return &c->others.at[i];
  return NULL;
}

static bool measured_twice(const struct chain_row *row) {
  return row && row->measured[0].known && row->measured[1].known;
}

// ---- how to read the figures ----

// What left the sectors, and what of it had been hits.
static void read_hits(struct arena *a, struct chain *c) {
  const struct chain_row *hits = &c->levels[CHAIN_L1], *sectors = &c->levels[CHAIN_SECTOR];
  if (c->sides < 2 || !measured_twice(hits) || !measured_twice(sectors))
    return;
  const struct quantity *h = hits->measured, *s = sectors->measured;
  line(a, &c->readings,
       arena_printf(a,
                    "a hit rate describes the requests that are left, it is no mark: %s hits %s %% "
                    "of %s sectors, %s %s %% of %s",
                    c->side[0].name, number_text(a, h[0].value), number_text(a, s[0].value),
                    c->side[1].name, number_text(a, h[1].value), number_text(a, s[1].value)));
  double hit[2] = {s[0].value * h[0].value / 100, s[1].value * h[1].value / 100};
  double miss[2] = {s[0].value - hit[0], s[1].value - hit[1]};
  double gone = s[0].value - s[1].value, gone_hits = hit[0] - hit[1];
  if (gone <= 0 || gone_hits <= 0 || miss[1] <= 0)
    return;
  line(a, &c->readings,
       arena_printf(a,
                    "of the %s sectors that %s does without, about %s had been hits in L1; those "
                    "that miss it fell by %s only",
                    number_text(a, gone), c->side[1].name, share_text(a, fmin(gone_hits / gone, 1)),
                    ratio_text(a, miss[0] / miss[1])));
}

static void read_coalescing(struct arena *a, struct chain *c) {
  const struct chain_row *each = other(c, "sectors_per_request");
  const struct chain_row *requests = &c->levels[CHAIN_WARP];
  if (c->sides < 2 || !each)
    return;
  const struct quantity *q = measured_twice(each) ? each->measured : each->predicted;
  struct quantity change =
      requests->measured_ratio.known ? requests->measured_ratio : requests->predicted_ratio;
  if (!q[0].known || !q[1].known || q[1].value <= 0 || !change.known)
    return;
  if (fabs(q[0].value / q[1].value - 1) > c->tolerance)
    line(a, &c->readings,
         arena_printf(a, "sectors per load request went from %s to %s: coalescing changed",
                      number_text(a, q[0].value), number_text(a, q[1].value)));
  else if (fabs(change.value - 1) > c->tolerance)
    line(a, &c->readings,
         arena_printf(a,
                      "sectors per load request are unchanged (%.2f): the gain is reuse, not "
                      "coalescing",
                      q[1].value));
}

// One pair of counters: conflicts and the instructions that had them.
static void read_conflicts(struct arena *a, struct chain *c, const char *conflicts,
                           const char *instructions, const char *what) {
  const struct chain_row *few = other(c, conflicts), *all = other(c, instructions);
  for (int i = 0; few && all && i < c->sides; ++i) {
    double n = few->measured[i].value, of = all->measured[i].value;
    if (!few->measured[i].known || !all->measured[i].known || n <= 0 || of <= 0)
      continue;
    bool harmless = n / of < few_conflicts;
    line(a, &c->readings,
         arena_printf(a, "%s: %s bank conflicts in %s shared %s are %s%s", c->side[i].name,
                      number_text(a, n), number_text(a, of), what, share_text(a, n / of),
                      harmless ? ", under 5 %: they accuse nobody"
                               : ": look at the layout of the tiles"));
  }
}

static void read_shared(struct arena *a, struct chain *c) {
  const struct chain_row *ptx = other(c, "shared_loads_ptx"), *sass = other(c, "shared_loads");
  for (int i = 0; ptx && sass && i < c->sides; ++i) {
    struct quantity in_sass = sass->predicted[i].known ? sass->predicted[i] : sass->measured[i];
    if (ptx->predicted[i].known && in_sass.known && ptx->predicted[i].value > in_sass.value)
      line(a, &c->readings,
           arena_printf(a,
                        "%s: PTX has %s shared loads, the SASS %s: ptxas made one wide load of "
                        "several",
                        c->side[i].name, number_text(a, ptx->predicted[i].value),
                        number_text(a, in_sass.value)));
  }
}

static void read_time(struct arena *a, struct chain *c) {
  const struct chain_row *time = &c->levels[CHAIN_TIME];
  if (!time->measured_ratio.known || time->ratio_agreement != AGREEMENT_OFF)
    return;
  line(a, &c->readings,
       arena_printf(a, "the time went %s, not %s: amounts of work above the fork are no times",
                    ratio_text(a, time->measured_ratio.value),
                    ratio_text(a, time->hypothesis.value)));
}

// ---- what makes the comparison doubtful ----

static const char *extent(struct arena *a, const unsigned e[3]) {
  return arena_printf(a, "%ux%ux%u", e[0], e[1], e[2]);
}

static bool extents_differ(const unsigned x[3], const unsigned y[3]) {
  return x[0] && y[0] && memcmp(x, y, 3 * sizeof *x) != 0;
}

static void warn_launch(struct arena *a, struct chain *c, const struct chain_side *s) {
  const struct prediction *p = s->predicted;
  const struct ncu_kernel *k = s->measured;
  if (!p || !k)
    return;
  if (extents_differ(p->grid, k->grid) || extents_differ(p->block, k->block))
    line(a, &c->warnings,
         arena_printf(a,
                      "%s was predicted for %s blocks of %s threads and measured with %s of %s: "
                      "these are two launches",
                      s->name, extent(a, p->grid), extent(a, p->block), extent(a, k->grid),
                      extent(a, k->block)));
  const char *arch = arena_printf(a, "%d.%d", p->arch / 10, p->arch % 10);
  if (p->arch && k->cc && strcmp(arch, k->cc) != 0)
    line(a, &c->warnings,
         arena_printf(a, "%s was predicted for sm_%d and measured on compute capability %s",
                      s->name, p->arch, k->cc));
}

static void warn_sample(struct arena *a, struct chain *c, const struct chain_side *s) {
  const struct prediction *p = s->predicted;
  if (p && p->simulated < p->blocks)
    line(a, &c->warnings,
         arena_printf(a, "%s: predicted from %s of its %s blocks, and scaled", s->name,
                      number_text(a, p->simulated), number_text(a, p->blocks)));
}

static const unsigned *grid_of(const struct chain_side *s) {
  return s->measured && s->measured->grid[0] ? s->measured->grid
         : s->predicted                      ? s->predicted->grid
                                             : NULL;
}

static const unsigned *block_of(const struct chain_side *s) {
  return s->measured && s->measured->block[0] ? s->measured->block
         : s->predicted                       ? s->predicted->block
                                              : NULL;
}

// The better of measured and predicted, for both sides alike; false when neither knows both.
static bool both(const struct chain_row *row, double v[2]) {
  if (!row)
    return false;
  const struct quantity *q = measured_twice(row) ? row->measured : row->predicted;
  v[0] = q[0].value;
  v[1] = q[1].value;
  return q[0].known && q[1].known;
}

static bool apart(const double v[2], double tolerance) {
  double larger = fmax(v[0], v[1]);
  return larger > 0 && fabs(v[0] - v[1]) / larger > tolerance;
}

static void compare_row(struct arena *a, const struct chain *c, const struct chain_row *row,
                        const char *text, struct chain_lines *things) {
  double v[2];
  if (both(row, v) && apart(v, c->tolerance))
    line(a, things,
         arena_printf(a, "%s (%s and %s)", text, number_text(a, v[0]), number_text(a, v[1])));
}

static void compare_launch(struct arena *a, const struct chain *c, struct chain_lines *things) {
  const unsigned *g[2] = {grid_of(&c->side[0]), grid_of(&c->side[1])};
  const unsigned *b[2] = {block_of(&c->side[0]), block_of(&c->side[1])};
  if (!g[0] || !g[1] || !b[0] || !b[1])
    return;
  if (extents_differ(g[0], g[1]) || extents_differ(b[0], b[1]))
    line(a, things,
         arena_printf(a, "the launch (%s of %s and %s of %s)", extent(a, g[0]), extent(a, b[0]),
                      extent(a, g[1]), extent(a, b[1])));
}

static void compare_iterations(struct arena *a, const struct chain *c, struct chain_lines *things) {
  const struct prediction *p = c->side[0].predicted, *q = c->side[1].predicted;
  if (p && q && p->iterations.known && q->iterations.known &&
      p->iterations.value != q->iterations.value)
    line(a, things,
         arena_printf(a, "the depth of the loop (%s and %s iterations)",
                      number_text(a, p->iterations.value), number_text(a, q->iterations.value)));
}

static void compare_figures(struct arena *a, const struct chain *c, enum ncu_id id,
                            const char *text, struct chain_lines *things) {
  const struct ncu_kernel *k = c->side[0].measured, *l = c->side[1].measured;
  if (!k || !l || !k->figures[id].known || !l->figures[id].known)
    return;
  if ((k->figures[id].value > 0) != (l->figures[id].value > 0))
    line(a, things, text);
}

// Each line of `things` is one thing in which the two versions differ.
static struct chain_lines differences(struct arena *a, const struct chain *c) {
  struct chain_lines things = {0};
  compare_launch(a, c, &things);
  compare_iterations(a, c, &things);
  compare_row(a, c, other(c, "fma"), "the work, FMA", &things);
  compare_row(a, c, other(c, "mma"), "the work, MMA", &things);
  compare_row(a, c, &c->levels[CHAIN_WARP], "how often memory is asked, load requests", &things);
  compare_row(a, c, other(c, "sectors_per_request"), "coalescing, sectors per load request",
              &things);
  compare_row(a, c, other(c, "store_requests"), "global stores, requests", &things);
  compare_row(a, c, other(c, "sectors_per_store"), "coalescing of stores, sectors per request",
              &things);
  compare_figures(a, c, NCU_ASYNC_INSTRUCTIONS, "asynchronous copies in one of them", &things);
  compare_figures(a, c, NCU_LOCAL_LOADS, "local memory (spills) in one of them", &things);
  return things;
}

static void warn_differences(struct arena *a, struct chain *c) {
  struct chain_lines things = differences(a, c);
  if (things.count < 2)
    return;
  struct text t = {.arena = a};
  text_printf(&t, "%s and %s should differ in one thing only, but differ in %zu:", c->side[0].name,
              c->side[1].name, things.count);
  for (size_t i = 0; i < things.count; ++i)
    text_printf(&t, "%s %s", i ? ";" : "", things.at[i]);
  line(a, &c->warnings, t.p);
}

// ---- what is not known ----

static void add_once(struct arena *a, struct chain_lines *lines, const char *text) {
  for (size_t i = 0; i < lines->count; ++i)
    if (strcmp(lines->at[i], text) == 0)
      return;
  line(a, lines, text);
}

static void tell_predictions(struct arena *a, struct chain *c, const struct chain_side *s) {
  for (int i = 0; s->predicted && i < QUANTITY_COUNT; ++i) {
    const struct quantity *q = &s->predicted->launch[i];
    const char *what = quantity_what((enum quantity_id)i);
    if (!q->why)
      continue;
    if (q->known)
      line(a, &c->reasons, arena_printf(a, "%s, %s: %s", s->name, what, q->why));
    else
      add_once(a, &c->unknown, arena_printf(a, "%s: %s", what, q->why));
  }
}

static void tell_missing(struct arena *a, struct chain *c, const struct chain_side *s) {
  for (int i = 0; s->measured && i < NCU_COUNT; ++i) {
    struct str metric = ncu_metric((enum ncu_id)i);
    if (!s->measured->figures[i].known)
      add_once(a, &c->missing,
               arena_printf(a, "%s (%.*s)", ncu_what((enum ncu_id)i), (int)metric.n, metric.p));
  }
}

static void tell_prediction(struct arena *a, struct text *t, const struct prediction *p) {
  text_printf(t, " predicted for sm_%d, %s blocks of %s threads", p->arch, extent(a, p->grid),
              extent(a, p->block));
  if (p->simulated < p->blocks)
    text_printf(t, " (from %s of them, scaled)", number_text(a, p->simulated));
}

const char *reading_side(struct arena *a, const struct chain_side *s) {
  struct text t = {.arena = a};
  const struct ncu_kernel *k = s->measured;
  text_printf(&t, "%s:", s->name);
  if (s->predicted)
    tell_prediction(a, &t, s->predicted);
  if (!k)
    return t.p;
  text_printf(&t, "%s measured in %s", s->predicted ? ";" : "", k->file);
  if (k->grid[0])
    text_printf(&t, ", %s blocks of %s threads", extent(a, k->grid), extent(a, k->block));
  if (k->device)
    text_printf(&t, ", on %s", k->device);
  if (k->cc)
    text_printf(&t, ", compute capability %s", k->cc);
  if (k->launches > 1)
    text_printf(&t, ", medians of %zu launches", k->launches);
  return t.p;
}

void reading_add(struct arena *a, struct chain *c, bool peak) {
  read_coalescing(a, c);
  read_hits(a, c);
  read_shared(a, c);
  read_conflicts(a, c, "shared_load_conflicts", "shared_loads", "loads");
  read_conflicts(a, c, "shared_store_conflicts", "shared_stores", "stores");
  read_time(a, c);
  if (peak)
    line(a, &c->readings,
         "percent of peak tells how loaded a unit is, not how well it is used: the version that "
         "does less may well show less of it");
  for (int i = 0; i < c->sides; ++i) {
    warn_launch(a, c, &c->side[i]);
    warn_sample(a, c, &c->side[i]);
    tell_predictions(a, c, &c->side[i]);
    tell_missing(a, c, &c->side[i]);
  }
  if (c->sides == 2)
    warn_differences(a, c);
}
