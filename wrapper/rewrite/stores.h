// The stores of the load region.
#ifndef DBUF_REWRITE_STORES_H
#define DBUF_REWRITE_STORES_H

#include "rewrite/loop.h"

// A type of CUDA's headers by its name, whose constructor has no effect.
bool cuda_type(struct str s);

// Decides how a store travels, from its target and value, when its reads are known.
void classify_store(struct loop *l, struct store *s);

// Bytes of what is written or read, by casts and declarations in the text; 0 unknown.
int lvalue_bytes(struct loop *l, const struct expr *e);

// Makes one zero-filled copy of "if (c) tile = global; else tile = 0;".
void merge_fill(struct loop *l, struct stmt *s);

// Finds tiles of which several stores may write one element, and has all stores of such a tile go
// the same way.
void find_overlaps(struct loop *l);

#endif
