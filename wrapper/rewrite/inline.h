// Calls of the load that fill a tile: the function's body takes the place of the call, with its
// parameters declared in front, so that all other stages see a load that is written in the loop.
#ifndef DBUF_REWRITE_INLINE_H
#define DBUF_REWRITE_INLINE_H

#include "rewrite/loop.h"

// Why a body cannot stand in place of a call, and where that is to be seen.
struct misfit {
  const char *text; // NULL: it can
  tok at;
};

// A part of a text that was made of a call.
struct piece {
  uint32_t from, to; // bytes of the new text
  struct str call;   // what stood there
  struct place place;
  const char *what; // a message about something in it says so; NULL: nothing
  size_t nth, last; // the pragmas of its loops, counted from 0
};

struct pieces {
  struct piece *at;
  size_t count, room;
};

// Adds the calls in the load of a segmented loop that bodies can take the place of, as pieces of
// the unit's own text; `call` holds what is to stand there.
void find_helpers(struct loop *l, size_t nth, struct pieces *pieces);

// The same of the pointers to dynamic shared memory that functions and objects give.
void find_accessors(struct loop *l, size_t nth, struct pieces *pieces);

// True for a body that does nothing but give the address of dynamic shared memory.
bool gives_shared(const struct function *f);

// The text with its pieces in place; they are then pieces of it, in order.
struct str place_helpers(const struct unit *u, struct pieces *pieces);

// The piece that holds an offset; NULL for none.
const struct piece *piece_at(const struct pieces *pieces, uint32_t off);

// Why a call in statement `s` of the load was left as it is.
struct misfit helper_misfit(struct loop *l, struct stmt *s, const struct expr *call);

#endif
