// either: cp_async ldg ldg_single
// A local holds the fill, and the element if there is one.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int n) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += N) {
    float v = 0.0f;
    bool in = tid < N && i + tid < n;
    if (in)
      v = x[i + tid];
    if (tid < N)
      s[tid] = v;
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
