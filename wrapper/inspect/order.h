// A ring's instructions in the order of an iteration, and what kind of pipeline the loop is, told
// from the code alone: for binaries that nobody knows the source of.
#ifndef DBUF_INSPECT_ORDER_H
#define DBUF_INSPECT_ORDER_H

#include "command/config.h"
#include "inspect/ring.h"

#include <stddef.h>
#include <stdint.h>

// Indices into r->function->code, each once, from the head of the loop. *count receives their
// number, r->instructions; 0 when the loop is not found (a ring that rings_of() did not make).
uint32_t *ring_order(struct arena *a, const struct ring *r, size_t *count);

// The positions in the order of a ring between which a load is under way: it is issued at `issue`,
// which is below r->instructions, and waited for at `wait`, which may lie rounds behind it.
// False when the order does not hold the load's addresses.
bool ring_window(const struct ring *r, const uint32_t *order, size_t count,
                 const struct ring_load *load, size_t *issue, size_t *wait);

struct ring_shape {
  bool pipelined;       // tiles are loaded while another one is read
  const char *why_not;  // when it is not: one clause of words
  enum variant variant; // cp_async, ldg, ldg_single
  int stages;           // tiles that are there at the same time: those under way while the loop
                        // computes, and the one it computes with
};

// An ordinary load-compute loop and a pipelined one hold the same instructions. In the ordinary one
// a load is issued and waited for in a stretch between two barriers in which no tile is read.
struct ring_shape ring_shape_of(struct arena *a, const struct ring *r);

#endif
