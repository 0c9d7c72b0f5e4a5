// Is a pointer made to point elsewhere where the assignments that were parsed do not show it?
#ifndef DBUF_REWRITE_RESEAT_H
#define DBUF_REWRITE_RESEAT_H

#include "rewrite/loop.h"

// `assigned`: how many "y = .." were found as expressions. True as well when it is not certain: y
// is bound to a reference, its address is taken, a function may change it, or an assignment to it
// stands in text that is not understood.
bool reseated(struct loop *l, struct symbol *y, size_t assigned);

#endif
