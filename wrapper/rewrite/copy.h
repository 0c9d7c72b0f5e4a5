// The text of a store that is made as an asynchronous copy.
#ifndef DBUF_REWRITE_COPY_H
#define DBUF_REWRITE_COPY_H

#include "rewrite/edits.h"
#include "rewrite/loop.h"

// A statement for a STORE_ASYNC or STORE_ZERO.
const char *copy_text(struct loop *l, const struct store *s);

#endif
