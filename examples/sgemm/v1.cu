// Matrix product with small tiles in shared memory: v0 and one change. One output element a thread.
#include "../common/launch.h"

#include <climits>

namespace VARIANT {

constexpr int BM = 8, BN = 32, BK = 8;

// C (MxN) = A (MxK) * B (KxN), row major. M, N and K must be multiples of BM, BN and BK. Blocks of
// BN x BM threads. Indices are int: each matrix has fewer than 2^31 elements.
__global__ void sgemm_v1(const float *A, const float *B, float *C, int M, int N, int K) {
  __shared__ float As[BM][BK];
  __shared__ float Bs[BK][BN];
  const int row = blockIdx.y * BM + threadIdx.y;
  const int col = blockIdx.x * BN + threadIdx.x;
  float sum = 0.0f;
#pragma dbuf pipeline(variant=auto)
  for (int k0 = 0; k0 < K; k0 += BK) {
    if (threadIdx.x < BK)
      As[threadIdx.y][threadIdx.x] = A[row * K + k0 + threadIdx.x];
    Bs[threadIdx.y][threadIdx.x] = B[(k0 + threadIdx.y) * N + col];
    __syncthreads();
#pragma unroll
    for (int kk = 0; kk < BK; ++kk)
      sum += As[threadIdx.y][kk] * Bs[kk][threadIdx.x];
    __syncthreads();
  }
  C[row * N + col] = sum;
}

} // namespace VARIANT

LAUNCHER(sgemm_v1) {
  using namespace VARIANT;
  if (p->m % BM || p->n % BN || p->k % BK || (long long)p->m * p->k > INT_MAX ||
      (long long)p->k * p->n > INT_MAX || (long long)p->m * p->n > INT_MAX)
    return cudaErrorInvalidValue;
  sgemm_v1<<<dim3(p->n / BN, p->m / BM), dim3(BN, BM)>>>((const float *)p->a, (const float *)p->b,
                                                         (float *)p->c, p->m, p->n, p->k);
  return cudaGetLastError();
}
