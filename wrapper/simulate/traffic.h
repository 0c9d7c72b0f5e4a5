// What one warp's access costs: sectors of global memory, passes over the banks of shared memory.
#ifndef DBUF_SIMULATE_TRAFFIC_H
#define DBUF_SIMULATE_TRAFFIC_H

#include "simulate/machine.h"

// Distinct 32-byte sectors that the lanes in `mask` touch, each with `bytes` from its address.
unsigned traffic_sectors(const uint64_t address[LANES], uint32_t mask, unsigned bytes);

// Notes one access of global memory.
void traffic_global(struct counter *c, const uint64_t address[LANES], uint32_t mask,
                    unsigned bytes);

// Passes over the 32 banks of 4 bytes. Lanes that read one word are served together; 8-byte
// accesses take the lanes in halves, 16-byte ones in quarters. Two neighbouring halves or quarters
// become one where lanes next to each other, or every other two, ask for the same: of 16 bytes that
// all lanes read, an H200 makes 2 passes. *fewest: without conflicts.
unsigned traffic_wavefronts(const uint64_t address[LANES], uint32_t mask, unsigned bytes,
                            unsigned *fewest);

#endif
