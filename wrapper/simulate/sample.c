#include "simulate/sample.h"

static uint64_t least(uint64_t x, uint64_t y) {
  return x < y ? x : y;
}

// Grows the shortest axis first, as long as the product is not above `most`.
static void choose_sizes(const uint32_t grid[3], uint64_t most, uint64_t size[3]) {
  for (int k = 0; k < 3; ++k)
    size[k] = least(grid[k], 3);
  for (;;) {
    int axis = -1;
    for (int k = 0; k < 3; ++k)
      if (size[k] < grid[k] && (axis < 0 || size[k] < size[axis]) &&
          size[0] * size[1] * size[2] / size[k] * (size[k] + 1) <= most)
        axis = k;
    if (axis < 0)
      return;
    ++size[axis];
  }
}

// The index-th of `size` places on an axis of `extent` blocks.
static uint32_t place(uint32_t extent, uint64_t size, uint64_t index, uint64_t *weight) {
  *weight = 1;
  if (size == extent || index == 0)
    return (uint32_t)index;
  if (index == size - 1)
    return extent - 1;
  uint64_t inner = extent - 2, parts = size - 2;
  uint64_t from = 1 + inner * (index - 1) / parts, to = 1 + inner * index / parts;
  *weight = to - from;
  return (uint32_t)(from + (to - from) / 2);
}

struct sample sample_of(struct arena *a, const uint32_t grid[3], uint64_t most) {
  uint64_t size[3] = {grid[0], grid[1], grid[2]};
  if ((double)grid[0] * grid[1] * grid[2] > (double)most)
    choose_sizes(grid, most, size);
  struct sample s = {.count = size[0] * size[1] * size[2]};
  s.blocks = arena_array(a, s.count, sizeof *s.blocks);
  s.weights = arena_array(a, s.count, sizeof *s.weights);
  for (size_t n = 0; n < s.count; ++n) {
    size_t index[3] = {n % size[0], n / size[0] % size[1], n / size[0] / size[1]};
    s.weights[n] = 1;
    for (int k = 0; k < 3; ++k) {
      uint64_t weight;
      s.blocks[n][k] = place(grid[k], size[k], index[k], &weight);
      s.weights[n] *= weight;
    }
  }
  return s;
}
