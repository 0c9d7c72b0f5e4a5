// Loops over the lanes of a warp.
#ifndef DBUF_SIMULATE_LANES_H
#define DBUF_SIMULATE_LANES_H

#include "simulate/machine.h"

// Does the statement for each lane `l` of `mask`; a full warp takes the loop that compilers turn
// into vector code.
#define EACH_LANE(mask, statement)                                                                 \
  do {                                                                                             \
    if ((mask) == ALL_LANES) {                                                                     \
      for (unsigned l = 0; l < LANES; ++l) {                                                       \
        statement;                                                                                 \
      }                                                                                            \
    } else {                                                                                       \
      for (uint32_t each_ = (mask); each_; each_ &= each_ - 1) {                                   \
        unsigned l = warp_lane(each_);                                                             \
        statement;                                                                                 \
      }                                                                                            \
    }                                                                                              \
  } while (0)

// Writes the lanes of `mask` in a predicate.
static inline void set_predicate(struct warp *w, uint32_t slot, uint32_t mask, uint32_t value) {
  uint64_t *p = w->reg[slot];
  p[0] = ((uint32_t)p[0] & ~mask) | (value & mask);
}

#endif
