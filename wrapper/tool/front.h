// What `dbuf explain` and `dbuf expand` share: their command line, and the texts that dbuf-nvcc's
// hook would see, one for each architecture, without compiling.
#ifndef DBUF_TOOL_FRONT_H
#define DBUF_TOOL_FRONT_H

#include "base/arena.h"
#include "base/diag.h"
#include "command/config.h"
#include "rewrite/rewrite.h"
#include "tool/macro.h"

// What front_open() returns besides exit codes: 0, go on; FRONT_HELP, all is said and done.
enum { FRONT_HELP = -1, FRONT_USAGE = 102, FRONT_TOOL_MISSING = 103 };

// One device pass of nvcc's.
struct front_pass {
  int arch; // 86 for sm_86
  bool debug;
  bool relocatable;
  struct str text; // preprocessed
  struct macros macros;
};

struct front {
  struct arena *arena;
  const char *file; // the source
  const struct config *config;
  struct {
    struct front_pass *at;
    size_t count, room;
  } passes;     // in nvcc's order, each architecture once
  bool no_fmad; // nvcc tells its compiler -fmad=0
};

// A switch of the command's own, such as "--diff"; `json`: it is "--format", and true for json.
struct front_switch {
  const char *name, *help;
  bool *on, json;
};

// Reads "FILE.cu [--arch sm_XX] [--set S.K=V] [--force S.K=V] [--config FILE] [SWITCH] [-- NVCC
// ARGUMENTS]" (argv[0] is the command's name; `switches` ends with a NULL name), asks nvcc how it
// would preprocess the file and does so. With --arch only that architecture's pass is left. Returns
// 0, FRONT_HELP, or the exit code, with everything said.
int front_open(struct arena *a, int argc, char **argv, const struct front_switch *switches,
               struct front *f);

// What rewrite() and study() are to be called with for a pass, which must outlive it.
struct rewrite_options front_options(const struct front *f, struct front_pass *p);

#endif
