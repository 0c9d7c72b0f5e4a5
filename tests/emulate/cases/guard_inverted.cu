// accept: cp_async ldg ldg_single
// The fill stands in the first branch.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int n) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += N) {
    if (tid < N) {
      if (i + tid >= n)
        s[tid] = 0.f;
      else
        s[tid] = x[i + tid];
    }
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j] * (i + j >= n ? 2.0f : 1.0f));
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
