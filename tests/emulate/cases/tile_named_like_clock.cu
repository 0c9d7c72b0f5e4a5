// accept: cp_async ldg ldg_single
// The tile's name is that of the clock, with "now" before it.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ float now_t[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      now_t[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, now_t[j] + (float)t);
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
