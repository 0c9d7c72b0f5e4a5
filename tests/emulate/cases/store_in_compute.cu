// accept: cp_async ldg ldg_single
// copies: 4
// Compute stores each tile's result; __restrict__ says that the stores do not hit the loads.
#include "cuda_runtime.h"

enum { N = 32 };

__global__ void reverse_tiles(const float *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    y[t * blockDim.x + tid] = s[N - 1 - tid % N] * 2 + y[t * blockDim.x + tid];
    __syncthreads();
  }
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>(tiles * N);
  float *y = t.in<float>(tiles * n);
  launch(1, n, 0, [=] { reverse_tiles(x, y, tiles); });
}
