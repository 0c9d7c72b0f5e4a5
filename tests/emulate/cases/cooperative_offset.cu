// accept: cp_async ldg ldg_single
// copies: 4
// Row loops by an offset and a constant stride, 2 x 4 outputs a thread, pointers moved between
// barrier and compute.
#include "cuda_runtime.h"

template <int BM, int BN, int BK, int TM, int TN>
__global__ void product(int N, int K, const float *A, const float *B, float *C) {
  const int threads = BM * BN / (TM * TN);
  const int tcol = threadIdx.x % (BN / TN), trow = threadIdx.x / (BN / TN);
  __shared__ float As[BM * BK];
  __shared__ float Bs[BK * BN];
  A += blockIdx.y * BM * K;
  B += blockIdx.x * BN;
  C += blockIdx.y * BM * N + blockIdx.x * BN;
  const int ra = threadIdx.x / BK, ca = threadIdx.x % BK, strideA = threads / BK;
  const int rb = threadIdx.x / BN, cb = threadIdx.x % BN, strideB = threads / BN;
  float sums[TM * TN] = {0.0};
  float regM[TM] = {0.0}, regN[TN] = {0.0};
#pragma dbuf pipeline
  for (int bk = 0; bk < K; bk += BK) {
    for (int off = 0; off < BM; off += strideA)
      As[(ra + off) * BK + ca] = A[(ra + off) * K + ca];
    for (int off = 0; off < BK; off += strideB) {
      Bs[(rb + off) * BN + cb] = B[(rb + off) * N + cb];
    }
    __syncthreads();
    A += BK;
    B += BK * N;
    for (int d = 0; d < BK; ++d) {
      for (int i = 0; i < TM; ++i)
        regM[i] = As[(trow * TM + i) * BK + d];
      for (int i = 0; i < TN; ++i)
        regN[i] = Bs[d * BN + tcol * TN + i];
      for (int i = 0; i < TM; ++i)
        for (int j = 0; j < TN; ++j)
          sums[i * TN + j] += regM[i] * regN[j];
    }
    __syncthreads();
  }
  for (int i = 0; i < TM; ++i)
    for (int j = 0; j < TN; ++j)
      C[(trow * TM + i) * N + tcol * TN + j] = sums[i * TN + j];
}

void emu_run(trial &t) {
  int M = 32, N = 16 * t.warps, K = t.tiles * 8;
  const float *a = t.in<float>(M * K), *b = t.in<float>(K * N);
  float *c = t.out<float>(M * N);
  launch(dim3(t.warps, 2), 32, 0, [=] { product<16, 16, 8, 2, 4>(N, K, a, b, c); });
}
