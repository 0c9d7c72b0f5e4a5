// accept: ldg ldg_single
// either: cp_async
// twin: differ
// Missing elements are -1: a copy that fills with zeros will not do.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles, int n) {
  int tid = threadIdx.x;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[N];
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = t * N + tid < n ? x[t * N + tid] : -1;
    __syncthreads();
    for (int i = 0; i < N; ++i)
      acc = fmaf(acc, 0.5f, s[i]);
    __syncthreads();
  }
#else
  __shared__ float s[2][N];
  for (int t = -1; t < tiles; ++t) {
    if (t + 1 < tiles && tid < N)
      s[(t + 1) & 1][tid] = (t + 1) * N + tid < n ? x[(t + 1) * N + tid] : 0;
    for (int i = 0; i < N && t >= 0; ++i)
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
