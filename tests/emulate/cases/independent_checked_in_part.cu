// accept: cp_async ldg ldg_single
// copies: 4
// set: check.promises=on
// Half of a warp compares the tile, and meets the other half again; what would be said is not the loop's own printf.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void twice(const float *x, float *y, int tiles, int printf) {
  __shared__ float s[N];
  int tid = threadIdx.x;
#pragma dbuf pipeline(independent)
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    y[t * blockDim.x + tid] = s[N - 1 - tid % N] * printf;
    __syncthreads();
  }
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *both = t.in<float>(tiles * (N + n));
  launch(1, n, 0, [=] { twice(both, both + tiles * N, tiles, 2); });
}
