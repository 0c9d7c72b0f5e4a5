// Bytes of a thread's memory, in any state space.
#ifndef DBUF_SIMULATE_ACCESS_H
#define DBUF_SIMULATE_ACCESS_H

#include "simulate/machine.h"

enum access {
  ACCESS_READ,
  ACCESS_WRITE,
  ACCESS_ATOMIC,
  ACCESS_EXCHANGE // atomic, and may be the first to write: for who looks at nothing but its own
};

// The bytes at an address of `space` (PTX_GENERIC: told by the address), checked and noted; NULL
// after a fault.
uint8_t *access_reach(struct warp *w, const struct op *o, unsigned lane, enum ptx_space space,
                      uint64_t address, unsigned bytes, enum access how);

// The same of shared memory alone, where an mbarrier may be; alignment is not checked.
uint8_t *access_shared(struct warp *w, const struct op *o, unsigned lane, uint64_t address,
                       unsigned bytes, enum access how);

#endif
