// Shared memory of one block, with a shadow that knows who wrote and who read each byte, and what
// is still on its way.
//
// Order between threads: `time` counts events that order accesses (releases of barriers). A warp
// knows of each warp up to which time that one's accesses are ordered before its own; within a warp
// lanes are ordered by __syncwarp and barriers, counted in `syncs`.
#ifndef DBUF_SIMULATE_SHARED_H
#define DBUF_SIMULATE_SHARED_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

enum { MOST_WARPS = 32, NO_THREAD = 0xffff, EARLIER_READS = 2 };

// Accesses of some lanes of a warp that are ordered before, up to a time, beyond those of all of
// its lanes: lanes arrive at an mbarrier one by one.
struct partly {
  uint32_t time, lanes; // lanes 0: none
};

// What is known of each warp's accesses: by whoever waited.
struct view {
  uint32_t all;              // accesses of any warp up to this time are ordered before
  uint32_t seen[MOST_WARPS]; // of this warp, not before `all`
  struct partly partly[MOST_WARPS];
};

// Makes `to` know what `from` knows as well. Where that is more than fits, too much counts as
// ordered rather than too little: a fault must be one.
void view_join(struct view *to, const struct view *from);
void partly_join(struct partly *to, struct partly from);

// Who accesses: lane's thread number in the block and what its warp knows.
struct accessor {
  uint16_t thread; // linear, 0..1023; its warp is thread / 32
  uint32_t syncs;  // of the warp
  const struct view *view;
};

struct cell {
  uint32_t write_time, write_syncs;
  uint32_t atomic_time, atomic_syncs; // of the latest atomic operation
  uint32_t read_time, read_syncs;     // of the latest reads
  uint32_t readers;                   // warps that read at read_time
  struct {
    uint32_t time, readers;
  } earlier[EARLIER_READS]; // reads before that, the later first; readers 0: none
  uint16_t writer;          // NO_THREAD: never written
  uint16_t adder;           // of the latest atomic operation since; NO_THREAD: none
  uint16_t reader;          // the latest
  uint8_t flying;           // asynchronous copies on their way to it
  bool many;                // other lanes of the reader's warp read in the same syncs
  bool split;               // a word whose bytes have cells of their own
};

struct shared {
  struct arena *arena;
  uint32_t bytes;
  uint8_t *data;
  struct cell *words;   // one for every 4 bytes
  struct cell *singles; // one for every byte, made when the first part of a word is accessed
  uint32_t time;
};

enum hazard {
  HAZARD_NONE,
  HAZARD_UNWRITTEN,   // read before anything was written
  HAZARD_WRITE_WRITE, // two threads wrote, no barrier between
  HAZARD_READ_WRITE,  // another thread wrote what is read, or read what is written
  HAZARD_FLYING       // an asynchronous copy to it is on its way
};

void shared_init(struct shared *s, struct arena *a, uint32_t bytes);
void shared_reset(struct shared *s); // for the next block

// Notes an access of `bytes` (1 to 16) at `offset`, which lies inside. On a hazard *other is the
// thread on the other side (NO_THREAD: none known).
enum hazard shared_read(struct shared *s, struct accessor by, uint32_t offset, unsigned bytes,
                        uint16_t *other);
// The same read by another lane of the warp that has just read there: true when it is noted, false
// when it has to be looked at by itself.
static inline bool shared_read_again(struct shared *s, struct accessor by, uint32_t offset,
                                     unsigned bytes) {
  struct cell *c = &s->words[offset / 4];
  if (bytes != 4 || c->split || (c->writer / 32 == by.thread / 32 && c->write_syncs == by.syncs) ||
      (c->adder / 32 == by.thread / 32 && c->atomic_syncs == by.syncs))
    return false;
  c->many = true;
  return true;
}
enum hazard shared_write(struct shared *s, struct accessor by, uint32_t offset, unsigned bytes,
                         uint16_t *other);
// Would a write come upon that of another thread, with no barrier between?
bool shared_overwrites(const struct shared *s, struct accessor by, uint32_t offset, unsigned bytes);
// Such a write would bring what is there already, and no more stands against it: whose is the last
// is all the same.
bool shared_repeats(const struct shared *s, struct accessor by, uint32_t offset,
                    const uint8_t *value, unsigned bytes);
// An atomic operation: no hazard with other atomic ones.
enum hazard shared_atomic(struct shared *s, struct accessor by, uint32_t offset, unsigned bytes,
                          uint16_t *other);
// One that may be the first to write.
enum hazard shared_exchange(struct shared *s, struct accessor by, uint32_t offset, unsigned bytes,
                            uint16_t *other);
// An asynchronous copy begins: it may arrive from now on, so it is a write from now on.
enum hazard shared_launch(struct shared *s, struct accessor by, uint32_t offset, unsigned bytes,
                          uint16_t *other);
// True when what `thread` did at that time is ordered before what `by` does now.
bool shared_ordered(struct accessor by, uint16_t thread, uint32_t time, uint32_t syncs);
// It has arrived, and `by` has waited for it.
void shared_land(struct shared *s, struct accessor by, uint32_t offset, unsigned bytes);

#endif
