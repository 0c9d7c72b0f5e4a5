// Which variant a loop becomes: the candidates in order, and the one taken.
#ifndef DBUF_REWRITE_PLAN_H
#define DBUF_REWRITE_PLAN_H

#include "rewrite/loop.h"

struct plan {
  enum variant variant; // never VARIANT_AUTO
  int stages;           // buffers
  int rank;             // among all that the settings allow, possible or not: the same on every
                        // architecture
};

struct fallen {
  struct plan plan;
  struct refusal refusal; // why it is no candidate
};

struct plans {
  struct {
    struct plan *at;
    size_t count, room;
  } plans; // in the order to be tried
  struct {
    struct fallen *at;
    size_t count, room;
  } fallen;        // what the settings would allow but the loop does not
  int ranks;       // one more than the highest rank
  const char *why; // a rule that leaves the loop as written, in words; else NULL
};

// Flop for each byte of a tile that is loaded, from ratio= or constant tile(); 0: not known.
double loop_ratio(const struct loop *l);

// The candidates for an architecture (86 for sm_86) under the loop's settings. With variant=auto
// the last one is VARIANT_OFF; with a named variant there may be none, and fallen says why.
struct plans plans_of(struct loop *l, int arch);

// Whether the loop can become the variant on an architecture.
bool is_possible(struct loop *l, enum variant v, int arch);

#endif
