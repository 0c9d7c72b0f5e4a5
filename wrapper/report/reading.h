// How to read a chain: the rules that apply to its figures, what makes it doubtful, what it lacks.
#ifndef DBUF_REPORT_READING_H
#define DBUF_REPORT_READING_H

#include "report/chain.h"

// Fills in readings, warnings, unknown and missing of a chain whose rows are filled in.
void reading_add(struct arena *a, struct chain *c, bool peak);

// One line: where a side's prediction and measurement come from.
const char *reading_side(struct arena *a, const struct chain_side *s);

#endif
