// What a multiprocessor of each architecture can hold, and how many blocks that makes.
#ifndef DBUF_INSPECT_LIMITS_H
#define DBUF_INSPECT_LIMITS_H

#include "base/arena.h"
#include "command/config.h"

enum {
  STATIC_SHARED_LIMIT = 48 * 1024
}; // bytes of static shared memory a block may have, on all of them

// See limits.def for the units.
struct limits {
  int arch;
  long shared, opt_in, reserved, granularity;
  int warps, threads, blocks;
  int latency; // cycles; 0: unknown
  long cliff;  // bytes a block may use, as the user has measured it; 0: as many as the blocks that
               // are asked for leave it
};

// NULL for an architecture that is not in the table: nothing is guessed.
const struct limits *limits_of(int arch);

// The same with what [arch "sm_NN"] of the configuration says in its place. An architecture that is
// not in the table is known when the section tells all that counts blocks: smem_per_sm,
// smem_reserved, blocks_per_sm and threads_per_sm.
const struct limits *limits_in(struct arena *a, const struct config *c, int arch);

// Bytes of shared memory that a block may ask for at most; 0 when that is not known.
long block_shared(struct arena *a, const struct config *c, int arch);

// Blocks of one multiprocessor that fit at the same time.
struct occupancy {
  int by_shared; // as shared memory alone allows (at most the architecture's blocks)
  int by_all;    // as all limits allow; -1 when threads or registers are not known
};

// `threads` a block (<= 0: unknown), `registers` a thread (< 0: unknown), `shared` bytes a block,
// static + dynamic. `shared` above the opt-in limit makes 0 blocks.
struct occupancy blocks_per_sm(const struct limits *l, int threads, long registers, long shared);

// The most bytes of shared memory a block may use so that `blocks` (>= 1) of them fit as far as
// shared memory goes; -1 when no amount makes it.
long cliff(const struct limits *l, int blocks);

// The most that a block may use when `blocks` are asked for: the user's own cliff, or that.
long cliff_asked(const struct limits *l, int blocks);

#endif
