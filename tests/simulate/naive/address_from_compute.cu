// refuse: compute-feeds-load
// twin: differ
// Which tile comes next stands in the tile.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  int tid = threadIdx.x;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[N];
  int at = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[at * N + tid];
    __syncthreads();
    acc = fmaf(acc, 0.5f, s[tid % N]);
    at = (int)(fabsf(s[0]) * 1024) % tiles;
    __syncthreads();
  }
#else
  __shared__ float s[2][N];
  int at = 0;
  for (int t = -1; t < tiles; ++t) {
    if (t + 1 < tiles && tid < N)
      s[(t + 1) & 1][tid] = x[at * N + tid];
    if (t >= 0) {
      acc = fmaf(acc, 0.5f, s[t & 1][tid % N]);
      at = (int)(fabsf(s[t & 1][0]) * 1024) % tiles;
    }
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
