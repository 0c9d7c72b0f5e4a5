// either: cp_async ldg ldg_single
// What decides on the barrier has a name that means something else behind it.
#include "cuda_runtime.h"

enum { N = 16 };
constexpr bool STAGED = true;

__global__ void k(float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (STAGED) {
      if (tid < N)
        s[tid] = x[t * N + tid];
      __syncthreads();
    }
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    constexpr bool STAGED = false;
    if (STAGED)
      acc += 1;
    else
      acc += 5;
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
