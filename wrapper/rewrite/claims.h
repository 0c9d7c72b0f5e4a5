// What a pipelined loop asserts before it begins: of sizes and types to the compiler, of the user's
// promises at run time.
#ifndef DBUF_REWRITE_CLAIMS_H
#define DBUF_REWRITE_CLAIMS_H

#include "rewrite/plan.h"

// The name of the array that holds a tile's stages; `ordinal` is the loop's.
const char *stages_name(const struct loop *l, const struct tile *t, unsigned ordinal);

// With check.promises the loads of a loop that is 'independent' are compared with those that the
// loop as written makes.
bool compares_tiles(const struct loop *l);
// Why what a store has put into its tile cannot be compared, in words; NULL where it can be.
const char *not_comparable(const struct loop *l, const struct store *s);

// That the copy of a clock which compute counts with is as good as the clock.
void add_clock_claim(struct loop *l, const struct clock *c, struct text *out);

void add_claims(struct loop *l, struct plan plan, unsigned ordinal, struct text *out);

// That what clause 'shared' says is passed is shared memory, the same for all threads of the block,
// where a static array is to stand for it. They meet at `barrier`.
void add_place_claims(struct loop *l, struct plan plan, unsigned ordinal, const char *barrier,
                      struct text *out);

#endif
