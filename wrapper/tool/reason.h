// `dbuf explain --reason ID`: what a reason or a gate is about, from REASONS.md.
#ifndef DBUF_TOOL_REASON_H
#define DBUF_TOOL_REASON_H

#include "base/arena.h"

// Prints the entry of an id, which may be written as messages have it ("[dbuf-ID]"): its message,
// the remedy, the example. NULL or "": all ids, with their messages. Returns the exit code; that
// there is no such id is said.
int reason_print(struct arena *a, const char *id);

// The lines of REASONS.md, which the build puts here; NULL ends them.
extern const char *const reason_page[];

#endif
