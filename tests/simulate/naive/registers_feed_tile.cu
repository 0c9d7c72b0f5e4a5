// refuse: no-load
// twin: differ
// What the tile is made of was read into a register in compute: there is no load to move, and the store must wait for
// it.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  int tid = threadIdx.x;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[N];
  float next = tid < N && tiles > 0 ? x[tid] : 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = next;
    __syncthreads();
    acc = fmaf(acc, 0.5f, s[(tid + 1) % N]);
    next = tid < N && t + 1 < tiles ? x[(t + 1) * N + tid] : 0;
    __syncthreads();
  }
#else
  __shared__ float s[2][N];
  float next = tid < N && tiles > 0 ? x[tid] : 0;
  for (int t = -1; t < tiles; ++t) {
    if (tid < N)
      s[(t + 1) & 1][tid] = next;
    if (t >= 0) {
      acc = fmaf(acc, 0.5f, s[t & 1][(tid + 1) % N]);
      next = tid < N && t + 1 < tiles ? x[(t + 1) * N + tid] : 0;
    }
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
