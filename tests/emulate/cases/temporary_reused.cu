// accept: ldg ldg_single
// either: cp_async
// One vector temporary carries both operands, one after the other.
#include "cuda_runtime.h"

enum { BM = 16, BN = 16, BK = 8 };

__global__ void product(const float *A, const float *B, float *C, int N, int K) {
  __shared__ float As[BK][BM];
  __shared__ float Bs[BK][BN + 1];
  const int tid = threadIdx.x, ra = tid / 2, ca = tid % 2 * 4, rb = tid / 4, cb = tid % 4 * 4;
  float acc[8] = {0};
#pragma dbuf pipeline
  for (int k0 = 0; k0 < K; k0 += BK) {
    float4 tmp = *(const float4 *)(A + ra * K + ca);
    As[ca + 0][ra] = tmp.x;
    As[ca + 1][ra] = tmp.y;
    As[ca + 2][ra] = tmp.z;
    As[ca + 3][ra] = tmp.w;
    tmp = *(const float4 *)(B + rb * N + cb);
    Bs[rb][cb + 0] = tmp.x;
    Bs[rb][cb + 1] = tmp.y;
    Bs[rb][cb + 2] = tmp.z;
    Bs[rb][cb + 3] = tmp.w;
    __syncthreads();
    A += BK;
    B += BK * N;
    for (int k = 0; k < BK; ++k)
      for (int j = 0; j < 8; ++j)
        acc[j] += As[k][tid / 2] * Bs[k][tid % 2 * 8 + j];
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
