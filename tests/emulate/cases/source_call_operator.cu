// either: cp_async ldg ldg_single
// The source is an object that is called.
#include "cuda_runtime.h"

enum { N = 16 };

struct tile_view {
  const float *p;
  __device__ float operator()(int i) const {
    return p[i] * 1.25f;
  }
};

__global__ void k(float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  tile_view v = {x};
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = v(t * N + tid);
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
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
