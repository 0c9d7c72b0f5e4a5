// accept: cp_async ldg ldg_single
// copies: 4
// set: check.promises=on
// Each tile is compared with what its turn would load, and no barrier is added for it.
#include "cuda_runtime.h"

enum { N = 32 };

__global__ void reverse_tiles(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
#pragma dbuf pipeline(independent)
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    y[t * blockDim.x + tid] = s[N - 1 - tid % N] * 2;
    __syncthreads();
  }
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *both = t.in<float>(tiles * (N + n));
  launch(1, n, 0, [=] { reverse_tiles(both, both + tiles * N, tiles); });
}
