// All-pairs gravity.
#include "../common/bench.h"

#include <cmath>

BENCH_DECLARE(nbody)

// Bodies in a cube, masses that add up to about one. The first size is no multiple of the tile.
static data_set make(int size, std::mt19937 &random) {
  data_set d;
  d.size = d.n = size;
  d.m = d.k = 0;
  d.results = (size_t)size * 4;
  d.flops = 20.0 * size * size; // the customary count: 20 for a pair
  std::uniform_real_distribution<float> place(-1.0f, 1.0f), mass(0.0f, 2.0f / (float)size);
  for (int i = 0; i < size; ++i) {
    for (int axis = 0; axis < 3; ++axis)
      d.a.push_back(place(random));
    d.a.push_back(mass(random));
  }
  return d;
}

// The softening is that of nbody.cu.
static double reference(const data_set &d, size_t i) {
  const float *me = &d.a[i / 4 * 4];
  const size_t axis = i % 4;
  if (axis == 3)
    return 0;
  double sum = 0;
  for (int j = 0; j < d.n; ++j) {
    const float *other = &d.a[(size_t)j * 4];
    double delta[3], square = 1e-4f;
    for (int x = 0; x < 3; ++x) {
      delta[x] = (double)other[x] - me[x];
      square += delta[x] * delta[x];
    }
    sum += other[3] * delta[axis] / (square * std::sqrt(square));
  }
  return sum;
}

int main(int argc, char **argv) {
  example e;
  e.name = "nbody";
  e.kernels = {{"256 a tile", BENCH_VARIANTS(nbody)}};
  e.sizes = {4000, 65536};
  e.in = e.out = element::f32;
  e.abs_tolerance = e.rel_tolerance = 1e-3;
  e.samples = 1024;
  e.make = make;
  e.reference = reference;
  return bench_main(e, argc, argv);
}
