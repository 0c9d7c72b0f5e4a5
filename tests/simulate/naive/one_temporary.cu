// refuse: no-async
// accept: ldg ldg_single
// twin: differ
// One variable serves two loads: each needs a register of its own.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  int tid = threadIdx.x;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[N];
  __shared__ float r[N];
  float one;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    one = x[t * N + tid % N];
    if (tid < N)
      s[tid] = one;
    one = x[t * N + (tid + 5) % N];
    if (tid < N)
      r[tid] = one;
    __syncthreads();
    for (int i = 0; i < N; ++i)
      acc = fmaf(s[i], r[i], acc);
    __syncthreads();
  }
#else
  __shared__ float s[2][N], r[2][N];
  float one;
  for (int t = -1; t < tiles; ++t) {
    if (t + 1 < tiles) {
      one = x[(t + 1) * N + tid % N];
      one = x[(t + 1) * N + (tid + 5) % N];
    }
    for (int i = 0; i < N && t >= 0; ++i)
      acc = fmaf(s[t & 1][i], r[t & 1][i], acc);
    if (t + 1 < tiles && tid < N) {
      s[(t + 1) & 1][tid] = one;
      r[(t + 1) & 1][tid] = one;
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
