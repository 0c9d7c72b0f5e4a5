// Launches separable.cu's kernel.
#include "tile.h"

extern "C" __global__ void row_sum(float *out, const float *in, int n);

int main() {
  row_sum<<<1, TILE>>>(nullptr, nullptr, 0);
  return 0;
}
