// A kernel's launch on the simulated machine, and what came of it.
#ifndef DBUF_SIMULATE_LAUNCH_H
#define DBUF_SIMULATE_LAUNCH_H

#include "base/arena.h"
#include "base/diag.h"
#include "simulate/ptx.h"

#include <stdio.h>

enum fault_kind {
  FAULT_BOUNDS,
  FAULT_MISALIGNED,
  FAULT_UNWRITTEN, // a read of what nobody wrote
  FAULT_READ_ONLY,
  FAULT_RACE,
  FAULT_FLYING,   // the destination of an asynchronous copy that is on its way
  FAULT_MBARRIER, // none there, counts that do not fit, wrong tokens
  FAULT_BARRIER,
  FAULT_ENDLESS,
  FAULT_TRAP,
  FAULT_ASSERT,
  FAULT_UNSUPPORTED,
  FAULT_KINDS
};

const char *fault_name(enum fault_kind k); // "out of bounds"

struct fault {
  enum fault_kind kind;
  const char *text; // what happened, with numbers
  const char *kernel, *function;
  unsigned ptx_line;
  const char *file; // the source's, by .loc; NULL: unknown
  unsigned line;
  const char *caller; // the file with the call of what was inlined there, the outermost; NULL: none
  unsigned caller_line;
  uint32_t block[3], thread[3];
  uint64_t address; // in its space; 0 where it is about none
};

enum schedule {
  SCHEDULE_ROUND_ROBIN, // a few instructions of each warp in turn
  SCHEDULE_RANDOM,
  SCHEDULE_ADVERSARIAL // one warp as far as it gets, the last first, then the first first, in turn
};

struct launch {
  const struct ptx_function *kernel;
  uint32_t grid[3], block[3];
  uint32_t dynamic_shared; // bytes
  const void *params;      // as the kernel's parameter list lays them out
  enum schedule schedule;
  uint64_t seed;
  bool at_once;        // asynchronous copies arrive when issued, not as late as their wait allows
  uint64_t most_steps; // warp instructions of a block before it counts as endless; 0: 2^32
  const uint32_t (*blocks)[3]; // which blocks run; NULL: all
  size_t block_count;
  void (*block_done)(void *context); // after each block that came to its end; NULL: nothing
  void *context;
  FILE *print; // what the kernel prints; NULL: nowhere
};

struct program;
struct memory;

// Makes a module's kernel ready to run, with all that it may call and the module's variables in
// memory. NULL with an error in `d`. `name` is the PTX file's, for messages.
struct program *program_open(struct arena *a, const struct ptx_module *m, const char *name,
                             const struct ptx_function *kernel, struct diag *d);
struct memory *program_memory(struct program *p);
void program_close(struct program *p); // gives its memory back

struct outcome_counts {
  uint64_t steps, lanes; // warp and thread instructions
};

// Offset of each parameter in the block of parameters; *bytes: of all. Natural alignment.
uint32_t *launch_layout(struct arena *a, const struct ptx_function *kernel, uint32_t *bytes);

// Runs the launch. NULL: all threads came to their end; else the first fault.
struct fault *launch_run(struct program *p, const struct launch *l, struct outcome_counts *counts);

#endif
