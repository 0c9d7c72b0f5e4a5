#include "report/chain.h"

#include "report/number_text.h"
#include "report/reading.h"

#include <math.h>
#include <string.h>

static const char no_counter[] = "hardware does not count it";

// ---- figures ----

static struct quantity predicted(const struct chain_side *s, int id) {
  if (id < 0)
    return (struct quantity){.why = "not predicted"};
  if (!s->predicted)
    return (struct quantity){.why = "no prediction was given"};
  return s->predicted->launch[id];
}

static struct quantity from_figure(struct ncu_figure f) {
  return (struct quantity){f.value, f.known, f.known ? NULL : "the metric is not in the file"};
}

static struct quantity divided(struct quantity a, struct quantity b) {
  if (!a.known || !b.known || b.value <= 0)
    return (struct quantity){.why = a.why ? a.why : b.why};
  return (struct quantity){a.value / b.value, true, NULL};
}

static struct quantity added(struct ncu_figure a, struct ncu_figure b) {
  struct quantity q = from_figure(a);
  q.value += b.known ? b.value : 0;
  return q;
}

// What is measured of a row: an ncu_id, or one of these sums of several.
enum { NOTHING = -1, REQUESTS = -2, SECTORS = -3, LOADS = -4, A_REQUEST = -5, A_STORE = -6 };

static struct quantity measured(const struct chain_side *s, int id) {
  const struct ncu_kernel *k = s->measured;
  if (id == NOTHING)
    return (struct quantity){.why = no_counter};
  if (!k)
    return (struct quantity){.why = "not measured"};
  switch (id) {
  case REQUESTS:
    return from_figure(ncu_global_requests(k));
  case SECTORS:
    return from_figure(ncu_global_sectors(k));
  case LOADS:
    return added(k->figures[NCU_SHARED_LOADS], k->figures[NCU_MATRIX_LOADS]);
  case A_REQUEST:
    return divided(from_figure(ncu_global_sectors(k)), from_figure(ncu_global_requests(k)));
  case A_STORE:
    return divided(from_figure(k->figures[NCU_STORE_SECTORS]),
                   from_figure(k->figures[NCU_STORE_REQUESTS]));
  default:
    return from_figure(k->figures[id]);
  }
}

static enum agreement agree(double got, double expected, double tolerance, double *deviation) {
  if (got == expected)
    return AGREEMENT_EXACT;
  if (expected == 0) {
    *deviation = INFINITY;
    return AGREEMENT_OFF;
  }
  *deviation = got / expected - 1;
  return fabs(*deviation) <= tolerance ? AGREEMENT_WITHIN : AGREEMENT_OFF;
}

static struct quantity ratio(const struct quantity q[2]) {
  if (!q[0].known || !q[1].known)
    return (struct quantity){.why = q[0].known ? q[1].why : q[0].why};
  if (q[0].value <= 0 || q[1].value <= 0)
    return (struct quantity){.why = "one of them has none"};
  return (struct quantity){q[0].value / q[1].value, true, NULL};
}

// Conflicts are judged by their share of the instructions: 0 predicted and a few in billions agree.
static enum agreement agree_in(double got, double expected, struct quantity all, double tolerance,
                               double *deviation) {
  if (!all.known || all.value <= 0 || got == expected)
    return agree(got, expected, tolerance, deviation);
  *deviation = (got - expected) / all.value;
  return fabs(*deviation) <= tolerance ? AGREEMENT_WITHIN : AGREEMENT_OFF;
}

struct source {
  const char *key, *name, *what, *unit;
  int quantity, figure;
  int of; // what the figure is a small share of
};

static void fill_row(struct chain *c, struct chain_row *row, const struct source *s) {
  for (int i = 0; i < c->sides; ++i) {
    row->predicted[i] = predicted(&c->side[i], s->quantity);
    row->measured[i] = measured(&c->side[i], s->figure);
    if (!row->predicted[i].known || !row->measured[i].known)
      continue;
    struct quantity all = measured(&c->side[i], s->of);
    row->agreement[i] = agree_in(row->measured[i].value, row->predicted[i].value, all, c->tolerance,
                                 &row->deviation[i]);
  }
  if (c->sides < 2)
    return;
  row->predicted_ratio = ratio(row->predicted);
  row->measured_ratio = ratio(row->measured);
}

