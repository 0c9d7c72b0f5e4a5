// accept: cp_async ldg ldg_single
// One operand is scattered transposed from a vector temporary, the other copied as vectors.
#include "cuda_runtime.h"

enum { BM = 16, BN = 16, BK = 8 };

__global__ void product(const float *A, const float *B, float *C, int N, int K) {
  __shared__ float As[BK * BM];
  __shared__ __align__(16) float Bs[BK * BN];
  const int tid = threadIdx.x, ra = tid / (BK / 4), ca = tid % (BK / 4), rb = tid / (BN / 4),
            cb = tid % (BN / 4);
  float acc[8] = {0};
#pragma dbuf pipeline
  for (int k0 = 0; k0 < K; k0 += BK) {
    float4 v = reinterpret_cast<const float4 *>(&A[ra * K + ca * 4])[0];
    As[(ca * 4 + 0) * BM + ra] = v.x;
    As[(ca * 4 + 1) * BM + ra] = v.y;
    As[(ca * 4 + 2) * BM + ra] = v.z;
    As[(ca * 4 + 3) * BM + ra] = v.w;
    reinterpret_cast<float4 *>(&Bs[rb * BN + cb * 4])[0] =
        reinterpret_cast<const float4 *>(&B[rb * N + cb * 4])[0];
    __syncthreads();
    A += BK;
    B += BK * N;
    for (int k = 0; k < BK; ++k)
      for (int j = 0; j < 8; ++j)
        acc[j] += As[k * BM + tid / 2] * Bs[k * BN + tid % 2 * 8 + j];
    __syncthreads();
  }
  for (int j = 0; j < 8; ++j)
    C[tid / 2 * N + tid % 2 * 8 + j] = acc[j];
}

void emu_run(trial &t) {
  int N = BN, K = t.tiles * BK;
  const float *a = t.in<float>(BM * K), *b = t.in<float>(K * N);
  float *c = t.out<float>(BM * N);
  launch(1, 32, 0, [=] { product(a, b, c, N, K); });
}
