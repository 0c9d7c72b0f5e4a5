// refuse: the tile depends on the tile before
// id: tile-read-in-load load-reads-scratch no-load tile-used-before tile-written-in-compute
// A recurrence inside shared memory: what is loaded is computed from what was loaded.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N], next[N];
  int tid = threadIdx.x;
  float acc = 0;
  if (tid < N)
    s[tid] = (float)tid;
  __syncthreads();
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      next[tid] = s[tid] + s[(tid + 1) % N] * 0.25f + x[t * N + tid];
    __syncthreads();
    acc = fmaf(acc, 0.5f, next[tid % N]);
    if (tid < N)
      s[tid] = next[tid] * 0.5f;
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
