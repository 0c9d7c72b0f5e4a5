// Finding the CUDA toolkit's programs, and never ourselves in their place.
#ifndef DBUF_COMMAND_TOOLKIT_H
#define DBUF_COMMAND_TOOLKIT_H

#include "base/arena.h"
#include "command/config.h"

#include <stdbool.h>

// Environment of a run, seen by our own processes below it.
// DEPTH: how many dbuf-nvcc stand above, the guard against calling ourselves for ever.
// CALLED: which nvcc they have called, so that none is called in a circle.
// SESSION: the folder where the hook leaves its records.
#define DBUF_DEPTH "DBUF_DEPTH"
#define DBUF_CALLED "DBUF_CALLED"
#define DBUF_SESSION "DBUF_SESSION"

enum { TOOLKIT_DEEPEST = 10 }; // so many dbuf-nvcc above one are a circle

// The command that stands for nvcc: itself alone, or what stood before it too ("ccache nvcc").
struct nvcc_command {
  const char *path; // of the program to execute
  const char *
      *words; // its argv up to and with nvcc, NULL-terminated; words[0] is absolute when it is nvcc
  size_t count;
  const char *nvcc; // the real nvcc's absolute path
  int taken;        // how many of our own arguments (launcher mode) belong to it
};

// How many of the arguments (without our own name) are the command to be launched, 0 when they are
// nvcc's arguments: "nvcc ...", "ccache /usr/local/cuda/bin/nvcc ...". Of several words that may be
// nvcc the first called "nvcc" or "nvcc-13.0" is, else the first program with "nvcc" in its name.
int toolkit_launcher(struct arena *a, int argc, char *const *argv);

// Finds nvcc: [tools] nvcc or DBUF_NVCC; the launcher's; CUDA_HOME, CUDA_PATH; PATH; the usual
// places. False when there is none. In PATH, what a dbuf-nvcc above us has called comes last;
// `masquerading` (we are called under nvcc's name): what follows ourselves comes first.
bool toolkit_nvcc(struct arena *a, const struct config *c, int argc, char *const *argv,
                  bool masquerading, struct nvcc_command *command);

// The environment changes for whatever is called as `nvcc`: DBUF_DEPTH=..., DBUF_CALLED=...
const char *toolkit_depth(struct arena *a);
// As if so many dbuf-nvcc stood above that the next one stops: for questions that a script in front
// of nvcc might put to us again.
const char *toolkit_too_deep(struct arena *a);
const char *toolkit_called(struct arena *a, const char *nvcc);

// Finds "cuobjdump" or "nvdisasm": [tools], beside nvcc (NULL: not known), beside our own
// executable, PATH. NULL when there is none.
const char *toolkit_tool(struct arena *a, const struct config *c, const char *nvcc,
                         const char *name);

// The path of this executable with links resolved, NULL when the system does not tell.
const char *toolkit_self(struct arena *a);
// True when `path` is this executable (same device and inode).
bool toolkit_is_self(const char *path);

#endif
