// What is known of the annotated loops of a text before anything is changed: what rewrite() makes
// its edits from, and what `dbuf explain` and `dbuf expand` show.
#ifndef DBUF_REWRITE_STUDY_H
#define DBUF_REWRITE_STUDY_H

#include "rewrite/inline.h"
#include "rewrite/plan.h"
#include "rewrite/rewrite.h"

// One annotated loop whose clauses are right. Its record is out->loops.at[i], i its own index.
struct studied {
  struct loop *loop;
  bool analysed;      // segment and depend have accepted it; else its regions are not known
  struct plans plans; // analysed only
  size_t nth;         // its pragma, counted from 0
  size_t refusal;     // the message that refused it, counted from 1; 0: none did
};

struct study {
  struct unit *unit;
  struct {
    struct studied *at;
    size_t count, room;
  } loops; // in the order of the text
  size_t pragmas;
  struct pieces pieces; // of the unit's text, where bodies stand in place of calls
};

// Fills `out` as rewrite() does. The host pass (options->arch 0) has no loops.
struct study *study(struct arena *a, struct str input, const struct rewrite_options *options,
                    struct pass_record *out);

// The same of the loops without a pragma that have a barrier at their own level, as if there were
// one without clauses. What is refused of them is told in out->diag too, where nobody need look.
struct study *study_others(struct arena *a, struct str input, const struct rewrite_options *options,
                           struct pass_record *out);

// The plan that was taken for a loop; VARIANT_OFF when it stays as written.
struct plan study_plan(const struct loop_record *r);

// A refusal's message and remedy, the %s in them filled in.
const char *refusal_message(struct arena *a, const struct refusal *r);
const char *refusal_remedy(struct arena *a, const struct refusal *r);

#endif
