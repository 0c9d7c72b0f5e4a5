// accept: cp_async ldg ldg_single
// Whole vectors where the row holds them, single elements at its end: both branches write the same.
#include "cuda_runtime.h"

enum { T = 8 };

__global__ void k(const float *x, float *y, int rows, int n) {
  __shared__ __align__(16) float a[T][T], b[T][T + 4];
  int r = threadIdx.x / 2, c = threadIdx.x % 2 * 4;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += T) {
    int col = k0 + c;
    bool whole = n % 4 == 0 && col + 3 < n;
    if (r < T) {
      if (whole)
        *(float4 *)&a[r][c] = *(const float4 *)&x[r * n + col];
      else
        for (int j = 0; j < 4; ++j)
          a[r][c + j] = col + j < n ? x[r * n + col + j] : 0.f;
      if (!whole) {
        b[r][c] = col < n ? x[r * n + col] : 0.f;
        b[r][c + 1] = col + 1 < n ? x[r * n + col + 1] : 0.f;
        b[r][c + 2] = col + 2 < n ? x[r * n + col + 2] : 0.f;
        b[r][c + 3] = col + 3 < n ? x[r * n + col + 3] : 0.f;
      } else {
        reinterpret_cast<float4 *>(&b[r][c])[0] = reinterpret_cast<const float4 *>(&x[r * n + col])[0];
      }
    }
    __syncthreads();
    for (int j = 0; j < T; ++j)
      acc = fmaf(acc, 0.5f, a[threadIdx.x % T][j] + b[j][threadIdx.x % T]);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}

void emu_run(trial &t) {
  int n = t.extent(T);
  const float *x = t.in<float>(T * n);
  float *y = t.out<float>(32);
  launch(1, 32, 0, [=] { k(x, y, T, n); });
}
