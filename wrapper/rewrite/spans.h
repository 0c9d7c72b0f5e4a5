// Which elements of a tile a store writes: neighbours, behind an index that is a sum.
#ifndef DBUF_REWRITE_SPANS_H
#define DBUF_REWRITE_SPANS_H

#include "rewrite/loop.h"

// The values that variables of counted loops have at the moment.
struct trip {
  const struct symbol *variable;
  long value;
  const struct trip *outer;
};

enum { MOST_TERMS = 8 };

// As[r][c + 4 + t]: As[r], the terms c and t, and 4. A vector there is `width` elements.
struct span {
  const struct expr *array;
  const struct expr *terms[MOST_TERMS];
  size_t count;
  long first, width;
};

// The span of a store's target; false when it is none.
bool span_of(struct loop *l, const struct store *s, const struct trip *trips, struct span *span);

// True when two spans begin at one element, but for `first`: nothing that they name changes in
// `scope`.
bool same_base(struct loop *l, const struct span *a, const struct span *b, struct range scope);

// True when two stores in no loop write elements that are never the same.
bool spans_apart(struct loop *l, const struct store *a, const struct store *b);

// True when two targets are the same element: their texts are the same, and no name in them means
// something else or is changed in between.
bool same_element(struct loop *l, const struct store *a, const struct store *b);

// True when every way through a statement writes what a store writes whenever it is reached, in the
// loops between `top` and the store too. `scope`: where the names in both must keep their values.
bool writes_span(struct loop *l, const struct stmt *at, const struct store *s,
                 const struct stmt *top, struct range scope);

#endif
