// accept: ldg_single
// either: cp_async ldg
// Two tiles are cut out of one dynamic array by pointers made before the loop.
#include "cuda_runtime.h"

enum { BK = 8 };

__global__ void dot(const float *x, const float *w, float *y, int k, int n) {
  extern __shared__ float pool[];
  float *xs = pool, *ws = pool + BK;
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < k; k0 += BK) {
    if (tid < BK)
      xs[tid] = x[k0 + tid];
    for (int i = 0; i < BK; ++i)
      ws[i * n + tid] = w[(k0 + i) * n + tid];
    __syncthreads();
    for (int i = 0; i < BK; ++i)
      acc += xs[i] * ws[i * n + tid];
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int k = t.tiles * BK, n = t.threads();
  const float *x = t.in<float>(k), *w = t.in<float>(k * n);
  float *y = t.out<float>(n);
  launch(1, n, (BK + BK * n) * sizeof(float), [=] { dot(x, w, y, k, n); });
}
