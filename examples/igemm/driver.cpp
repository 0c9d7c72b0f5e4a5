// Matrix product of 8-bit integers on tensor cores.
#include "../common/bench.h"

BENCH_DECLARE(igemm_64x64x64)
BENCH_DECLARE(igemm_128x128x64)

static float draw(std::mt19937 &random) {
  return (float)std::uniform_int_distribution<int>(-128, 127)(random);
}

static data_set make(int size, std::mt19937 &random) {
  return product_data(size, random, draw);
}

int main(int argc, char **argv) {
  example e;
  e.name = "igemm";
  e.kernels = {{"64x64x64", BENCH_VARIANTS(igemm_64x64x64)},
               {"128x128x64", BENCH_VARIANTS(igemm_128x128x64)}};
  e.sizes = {512, 4096};
  e.in = element::i8;
  e.out = element::i32;
  e.abs_tolerance = 0.5;
  e.rel_tolerance = 0.1;
  e.samples = 4096;
  e.make = make;
  e.reference = product_reference;
  return bench_main(e, argc, argv);
}
