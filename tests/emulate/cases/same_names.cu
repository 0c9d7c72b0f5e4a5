// accept: cp_async ldg ldg_single
// copies: 4
// The same names mean different things in load and compute; compute shadows a parameter and the
// clock.
#include "cuda_runtime.h"

enum { T = 8 };

__global__ void mix(const float *x, float *y, int k, int n) {
  __shared__ float s[T][T];
  int i, j;
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < k; ++t) {
    i = tid / T;
    j = tid % T;
    if (i < T)
      s[i][j] = x[(t * T + i) * T + j];
    __syncthreads();
    {
      int k = tid % T;
      for (i = 0; i < T; ++i) {
        float t = s[i][k];
        for (j = 0; j < T; ++j)
          acc = fmaf(acc, 0.9375f, t * s[j][i]);
      }
    }
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int k = t.tiles, n = t.threads() < 64 ? 64 : t.threads();
  const float *x = t.in<float>(k * T * T);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { mix(x, y, k, n); });
}
