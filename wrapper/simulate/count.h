// What a launch does to memory, counted while it runs, as the figures of a prediction.
#ifndef DBUF_SIMULATE_COUNT_H
#define DBUF_SIMULATE_COUNT_H

#include "inspect/sass.h"
#include "simulate/launch.h"
#include "simulate/prediction.h"

struct count;

// Counts what `p` does for its kernel's launch from now on.
struct count *count_new(struct arena *a, struct program *p, const struct launch *l);

// Adds what the block did that has just run (launch.block_done), as if `weight` blocks had done it.
void count_block(struct count *c, uint64_t weight);

// What one instruction did, all warps together.
struct counted {
  const char *function, *text; // text: "ld.global.v4.f32"
  unsigned line;               // of the PTX
  const char *file;            // the source's; NULL: unknown
  unsigned source_line;
  uint64_t warps, lanes;                       // executions; active lanes in them
  uint64_t requests, accesses, bytes, sectors; // of global memory: of warps, of lanes
  uint64_t shared, wavefronts, conflicts;      // accesses of shared memory by warps; passes
};

// Those instructions that accessed memory, multiplied with an addition or were barriers, in the
// order of the text. *others: executions by warps of all others.
size_t count_instructions(const struct count *c, struct counted **out, uint64_t *others);

// What it took to run them all: instructions of threads, and as many more for the multiply-adds of
// matrix instructions.
double count_cost(const struct count *c);

// Fills in what the launch and an iteration of its main loop did: `launch`, `iteration`,
// `iterations`, `blocks`, `simulated`. The main loop is the one that itself holds most barriers
// (executed), else most accesses of global memory, else most instructions. When it is unrolled so
// that its accesses and barriers are the same ones several times over, a time counts as an
// iteration. `iterations`: how many the source's loop makes in a block; 0: to be found out.
// `sass`: the same kernel's, NULL where there is none, for the reason `no_sass`.
void count_predict(const struct count *c, double iterations, const struct sass_function *sass,
                   const char *no_sass, struct prediction *p);

#endif
