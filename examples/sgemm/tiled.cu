// Matrix product with register tiles: 128x128 outputs a block, 8x8 a thread. A goes into shared
// memory transposed, so that compute reads both tiles with 16-byte loads.
#include "../common/launch.h"

namespace VARIANT {

constexpr int BM = 128, BN = 128, BK = 8;
constexpr int THREADS = 256; // 16 x 16, each with two groups of four rows and of four columns
constexpr int PAD = 4;       // the transposing stores of a warp would meet in 8 banks without it

// C (MxN) = A (MxK) * B (KxN), row major. M, N and K must be multiples of BM, BN and BK, the
// pointers aligned to 16 bytes. Blocks of 256 threads.
__global__ void __launch_bounds__(THREADS)
    sgemm_tiled(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C,
                int M, int N, int K) {
  __shared__ __align__(16) float As[BK][BM + PAD];
  __shared__ __align__(16) float Bs[BK][BN];
  const int tid = threadIdx.x;
  const int bm = blockIdx.y * BM, bn = blockIdx.x * BN;
  const int a_row = tid / (BK / 4), a_col = tid % (BK / 4) * 4;
  const int b_row = tid / (BN / 4), b_col = tid % (BN / 4) * 4;
  const int ty = tid / 16 * 4, tx = tid % 16 * 4;

  float acc[8][8] = {};
#pragma dbuf pipeline(variant=auto)
  for (int k0 = 0; k0 < K; k0 += BK) {
    const float4 a = *reinterpret_cast<const float4 *>(&A[(size_t)(bm + a_row) * K + k0 + a_col]);
    As[a_col + 0][a_row] = a.x;
    As[a_col + 1][a_row] = a.y;
    As[a_col + 2][a_row] = a.z;
    As[a_col + 3][a_row] = a.w;
    *reinterpret_cast<float4 *>(&Bs[b_row][b_col]) =
        *reinterpret_cast<const float4 *>(&B[(size_t)(k0 + b_row) * N + bn + b_col]);
    __syncthreads();
#pragma unroll
    for (int kk = 0; kk < BK; ++kk) {
      float ra[8], rb[8];
      *reinterpret_cast<float4 *>(&ra[0]) = *reinterpret_cast<const float4 *>(&As[kk][ty]);
      *reinterpret_cast<float4 *>(&ra[4]) = *reinterpret_cast<const float4 *>(&As[kk][BM / 2 + ty]);
      *reinterpret_cast<float4 *>(&rb[0]) = *reinterpret_cast<const float4 *>(&Bs[kk][tx]);
      *reinterpret_cast<float4 *>(&rb[4]) = *reinterpret_cast<const float4 *>(&Bs[kk][BN / 2 + tx]);
#pragma unroll
      for (int i = 0; i < 8; ++i)
#pragma unroll
        for (int j = 0; j < 8; ++j)
          acc[i][j] += ra[i] * rb[j];
    }
    __syncthreads();
  }

#pragma unroll
  for (int i = 0; i < 8; ++i) {
    const int row = bm + i / 4 * (BM / 2) + ty + i % 4;
    float *c = &C[(size_t)row * N + bn + tx];
    *reinterpret_cast<float4 *>(c) = make_float4(acc[i][0], acc[i][1], acc[i][2], acc[i][3]);
    *reinterpret_cast<float4 *>(c + BN / 2) =
        make_float4(acc[i][4], acc[i][5], acc[i][6], acc[i][7]);
  }
}

} // namespace VARIANT

LAUNCHER(sgemm_tiled) {
  using namespace VARIANT;
  if (p->m % BM || p->n % BN || p->k % BK)
    return cudaErrorInvalidValue;
  sgemm_tiled<<<dim3(p->n / BN, p->m / BM), THREADS>>>((const float *)p->a, (const float *)p->b,
                                                       (float *)p->c, p->m, p->n, p->k);
  return cudaGetLastError();
}
