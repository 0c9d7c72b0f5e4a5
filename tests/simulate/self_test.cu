// The right loop of self_test.sh.
#include "cuda_runtime.h"

__global__ void product(const float *__restrict__ a, const float *__restrict__ b, float *__restrict__ c, int n, int k) {
  __shared__ float as[8][8];
  __shared__ float bs[8][32];
  int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 32 + threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < k; k0 += 8) {
    bs[threadIdx.y][threadIdx.x] = b[(k0 + threadIdx.y) * n + col];
    if (threadIdx.x < 8)
      as[threadIdx.y][threadIdx.x] = a[row * k + k0 + threadIdx.x];
    __syncthreads();
    for (int i = 0; i < 8; ++i)
      acc += as[threadIdx.y][i] * bs[i][threadIdx.x];
    __syncthreads();
  }
  c[row * n + col] = acc;
}

void emu_run(trial &t) {
  int n = 32 * t.warps, k = 8 * t.tiles;
  const float *a = t.in<float>(8 * k), *b = t.in<float>(k * n);
  float *c = t.out<float>(8 * n);
  launch(t.warps, dim3(32, 8), 0, [=] { product(a, b, c, n, k); });
}
