// accept: ldg_single
// either: cp_async ldg
// A tail without fill that compute does not read either: harmless, if the same bound can be seen on
// both sides.
#include "cuda_runtime.h"

enum { N = 32 };

__global__ void total(const float *x, float *y, int n) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int base = 0; base < n; base += N) {
    int length = min(N, n - base);
    if (tid < length)
      s[tid] = x[base + tid];
    __syncthreads();
    for (int i = 0; i < length; ++i)
      acc = fmaf(acc, 0.875f, s[i]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int n = t.extent(N), threads = t.threads();
  const float *x = t.in<float>(n);
  float *y = t.out<float>(threads);
  launch(1, threads, 0, [=] { total(x, y, n); });
}
