// A pipelined loop as a drawing for people who do not read SASS: where the next tile's load is
// issued, what runs meanwhile, where it is waited for.
#ifndef DBUF_REPORT_DRAW_H
#define DBUF_REPORT_DRAW_H

#include "base/arena.h"
#include "base/text.h"
#include "inspect/ring.h"

// Plain ASCII lines, each ending with a newline, at most 100 columns and about 40 lines: a run of
// instructions of one kind is one line, addresses and counters are left out. The line at the left
// goes with the load that is covered least.
struct str draw_ring(struct arena *a, const struct ring *r);

#endif
