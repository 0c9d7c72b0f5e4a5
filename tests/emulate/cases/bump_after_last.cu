// accept: cp_async ldg ldg_single
// copies: 4
// The pointers move on after the last barrier.
#include "cuda_runtime.h"

enum { BK = 8 };

__global__ void dot(const float *x, const float *w, float *y, int k, int n) {
  __shared__ float xs[BK];
  __shared__ float ws[BK][128];
  const int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < k; k0 += BK) {
    if (tid < BK)
      xs[tid] = k0 + tid < k ? x[tid] : 0;
    for (int i = 0; i < BK; ++i)
      ws[i][tid] = k0 + i < k ? w[i * n + tid] : 0;
    __syncthreads();
    for (int i = 0; i < BK; ++i)
      acc += xs[i] * ws[i][tid];
    __syncthreads();
    w += BK * n;
    x = x + BK;
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int k = t.extent(BK), n = t.threads();
  const float *x = t.in<float>(k), *w = t.in<float>(k * n);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { dot(x, w, y, k, n); });
}
