// What statements and calls may do to the tiles, the loads' memory and the clocks.
#ifndef DBUF_REWRITE_EFFECT_H
#define DBUF_REWRITE_EFFECT_H

#include "rewrite/loop.h"

// A write to what `r` designates, at token `at`: false when the loop must be refused for it.
bool check_write(struct loop *l, struct root r, tok at);

// An asm statement: only instructions that leave memory alone, or read shared memory.
bool check_asm(struct loop *l, struct stmt *s);

// A call, at `depth` calls below the loop's own text.
bool check_call(struct loop *l, const struct expr *e, int depth);

// Operators, conversions and constructors that the user defined look like arithmetic: those with an
// effect of their own beyond their operands are refused, for a text does not tell where they are
// called.
bool check_operators(struct loop *l);

#endif
