// dbuf-nvcc: nvcc's arguments in, nvcc's work done, annotated loops pipelined on the way.
#ifndef DBUF_TOOL_NVCC_H
#define DBUF_TOOL_NVCC_H

#include "base/arena.h"

// argv[0] is our own name. Returns the exit code; what is not a compilation of CUDA source does not
// return.
int nvcc_main(struct arena *a, int argc, char **argv);

#endif
