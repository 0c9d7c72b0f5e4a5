// accept: ldg ldg_single
// either: cp_async
// The same in a cooperative loop, where the elements are filled under a guard of their own.
#include "cuda_runtime.h"

enum { T = 8 };

__global__ void k(const float *x, float *y, int n) {
  __shared__ __align__(16) float a[T][T];
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += T) {
    for (int i = threadIdx.x * 4; i < T * T; i += 8 * 4) {
      int r = i / T, c = i % T;
      if (n % 4 == 0 && k0 + c + 3 < n) {
        *(float4 *)&a[r][c] = *(const float4 *)&x[r * n + k0 + c];
      } else {
        for (int j = 0; j < 4; ++j)
          if (k0 + c + j < n)
            a[r][c + j] = x[r * n + k0 + c + j];
          else
            a[r][c + j] = 0;
      }
    }
    __syncthreads();
    for (int j = 0; j < T; ++j)
      acc = fmaf(acc, 0.5f, a[threadIdx.x][j]);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}

void emu_run(trial &t) {
  int n = t.extent(T);
  const float *x = t.in<float>(T * n);
  float *y = t.out<float>(8);
  launch(1, 8, 0, [=] { k(x, y, n); });
}
