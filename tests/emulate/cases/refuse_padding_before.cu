// accept: ldg_single
// refuse: padding written before the loop is read in it
// id: tile-used-before stale-tail
// It would be in one buffer only.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N + 2];
  int tid = threadIdx.x;
  float acc = 0;
  if (tid < 2)
    s[tid * (N + 1)] = 1.5f;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid + 1] = x[t * N + tid];
    __syncthreads();
    if (tid < N)
      acc = fmaf(acc, 0.5f, s[tid] - s[tid + 1] + s[tid + 2]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
