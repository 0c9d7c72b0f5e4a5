#include "rewrite/plan.h"

#include <string.h>

// Why nothing can be copied asynchronously: of a store that would be a copy if it stood alone, else
// of the first that reads.
static struct refusal no_async(struct loop *l) {
  const struct store *found = NULL;
  for (size_t i = 0; i < l->stores.count; ++i) {
    const struct store *s = l->stores.at[i];
    if (s->why && (!found || (s->ordered && !found->ordered)))
      found = s;
  }
  return (struct refusal){REASON_NO_ASYNC,
                          found ? found->why : "nothing is read",
                          found ? found->stmt->range.first : l->stmt->range.first,
                          NO_TOKEN,
                          NULL,
                          NULL};
}

// Nothing can be held in registers: the loop of the first store that could be, else the store.
static struct refusal not_stageable(struct loop *l) {
  const struct store *found = NULL;
  for (size_t i = 0; i < l->stores.count && !found; ++i)
    if (l->stores.at[i]->has_read && !l->stores.at[i]->stageable)
      found = l->stores.at[i];
  const struct coop *c = found ? found->coop : NULL;
  while (c && c->normal)
    c = c->outer;
  tok at = c ? c->stmt->range.first : found ? found->stmt->range.first : l->stmt->range.first;
  return (struct refusal){REASON_NOT_STAGEABLE, NULL, at, NO_TOKEN, NULL, NULL};
}

static struct refusal not_possible(struct loop *l, struct plan p, int arch) {
  tok at = l->stmt->range.first;
  struct refusal none = {.reason = REASON_NONE};
  bool buffers = p.variant == VARIANT_CP_ASYNC || p.variant == VARIANT_LDG;
  if (buffers && l->one_only.reason != REASON_NONE)
    return l->one_only;
  if (p.variant == VARIANT_CP_ASYNC && arch < 80)
    return (struct refusal){
        REASON_ARCH, arena_printf(l->unit->arena, "sm_%d", arch), at, NO_TOKEN, NULL, NULL};
  if (p.variant == VARIANT_CP_ASYNC && l->vote)
    return (struct refusal){REASON_NO_ASYNC,
                            "the loop may be left while copies are under way",
                            l->vote->range.first,
                            NO_TOKEN,
                            NULL,
                            NULL};
  if (p.variant == VARIANT_CP_ASYNC && !l->async)
    return no_async(l);
  if ((p.variant == VARIANT_LDG || p.variant == VARIANT_LDG_SINGLE) && !l->stageable)
    return not_stageable(l);
  return none;
}

bool is_possible(struct loop *l, enum variant v, int arch) {
  return not_possible(l, (struct plan){.variant = v}, arch).reason == REASON_NONE;
}

struct order {
  struct plan at[12];
  size_t count;
};

static void add(struct order *o, enum variant v, int stages) {
  if (o->count < sizeof o->at / sizeof *o->at)
    o->at[o->count] = (struct plan){v, stages, (int)o->count}, ++o->count;
}

double loop_ratio(const struct loop *l) {
  long bm, bn, bk;
  const struct clauses *c = l->clauses;
  if (c->ratio > 0)
    return c->ratio;
  if (!constant_value(c->tile[0], &bm) || !constant_value(c->tile[1], &bn) ||
      !constant_value(c->tile[2], &bk) || bm < 1 || bn < 1 || bk < 1)
    return 0;
  // Flop over bytes of one tile: 2*BM*BN*BK / ((BM + BN)*BK*sizeof(T)).
  int bytes = l->tiles.count ? type_bytes(l->unit, l->tiles.at[0]->symbol->type) : 0;
  return bytes ? 2.0 * (double)bm * (double)bn / ((double)(bm + bn) * bytes) : 0;
}

// True when the loop computes so much for a byte that its warps hide the loads themselves; that
// takes eight of them, which only threads= tells.
static bool little_to_gain(const struct loop *l, double ratio) {
  enum { WARPS = 8, WARP = 32 };
  long threads = 0;
  return ratio > l->clauses->settings.no_gain_above &&
         constant_value(l->clauses->threads, &threads) && (threads + WARP - 1) / WARP >= WARPS;
}

// The classic rule. What waits for memory copies asynchronously, with as many buffers as pass; in
// between, that and registers are built, and asynchronous copies taken in doubt. False when the
// rule does not decide: the ratio is not known, or high without warps that would make up for it.
static bool by_ratio(struct order *o, struct loop *l, const char **why) {
  double ratio = loop_ratio(l), most = l->clauses->settings.no_gain_above;
  bool wide = l->copy_bytes >= 16;
  if (little_to_gain(l, ratio)) {
    *why = arena_printf(l->unit->arena,
                        "little to gain: %.1f flop per byte are above auto.no_gain_above = %g, and "
                        "a block has 8 warps or more",
                        ratio, most);
    add(o, VARIANT_OFF, 1);
    return true;
  }
  if (ratio <= 0 || ratio > most)
    return false;
  bool between = ratio >= l->clauses->settings.cp_async_below;
  add(o, VARIANT_CP_ASYNC, wide ? 3 : 2);
  if (between)
    add(o, VARIANT_LDG, 2);
  if (wide)
    add(o, VARIANT_CP_ASYNC, 2);
  if (!between)
    add(o, VARIANT_LDG, 2);
  add(o, VARIANT_LDG_SINGLE, 1);
  add(o, VARIANT_OFF, 1);
  return true;
}

