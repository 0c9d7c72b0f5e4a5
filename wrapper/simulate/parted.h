// Lanes of a warp that parted and wait for each other.
#ifndef DBUF_SIMULATE_PARTED_H
#define DBUF_SIMULATE_PARTED_H

#include "simulate/machine.h"

// Those of the lanes that wait for others where nothing is left to do but to end.
uint32_t warp_ending(const struct warp *w, uint32_t lanes);

// Lanes of a warp that parted need not wait for each other: where one path waits, another of them
// goes on. false: there is none that can.
bool warp_turn(struct warp *w);

// __syncwarp: lanes that name each other wait for each other, though their instructions may be
// different ones. An entry stays where it is until all of its lanes may go on, and is run again.
void warp_sync(struct warp *w, const struct op *o, uint32_t mask);

#endif
