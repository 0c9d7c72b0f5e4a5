// Is a pointer made to point elsewhere where the assignments that were parsed do not show it?
#ifndef DBUF_REWRITE_RESEAT_H
#define DBUF_REWRITE_RESEAT_H

#include "rewrite/loop.h"

// False only when every mention of y is known to keep what it points to: read by value, moved by a
// step, assigned where the assignment was parsed.
bool reseated(struct loop *l, struct symbol *y);

#endif
