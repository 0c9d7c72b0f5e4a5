// Compiling CUDA source: nvcc with the hook in place, the check of its outputs, and auto's next
// candidates.
#ifndef DBUF_TOOL_COMPILE_H
#define DBUF_TOOL_COMPILE_H

#include "base/arena.h"
#include "base/text.h"
#include "command/config.h"
#include "command/options.h"
#include "command/toolkit.h"
#include "tool/reporting.h"

struct build {
  struct arena *a;
  const struct config_sources *sources;
  const struct config *config;
  const struct options *options;
  const struct nvcc_command *nvcc;
  const struct reporting *reporting; // NULL: no report is asked for
  int argc;                          // nvcc's arguments, without the command and without ours
  char *const *argv;
  const char *tune; // a folder where a dbuf tune above waits for notes; NULL: there is none
  bool wanted;      // a scan saw the pragma
  bool verbose;     // --dbuf-verbose
  bool reads_stdin;
  struct str standard_in; // when reads_stdin
};

// Returns the exit code of dbuf-nvcc.
int compile_cuda(const struct build *b);

#endif
