// either: cp_async ldg ldg_single
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  int last = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    last = t * N;
    if (tid < N)
      s[tid] = x[last + tid];
    __syncthreads();
    if (s[0] < 0.2f) {
      last = tid % N;
      acc = fmaf(acc, 0.5f, s[last]);
    }
    __syncthreads();
  }
  y[tid] = acc + last;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
