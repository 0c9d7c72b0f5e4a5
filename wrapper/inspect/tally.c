#include "inspect/tally.h"

#include "inspect/flow.h"

static void add(struct tally *t, const struct sass_instruction *i) {
  if (i->never)
    return;
  t->loads += i->class == SASS_LDS || i->class == SASS_LDSM;
  t->stores += i->class == SASS_STS;
  t->barriers += i->class == SASS_BAR;
  t->mma += i->class == SASS_MMA;
  t->fma += i->class == SASS_FMA;
  t->global += i->class == SASS_LDG || i->class == SASS_LDGSTS;
}

// By block: the smallest loop it belongs to, flow->loops.count for none.
static size_t *innermost(struct arena *a, const struct flow *flow) {
  size_t none = flow->loops.count;
  size_t *loop = arena_array(a, flow->count + 1, sizeof *loop);
  for (uint32_t b = 0; b < flow->count; ++b)
    loop[b] = none;
  for (size_t l = 0; l < none; ++l)
    for (size_t k = 0; k < flow->loops.at[l].count; ++k) {
      size_t *at = &loop[flow->loops.at[l].blocks[k]];
      if (*at == none || flow->loops.at[l].count < flow->loops.at[*at].count)
        *at = l;
    }
  return loop;
}

bool tally_sass(struct arena *a, const struct sass_function *f, enum tally_of of,
                struct tally *loop, struct tally *rest) {
  struct flow *flow = flow_of(a, f);
  size_t none = flow->loops.count, best = none, *inner = innermost(a, flow);
  struct tally *own = arena_array(a, none + 1, sizeof *own);
  for (uint32_t b = 0; b < flow->count; ++b)
    for (uint32_t i = flow->blocks[b].begin; i < flow->blocks[b].end; ++i)
      add(&own[inner[b]], &f->code.at[i]);
  for (size_t l = 0; l < none; ++l)
    if (tally_count(&own[l], of) > (best == none ? 0 : tally_count(&own[best], of)))
      best = l;
  *loop = best == none ? (struct tally){0} : own[best];
  *rest = (struct tally){0};
  for (size_t l = 0; l <= none; ++l)
    if (l != best || best == none) {
      rest->loads += own[l].loads;
      rest->stores += own[l].stores;
      rest->barriers += own[l].barriers;
      rest->mma += own[l].mma;
      rest->fma += own[l].fma;
      rest->global += own[l].global;
    }
  return best != none;
}
