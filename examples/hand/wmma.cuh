// Matrix product on tensor cores, for hand/pipelines.cuh: what hgemm/hgemm.cu and igemm/igemm.cu
// compute, T being half or signed char. 128 threads, four warps, 2 x 2.
#ifndef EXAMPLES_HAND_WMMA_CUH
#define EXAMPLES_HAND_WMMA_CUH

#include "pipelines.cuh"

#include <mma.h>

namespace hand {

using namespace nvcuda;

template <class T, class SUM, int BM, int BN, int BK> struct wmma_product {
  static constexpr int THREADS = 128, STEP = BK;
  static constexpr int VEC = 16 / sizeof(T), PAD = VEC;
  static constexpr int A_COPIES = BM * BK / (THREADS * VEC), B_COPIES = BK * BN / (THREADS * VEC);
  static_assert(A_COPIES * THREADS * VEC == BM * BK && B_COPIES * THREADS * VEC == BK * BN,
                "every thread copies equally much");
  static constexpr int WM = BM / 2, WN = BN / 2, FM = WM / 16, FN = WN / 16;

  struct args {
    const T *__restrict__ a;
    const T *__restrict__ b;
    SUM *__restrict__ c;
    int n, k;
  };
  struct alignas(128) tile {
    T a[BM][BK + PAD];
    alignas(128) T b[BK][BN + PAD];
  };
  struct regs {
    uint4 a[A_COPIES], b[B_COPIES];
  };
  struct acc {
    wmma::fragment<wmma::accumulator, 16, 16, 16, SUM> f[FM][FN];
    __device__ __forceinline__ explicit acc(const args &) {
      for (int i = 0; i < FM; ++i)
        for (int j = 0; j < FN; ++j)
          wmma::fill_fragment(f[i][j], SUM(0));
    }
  };

  static bool make(const struct problem &p, args &g, dim3 &grid) {
    g = args{(const T *)p.a, (const T *)p.b, (SUM *)p.c, p.n, p.k};
    grid = dim3(p.n / BN, p.m / BM);
    return p.m % BM == 0 && p.n % BN == 0 && p.k % BK == 0 && p.k > 0;
  }

  // The i-th 16 bytes this thread moves of each tile.
  static __device__ __forceinline__ const void *a_from(const args &g, int k0, int i) {
    const int e = (threadIdx.x + i * THREADS) * VEC;
    return &g.a[(size_t)(blockIdx.y * BM + e / BK) * g.k + k0 + e % BK];
  }
  static __device__ __forceinline__ const void *b_from(const args &g, int k0, int i) {
    const int e = (threadIdx.x + i * THREADS) * VEC;
    return &g.b[(size_t)(k0 + e / BN) * g.n + blockIdx.x * BN + e % BN];
  }
  static __device__ __forceinline__ void *a_to(tile &t, int i) {
    const int e = (threadIdx.x + i * THREADS) * VEC;
    return &t.a[e / BK][e % BK];
  }
  static __device__ __forceinline__ void *b_to(tile &t, int i) {
    const int e = (threadIdx.x + i * THREADS) * VEC;
    return &t.b[e / BN][e % BN];
  }

  static __device__ __forceinline__ void fetch(const args &g, int k0, regs &r) {
#pragma unroll
    for (int i = 0; i < A_COPIES; ++i)
      r.a[i] = *(const uint4 *)a_from(g, k0, i);
#pragma unroll
    for (int i = 0; i < B_COPIES; ++i)
      r.b[i] = *(const uint4 *)b_from(g, k0, i);
  }
  static __device__ __forceinline__ void drain(const regs &r, tile &t) {
#pragma unroll
    for (int i = 0; i < A_COPIES; ++i)
      *(uint4 *)a_to(t, i) = r.a[i];
#pragma unroll
    for (int i = 0; i < B_COPIES; ++i)
      *(uint4 *)b_to(t, i) = r.b[i];
  }
  static __device__ __forceinline__ void copy(const args &g, int k0, tile &t, regs &) {
#pragma unroll
    for (int i = 0; i < A_COPIES; ++i)
      cp_async_16(a_to(t, i), a_from(g, k0, i));
#pragma unroll
    for (int i = 0; i < B_COPIES; ++i)
      cp_async_16(b_to(t, i), b_from(g, k0, i));
  }
  static __device__ __forceinline__ void land(const regs &, tile &) {
  }

  static __device__ __forceinline__ void compute(const tile &t, acc &s) {
    const int warp = threadIdx.x / 32, wm = warp / 2 * WM, wn = warp % 2 * WN;
#pragma unroll
    for (int kk = 0; kk < BK; kk += 16) {
      wmma::fragment<wmma::matrix_a, 16, 16, 16, T, wmma::row_major> fa[FM];
      wmma::fragment<wmma::matrix_b, 16, 16, 16, T, wmma::row_major> fb[FN];
      for (int i = 0; i < FM; ++i)
        wmma::load_matrix_sync(fa[i], &t.a[wm + i * 16][kk], BK + PAD);
      for (int j = 0; j < FN; ++j)
        wmma::load_matrix_sync(fb[j], &t.b[kk][wn + j * 16], BN + PAD);
      for (int i = 0; i < FM; ++i)
        for (int j = 0; j < FN; ++j)
          wmma::mma_sync(s.f[i][j], fa[i], fb[j], s.f[i][j]);
    }
  }
  static __device__ __forceinline__ void store(const args &g, const acc &s) {
    const int warp = threadIdx.x / 32;
    const int row = blockIdx.y * BM + warp / 2 * WM, col = blockIdx.x * BN + warp % 2 * WN;
    for (int i = 0; i < FM; ++i)
      for (int j = 0; j < FN; ++j)
        wmma::store_matrix_sync(&g.c[(size_t)(row + i * 16) * g.n + col + j * 16], s.f[i][j], g.n,
                                wmma::mem_row_major);
  }
};

} // namespace hand

#endif
