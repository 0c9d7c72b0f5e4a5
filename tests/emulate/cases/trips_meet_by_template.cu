// accept: ldg ldg_single
// refuse: asynchronous copies have no order, and the trips meet where the template's argument is zero
// id: no-async
#include "cuda_runtime.h"

enum { N = 16 };

template <int STRIDE> __global__ void k(const float *x, float *y, int n) {
  __shared__ float s[N * 8];
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += N) {
    for (int i = 0; i < 4; ++i)
      s[threadIdx.x + i * STRIDE] = x[k0 + i];
    __syncthreads();
    acc = fmaf(acc, 0.5f, s[threadIdx.x]);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}

void emu_run(trial &t) {
  int n = t.extent(N);
  const float *x = t.in<float>(n + N);
  float *y = t.out<float>(16);
  launch(1, 16, 0, [=] { k<0>(x, y, n); });
}
