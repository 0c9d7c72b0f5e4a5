// Loops of compute that wait for others by reading the same place again and again.
#ifndef DBUF_REWRITE_SPIN_H
#define DBUF_REWRITE_SPIN_H

#include "rewrite/loop.h"

// Does a loop around `e`, a read or a call in statement `s`, end by what it gives, while the loop
// itself does not change the address it reads from? Only where the compiler must read each time.
bool spins(struct loop *l, struct stmt *s, const struct expr *e, struct range address);

#endif
