// accept: ldg ldg_single
// refuse: nothing is a plain copy
// id: no-async
// Halves become floats (implicitly and by call), floats become halves.
#include "cuda_runtime.h"

enum { BK = 8 };

__global__ void dot(const half *x, const half *w, const float *z, float *y, int k, int n) {
  __shared__ float xs[BK];
  __shared__ float ws[BK][128];
  __shared__ half zs[BK];
  const int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < k; k0 += BK) {
    if (tid < BK) {
      xs[tid] = x[k0 + tid];
      zs[tid] = __float2half(z[k0 + tid]);
    }
    for (int i = 0; i < BK; ++i)
      ws[i][tid] = __half2float(w[(k0 + i) * n + tid]);
    __syncthreads();
    for (int i = 0; i < BK; ++i)
      acc += xs[i] * ws[i][tid] - (float)zs[i];
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int k = t.tiles * BK, n = t.threads();
  const half *x = t.in<half>(k), *w = t.in<half>(k * n);
  const float *z = t.in<float>(k);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { dot(x, w, z, y, k, n); });
}
