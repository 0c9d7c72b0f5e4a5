// The host compiler of an nvcc whose arguments name none.
#ifndef DBUF_COMMAND_DEFAULT_HOST_H
#define DBUF_COMMAND_DEFAULT_HOST_H

#include "base/arena.h"

// What this nvcc would be given as -ccbin to call the host compiler that it calls by itself; NULL:
// gcc and g++ in PATH. Another may be `named` by NVCC_CCBIN (which nvcc of CUDA 12.4 and older
// leaves alone), by compiler-bindir in nvcc.profile, or by a script in front of nvcc. Only nvcc can
// tell, and is asked where one of these may be.
const char *default_host(struct arena *a, const char *nvcc, const char *named);

#endif
