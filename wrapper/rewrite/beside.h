// Tiles whose first buffer is not ours: dynamic shared memory, and what a function is passed. The
// further ones stand in a static array beside it.
#ifndef DBUF_REWRITE_BESIDE_H
#define DBUF_REWRITE_BESIDE_H

#include "rewrite/edits.h"
#include "rewrite/loop.h"

// A declaration's specifiers without attributes and storage: the element type.
const char *element_text(const struct unit *u, struct range type);

// Declares the `further` buffers of a tile.
void add_beside(const struct loop *l, const struct tile *t, int further, unsigned ordinal,
                struct text *out);
// Gives the tile's name to one buffer, 0 is the first.
void bind_beside(const struct loop *l, const struct tile *t, unsigned ordinal, const char *stage,
                 struct text *out);

// Is a tile passed to the function?
bool any_passed(const struct loop *l);
// In a copy of the load: each element that it stores of such a tile goes from the buffer that the
// name stands for into the first one.
void put_back_edits(struct loop *l, unsigned ordinal, struct edits *list);

#endif
