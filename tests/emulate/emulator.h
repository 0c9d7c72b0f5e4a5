// The machine behind cuda_runtime.h: one block at a time, threads as fibers, one barrier interval
// after another.
#ifndef DBUF_TESTS_EMULATE_EMULATOR_H
#define DBUF_TESTS_EMULATE_EMULATOR_H

#include "cuda/cuda_runtime.h"

#include <string>
#include <vector>

namespace emulator {

enum class order { forward, reverse, shuffled };   // in which threads run between two barriers
enum class arrival { early, late, late_poisoned }; // when asynchronous copies happen

// What may differ between two runs of the same program without its result being allowed to.
struct schedule {
  emulator::order order;
  emulator::arrival arrival;
  unsigned char poison; // shared memory at the start of a block, destinations of copies in flight
  bool guard_below;     // global buffers end at an inaccessible page, or begin after one
  unsigned seed;        // of the shuffles
};

struct outcome {
  std::string error; // empty: none. Otherwise what went wrong first, and the run stopped there
  std::vector<std::vector<unsigned char>> buffers; // contents of all global buffers after the run
  long barriers = 0;                               // barrier intervals ended, over all blocks
  unsigned copy_widths = 0; // bit w set: an asynchronous copy of w bytes (4, 8, 16)
};

// Runs `entry` once. Faults, endless loops (10 s) and breaches of the rules come back as
// outcome.error.
outcome run(void (*entry)(trial &), const trial &t, unsigned data_seed, const schedule &s);

} // namespace emulator

#endif
