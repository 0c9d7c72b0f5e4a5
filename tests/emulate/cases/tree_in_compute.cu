// accept: cp_async ldg ldg_single
// Compute sums the tile by a tree: barriers in a nested loop, and a scratch array beside the tile.
#include "cuda_runtime.h"

__global__ void sums(const float *x, float *y, int tiles) {
  __shared__ float tile[128];
  __shared__ float part[128];
  int tid = threadIdx.x, n = blockDim.x;
#pragma dbuf pipeline(independent)
  for (int t = 0; t < tiles; ++t) {
    tile[tid] = x[t * n + tid];
    __syncthreads();
    part[tid] = fmaf(tile[tid], 0.5f, tile[n - 1 - tid]);
    for (int half = n / 2; half > 0; half /= 2) {
      __syncthreads();
      if (tid < half)
        part[tid] += part[tid + half];
    }
    if (tid == 0)
      y[t] = part[0];
    __syncthreads();
  }
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>(tiles * n);
  float *y = t.out<float>(tiles + 1);
  launch(1, n, 0, [=] { sums(x, y, tiles); });
}
