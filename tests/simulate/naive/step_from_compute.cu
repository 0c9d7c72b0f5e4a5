// refuse: compute-feeds-load
// twin: differ
// The step changes in the body: where the next tile begins is known only behind compute.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int n) {
  int tid = threadIdx.x;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[N];
  int step = N;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += step) {
    if (tid < N)
      s[tid] = x[i + tid];
    __syncthreads();
    acc = fmaf(acc, 0.5f, s[tid % N]);
    step = s[0] > 0 ? N / 2 : N;
    __syncthreads();
  }
#else
  __shared__ float s[2][N];
  int step = N, now = 0;
  if (n > 0 && tid < N)
    s[0][tid] = x[tid];
  __syncthreads();
  for (int i = 0; i < n; i += step) {
    if (i + step < n && tid < N)
      s[now ^ 1][tid] = x[i + step + tid];
    acc = fmaf(acc, 0.5f, s[now][tid % N]);
    step = s[now][0] > 0 ? N / 2 : N;
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
