// accept: cp_async ldg ldg_single
// Two clocks advance in different regions, and the second by the first's value.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  float *p = x;
  int jump = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = p[tid];
    __syncthreads();
    p += jump;
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    __syncthreads();
    jump = t + 2 < tiles ? N : 0;
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
