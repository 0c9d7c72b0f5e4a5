// What the compiler may know of how often loops go round: that of the tiles, and those in it.
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
// True when all threads of a block certainly take as many tiles: see uniform.c.
bool trips_are_uniform(struct loop *l);
// True when its condition, or what leaves it, may differ between the threads of a block as far as
// the text shows: see thread.c. *where, *why: the place outside the function that says so, and what
// it is there; NO_TOKEN and NULL when there is none.
bool trips_depend_on_thread(struct loop *l, tok *where, const char **why);

// mentions.c: does the name at `t` stand for what a plain statement of the loop's function changes,
// "n = 4;"? And where may a variable be changed by anything else; NO_TOKEN for nowhere.
bool plain_change(struct loop *l, tok t);
tok changed_otherwise(struct loop *l, struct symbol *y);

// Does a "#pragma unroll" stand over the loop?
bool unroll_asked(const struct loop *l);
// Does it stand there without a number, and are the trips constant? Then the loop is none to nvcc,
// and its clocks may choose among registers.
bool unrolls_completely(struct loop *l);
// Is a loop in the body of `l` one that goes round in every copy of it, for its trips are a number
// of the launch of which nothing tells more? False when that is not certain.
bool loop_in_every_copy(struct loop *l, struct stmt *s);

#endif
