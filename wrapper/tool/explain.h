// dbuf explain: the plan of each annotated loop, without compiling.
#ifndef DBUF_TOOL_EXPLAIN_H
#define DBUF_TOOL_EXPLAIN_H

#include "base/arena.h"

// Prints the plans to stdout and refusals to stderr. Returns the exit code: 101 when a loop is
// refused.
int explain_main(struct arena *a, int argc, char **argv);

#endif
