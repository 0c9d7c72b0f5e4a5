// accept: cp_async ldg ldg_single
// twin: barrier
// Threads beyond n skip the whole loop and end; those within it wait for each other alone. The twin has put the last
// tile and its barrier behind the condition, so that the others arrive there, at a barrier of another place.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles, int n) {
  int i = threadIdx.x;
#ifndef NAIVE
  __shared__ float s[N];
  if (i < n) {
    float acc = 0;
#pragma dbuf pipeline
    for (int t = 0; t < tiles; ++t) {
      if (i < N)
        s[i] = x[t * N + i];
      __syncthreads();
      acc = fmaf(acc, 0.5f, s[(i + t) % N]);
      __syncthreads();
    }
    y[i] = acc;
  }
#else
  __shared__ float s[2][N];
  float acc = 0;
  if (i < n) {
    if (tiles > 0 && i < N)
      s[0][i] = x[i];
    for (int t = 0; t + 1 < tiles; ++t) {
      __syncthreads();
      if (i < N)
        s[(t + 1) & 1][i] = x[(t + 1) * N + i];
      acc = fmaf(acc, 0.5f, s[t & 1][(i + t) % N]);
    }
  }
  __syncthreads();
  if (i < n) {
    if (tiles > 0)
      acc = fmaf(acc, 0.5f, s[(tiles - 1) & 1][(i + tiles - 1) % N]);
    y[i] = acc;
  }
#endif
}

void emu_run(trial &t) {
  int tiles = t.tiles, threads = t.threads(), n = threads - (threads > 32 ? 32 : 5);
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(threads);
  launch(1, threads, 0, [=] { k(x, y, tiles, n); });
}
