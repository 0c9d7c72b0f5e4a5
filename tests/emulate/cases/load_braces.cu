// accept: ldg ldg_single
// either: cp_async
// A local value that begins with braces, filled under a guard and stored once.
#include "cuda_runtime.h"

enum { N = 32 };

__global__ void k(const float *x, float *y, int n) {
  __shared__ __align__(16) float s[N];
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += N) {
    int i = threadIdx.x * 4;
    float4 v = {0, 0, 0, 0};
    float w[2] = {x[0], 1.5f};
    if (n % 4 == 0 && k0 + i + 3 < n) {
      v = *(const float4 *)&x[k0 + i];
    } else {
      v.x = k0 + i < n ? x[k0 + i] : 0;
      v.y = k0 + i + 1 < n ? x[k0 + i + 1] * w[0] : w[1];
    }
    *(float4 *)&s[i] = v;
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}

void emu_run(trial &t) {
  int n = t.extent(N);
  const float *x = t.in<float>(n);
  float *y = t.out<float>(N / 4);
  launch(1, N / 4, 0, [=] { k(x, y, n); });
}
