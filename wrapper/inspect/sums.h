// What becomes of a loop's sums behind it: the MMA that go on adding to the registers in which the
// loop's own MMA add up. In a pipeline that is the work on the tiles that the loop leaves.
#ifndef DBUF_INSPECT_SUMS_H
#define DBUF_INSPECT_SUMS_H

#include "inspect/flow.h"

struct sums {
  long behind;         // MMA behind the loop, as they stand in the text
  const char *unknown; // why they cannot be told from others; NULL when they can
};

// `per_tile`: MMA of a tile in the loop. Another loop that moves tiles is taken for the rest of
// this one, which an unrolled loop leaves, when it holds whole tiles.
struct sums sums_of(struct arena *a, const struct flow *flow, const struct flow_loop *loop,
                    long per_tile);

#endif
