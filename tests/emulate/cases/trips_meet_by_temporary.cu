// accept: ldg ldg_single
// refuse: what the index gains by its loop it loses by the temporary, so that all trips meet
// id: no-async
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int n) {
  __shared__ float s[N];
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += N) {
    int back = 0;
    for (int i = 0; i < 4; ++i) {
      s[threadIdx.x + i - back] = x[k0 + threadIdx.x + i];
      back += 1;
    }
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}

void emu_run(trial &t) {
  int n = t.extent(N);
  const float *x = t.in<float>(n + 2 * N);
  float *y = t.out<float>(N);
  launch(1, N, 0, [=] { k(x, y, n); });
}
