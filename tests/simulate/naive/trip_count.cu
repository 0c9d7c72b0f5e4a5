// accept: cp_async ldg ldg_single
// twin: differ
// The last tile is a part of one: who divides the length by the step forgets it.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int n) {
  int tid = threadIdx.x;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[N];
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += N) {
    if (tid < N)
      s[tid] = k0 + tid < n ? x[k0 + tid] : 0;
    __syncthreads();
    for (int i = 0; i < N; ++i)
      acc = fmaf(acc, 0.5f, s[i]);
    __syncthreads();
  }
#else
  __shared__ float s[2][N];
  int tiles = n / N;
  for (int t = -1; t < tiles; ++t) {
    if (t + 1 < tiles && tid < N)
      s[(t + 1) & 1][tid] = x[(t + 1) * N + tid];
    for (int i = 0; i < N && t >= 0; ++i)
      acc = fmaf(acc, 0.5f, s[t & 1][i]);
    __syncthreads();
  }
#endif
  y[tid] = acc;
}

void emu_run(trial &t) {
  int n = t.extent(N), threads = t.threads();
  float *x = t.in<float>(n);
  float *y = t.out<float>(threads);
  launch(1, threads, 0, [=] { k(x, y, n); });
}
