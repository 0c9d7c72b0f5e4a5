// accept: ldg ldg_single
// either: cp_async
// Each element is set to zero first and then, if it exists, loaded: two stores, in this order.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int n) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += N) {
    if (tid < N) {
      s[tid] = 0;
      if (i + tid < n)
        s[tid] = x[i + tid];
    }
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
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
