// Half-precision matrix product on tensor cores (wmma), sums in single precision.
#include "../common/launch.h"

#include <cuda_fp16.h>
#include <mma.h>

namespace VARIANT {

using namespace nvcuda;

constexpr int THREADS = 128; // four warps, 2 x 2
constexpr int VEC = 8;       // halves in a 16-byte copy
constexpr int PAD = 8;       // halves: rows stay aligned to 16 bytes and start in different banks

// C (MxN) = A (MxK) * B (KxN), row major. M, N and K must be multiples of BM, BN and BK, the
// pointers aligned to 16 bytes. Blocks of 128 threads; a warp computes (BM/2)x(BN/2) outputs, so BM
// and BN are multiples of 32, BK of 16.
template <int BM, int BN, int BK>
__global__ void __launch_bounds__(THREADS)
    hgemm(const half *A, const half *B, float *C, int M, int N, int K) {
  constexpr int WM = BM / 2, WN = BN / 2;
  __shared__ __align__(32) half As[BM][BK + PAD];
  __shared__ __align__(32) half Bs[BK][BN + PAD];
  const int tid = threadIdx.x, warp = tid / 32;
  const int wm = warp / 2 * WM, wn = warp % 2 * WN;
  const int bm = blockIdx.y * BM, bn = blockIdx.x * BN;

  wmma::fragment<wmma::accumulator, 16, 16, 16, float> acc[WM / 16][WN / 16];
  for (int i = 0; i < WM / 16; ++i)
    for (int j = 0; j < WN / 16; ++j)
      wmma::fill_fragment(acc[i][j], 0.0f);

#pragma dbuf pipeline(variant=auto)
  for (int k0 = 0; k0 < K; k0 += BK) {
    for (int i = tid * VEC; i < BM * BK; i += THREADS * VEC) {
      const int r = i / BK, c = i % BK;
      *reinterpret_cast<float4 *>(&As[r][c]) =
          *reinterpret_cast<const float4 *>(&A[(size_t)(bm + r) * K + k0 + c]);
    }
    for (int i = tid * VEC; i < BK * BN; i += THREADS * VEC) {
      const int r = i / BN, c = i % BN;
      *reinterpret_cast<float4 *>(&Bs[r][c]) =
          *reinterpret_cast<const float4 *>(&B[(size_t)(k0 + r) * N + bn + c]);
    }
    __syncthreads();
#pragma unroll
    for (int kk = 0; kk < BK; kk += 16) {
      wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa[WM / 16];
      wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb[WN / 16];
      for (int i = 0; i < WM / 16; ++i)
        wmma::load_matrix_sync(fa[i], &As[wm + i * 16][kk], BK + PAD);
      for (int j = 0; j < WN / 16; ++j)
        wmma::load_matrix_sync(fb[j], &Bs[kk][wn + j * 16], BN + PAD);
      for (int i = 0; i < WM / 16; ++i)
        for (int j = 0; j < WN / 16; ++j)
          wmma::mma_sync(acc[i][j], fa[i], fb[j], acc[i][j]);
    }
    __syncthreads();
  }

  for (int i = 0; i < WM / 16; ++i)
    for (int j = 0; j < WN / 16; ++j)
      wmma::store_matrix_sync(&C[(size_t)(bm + wm + i * 16) * N + bn + wn + j * 16], acc[i][j], N,
                              wmma::mem_row_major);
}

} // namespace VARIANT

template <int BM, int BN, int BK> static cudaError_t launch(const struct problem *p) {
  if (p->m % BM || p->n % BN || p->k % BK)
    return cudaErrorInvalidValue;
  VARIANT::hgemm<BM, BN, BK><<<dim3(p->n / BN, p->m / BM), VARIANT::THREADS>>>(
      (const half *)p->a, (const half *)p->b, (float *)p->c, p->m, p->n, p->k);
  return cudaGetLastError();
}

#ifdef TILE_M // this tile only
LAUNCHER(LAUNCHER_TILE(hgemm, TILE_M, TILE_N, TILE_K)) {
  return launch<TILE_M, TILE_N, TILE_K>(p);
}
#else
LAUNCHER(hgemm_64x64x32) {
  return launch<64, 64, 32>(p);
}
LAUNCHER(hgemm_128x128x32) {
  return launch<128, 128, 32>(p);
}
#endif
