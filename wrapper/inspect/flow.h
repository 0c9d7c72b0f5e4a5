// Basic blocks and loops of a function, and a loop's instructions in the order in which an
// iteration passes them.
#ifndef DBUF_INSPECT_FLOW_H
#define DBUF_INSPECT_FLOW_H

#include "inspect/sass.h"

#include <stddef.h>
#include <stdint.h>

struct flow_block {
  uint32_t begin, end; // instructions [begin, end)
  uint32_t next[3];    // blocks that may follow
  uint32_t nexts;
  uint32_t rank;      // in reverse postorder, from 0; FLOW_NONE: not reachable
  uint32_t dominator; // immediate; FLOW_NONE: not reachable
};

#define FLOW_NONE UINT32_MAX

struct flow_loop {
  uint32_t header;  // block through which every iteration passes, or FLOW_NONE for a loop that has
                    // several entries
  uint32_t *blocks; // ascending
  size_t count;
};

struct flow {
  const struct sass_function *function;
  struct flow_block *blocks; // in the order of their addresses
  uint32_t count;
  struct {
    struct flow_loop *at;
    size_t count, room;
  } loops;        // one a header; a block that only branches to itself is none
  bool too_large; // not analysed; no loops
};

// Loops are those of the control flow, not ranges of a listing: blocks laid out elsewhere belong,
// cold code between does not. Code that no direct branch reaches is in none.
struct flow *flow_of(struct arena *a, const struct sass_function *f);

// Adds what flow_of() cannot tell: loops with several entries, as the range from a backward
// branch's target to the branch. Loops that are known already are added again.
void flow_add_ranges(struct arena *a, struct flow *flow);

// The loop's instructions (indices into function->code) in the order of the control flow, each
// once; an inner loop stands where it is entered. *count receives their number.
uint32_t *flow_ring(struct arena *a, const struct flow *flow, const struct flow_loop *loop,
                    size_t *count);

// True when each block of `inner` is one of `outer` and they are not the same loop.
bool flow_inside(const struct flow_loop *inner, const struct flow_loop *outer);

#endif
