// either: cp_async ldg ldg_single
// copies: 4
// A while loop that counts a remainder down, with a decrement in its condition.
#include "cuda_runtime.h"

enum { BK = 8 };

__global__ void dot(const float *x, const float *w, float *y, int tiles, int n) {
  __shared__ float xs[BK];
  __shared__ float ws[BK][128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  while (tiles-- > 0) {
    if (tid < BK)
      xs[tid] = x[tid];
    for (int i = 0; i < BK; ++i)
      ws[i][tid] = w[i * n + tid];
    __syncthreads();
    for (int i = 0; i < BK; ++i)
      acc += xs[i] * ws[i][tid];
    __syncthreads();
    x += BK;
    w += BK * n;
  }
  y[tid] = acc + tiles;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>(tiles * BK), *w = t.in<float>(tiles * BK * n);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { dot(x, w, y, tiles, n); });
}