static const struct source levels[CHAIN_LEVELS] = {
    [CHAIN_SOURCE] = {"source", "source", "load accesses", "", QUANTITY_LOAD_ACCESSES, NOTHING,
                      NOTHING},
    [CHAIN_WARP] = {"warp", "warp", "load requests", "", QUANTITY_LOAD_REQUESTS, REQUESTS, NOTHING},
    [CHAIN_SECTOR] = {"sector", "sector", "L1 sectors", "", QUANTITY_LOAD_SECTORS, SECTORS,
                      NOTHING},
    [CHAIN_L1] = {"l1", "L1", "hit rate", "%", QUANTITY_L1_HIT_RATE, NCU_L1_HIT_RATE, NOTHING},
    [CHAIN_L2] = {"l2", "L2", "sectors read", "", QUANTITY_L2_SECTORS, NCU_L2_SECTORS, NOTHING},
    [CHAIN_DRAM] = {"dram", "DRAM", "bytes read", "bytes", QUANTITY_DRAM_BYTES, NCU_DRAM_READ,
                    NOTHING},
    [CHAIN_TIME] = {"time", "time", "nanoseconds", "ns", QUANTITY_TIME, NCU_TIME, NOTHING},
};

static const struct source others[] = {
    {"load_bytes", "bytes that loads ask for", NULL, "bytes", QUANTITY_LOAD_BYTES, NOTHING,
     NOTHING},
    {"store_bytes", "bytes that stores write", NULL, "bytes", QUANTITY_STORE_BYTES, NOTHING,
     NOTHING},
    {"sectors_per_request", "sectors per load request", NULL, "", QUANTITY_LOAD_SECTORS_PER_REQUEST,
     A_REQUEST, NOTHING},
    {"store_requests", "global-store requests", NULL, "", QUANTITY_STORE_REQUESTS,
     NCU_STORE_REQUESTS, NOTHING},
    {"store_sectors", "global-store sectors", NULL, "", QUANTITY_STORE_SECTORS, NCU_STORE_SECTORS,
     NOTHING},
    {"sectors_per_store", "sectors per store request", NULL, "", QUANTITY_STORE_SECTORS_PER_REQUEST,
     A_STORE, NOTHING},
    {"shared_loads_ptx", "shared loads in PTX", NULL, "", QUANTITY_SHARED_LOADS_PTX, NOTHING,
     NOTHING},
    {"shared_loads", "shared loads in SASS", NULL, "", QUANTITY_SHARED_LOADS_SASS, LOADS, NOTHING},
    {"shared_stores", "shared stores", NULL, "", QUANTITY_SHARED_STORES, NCU_SHARED_STORES,
     NOTHING},
    {"shared_load_wavefronts", "shared-load wavefronts", NULL, "", QUANTITY_SHARED_LOAD_WAVEFRONTS,
     NCU_SHARED_LOAD_WAVEFRONTS, NOTHING},
    {"shared_store_wavefronts", "shared-store wavefronts", NULL, "",
     QUANTITY_SHARED_STORE_WAVEFRONTS, NCU_SHARED_STORE_WAVEFRONTS, NOTHING},
    {"shared_load_conflicts", "bank conflicts of loads", NULL, "", QUANTITY_SHARED_LOAD_CONFLICTS,
     NCU_SHARED_LOAD_CONFLICTS, LOADS},
    {"shared_store_conflicts", "bank conflicts of stores", NULL, "",
     QUANTITY_SHARED_STORE_CONFLICTS, NCU_SHARED_STORE_CONFLICTS, NCU_SHARED_STORES},
    {"fma", "FMA, by thread", NULL, "", QUANTITY_FMA, NCU_FMA, NOTHING},
    {"mma", "MMA, multiply-adds", NULL, "", QUANTITY_MMA, NOTHING, NOTHING},
    {"barriers", "barriers of blocks", NULL, "", QUANTITY_BARRIERS, NOTHING, NOTHING},
    {"l2_hit_rate", "L2 hit rate", NULL, "%", -1, NCU_L2_HIT_RATE, NOTHING},
    {"dram_written", "device memory written", NULL, "bytes", -1, NCU_DRAM_WRITTEN, NOTHING},
    {"registers", "registers a thread", NULL, "", -1, NCU_REGISTERS, NOTHING},
};

