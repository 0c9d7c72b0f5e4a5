// refuse: step-mutated
// twin: differ
// Compute goes back by half a tile, sometimes: where the next tile begins is known only behind it.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int n) {
  int tid = threadIdx.x;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[N];
#pragma dbuf pipeline
  for (int i = 0; i < n; i += N) {
    if (tid < N)
      s[tid] = x[i + tid];
    __syncthreads();
    acc = fmaf(acc, 0.5f, s[tid % N]);
    if (s[0] > 0)
      i -= N / 2;
    __syncthreads();
  }
#else
  __shared__ float s[2][N];
  int now = 0;
  if (n > 0 && tid < N)
    s[0][tid] = x[tid];
  __syncthreads();
  for (int i = 0; i < n; i += N) {
    if (i + N < n && tid < N)
      s[now ^ 1][tid] = x[i + N + tid];
    acc = fmaf(acc, 0.5f, s[now][tid % N]);
    if (s[now][0] > 0)
      i -= N / 2;
    __syncthreads();
    now ^= 1;
  }
#endif
  y[tid] = acc;
}

void emu_run(trial &t) {
  int n = t.tiles * N, threads = t.threads();
  float *x = t.in<float>(n + N);
  float *y = t.out<float>(threads);
  launch(1, threads, 0, [=] { k(x, y, n); });
}
