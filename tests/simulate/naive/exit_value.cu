// accept: cp_async ldg ldg_single
// twin: differ
// The variable of the loop is read after it: a load that runs ahead must not move it.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  int tid = threadIdx.x;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[N];
  int t = 0;
#pragma dbuf pipeline
  for (; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int i = 0; i < N; ++i)
      acc = fmaf(acc, 0.5f, s[i]);
    __syncthreads();
  }
  acc += t;
#else
  __shared__ float s[2][N];
  int t = 0;
  if (t < tiles && tid < N)
    s[0][tid] = x[t * N + tid];
  __syncthreads();
  for (; t < tiles;) {
    ++t;
    if (t < tiles && tid < N)
      s[t & 1][tid] = x[t * N + tid];
    for (int i = 0; i < N; ++i)
      acc = fmaf(acc, 0.5f, s[(t + 1) & 1][i]);
    __syncthreads();
  }
  acc += tiles > 0 ? t - 1 : t;
#endif
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
