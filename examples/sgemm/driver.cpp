// Single-precision matrix products: without tiles, with small ones, with register tiles.
#include "../common/bench.h"

BENCH_WEAK(sgemm_v0_baseline)
BENCH_DECLARE(sgemm_v1)
BENCH_DECLARE(sgemm_tiled)

static float draw(std::mt19937 &random) {
  return std::uniform_real_distribution<float>(-1.0f, 1.0f)(random);
}

static data_set make(int size, std::mt19937 &random) {
  return product_data(size, random, draw);
}

int main(int argc, char **argv) {
  example e;
  e.name = "sgemm";
  e.kernels = {{"v0 (no tiles)", {{"baseline", sgemm_v0_baseline, nullptr}}},
               {"v1 8x32x8", BENCH_VARIANTS(sgemm_v1)},
               {"tiled 128x128x8", BENCH_VARIANTS(sgemm_tiled)}};
  e.sizes = {512, 4096};
  e.in = e.out = element::f32;
  e.abs_tolerance = e.rel_tolerance = 1e-3;
  e.samples = 4096;
  e.make = make;
  e.reference = product_reference;
  return bench_main(e, argc, argv);
}
