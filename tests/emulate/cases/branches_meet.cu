// accept: ldg ldg_single
// refuse: the branches of one trip part, but one trip stores where another trip's other branch did
// id: no-async
#include "cuda_runtime.h"

enum { N = 8 };

__global__ void k(const float *x, float *y, int n, int odd) {
  __shared__ float s[16 * N];
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += N) {
    for (int i = 0; i < N; ++i) {
      if (i % 2 == odd)
        s[threadIdx.x * N + i] = x[k0 + i];
      else
        s[threadIdx.x * N + (i ^ 1)] = x[k0 + i] + 1;
    }
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, (j % 2 == odd ? s[threadIdx.x * N + j] : 0));
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}

void emu_run(trial &t) {
  int n = t.extent(N);
  const float *x = t.in<float>(n + N);
  float *y = t.out<float>(16);
  launch(1, 16, 0, [=] { k(x, y, n, t.tiles % 2); });
}
