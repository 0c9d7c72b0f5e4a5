// accept: ldg ldg_single
// refuse: a static member is no part of the element
// id: no-async
// One that is a constant is in no memory at all.
#include "cuda_runtime.h"

enum { N = 16 };

struct unit {
  float v;
  static constexpr float scale = 2.5f;
};

__global__ void k(const unit *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid].scale;
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j] + (float)t);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k((const unit *)x, y, tiles); });
}
