// accept: cp_async ldg ldg_single
// copies: 4
// The clock lives outside the loop; its value after the loop drives a remainder loop.
#include "cuda_runtime.h"

enum { BK = 4 };

__global__ void dot(const float *x, const float *w, float *y, int *end, int k, int n) {
  __shared__ float xs[BK];
  __shared__ float ws[BK][128];
  const int tid = threadIdx.x;
  float acc = 1;
  int k0 = 0;
#pragma dbuf pipeline
  for (; k0 + BK <= k; k0 += BK) {
    if (tid < BK)
      xs[tid] = x[k0 + tid];
    for (int i = 0; i < BK; i++)
      ws[i][tid] = w[(k0 + i) * n + tid];
    __syncthreads();
    for (int i = 0; i < BK; i++)
      acc = fmaf(acc, 0.75f, xs[i] * ws[i][tid]);
    __syncthreads();
  }
  end[tid] = k0;
  for (; k0 < k; ++k0)
    acc += x[k0] * w[k0 * n + tid];
  y[tid] = acc;
}

void emu_run(trial &t) {
  int k = t.tiles * BK + t.tail % BK, n = t.threads();
  const float *x = t.in<float>(k), *w = t.in<float>(k * n);
  float *y = t.out<float>(n);
  int *end = t.out<int>(n);
  launch(1, n, 0, [=] { dot(x, w, y, end, k, n); });
}
