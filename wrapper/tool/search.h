// Which of auto's candidates each loop takes in the next run of nvcc.
//
// The first candidate that passes all gates is taken. One that only had warnings is passed over
// too, and taken after all when none behind it passes. A loop moves in one direction and comes back
// once, so that there is at most one run more than candidates.
#ifndef DBUF_TOOL_SEARCH_H
#define DBUF_TOOL_SEARCH_H

#include "command/record.h"
#include "command/session.h"
#include "tool/outputs.h"

struct search {
  struct arena *a;
  struct candidates candidates; // for the next run
  struct tried_list tried;      // passed over so far, with the reasons
  struct {
    struct doubtful {
      const char *name;
      int arch, candidate;
    } * at;
    size_t count, room;
  } doubtful; // of each loop the first candidate that only had warnings
};

// Moves the loops that did not pass. False when nvcc need not run again: nothing is left to try, or
// what fails has no other candidate.
bool search_next(struct search *s, const struct records *records, const struct check *check);

// The record of a loop in this run, NULL when there is none.
const struct loop_record *search_loop(const struct records *records, const char *name, int arch);

#endif
