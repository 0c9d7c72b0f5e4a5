// refuse: no-trailing-barrier
// original: data race
// twin: right, with one barrier a tile: it is the loop as written that is wrong, and two buffers would hide that
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  int tid = threadIdx.x;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[N];
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int i = 0; i < N; ++i)
      acc = fmaf(acc, 0.5f, s[i]);
  }
#else
  __shared__ float s[2][N];
  for (int t = -1; t < tiles; ++t) {
    if (t + 1 < tiles && tid < N)
      s[(t + 1) & 1][tid] = x[(t + 1) * N + tid];
    for (int i = 0; i < N && t >= 0; ++i)
      acc = fmaf(acc, 0.5f, s[t & 1][i]);
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
