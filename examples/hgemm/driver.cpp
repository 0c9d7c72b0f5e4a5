// Half-precision matrix product on tensor cores.
#include "../common/bench.h"

#include <cuda_fp16.h>

BENCH_DECLARE(hgemm_64x64x32)
BENCH_DECLARE(hgemm_128x128x32)

static float draw(std::mt19937 &random) {
  return __half2float(__float2half(std::uniform_real_distribution<float>(-1.0f, 1.0f)(random)));
}

static data_set make(int size, std::mt19937 &random) {
  return product_data(size, random, draw);
}

int main(int argc, char **argv) {
  example e;
  e.name = "hgemm";
  e.kernels = {{"64x64x32", BENCH_VARIANTS(hgemm_64x64x32)},
               {"128x128x32", BENCH_VARIANTS(hgemm_128x128x32)}};
  e.sizes = {512, 4096};
  e.in = element::f16;
  e.out = element::f32;
  e.abs_tolerance = e.rel_tolerance = 1e-2;
  e.samples = 4096;
  e.make = make;
  e.reference = product_reference;
  return bench_main(e, argc, argv);
}
