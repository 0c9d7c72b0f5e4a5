// refuse: tile-written-in-compute
// accept: ldg_single
// twin: differ
// The last element of the array is no tile: it counts, and the count is needed after the loop.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  int tid = threadIdx.x;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[N + 1];
  if (tid == 0)
    s[N] = 0;
  __syncthreads();
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    acc = fmaf(acc, 0.5f, s[tid % N]);
    if (tid == 0)
      s[N] += 1;
    __syncthreads();
  }
  acc += s[N];
#else
  __shared__ float s[2][N + 1];
  if (tid == 0)
    s[0][N] = s[1][N] = 0;
  for (int t = -1; t < tiles; ++t) {
    if (t + 1 < tiles && tid < N)
      s[(t + 1) & 1][tid] = x[(t + 1) * N + tid];
    if (t >= 0)
      acc = fmaf(acc, 0.5f, s[t & 1][tid % N]);
    if (t >= 0 && tid == 0)
      s[t & 1][N] += 1;
    __syncthreads();
  }
  acc += s[0][N];
#endif
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
