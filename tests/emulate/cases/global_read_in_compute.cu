// accept: cp_async ldg ldg_single
// copies: 4
// Only one operand is tiled; compute reads the other from global memory, by a pointer of its own.
#include "cuda_runtime.h"

enum { BK = 8, BN = 8 };

__global__ void product(const float *A, int lda, const float *B, int ldb, float *C, int k) {
  __shared__ float bs[BK][BN];
  int m = threadIdx.x;
  float c[BN] = {0};
  const float *a = A + m;
#pragma dbuf pipeline
  for (int i = 0; i < k; i += BK) {
    if (threadIdx.x < BK * BN)
      bs[threadIdx.x / BN][threadIdx.x % BN] = B[(i + threadIdx.x / BN) * ldb + threadIdx.x % BN];
    __syncthreads();
    for (int j = 0; j < BK; j++) {
      float x = a[(i + j) * lda];
      for (int n = 0; n < BN; ++n)
        c[n] += x * bs[j][n];
    }
    __syncthreads();
  }
  for (int n = 0; n < BN; ++n)
    C[m * BN + n] = c[n];
}

void emu_run(trial &t) {
  int k = t.tiles * BK, n = 64 + 32 * (t.warps == 4);
  const float *a = t.in<float>(k * n), *b = t.in<float>(k * BN);
  float *c = t.out<float>(n * BN);
  launch(1, n, 0, [=] { product(a, n, b, BN, c, k); });
}
