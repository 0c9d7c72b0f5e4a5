// accept: ldg ldg_single
// either: cp_async
// Edge threads load the halo by statements of their own.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int n) {
  __shared__ float s[N + 2];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += N) {
    if (tid < N)
      s[tid + 1] = i + tid < n ? x[i + tid] : 0;
    if (tid == 0)
      s[0] = i > 0 ? x[i - 1] : 0;
    if (tid == N - 1)
      s[N + 1] = i + N < n ? x[i + N] : 0;
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j] - s[j + 1] + s[j + 2]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int n = t.extent(N), threads = t.threads();
  const float *x = t.in<float>(n);
  float *y = t.out<float>(threads);
  launch(1, threads, 0, [=] { k(x, y, n); });
}
