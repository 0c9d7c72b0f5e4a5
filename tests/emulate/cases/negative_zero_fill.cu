// accept: ldg ldg_single
// refuse: nothing is a plain copy
// id: no-async
// The fill is a negative zero, which an asynchronous zero fill would get wrong: x * w keeps its
// sign.
#include "cuda_runtime.h"

enum { N = 8 };

__global__ void signs(const float *x, float *y, int n) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += N) {
    if (tid < N)
      s[tid] = k0 + tid < n ? x[k0 + tid] : -0.0f;
    __syncthreads();
    for (int i = 0; i < N; ++i)
      acc += __builtin_copysignf(1.0f, s[i]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int n = t.extent(N), threads = t.threads();
  const float *x = t.in<float>(n);
  float *y = t.out<float>(threads);
  launch(1, threads, 0, [=] { signs(x, y, n); });
}
