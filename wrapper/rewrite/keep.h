// What the load does behind its last store to a tile, for compute.
#ifndef DBUF_REWRITE_KEEP_H
#define DBUF_REWRITE_KEEP_H

#include "rewrite/edits.h"
#include "rewrite/loop.h"

// Finds it, where variables that compute uses need it. When the load and its clocks are known.
void keep_in_place(struct loop *l);
// Is a variable written and read by nothing else in the load?
bool kept_in_place(const struct loop *l, const struct symbol *y);
// Leaves it out of a copy of the load.
void drop_kept(const struct loop *l, struct edits *edits);

// depend.c: where a value is used that the load would leave in a variable ahead of its time, or
// more than once; NO_TOKEN when nowhere.
tok used_elsewhere(struct loop *l, struct symbol *y);

#endif
