// dbuf as the host compiler: nvcc's preprocessor passes are rewritten, everything else is handed
// on.
#ifndef DBUF_TOOL_HOOK_H
#define DBUF_TOOL_HOOK_H

#include "base/arena.h"
#include "command/host.h"

// Runs `host` with argv[1..argc). Returns the exit code; for what is not a preprocessor pass it
// does not return.
int hook_main(struct arena *a, const struct host_compiler *host, int argc, char **argv);

#endif
