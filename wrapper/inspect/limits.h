// What a multiprocessor of each architecture can hold, and how many blocks that makes.
#ifndef DBUF_INSPECT_LIMITS_H
#define DBUF_INSPECT_LIMITS_H

enum {
  STATIC_SHARED_LIMIT = 48 * 1024
}; // bytes of static shared memory a block may have, on all of them

// See limits.def for the units.
struct limits {
  int arch;
  long shared, opt_in, reserved, granularity;
  int warps, threads, blocks;
  int latency; // cycles; 0: unknown
};

// NULL for an architecture that is not in the table: nothing is guessed.
const struct limits *limits_of(int arch);

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

#endif
