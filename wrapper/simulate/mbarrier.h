// mbarrier objects of one block: how many arrivals and bytes the current phase still waits for, and
// what those that arrived hand on to those that wait.
#ifndef DBUF_SIMULATE_MBARRIER_H
#define DBUF_SIMULATE_MBARRIER_H

#include "base/arena.h"
#include "simulate/shared.h"

enum { MBARRIER_BYTES = 8, MBARRIER_MOST = (1 << 20) - 1 }; // most arrivals, and bytes, of a phase

struct mbarrier {
  uint32_t offset;            // in shared memory
  uint32_t expected, pending; // arrivals: of a whole phase, still missing in this one
  int32_t bytes;              // that this phase still waits for
  uint32_t phase;             // phases completed
  uint16_t maker;             // the thread that initialised it, and when
  uint32_t made_time, made_syncs;
  struct view gathered, done; // of all that arrived; of those up to the last completed phase
};

struct mbarriers {
  struct mbarrier *at;
  size_t count, room;
};

// The one that begins there, or NULL.
struct mbarrier *mbarrier_find(const struct mbarriers *list, uint32_t offset);
// One that has bytes in this range, or NULL.
const struct mbarrier *mbarrier_within(const struct mbarriers *list, uint32_t offset,
                                       unsigned bytes);
// A new one for `expected` arrivals, 1 to MBARRIER_MOST.
struct mbarrier *mbarrier_add(struct arena *a, struct mbarriers *list, uint32_t offset,
                              uint32_t expected);
void mbarrier_remove(struct mbarriers *list, struct mbarrier *m);

// What stands against an operation; it is then not done.
enum mbarrier_wrong {
  MBARRIER_FINE,
  MBARRIER_COUNT,     // a count outside of what an mbarrier holds
  MBARRIER_TOO_MANY,  // more arrivals than the phase waits for
  MBARRIER_COMPLETES, // an arrival that must not complete the phase would
  MBARRIER_TOKEN,     // a token of another mbarrier
  MBARRIER_OLD        // a token of a phase before the last one
};

// `count` arrivals; the last one begins the next phase. `drop`: later phases wait for as many
// fewer.
enum mbarrier_wrong mbarrier_arrive(struct mbarrier *m, uint32_t count, bool drop,
                                    bool may_complete);
// One more arrival in this phase alone: that of an asynchronous copy.
enum mbarrier_wrong mbarrier_expect_arrival(struct mbarrier *m);
// More bytes to wait for; fewer with a negative number.
enum mbarrier_wrong mbarrier_expect_bytes(struct mbarrier *m, int64_t bytes);

// What an arrival returns: which phase this is, and how many arrivals it still waits for.
uint64_t mbarrier_token(const struct mbarrier *m);
uint32_t mbarrier_token_pending(uint64_t token);
// Is the token's phase complete?
enum mbarrier_wrong mbarrier_test(const struct mbarrier *m, uint64_t token, bool *complete);
// Is the phase of this parity complete, the current one or the one before?
bool mbarrier_test_parity(const struct mbarrier *m, uint32_t parity);

#endif
