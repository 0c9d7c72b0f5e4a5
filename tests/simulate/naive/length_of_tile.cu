// either: cp_async ldg ldg_single
// twin: differ
// A length that the load finds is used by compute: it must stay that of the tile at hand.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles, int n) {
  int tid = threadIdx.x;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[N];
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    int length = min(N, n - t * N);
    if (tid < length)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int i = 0; i < length; ++i)
      acc = fmaf(acc, 0.5f, s[i]);
    __syncthreads();
  }
#else
  __shared__ float s[2][N];
  int length;
  for (int t = -1; t < tiles; ++t) {
    length = min(N, n - (t + 1) * N);
    if (t + 1 < tiles && tid < length)
      s[(t + 1) & 1][tid] = x[(t + 1) * N + tid];
    for (int i = 0; i < length && t >= 0; ++i)
      acc = fmaf(acc, 0.5f, s[t & 1][i]);
    __syncthreads();
  }
#endif
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, threads = t.threads(), n = t.extent(N);
  float *x = t.in<float>(n);
  float *y = t.out<float>(threads);
  launch(1, threads, 0, [=] { k(x, y, tiles, n); });
}
