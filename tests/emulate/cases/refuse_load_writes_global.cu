// refuse: the load writes global memory
// id: load-writes alias
// Doing it a tile earlier is visible to others.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, float *log, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N) {
      s[tid] = x[t * N + tid];
      log[t * N + tid] = (float)t;
    }
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n), *log = t.out<float>(tiles * N);
  launch(1, n, 0, [=] { k(x, y, log, tiles); });
}
