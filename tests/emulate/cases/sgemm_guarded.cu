// accept: cp_async ldg ldg_single
// copies: 4
// Tiled product with edges in every dimension, filled with zero through ?:.
#include "cuda_runtime.h"

enum { T = 8 };

__global__ void product(const float *__restrict__ a, const float *__restrict__ b,
                        float *__restrict__ c, int m, int n, int k) {
  __shared__ float As[T][T];
  __shared__ float Bs[T][T + 1];
  int row = blockIdx.y * T + threadIdx.y, col = blockIdx.x * T + threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < k; k0 += T) {
    As[threadIdx.y][threadIdx.x] =
        row < m && k0 + threadIdx.x < k ? a[row * k + k0 + threadIdx.x] : 0.0f;
    Bs[threadIdx.y][threadIdx.x] =
        k0 + threadIdx.y < k && col < n ? b[(k0 + threadIdx.y) * n + col] : 0.0f;
    __syncthreads();
    for (int kk = 0; kk < T; ++kk)
      acc += As[threadIdx.y][kk] * Bs[kk][threadIdx.x];
    __syncthreads();
  }
  if (row < m && col < n)
    c[row * n + col] = acc;
}

void emu_run(trial &t) {
  int k = t.extent(T), m = 13, n = 4 + t.warps * 5;
  const float *a = t.in<float>(m * k), *b = t.in<float>(k * n);
  float *c = t.out<float>(m * n);
  launch(dim3((n + T - 1) / T, (m + T - 1) / T), dim3(T, T), 0, [=] { product(a, b, c, m, n, k); });
}
