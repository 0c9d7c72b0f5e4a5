// accept: cp_async ldg ldg_single
// Compute has a barrier of its own, between writing and reading a scratch array.
#include "cuda_runtime.h"

enum { BK = 8 };

__global__ void chain(const float *x, float *y, int k) {
  __shared__ float xs[BK];
  __shared__ float board[128];
  int tid = threadIdx.x, n = blockDim.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < k; k0 += BK) {
    if (tid < BK)
      xs[tid] = x[k0 + tid];
    __syncthreads();
    for (int i = 0; i < BK; ++i)
      acc += xs[i] * (float)(i - tid);
    board[tid] = acc;
    __syncthreads();
    acc = fmaf(acc, 0.5f, board[(tid + 1) % n] * xs[3]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int k = t.tiles * BK, n = t.threads();
  const float *x = t.in<float>(k);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { chain(x, y, k); });
}
