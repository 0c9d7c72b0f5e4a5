// accept: ldg_single
// refuse: compute writes the tile
// id: tile-written-in-compute
// The tree stands in the tile itself; what the last tile leaves is not filled by all threads and is summed again.
#include "cuda_runtime.h"

__global__ void sums(const float *x, float *y, int tiles, int last) {
  __shared__ float tile[128];
  int tid = threadIdx.x, n = blockDim.x;
  float acc = 0;
  tile[tid] = 1;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (t * n + tid < last)
      tile[tid] = x[t * n + tid];
    __syncthreads();
    for (int half = n / 2; half > 0; half /= 2) {
      float other = 0;
      if (tid < half)
        other = tile[tid + half];
      __syncthreads();
      if (tid < half)
        tile[tid] = fmaf(other, 0.75f, tile[tid]);
      __syncthreads();
    }
    acc = fmaf(acc, 0.5f, tile[0]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads(), last = t.extent(n);
  const float *x = t.in<float>(last);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { sums(x, y, tiles, last); });
}
