// accept: cp_async ldg ldg_single
// copies: 4
// Unroll pragmas before and after ours, and ours through the operator and a macro.
#include "cuda_runtime.h"

#define PIPELINED _Pragma("dbuf pipeline(name=second)")

enum { BK = 8 };

__global__ void sums(const float *x, float *y, int k) {
  __shared__ float a[BK], b[BK];
  int tid = threadIdx.x;
  float acc = 0;
#pragma unroll 1
#pragma dbuf pipeline(name = first)
  for (int k0 = 0; k0 < k; k0 += BK) {
    if (tid < BK)
      a[tid] = x[k0 + tid];
    __syncthreads();
    for (int i = 0; i < BK; ++i)
      acc += a[i] * (float)i;
    __syncthreads();
  }
  PIPELINED
#pragma unroll 2
  for (int k0 = 0; k0 < k; k0 += BK) {
    if (tid < BK)
      b[tid] = x[k0 + tid];
    __syncthreads();
    for (int i = 0; i < BK; ++i)
      acc = fmaf(acc, 0.5f, b[i]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int k = t.tiles * BK, n = t.threads();
  const float *x = t.in<float>(k);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { sums(x, y, k); });
}
