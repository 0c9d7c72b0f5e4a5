// Whether the compiler may know how many tiles a loop has, and that it has one.
#ifndef DBUF_REWRITE_TRIPS_H
#define DBUF_REWRITE_TRIPS_H

#include "rewrite/loop.h"

// False when it certainly knows neither the number nor a bound of it, so that it does not unroll
// all tiles.
bool trips_may_be_known(struct loop *l);
// False when it certainly does not know that there is a tile at all.
bool tile_may_be_certain(struct loop *l);
// True when the loop's condition names nothing but its clocks and constants.
bool trips_are_constant(struct loop *l);

#endif
