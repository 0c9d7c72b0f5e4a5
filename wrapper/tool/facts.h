// What `dbuf explain` says of one loop, as text.
#ifndef DBUF_TOOL_FACTS_H
#define DBUF_TOOL_FACTS_H

#include "base/text.h"
#include "inspect/limits.h"
#include "rewrite/study.h"

// Regions, tiles, what was proved and by what: everything that the text alone decides.
void facts_loop(struct text *t, const struct studied *s);

// The variant for an architecture, what else is tried, why the others fell, shared memory and
// blocks. `r` is the loop's record, `limits` the architecture's; NULL: not known. `refusal`: the
// message that refused it; NULL: none did.
void facts_plan(struct text *t, const struct studied *s, const struct loop_record *r,
                const struct limits *limits, const struct message *refusal);

#endif
