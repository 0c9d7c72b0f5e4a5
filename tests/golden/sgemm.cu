// Two-dimensional tiles, one plain copy of 4 bytes a thread and tile.
constexpr int BM = 16, BN = 16, BK = 16;
__attribute__((global)) void sgemm(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int N, int K) {
  __attribute__((shared)) float As[BM][BK];
  __attribute__((shared)) float Bs[BK][BN];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * BM + ty, col = blockIdx.x * BN + tx;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < K; k0 += BK) {
    As[ty][tx] = A[row * K + k0 + tx];
    Bs[ty][tx] = B[(k0 + ty) * N + col];
    __syncthreads();
    for (int k = 0; k < BK; ++k)
      acc += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  C[row * N + col] = acc;
}