static struct chain_row row_of(const struct source *s) {
  return (struct chain_row){.key = s->key, .name = s->name, .what = s->what, .unit = s->unit};
}

static bool any_known(const struct chain_row *row) {
  for (int i = 0; i < 2; ++i)
    if ((row->predicted[i].known && row->predicted[i].value > 0) ||
        (row->measured[i].known && row->measured[i].value > 0))
      return true;
  return false;
}

// That there are no bank conflicts is worth a row where shared memory is used.
static bool shows_none(const struct chain *c, const struct source *s) {
  if (s->of == NOTHING)
    return false;
  for (int i = 0; i < c->sides; ++i) {
    const struct quantity *q = c->side[i].predicted ? c->side[i].predicted->launch : NULL;
    if (q && (q[QUANTITY_SHARED_LOADS_PTX].value > 0 || q[QUANTITY_SHARED_STORES].value > 0))
      return true;
  }
  return false;
}

// What a prediction says it cannot know has a row with its question mark.
static bool asked(const struct chain *c, const struct source *s) {
  for (int i = 0; s->quantity >= 0 && i < c->sides; ++i) {
    const struct prediction *p = c->side[i].predicted;
    if (p && !p->launch[s->quantity].known && p->launch[s->quantity].why)
      return true;
  }
  return false;
}

static void fill_rows(struct arena *a, struct chain *c) {
  for (int i = 0; i < CHAIN_LEVELS; ++i) {
    c->levels[i] = row_of(&levels[i]);
    fill_row(c, &c->levels[i], &levels[i]);
  }
  struct quantity none = {.why = "a rate of the requests that are left, no amount"};
  c->levels[CHAIN_L1].predicted_ratio = c->levels[CHAIN_L1].measured_ratio = none;
  for (size_t i = 0; i < sizeof others / sizeof others[0]; ++i) {
    struct chain_row row = row_of(&others[i]);
    fill_row(c, &row, &others[i]);
    if (any_known(&row) || shows_none(c, &others[i]) || asked(c, &others[i]))
      *GROW(a, c->others) = row;
  }
}

// ---- the hypothesis and the fork ----

// What source and PTX could have told, had somebody predicted.
static bool predictable(int level) {
  return level <= CHAIN_SECTOR;
}

static const char *step_reason(struct arena *a, const struct chain *c, int level) {
  if (level != CHAIN_WARP && level != CHAIN_SECTOR)
    return NULL;
  const struct chain_row *row = &c->levels[level], *above = &c->levels[level - 1];
  bool known = row->predicted_ratio.known && above->predicted_ratio.known;
  const struct quantity *top = known ? above->predicted : above->measured;
  const struct quantity *bottom = known ? row->predicted : row->measured;
  double each[2];
  for (int i = 0; i < 2; ++i) {
    if (!top[i].known || !bottom[i].known || top[i].value <= 0 || bottom[i].value <= 0)
      return NULL;
    each[i] = level == CHAIN_WARP ? top[i].value / bottom[i].value : bottom[i].value / top[i].value;
  }
  const char *first = number_text(a, round(each[0] * 100) / 100);
  const char *second = number_text(a, round(each[1] * 100) / 100);
  if (level == CHAIN_WARP)
    return arena_printf(a,
                        "a request serves %s lanes in %s and %s in %s: however many lanes take "
                        "part, and even when all 32 read one address, an instruction of a warp is "
                        "one request",
                        first, c->side[0].name, second, c->side[1].name);
  return arena_printf(a,
                      "a request touches %s sectors in %s and %s in %s: the addresses of its lanes "
                      "lie closer together in one of them",
                      first, c->side[0].name, second, c->side[1].name);
}

static void take_hypothesis(struct arena *a, struct chain *c, int level, double value,
                            double *hypothesis) {
  double unused;
  bool first = c->origin < 0;
  if (!first && agree(value, *hypothesis, 0.005, &unused) == AGREEMENT_OFF)
    *GROW(a, c->steps) =
        (struct chain_step){(enum chain_level)level, *hypothesis, value, step_reason(a, c, level)};
  *hypothesis = value;
  c->origin = level;
}

