// accept: cp_async ldg ldg_single
// copies: 4
// The barrier that protects the tile stands at the loop's top; the clock is declared outside.
#include "cuda_runtime.h"

enum { BX = 16, BY = 4, TILE = 16 };

__global__ void product(float *c, const float *a, const float *b, int width, int n) {
  __shared__ float sa[BY][TILE];
  __shared__ float sb[TILE][BX];
  int tx = threadIdx.x, ty = threadIdx.y, x = blockIdx.x * BX + tx, y = ty;
  float sum = 0.0f;
  int k, kb;
#pragma dbuf pipeline
  for (k = 0; k < width; k += TILE) {
    __syncthreads();
    sa[ty][tx] = a[y * width + k + tx];
    for (int i = 0; i < TILE; i += BY)
      sb[ty + i][tx] = b[(k + ty + i) * n + x];
    __syncthreads();
    for (kb = 0; kb < TILE; kb++)
      sum += sa[ty][kb] * sb[kb][tx];
  }
  c[y * n + x] = sum;
}

void emu_run(trial &t) {
  int width = t.tiles * TILE, n = BX * t.warps;
  const float *a = t.in<float>(BY * width), *b = t.in<float>(width * n);
  float *c = t.out<float>(BY * n);
  launch(t.warps, dim3(BX, BY), 0, [=] { product(c, a, b, width, n); });
}
