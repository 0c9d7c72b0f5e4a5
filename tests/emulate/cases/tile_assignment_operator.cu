// either: cp_async ldg ldg_single
// The tile's elements have an assignment of their own, which doubles.
#include "cuda_runtime.h"

enum { N = 16 };

struct cell {
  float v;
  __device__ cell &operator=(float f) {
    v = f * 2;
    return *this;
  }
};

__global__ void k(float *x, float *y, int tiles) {
  __shared__ cell s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j].v);
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
