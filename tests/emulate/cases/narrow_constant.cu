// accept: ldg ldg_single
// either: cp_async
// A constant of the body in a type that is too small for what it is given: the stride is 44, not 300.
#include "cuda_runtime.h"

enum { N = 88 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    const unsigned char stride = 300;
    [[maybe_unused]] const unsigned char none = 256;
    for (int i = 0; i < N; i += stride)
      for (int j = none; j < 44; j += 32)
        if (j + tid % 32 < 44)
          s[i + j + tid % 32] = x[t * N + i + j + tid % 32];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = 32;
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