// Measured on an H200 (2026): 16-byte copies gain most from three stages; 4-byte copies often lose
// against registers; conversions cannot be copied at all.
static void automatic(struct order *o, struct loop *l) {
  bool staged = false;
  for (size_t i = 0; i < l->stores.count; ++i)
    staged |= l->stores.at[i]->kind == STORE_STAGED;
  int fixed = l->clauses->settings.stages;
  if (fixed) {
    // stages= is a choice: what has that many buffers comes first, one buffer is the way out.
    if (!staged || fixed > 2)
      add(o, VARIANT_CP_ASYNC, fixed);
    if (fixed == 2)
      add(o, VARIANT_LDG, 2);
    add(o, VARIANT_LDG_SINGLE, 1);
  } else if (staged) {
    add(o, VARIANT_LDG, 2);
    add(o, VARIANT_LDG_SINGLE, 1);
    if (l->async) // some stores are plain copies
      add(o, VARIANT_CP_ASYNC, 2);
  } else if (l->copy_bytes >= 16) {
    add(o, VARIANT_CP_ASYNC, 3);
    add(o, VARIANT_CP_ASYNC, 2);
    add(o, VARIANT_LDG, 2);
    add(o, VARIANT_LDG_SINGLE, 1);
  } else {
    add(o, VARIANT_LDG, 2);
    add(o, VARIANT_LDG_SINGLE, 1);
    add(o, VARIANT_CP_ASYNC, 2);
  }
  add(o, VARIANT_OFF, 1);
}

// "cp_async:3,ldg"; the configuration has checked it.
static void listed(struct order *o, const char *list) {
  for (struct str rest = str_of(list); rest.n;) {
    size_t comma = str_find(rest, STR(","), 0);
    struct str one = str_trim((struct str){rest.p, comma});
    rest.p += comma < rest.n ? comma + 1 : rest.n;
    rest.n -= comma < rest.n ? comma + 1 : rest.n;
    size_t colon = str_find(one, STR(":"), 0);
    long stages = 0;
    if (colon < one.n)
      str_long((struct str){one.p + colon + 1, one.n - colon - 1}, &stages);
    for (enum variant v = VARIANT_CP_ASYNC; v <= VARIANT_OFF; ++v)
      if (str_is((struct str){one.p, colon}, variant_name(v)))
        add(o, v, v == VARIANT_CP_ASYNC ? (stages ? (int)stages : 3) : v == VARIANT_LDG ? 2 : 1);
  }
  add(o, VARIANT_OFF, 1);
}

static void named(struct order *o, struct loop *l, enum variant v) {
  int stages = l->clauses->settings.stages;
  if (v == VARIANT_CP_ASYNC && stages == STAGES_AUTO) {
    if (l->copy_bytes >= 16)
      add(o, v, 3);
    add(o, v, 2);
  } else {
    add(o, v, v == VARIANT_CP_ASYNC ? stages : v == VARIANT_LDG ? 2 : 1);
  }
}

struct plans plans_of(struct loop *l, int arch) {
  const struct settings *s = &l->clauses->settings;
  struct order o = {.count = 0};
  const char *why = NULL;
  if (s->variant != VARIANT_AUTO)
    named(&o, l, s->variant);
  else if (s->candidates && strcmp(s->candidates, "auto") != 0)
    listed(&o, s->candidates);
  else if (!s->rule_ratio || s->stages != STAGES_AUTO || !by_ratio(&o, l, &why))
    automatic(&o, l);
  // Loads are compared with those of the loop as written when they are one tile ahead.
  for (size_t i = 0; s->promises && l->clauses->independent && i < o.count; ++i)
    if (o.at[i].stages > 2)
      o.at[i].stages = 2;
  struct plans c = {.plans = {NULL, 0, 0}, .fallen = {NULL, 0, 0}, .why = why};
  c.ranks = (int)o.count;
  for (size_t i = 0; i < o.count; ++i) {
    struct refusal r = not_possible(l, o.at[i], arch);
    if (r.reason == REASON_NONE)
      *GROW(l->unit->arena, c.plans) = o.at[i];
    else
      *GROW(l->unit->arena, c.fallen) = (struct fallen){o.at[i], r};
  }
  return c;
}
