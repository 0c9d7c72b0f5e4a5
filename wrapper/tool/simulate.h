// dbuf simulate: a kernel's PTX run on the CPU.
#ifndef DBUF_TOOL_SIMULATE_H
#define DBUF_TOOL_SIMULATE_H

#include "base/arena.h"

// argv[0] is the command's name. Exit codes: 0; 100 the kernel did something wrong, or two kernels
// gave different results; 102 bad arguments or PTX that is not understood; 103 a tool is missing;
// nvcc's own when a source does not compile.
int simulate_main(struct arena *a, int argc, char **argv);

#endif
