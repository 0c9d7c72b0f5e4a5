// accept: cp_async ldg ldg_single
// Sizes and element type are template parameters; instantiated with 4-byte, 8-byte and 2-byte
// elements.
#include "cuda_runtime.h"

template <int BM, int BN, int BK, typename T>
__global__ void product(const T *A, const T *B, T *C, int N, int K) {
  __shared__ T As[BM][BK];
  __shared__ T Bs[BK][BN];
  int tid = threadIdx.x, col = tid % BN, row = tid / BN;
  T acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < K; k0 += BK) {
    for (int i = tid; i < BM * BK; i += BM * BN)
      As[i / BK][i % BK] = A[(blockIdx.y * BM + i / BK) * K + k0 + i % BK];
    for (int i = tid; i < BK * BN; i += BM * BN)
      Bs[i / BN][i % BN] = B[(k0 + i / BN) * N + blockIdx.x * BN + i % BN];
    __syncthreads();
    for (int k = 0; k < BK; ++k)
      acc = acc + As[row][k] * Bs[k][col];
    __syncthreads();
  }
  C[(blockIdx.y * BM + row) * N + blockIdx.x * BN + col] = acc;
}

template <int BM, int BN, int BK, typename T> void multiply(trial &t) {
  int M = BM * 2, N = BN * t.warps, K = BK * t.tiles;
  const T *a = t.in<T>(M * K), *b = t.in<T>(K * N);
  T *c = t.out<T>(M * N);
  launch(dim3(N / BN, 2), BM * BN, 0, [=] { product<BM, BN, BK, T>(a, b, c, N, K); });
}

void emu_run(trial &t) {
  multiply<4, 8, 8, float>(t);
  multiply<8, 4, 4, double>(t);
  multiply<4, 8, 16, half>(t);
}
