// accept: cp_async ldg ldg_single
// The compiler knows that no two trips meet, here and where a row is cut by a mask.
#include "cuda_runtime.h"

enum { N = 16 };

template <int STRIDE> __global__ void k(const float *x, float *y, int n) {
  __shared__ float s[N * 8];
  __shared__ float rows[4][4];
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += N) {
    for (int i = 0; i < 4; ++i)
      s[threadIdx.x + i * STRIDE] = x[k0 + i];
    for (int i = threadIdx.x; i < 16; i += 8)
      if (threadIdx.x < 8)
        rows[i / 4][i & 3] = x[k0 + i];
    __syncthreads();
    acc = fmaf(acc, 0.5f, s[threadIdx.x] + s[N * 3 + threadIdx.x] * rows[threadIdx.x >> 2][threadIdx.x & 3]);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}

void emu_run(trial &t) {
  int n = t.extent(N);
  const float *x = t.in<float>(n + N);
  float *y = t.out<float>(16);
  launch(1, 16, 0, [=] { k<N>(x, y, n); });
}
