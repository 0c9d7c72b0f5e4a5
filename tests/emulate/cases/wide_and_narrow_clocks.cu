// accept: cp_async ldg ldg_single
// The clock is a short, the bound is long; a second one is declared by auto.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (short t = 0; t < (long)tiles; t += (short)1) {
    auto at = (size_t)t * N + tid;
    if (tid < N)
      s[tid] = __ldg(&x[at]);
    __syncthreads();
    for (auto j = 0u; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
