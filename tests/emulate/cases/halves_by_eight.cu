// accept: cp_async ldg ldg_single
// copies: 16
// Halves travel by eight in one tile, one by one (too small for a copy) in the other.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const half *x, float *y, int tiles) {
  __shared__ __align__(16) half s[N * 2];
  __shared__ half single[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N / 4)
      *(int4 *)&s[tid * 8] = *(const int4 *)&x[t * N * 2 + tid * 8];
    if (tid < N)
      single[tid] = x[t * N * 2 + tid * 2];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, (float)s[j * 2 + 1] * (float)single[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const half *x = t.in<half>(tiles * N * 2);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
