// refuse: load-reads-scratch
// twin: differ
// The tile is made of the result of the tile before.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  int tid = threadIdx.x;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[N];
  __shared__ float last[N];
  if (tid < N)
    last[tid] = 0;
  __syncthreads();
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid] + last[(tid + 1) % N];
    __syncthreads();
    acc += s[tid % N];
    if (tid < N)
      last[tid] = s[tid] * 0.5f;
    __syncthreads();
  }
#else
  __shared__ float s[2][N], last[N];
  if (tid < N)
    last[tid] = 0;
  __syncthreads();
  for (int t = -1; t < tiles; ++t) {
    if (t + 1 < tiles && tid < N)
      s[(t + 1) & 1][tid] = x[(t + 1) * N + tid] + last[(tid + 1) % N];
    __syncthreads();
    if (t >= 0)
      acc += s[t & 1][tid % N];
    if (t >= 0 && tid < N)
      last[tid] = s[t & 1][tid] * 0.5f;
    __syncthreads();
  }
#endif
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
