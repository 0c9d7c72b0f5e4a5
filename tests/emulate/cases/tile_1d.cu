// accept: cp_async ldg ldg_single
// copies: 4
// One-dimensional tiles indexed by hand, one row a thread, launch bounds.
#include "cuda_runtime.h"

template <const int BS>
__global__ void __launch_bounds__(BS *BS)
    product(int n, int k, const float *A, const float *B, float *C) {
  const unsigned row = threadIdx.x / BS, col = threadIdx.x % BS;
  __shared__ float As[BS * BS];
  __shared__ float Bs[BS * BS];
  A += blockIdx.x * BS * k;
  B += blockIdx.y * BS;
  C += blockIdx.x * BS * n + blockIdx.y * BS;
  float tmp = 0.0;
#pragma dbuf pipeline
  for (int step = 0; step < k; step += BS) {
    As[row * BS + col] = A[row * k + col];
    Bs[row * BS + col] = B[row * n + col];
    __syncthreads();
    A += BS;
    B += BS * n;
    for (int d = 0; d < BS; ++d)
      tmp += As[row * BS + d] * Bs[d * BS + col];
    __syncthreads();
  }
  C[row * n + col] = tmp;
}

void emu_run(trial &t) {
  int k = t.tiles * 8, n = 8 * t.warps;
  const float *a = t.in<float>(16 * k), *b = t.in<float>(k * n);
  float *c = t.out<float>(16 * n);
  launch(dim3(2, t.warps), 64, 0, [=] { product<8>(n, k, a, b, c); });
}
