// accept: cp_async ldg ldg_single
// copies: 4
// A tile index; the bound is a floating-point expression.
#include "cuda_runtime.h"

#define TILE 8

__global__ void product(const float *a, const float *b, float *c, int m, int n, int k) {
  __shared__ float sa[TILE][TILE];
  __shared__ float sb[TILE][TILE];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * TILE + ty;
  int col = blockIdx.x * TILE + tx;
  float value = 0;
#pragma dbuf pipeline
  for (int ph = 0; ph < ceil(k / (float)TILE); ++ph) {
    if (row < m && ph * TILE + tx < k)
      sa[ty][tx] = a[row * k + ph * TILE + tx];
    else
      sa[ty][tx] = 0.0f;
    if (ph * TILE + ty < k && col < n) {
      sb[ty][tx] = b[(ph * TILE + ty) * n + col];
    } else {
      sb[ty][tx] = 0.0f;
    }
    __syncthreads();
    for (int i = 0; i < TILE; ++i)
      value += sa[ty][i] * sb[i][tx];
    __syncthreads();
  }
  if (row < m && col < n)
    c[row * n + col] = value;
}

void emu_run(trial &t) {
  int k = t.extent(TILE), m = 9, n = 5 * t.warps;
  const float *a = t.in<float>(m * k), *b = t.in<float>(k * n);
  float *c = t.out<float>(m * n);
  launch(dim3((n + 7) / 8, 2), dim3(8, 8), 0, [=] { product(a, b, c, m, n, k); });
}
