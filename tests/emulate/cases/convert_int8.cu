// accept: cp_async ldg ldg_single
// copies: 4
// Quantised weights become floats on their way into the tile; the other tile is a plain copy.
#include "cuda_runtime.h"

enum { BK = 8 };

__global__ void dot(const float *x, const signed char *w, const float *scale, float *y, int k,
                    int n) {
  __shared__ float xs[BK];
  __shared__ float ws[BK][128];
  const int tid = threadIdx.x;
  float acc = 0, s = scale[tid];
#pragma dbuf pipeline
  for (int k0 = 0; k0 < k; k0 += BK) {
    if (tid < BK)
      xs[tid] = x[k0 + tid];
    for (int i = 0; i < BK; ++i)
      ws[i][tid] = (float)w[(k0 + i) * n + tid] * s;
    __syncthreads();
    for (int i = 0; i < BK; ++i)
      acc += xs[i] * ws[i][tid];
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int k = t.tiles * BK, n = t.threads();
  const float *x = t.in<float>(k), *scale = t.in<float>(n);
  const signed char *w = t.in<signed char>(k * n);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { dot(x, w, scale, y, k, n); });
}
