// A pipelined loop read as a ring: where the next tile's loads are issued, where they are waited
// for, and how much of an iteration's work lies between. Positions in a listing say nothing: a loop
// may be rotated, unrolled, or in blocks.
#ifndef DBUF_INSPECT_RING_H
#define DBUF_INSPECT_RING_H

#include "command/config.h"
#include "inspect/sass.h"

#include <stddef.h>
#include <stdint.h>

// What counts as the work that hides a load, and its unit.
enum ring_work {
  RING_MMA,       // instructions of the tensor cores
  RING_FMA,       // without any: FFMA, HFMA2, DFMA, IDP
  RING_ARITHMETIC // without those too: issue cycles of all arithmetic
};

// Stall counts of some instructions, cycles.
struct ring_stalls {
  unsigned count, min, max; // min and max are 0 when count is 0
  double mean;
};

// One load of the next tile: a group of asynchronous copies with one commit, or one load into
// registers.
struct ring_load {
  bool async;
  unsigned copies; // LDGSTS of the group; 1 for a register load
  uint64_t issued; // address of the load, of the last one of a group: what comes before it hides
                   // nothing of it
  uint64_t waited; // address of the instruction that waits for it
  unsigned laps;   // how often the end of the ring is passed in between
  long inside;     // work between issue and wait, in units of ring.work
  double share;    // inside / work of one tile, at most 1
  long cycles;     // sum of the stall counts from issue to wait: the least time a warp takes, inner
                   // loops once
  bool barrier_first; // a BAR stands between the issue and the first work behind it
  bool wait_first;    // the wait stands before the first work behind the issue
};

struct ring {
  const struct sass_function *function;
  uint64_t first, last; // lowest and highest address
  size_t instructions;
  bool outer;     // contains another loop of this list
  bool remainder; // takes the tiles that an unrolled loop of this list leaves
  bool nested;    // work stands in an inner loop: counts are those of the text, not of what is
                  // executed; only arithmetic cycles of inner loops are taken eight times
  enum ring_work work;
  const char *name; // "HMMA", "FFMA" ... of the work, the most frequent; "arithmetic cycles"
  long total;       // work in the ring
  unsigned tiles;   // tiles of an iteration: more than 1 when the loop is unrolled
  long per_tile;    // total / tiles
  long behind;      // MMA behind the loop that go on with its sums: of the tiles that it leaves
  const char *behind_unknown; // why these cannot be told from others; NULL when they can
  unsigned barriers;          // BAR in the ring, all tiles together
  unsigned waits;             // DEPBAR in the ring
  unsigned local_loads, local_stores;
  struct ring_stalls work_stalls, load_stalls;
  struct {
    struct ring_load *at;
    size_t count, room;
  } loads;
  size_t
      worst; // index of the load that is covered least; among equals the one with the fewest cycles
  // The gate judges the share of the worst load: a tile can be used only when all of it has come,
  // so that loads which were issued early excuse none that was issued after the work. `mean_share`
  // is the mean over all copies.
  double share, mean_share;
  const char *unreadable; // why loads and shares could not be found; NULL when they were
};

struct rings {
  struct {
    struct ring *at;
    size_t count, room;
  } list; // best first: innermost before outer, main loops before remainders, then most work
  const char *unreadable; // why the list is empty; NULL when it is not
  bool unrolled;          // it is empty although the function holds what such a loop consists of
};

// The loops of `f` that look pipelined in the manner of `variant`: cp_async ones hold LDGSTS and
// their commit; ldg and ldg_single ones hold LDG, STS and BAR, or no BAR where the function has
// none (barriers of warps). VARIANT_AUTO and VARIANT_OFF: either, with BAR.
struct rings rings_of(struct arena *a, const struct sass_function *f, enum variant variant);

// Of `rings`, the `n` best (all when there are fewer) in the order of their addresses, which is
// that of the source when a kernel holds several pipelined loops one after another. *count receives
// their number.
const struct ring **rings_best(struct arena *a, const struct rings *rings, size_t n, size_t *count);

#endif
