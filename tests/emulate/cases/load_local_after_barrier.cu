// either: cp_async ldg ldg_single
// A local of the load is used after the last barrier.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    int place = t * N + tid % N;
    float own = x[place];
    if (tid < N)
      s[tid] = own;
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    __syncthreads();
    acc += own * (float)(place % 5);
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
