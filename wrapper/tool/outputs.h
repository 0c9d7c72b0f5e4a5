// The check of what nvcc made: the one place where the wrapper asks whether a build may stand.
#ifndef DBUF_TOOL_OUTPUTS_H
#define DBUF_TOOL_OUTPUTS_H

#include "base/diag.h"
#include "command/config.h"
#include "command/options.h"
#include "command/record.h"
#include "command/toolkit.h"
#include "inspect/ptxas.h"
#include "inspect/sass.h"
#include "report/result.h"

// A candidate of an auto loop that was tried in an earlier run of nvcc and fell, and why.
struct tried {
  const char *name;
  int arch, candidate; // arch 0: all
  const char *reason;
};

struct tried_list {
  struct tried *at;
  size_t count, room;
};

// What nvcc made of the loops as written.
struct as_written {
  bool asked; // by check.baseline, for the loops whose settings say so; else a gate needs it
  struct ptxas_info ptxas;
  struct sass_listing sass;
};

// One successful run of nvcc.
struct made {
  const struct config *config;
  const struct options *options;
  const struct nvcc_command *nvcc;
  const struct records *records; // what the hook did in each pass; at least one pipelined loop
  struct str messages;           // all that nvcc wrote to stderr, with ptxas -v in it
  const char **outputs;          // the files it made, NULL-terminated
  const struct tried_list *tried;
  const struct as_written *as_written; // NULL: not asked for
};

// A loop that failed a gate of level error, for one architecture.
struct failed_loop {
  const char *name;
  int arch;
  const char *reason; // one clause of words
  bool everywhere; // it would fail on every architecture: static shared memory is the same on all
};

struct check {
  int exit_code; // 0, 100 (a gate failed), 103 (a tool is missing)
  struct failed_loops {
    struct failed_loop *at;
    size_t count, room;
  } failed, doubtful; // doubtful: a gate of level warn failed
  struct {
    struct result *at;
    size_t count, room;
  } results;    // each loop that was looked for in the code
  bool compare; // a gate is unknown that the loops as written would decide
};

// Reads what a run made in which all loops were left as written. False when it cannot be read.
bool outputs_as_written(struct arena *a, const struct made *made, struct as_written *out);

// Checks the pipelined loops; messages and remarks go to `d`. When nvcc is run again for loops of
// variant=auto that have a candidate left, the messages of this run are not shown.
struct check outputs_check(struct arena *a, const struct made *made, struct diag *d);

#endif
