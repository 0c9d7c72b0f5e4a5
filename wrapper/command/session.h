// What the wrapper tells the hook through the session folder, one folder for each run of nvcc.
#ifndef DBUF_COMMAND_SESSION_H
#define DBUF_COMMAND_SESSION_H

#include "base/arena.h"
#include "command/config.h"

#include <stdbool.h>

// Which of auto's candidates a loop is to take; loops that are not listed take the first.
struct candidate {
  const char *name;
  int arch, index;
  bool settled; // this one, whatever else is listed
};

struct candidates {
  struct candidate *at;
  size_t count, room;
};

struct session {
  struct config_sources sources;
  struct candidates candidates;
  bool as_written;         // loops are left so, to be compared with
  bool names_only;         // nvcc -M: which files are read is asked, not what is made of loops
  const char *fingerprint; // of all that the outcome depends on beside the text, when the text
                           // itself is what is asked for (-E); else NULL
  bool no_fmad;            // nvcc is run with -fmad=false, which the preprocessor is not told
};

// Writes it into `folder`. False with errno set.
bool session_write(struct arena *a, const char *folder, const struct session *s);

// Reads it back in the hook. False when a file is missing or not ours.
bool session_read(struct arena *a, const char *folder, struct session *s);

// In a run that nobody watches the hook rewrites nothing: where it meets the pragma it says so here
// and fails, so that nvcc stops at once and is run again, watched.
bool session_unwatched_begin(struct arena *a, const char *folder); // by the wrapper, before the run
bool session_is_unwatched(struct arena *a, const char *folder);    // asked by the hook
bool session_pragma_met(struct arena *a, const char *folder); // said by the hook; false with errno
bool session_has_met(struct arena *a, const char *folder);    // asked by the wrapper, after the run

// The hook says here that nvcc has called it for a pass over CUDA source. Where it did not, in a
// run that succeeded, something else was the host compiler.
bool session_call(struct arena *a, const char *folder);       // by the hook; false with errno
bool session_was_called(struct arena *a, const char *folder); // asked by the wrapper, after the run

// The index for a loop: the settled one, else the highest that is listed for its architecture or
// for all (arch 0); 0 when it is not listed.
int candidate_index(const struct candidates *c, const char *name, int arch);

#endif
