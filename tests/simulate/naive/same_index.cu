// accept: ldg_single
// either: cp_async ldg
// twin: differ
// Load and compute use one variable for different things.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  int tid = threadIdx.x;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[N];
  int i;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    i = (tid + 3) % N;
    if (tid < N)
      s[i] = x[t * N + tid];
    __syncthreads();
    for (i = 0; i < N - 1; ++i)
      acc = fmaf(acc, 0.5f, s[i]);
    __syncthreads();
  }
#else
  __shared__ float s[2][N];
  int i;
  float one;
  if (tid < N)
    s[0][tid] = s[1][tid] = 0;
  for (int t = -1; t < tiles; ++t) {
    i = (tid + 3) % N;
    if (t + 1 < tiles && tid < N)
      one = x[(t + 1) * N + tid];
    for (i = 0; i < N - 1 && t >= 0; ++i)
      acc = fmaf(acc, 0.5f, s[t & 1][i]);
    if (t + 1 < tiles && tid == 0)
      s[(t + 1) & 1][i] = one;
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
