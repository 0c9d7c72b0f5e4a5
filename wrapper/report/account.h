// What is known of one compilation when it has ended, whether it failed or not: what the reports of
// dbuf-nvcc are made from.
#ifndef DBUF_REPORT_ACCOUNT_H
#define DBUF_REPORT_ACCOUNT_H

#include "base/diag.h"
#include "command/record.h"
#include "report/result.h"

#include <stddef.h>

struct account {
  const char *version;        // of dbuf
  const char *folder;         // the current one, absolute
  const char *const *sources; // NULL-terminated, as nvcc was given them
  const char *const *outputs; // NULL-terminated; after a failure they are not there
  int exit_code;
  const struct records *records; // each annotated loop in each pass
  const struct result *results;  // each loop in the code, as far as the gates were asked
  size_t count;
  const struct diag *messages; // all that was said
};

// What became of a loop in one pass.
enum fate { FATE_PIPELINED, FATE_AS_WRITTEN, FATE_REFUSED };
enum fate loop_fate(const struct loop_record *l);
const char *fate_name(enum fate f); // "pipelined", "as-written", "refused"

// The loops of all passes, each once for an architecture: those of a header come again with each
// source.
struct account_loops {
  const struct loop_record **at;
  size_t count, room;
};
struct account_loops account_loops(struct arena *a, const struct account *account);

// True when the result is about this loop in the pass that this record is of.
bool result_is_of(const struct result *r, const struct loop_record *l);

// For people: each loop, and below it each architecture and instantiation with all its gates.
struct str account_text(struct arena *a, const struct account *account);

#endif
