// either: cp_async ldg ldg_single
// The bound is a reference, and so is the accumulator.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, const int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  const int &limit = tiles;
  float &sum = acc;
#pragma dbuf pipeline
  for (int t = 0; t < limit; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (const float &v : s)
      sum = fmaf(sum, 0.5f, v);
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
