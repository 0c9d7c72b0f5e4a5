// accept: ldg ldg_single
// either: cp_async
// Temporaries of the load are declared outside the loop, a register array among them.
#include "cuda_runtime.h"

enum { BK = 8, PER = 4 };

__global__ void dot(const float *x, const float *w, float *y, int k, int n) {
  __shared__ float xs[BK];
  __shared__ float ws[BK][128];
  const int tid = threadIdx.x;
  float acc = 0, rx;
  float rw[PER];
#pragma dbuf pipeline
  for (int k0 = 0; k0 < k; k0 += BK) {
    rx = x[k0 + tid % BK];
    for (int h = 0; h < BK; h += PER) {
      for (int i = 0; i < PER; ++i)
        rw[i] = w[(k0 + h + i) * n + tid];
      for (int i = 0; i < PER; ++i)
        ws[h + i][tid] = rw[i];
    }
    if (tid < BK)
      xs[tid] = rx;
    __syncthreads();
    for (int i = 0; i < BK; ++i)
      acc += xs[i] * ws[i][tid];
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int k = t.tiles * BK, n = t.threads();
  const float *x = t.in<float>(k), *w = t.in<float>(k * n);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { dot(x, w, y, k, n); });
}
