// Which global loads of a loop end up in shared memory: the tile's loads, told from indices and
// operands.
#ifndef DBUF_INSPECT_FEED_H
#define DBUF_INSPECT_FEED_H

#include "inspect/sass.h"

#include <stddef.h>
#include <stdint.h>

struct feed {
  bool *loads;  // by ring position: a load whose value is stored to shared memory
  bool *stores; // by ring position: a store to shared memory of a loaded value
};

// Follows the values of the loads at `ring[0..count)` (indices into f->code, cyclic) through
// registers and local memory, two times round. An address is not a value: a load that only says
// where another reads or writes feeds nothing.
struct feed feed_of(struct arena *a, const struct sass_function *f, const uint32_t *ring,
                    size_t count);

#endif
