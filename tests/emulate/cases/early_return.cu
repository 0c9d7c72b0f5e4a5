// accept: cp_async ldg ldg_single
// copies: 4
// Whole threads leave before the loop; the others carry on without them.
#include "cuda_runtime.h"

enum { BK = 8 };

__global__ void dot(const float *x, const float *w, float *y, int k, int n) {
  __shared__ float xs[BK];
  __shared__ float ws[BK][128];
  int tid = threadIdx.x;
  if (tid >= n)
    return;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < k; k0 += BK) {
    if (tid < BK)
      xs[tid] = x[k0 + tid];
    for (int i = 0; i < BK; ++i)
      ws[i][tid] = w[(k0 + i) * n + tid];
    __syncthreads();
    for (int i = 0; i < BK; ++i)
      acc += xs[i] * ws[i][tid];
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int k = t.tiles * BK, n = t.threads() - 5;
  const float *x = t.in<float>(k), *w = t.in<float>(k * n);
  float *y = t.out<float>(n);
  launch(1, t.threads(), 0, [=] { dot(x, w, y, k, n); });
}
