// Which blocks of a large grid stand for all of them.
#ifndef DBUF_SIMULATE_SAMPLE_H
#define DBUF_SIMULATE_SAMPLE_H

#include "base/arena.h"

#include <stdint.h>

struct sample {
  uint32_t (*blocks)[3]; // the first of the grid is the first here
  uint64_t *weights;     // how many of the grid's blocks each stands for; their sum is all of them
  size_t count;
};

// All blocks when they are no more than `most`. Else on each axis the first and the last, which may
// differ from all others and stand for themselves; what lies between is cut into parts of nearly
// the same length, and the middle of each stands for it. Every choice on x is taken with every one
// on y and z: at most `most` blocks, but never fewer than three on an axis (all where it has
// fewer).
struct sample sample_of(struct arena *a, const uint32_t grid[3], uint64_t most);

#endif
