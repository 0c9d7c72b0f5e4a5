// Loops over the lanes of a warp, and values as lanes hold them.
#ifndef DBUF_SIMULATE_LANES_H
#define DBUF_SIMULATE_LANES_H

#include "simulate/machine.h"

#include <string.h>

static inline float as_f32(uint64_t bits) {
  uint32_t x = (uint32_t)bits;
  float f;
  memcpy(&f, &x, sizeof f);
  return f;
}

static inline double as_f64(uint64_t bits) {
  double d;
  memcpy(&d, &bits, sizeof d);
  return d;
}

static inline uint64_t of_f32(float f) {
  uint32_t x;
  memcpy(&x, &f, sizeof x);
  return x;
}

static inline uint64_t of_f64(double d) {
  uint64_t x;
  memcpy(&x, &d, sizeof x);
  return x;
}

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
