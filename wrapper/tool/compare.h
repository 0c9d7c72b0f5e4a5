// dbuf compare: what Nsight Compute measured beside what was predicted, and where they part.
#ifndef DBUF_TOOL_COMPARE_H
#define DBUF_TOOL_COMPARE_H

#include "base/arena.h"

// argv[0] is the command's name. The report goes to standard output or --output, what kept it from
// being made to standard error. Returns 0, or 102 (bad usage, a file that cannot be read, a kernel
// that is not there).
int compare_main(struct arena *a, int argc, char **argv);

#endif
