// The gates: what ptxas and the SASS say of a pipelined loop against what the settings ask for.
#ifndef DBUF_INSPECT_GATES_H
#define DBUF_INSPECT_GATES_H

#include "command/record.h"
#include "inspect/limits.h"
#include "inspect/ptxas.h"
#include "inspect/ring.h"

enum finding { OUTCOME_PASS, OUTCOME_FAIL, OUTCOME_UNKNOWN };

// `text`: one sentence, without a full stop, of what was found, with numbers. `remedy`: what the
// user can do; NULL with OUTCOME_PASS. Settings' levels are not looked at: they decide what the
// caller makes of an outcome.
struct verdict {
  enum finding outcome;
  const char *text;
  const char *remedy;
};

// The loop as written, compiled beside the pipelined one.
struct baseline {
  long registers;          // of its kernel; -1: unknown
  const struct ring *ring; // NULL: it was not found
};

// All that is known of one loop in one instantiation of its kernel on one architecture.
struct gate_facts {
  const struct loop_record *loop;
  int arch;                           // of the code; loop->arch is that of the compiler's pass
  const struct limits *limits;        // of arch; NULL: those of the table
  const struct ptxas_function *ptxas; // NULL: unknown (a binary, -dlto)
  const struct ring *ring;            // NULL: no loop was found, for the reason that ring_why tells
  const char *ring_why;
  long added_shared;   // bytes that the further stages take; < 0: unknown
  long dynamic_shared; // bytes that the launch adds, as promised by dynamic=; 0: none known
  int threads;         // a block; 0: unknown, but for the loop's most_threads
  bool binary;         // which variants the loop allows is not known
  const struct baseline *baseline; // NULL: not asked for, or not known
};

struct gate_report {
  struct verdict gates[GATE_COUNT];
  long shared_before, shared_after; // bytes a block; -1: unknown
  long cliff; // bytes a block may use at most with min_blocks_per_sm of them; -1: unknown
  struct occupancy before, after; // by_shared is -1 when unknown
  bool compare; // mma_count is unknown, and the loop as written, not compiled so far, could tell
  // "cp_async, 2 stages; shared 9.5 -> 19 KiB (5 blocks/SM; shared memory for 2 up to 49 KiB); 80
  // registers; 16 of 16 MMA behind the load; no spill"
  const char *remark;
};

struct gate_report gates_judge(struct arena *a, const struct gate_facts *facts);

#endif
