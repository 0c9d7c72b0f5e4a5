// dbuf expand: the rewritten loops as source that can be read.
#ifndef DBUF_TOOL_EXPAND_H
#define DBUF_TOOL_EXPAND_H

#include "base/arena.h"

// Prints to stdout. Returns the exit code.
int expand_main(struct arena *a, int argc, char **argv);

#endif
