// refuse: stale-tail
// accept: ldg_single
// twin: read of memory that nobody wrote
// The last tile lacks elements and keeps those of the tile before it; with two buffers these are of the tile before
// that.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles, int n) {
  int tid = threadIdx.x;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[N];
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N && t * N + tid < n)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int i = 0; i < N; ++i)
      acc = fmaf(acc, 0.5f, s[i]);
    __syncthreads();
  }
#else
  __shared__ float s[2][N];
  for (int t = -1; t < tiles; ++t) {
    if (t + 1 < tiles && tid < N && (t + 1) * N + tid < n)
      s[(t + 1) & 1][tid] = x[(t + 1) * N + tid];
    for (int i = 0; i < N && t >= 0; ++i)
      acc = fmaf(acc, 0.5f, s[t & 1][i]);
    __syncthreads();
  }
#endif
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, threads = t.threads(), n = tiles > 1 ? t.extent(N) : tiles * N;
  float *x = t.in<float>(n);
  float *y = t.out<float>(threads);
  launch(1, threads, 0, [=] { k(x, y, tiles, n); });
}
