// either: cp_async ldg ldg_single
// The clock moves first and is used by the load after that.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  int at = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    at = t * N;
    if (tid < N)
      s[tid] = x[at + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j] + (float)(at % 7));
    __syncthreads();
  }
  acc += (float)at;
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
