#include "simulate/widths.h"

static struct widths_found unknown(const char *why) {
  return (struct widths_found){{.why = why}, {.why = why}};
}

// Iterations of PTX's loop in one of SASS; 0: it cannot be told.
static unsigned unrolled(const struct tally *ptx, const struct tally *sass) {
  const unsigned pairs[][2] = {
      {ptx->barriers, sass->barriers}, {ptx->fma, sass->fma}, {ptx->global, sass->global}};
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; ++i)
    if (pairs[i][0])
      return pairs[i][1] % pairs[i][0] == 0 ? pairs[i][1] / pairs[i][0] : 0;
  // One of PTX may be several of the tensor core: a multiple tells nothing.
  return ptx->mma && ptx->mma == sass->mma;
}

static const char *how(struct arena *a, unsigned sass, unsigned ptx, unsigned times,
                       const char *what) {
  if (sass == ptx * times)
    return NULL;
  if (times == 1)
    return arena_printf(a, "%u %s in the loop of the SASS where PTX has %u: wider ones", sass, what,
                        ptx);
  return arena_printf(
      a, "%u %s in the loop of the SASS, which is %u iterations of PTX's loop with %u: wider ones",
      sass, what, times, ptx);
}

// Without a loop nothing is known of what wider accesses stand for.
static struct widths_found straight(struct arena *a, const struct widths *ptx,
                                    const struct tally *sass, enum tally_of of) {
  unsigned p = tally_count(&ptx->rest, of), s = tally_count(sass, of);
  if (p != s)
    return unknown(arena_printf(a, "%u of PTX have become %u, in no loop", p, s));
  return (struct widths_found){{.value = 1, .known = true}, {.value = ptx->outside, .known = true}};
}

struct widths_found widths_of(struct arena *a, const struct widths *ptx,
                              const struct sass_function *f, enum tally_of of) {
  const char *what = of == TALLY_LOADS ? "shared loads" : "shared stores";
  struct tally loop, rest;
  unsigned in_ptx = tally_count(&ptx->loop, of);
  if (ptx->inside + ptx->outside == 0)
    return (struct widths_found){{.value = 1, .known = true}, {.value = 0, .known = true}};
  if (!tally_sass(a, f, of, &loop, &rest) != !in_ptx)
    return unknown(
        arena_printf(a, "%s stand in a loop of %s only", what, in_ptx ? "PTX" : "the SASS"));
  if (!in_ptx)
    return straight(a, ptx, &rest, of);
  unsigned times = unrolled(&ptx->loop, &loop), in_sass = tally_count(&loop, of);
  if (!times)
    return unknown(
        arena_printf(a,
                     "it cannot be told how many iterations of PTX's loop are in one of the "
                     "SASS: barriers, FMA, global loads and MMA are %u, %u, %u, %u and %u, %u, "
                     "%u, %u",
                     ptx->loop.barriers, ptx->loop.fma, ptx->loop.global, ptx->loop.mma,
                     loop.barriers, loop.fma, loop.global, loop.mma));
  double ratio = (double)in_sass / ((double)in_ptx * times), elsewhere = 1;
  unsigned rest_ptx = tally_count(&ptx->rest, of), rest_sass = tally_count(&rest, of);
  struct widths_found found = {.ratio = {ratio, true, how(a, in_sass, in_ptx, times, what)}};
  // Copies of the loop's body, or instructions that stayed as they were.
  if ((uint64_t)rest_sass * in_ptx * times == (uint64_t)rest_ptx * in_sass)
    elsewhere = ratio;
  else if (rest_sass != rest_ptx && ptx->outside > 0) {
    found.all.why = arena_printf(a, "%u %s of PTX outside of the loop have become %u", rest_ptx,
                                 what, rest_sass);
    return found;
  }
  found.all =
      (struct quantity){ptx->inside * ratio + ptx->outside * elsewhere, true, found.ratio.why};
  return found;
}