static void find_fork(struct arena *a, struct chain *c) {
  double hypothesis = 0, unused;
  bool any = false;
  for (int i = 0; i < CHAIN_L1; ++i)
    any |= c->levels[i].predicted_ratio.known;
  c->origin_measured = !any;
  for (int i = 0; i < CHAIN_LEVELS; ++i) {
    struct chain_row *row = &c->levels[i];
    if (i == CHAIN_L1)
      continue;
    if (row->predicted_ratio.known)
      take_hypothesis(a, c, i, row->predicted_ratio.value, &hypothesis);
    else if (!any && predictable(i) && row->measured_ratio.known)
      take_hypothesis(a, c, i, row->measured_ratio.value, &hypothesis);
    if (c->origin < 0)
      continue;
    row->hypothesis = (struct quantity){hypothesis, true, NULL};
    row->carried = c->origin != i;
    if (!row->measured_ratio.known || (!row->carried && !any))
      continue;
    row->ratio_agreement = agree(row->measured_ratio.value, hypothesis, c->tolerance, &unused);
    if (row->ratio_agreement == AGREEMENT_OFF && c->fork < 0)
      c->fork = i;
  }
}

// The levels above the fork that say nothing: it may lie there already.
static const char *unseen(struct arena *a, const struct chain *c) {
  struct text t = {.arena = a};
  for (int i = c->fork - 1; i > c->origin; --i)
    if (i != CHAIN_L1 && !c->levels[i].measured_ratio.known)
      text_printf(&t, "%s%s", t.n ? ", " : "", c->levels[i].name);
  return t.p;
}

static const char *fork_text(struct arena *a, const struct chain *c) {
  if (c->sides < 2)
    return NULL;
  if (c->origin < 0)
    return "no ratio is known at source, warp or sector, so that nothing can be carried on";
  static const char *const origins[] = {"source", "warps", "sectors"};
  const char *origin = c->origin <= CHAIN_SECTOR ? origins[c->origin] : c->levels[c->origin].name;
  if (c->fork < 0) {
    bool seen = false;
    for (int i = 0; i < CHAIN_LEVELS; ++i)
      seen |= c->levels[i].ratio_agreement != AGREEMENT_UNKNOWN;
    return seen ? arena_printf(a, "no fork: every measured ratio is within %s of what was expected",
                               share_text(a, c->tolerance))
                : "nothing below was measured: no fork can be seen";
  }
  const struct chain_row *row = &c->levels[c->fork];
  struct text t = {.arena = a};
  text_printf(&t, "%s %s: %s measured where %s was ", row->name, row->what,
              ratio_text(a, row->measured_ratio.value), ratio_text(a, row->hypothesis.value));
  if (row->carried)
    text_printf(&t, "carried on from the %s%s", origin,
                c->origin_measured ? " (measured, for want of a prediction)" : "");
  else
    text_puts(&t, "predicted: the prediction itself is wrong here");
  const char *gap = unseen(a, c);
  if (gap)
    text_printf(&t, "; not measured: %s, it may lie there already", gap);
  return t.p;
}

struct chain *chain_of(struct arena *a, const struct chain_side *sides, int n, double tolerance,
                       bool peak) {
  struct chain *c = ARENA_NEW(a, struct chain);
  c->sides = n;
  c->tolerance = tolerance;
  c->fork = c->origin = -1;
  for (int i = 0; i < n; ++i)
    c->side[i] = sides[i];
  fill_rows(a, c);
  if (n == 2)
    find_fork(a, c);
  c->fork_text = fork_text(a, c);
  reading_add(a, c, peak);
  return c;
}

// ---- forms ----

bool chain_form_named(const char *name, enum chain_form *form) {
  static const char *const names[] = {"text", "json", "html"};
  for (int i = 0; i < 3; ++i)
    if (strcmp(name, names[i]) == 0) {
      *form = (enum chain_form)i;
      return true;
    }
  return false;
}

struct str chain_in(struct arena *a, const struct chain *c, enum chain_form form) {
  switch (form) {
  case CHAIN_JSON:
    return chain_json(a, c);
  case CHAIN_HTML:
    return chain_html(a, c);
  case CHAIN_TEXT:
    break;
  }
  return chain_text(a, c);
}
