// What a loop's text holds, by instructions: to tell how much of one loop of PTX is in one of SASS.
#ifndef DBUF_INSPECT_TALLY_H
#define DBUF_INSPECT_TALLY_H

#include "inspect/sass.h"

struct tally {
  unsigned loads, stores; // of shared memory; matrix loads too
  unsigned barriers, fma, mma;
  unsigned global; // loads of global memory, asynchronous copies too
};

enum tally_of { TALLY_LOADS, TALLY_STORES };

static inline unsigned tally_count(const struct tally *t, enum tally_of of) {
  return of == TALLY_LOADS ? t->loads : t->stores;
}

// Of the loop that itself holds most loads or stores, what it itself holds, and what stands
// elsewhere: before and behind it, in other loops, in loops inside it. False: none holds any, and
// all of the function is elsewhere.
bool tally_sass(struct arena *a, const struct sass_function *f, enum tally_of of,
                struct tally *loop, struct tally *rest);

#endif
