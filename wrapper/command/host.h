// The folder in which we stand as the host compiler: links named like it to our own executable, and
// the note that says which compiler each stands for. It lasts, so that commands nvcc has printed
// can be run again.
#ifndef DBUF_COMMAND_HOST_H
#define DBUF_COMMAND_HOST_H

#include "base/arena.h"

#include <stdbool.h>

// What to give nvcc as -ccbin in place of `ccbin` (a folder, a file, a bare name; NULL: nvcc's own
// choice). nvcc behaves differently for a folder and a file, and so does what is returned. NULL
// when the host compiler that is meant cannot be found: then nvcc is to be left to say so. *failed
// is set when no private folder could be made.
const char *host_link(struct arena *a, const char *ccbin, const char *nvcc, bool *failed);

struct host_compiler {
  const char *path;  // to execute
  const char *argv0; // as nvcc would have called it
};

// Whether a program called as `argv0` is called as a host compiler, and as which. False: it is not.
// A compiler that is found through PATH and is not there has path NULL.
bool host_compiler_called(struct arena *a, const char *argv0, struct host_compiler *host);

#endif
