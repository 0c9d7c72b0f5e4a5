// What ptxas leaves of PTX's accesses to shared memory: it makes one wide instruction of several
// narrow ones that lie side by side.
#ifndef DBUF_SIMULATE_WIDTHS_H
#define DBUF_SIMULATE_WIDTHS_H

#include "inspect/tally.h"
#include "simulate/prediction.h"

struct widths {
  struct tally loop, rest; // PTX's text: the loop with most accesses itself, and all else
  double inside, outside;  // PTX's accesses that are executed in that loop, and elsewhere
};

// How often SASS executes an access where PTX executes one, in the loop; and in the launch the
// number of all. The loop of `f` with most accesses is taken for that of PTX; how many of PTX's
// iterations one of it holds is told by what ptxas neither merges nor drops: barriers, else
// FMA, else loads of global memory, else instructions of tensor cores when they are as many. Not
// known, with the reason, where the two texts do not fit together.
struct widths_found {
  struct quantity ratio, all;
};

struct widths_found widths_of(struct arena *a, const struct widths *ptx,
                              const struct sass_function *f, enum tally_of of);

#endif
