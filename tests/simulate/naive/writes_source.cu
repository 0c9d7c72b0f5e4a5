// refuse: alias-same
// twin: differ
// Compute writes what the next load reads.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(float *x, float *y, int tiles) {
  int tid = threadIdx.x;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[N];
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    acc = fmaf(acc, 0.5f, s[tid % N]);
    if (tid < N && t + 1 < tiles)
      x[(t + 1) * N + tid] = acc;
    __syncthreads();
  }
#else
  __shared__ float s[2][N];
  for (int t = -1; t < tiles; ++t) {
    if (t + 1 < tiles && tid < N)
      s[(t + 1) & 1][tid] = x[(t + 1) * N + tid];
    if (t >= 0)
      acc = fmaf(acc, 0.5f, s[t & 1][tid % N]);
    if (t >= 0 && tid < N && t + 1 < tiles)
      x[(t + 1) * N + tid] = acc;
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
