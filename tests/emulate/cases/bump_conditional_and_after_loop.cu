// accept: cp_async ldg ldg_single
// A pointer moved by an expression with ?:, whose value is used after the loop.
#include "cuda_runtime.h"

enum { BK = 8 };

__global__ void sum(const float *x, float *y, long *moved, int k, int lead) {
  __shared__ float xs[BK];
  const float *start = x;
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < k; k0 += BK) {
    if (tid < BK)
      xs[tid] = x[tid];
    __syncthreads();
    x += (k0 == 0 ? lead : BK);
    for (int i = 0; i < BK; ++i)
      acc = fmaf(0.5f, acc, xs[(i + tid) % BK]);
    __syncthreads();
  }
  y[tid] = acc;
  moved[tid] = x - start;
}

void emu_run(trial &t) {
  int k = t.tiles * BK, n = t.threads(), lead = 3;
  const float *x = t.in<float>(k + BK);
  float *y = t.out<float>(n);
  long *moved = t.out<long>(n);
  launch(1, n, 0, [=] { sum(x, y, moved, k, lead); });
}
