// What is known of one loop in one instantiation of its kernel on one architecture: what every form
// of report is made from.
#ifndef DBUF_REPORT_RESULT_H
#define DBUF_REPORT_RESULT_H

#include "base/diag.h"
#include "command/record.h"
#include "inspect/gates.h"
#include "inspect/ring.h"

#include <stdbool.h>

struct result {
  const struct loop_record *loop; // variant, stages, levels; place: of the loop, or the binary
                                  // file alone
  const char *kernel;             // as people write it: "hgemm<64, 64, 32>"
  const char *symbol;             // mangled; NULL: not known
  int arch;                       // of the code
  const char *which;              // "loop 2 of 3" where a kernel holds several; else NULL
  const struct ring *ring;        // NULL: not found, see ring_why
  const char *ring_why;
  long registers;                  // a thread; -1: unknown
  const struct baseline *baseline; // NULL: not asked for, or not known
  bool binary;                     // nobody asked ptxas: that spills are unknown is no news
  struct gate_report report;
  const char *const *notes; // said below the remark, NULL-terminated; NULL: none
};

// True when no gate of level error failed.
bool result_passes(const struct result *r);

// What a gate must say: it failed, or could not judge, and is not off.
bool result_gate_speaks(const struct result *r, enum gate g);

#endif
