// accept: cp_async ldg ldg_single
// copies: 16
// float4 copies through casts, loops over rows, register tiles.
#include "cuda_runtime.h"

enum { BM = 16, BN = 32, BK = 8, NT = 32 };

__global__ void product(const float *__restrict__ A, const float *__restrict__ B,
                        float *__restrict__ C, int N, int K) {
  __shared__ __align__(16) float As[BM][BK];
  __shared__ __align__(16) float Bs[BK][BN];
  const int tid = threadIdx.x;
  float acc[BM] = {0};
#pragma dbuf pipeline
  for (int k0 = 0; k0 < K; k0 += BK) {
    int r = tid / (BK / 4), c4 = tid % (BK / 4) * 4;
    *(float4 *)&As[r][c4] = *(const float4 *)&A[r * K + k0 + c4];
    for (int i = 0; i < BK; i += NT / (BN / 4)) {
      int row = i + tid / (BN / 4), col = tid % (BN / 4) * 4;
      *reinterpret_cast<float4 *>(&Bs[row][col]) =
          *reinterpret_cast<const float4 *>(&B[(k0 + row) * N + blockIdx.x * BN + col]);
    }
    __syncthreads();
    for (int k = 0; k < BK; ++k)
      for (int m = 0; m < BM; ++m)
        acc[m] += As[m][k] * Bs[k][tid];
    __syncthreads();
  }
  for (int m = 0; m < BM; ++m)
    C[m * N + blockIdx.x * BN + tid] = acc[m];
}

void emu_run(trial &t) {
  int N = BN * t.warps, K = t.tiles * BK;
  const float *a = t.in<float>(BM * K), *b = t.in<float>(K * N);
  float *c = t.out<float>(BM * N);
  launch(t.warps, NT, 0, [=] { product(a, b, c, N, K); });
}
