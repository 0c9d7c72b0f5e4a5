// refuse: tile-pointer
// accept: ldg_single
// twin: differ
// A pointer to the tile is made before the loop: there it means one buffer.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  int tid = threadIdx.x;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[N];
  const float *p = s;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    acc = fmaf(acc, 0.5f, p[tid % N]);
    __syncthreads();
  }
#else
  __shared__ float s[2][N];
  const float *p = s[0];
  for (int t = -1; t < tiles; ++t) {
    if (t + 1 < tiles && tid < N)
      s[(t + 1) & 1][tid] = x[(t + 1) * N + tid];
    if (t >= 0)
      acc = fmaf(acc, 0.5f, p[tid % N]);
    __syncthreads();
  }
#endif
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
