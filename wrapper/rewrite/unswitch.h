// Loops whose barriers stand under an 'if' that the compiler decides: see unswitch.c.
#ifndef DBUF_REWRITE_UNSWITCH_H
#define DBUF_REWRITE_UNSWITCH_H

#include "rewrite/loop.h"

// Before a loop is cut at its barriers: where it lacks one of the two at its own level, the
// branches that hold barriers stand in the place of their 'if's, in the function's own tree, until
// they are given back.
void take_branches(struct loop *l);
void give_back_branches(struct loop *l);

// Where the loop was taken for one way of a condition, the same asked in compute again is decided
// too: false where nothing is known of it. *otherwise: it does not hold.
bool decided_in_loop(const struct loop *l, const struct stmt *s, bool *otherwise);

// What must hold for the branches that were taken; NULL when none were. And whether it is asked
// with "if constexpr".
const char *taken_condition(const struct loop *l);
bool taken_constexpr(const struct loop *l);

#endif
