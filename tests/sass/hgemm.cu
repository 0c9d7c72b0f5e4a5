// Kernels whose SASS the tests of wrapper/inspect read. See README.md for how they were captured.
#include <cuda_fp16.h>
#include <cuda_pipeline.h>
#include <mma.h>
using namespace nvcuda;

constexpr int BM = 64, BN = 64, BK = 32, PAD = 8, THREADS = 128;
struct tiles {
  half a[BM][BK + PAD];
  half b[BK][BN + PAD];
};
using accumulator = wmma::fragment<wmma::accumulator, 16, 16, 16, float>;

__device__ __forceinline__ void copy_a(tiles &t, const half *A, int K, int k0, int i) {
  __pipeline_memcpy_async(&t.a[i / BK][i % BK], &A[(i / BK) * K + k0 + i % BK], 16);
}
__device__ __forceinline__ void copy_b(tiles &t, const half *B, int N, int k0, int i) {
  __pipeline_memcpy_async(&t.b[i / BN][i % BN], &B[(k0 + i / BN) * N + i % BN], 16);
}
__device__ __forceinline__ void copy(tiles &t, const half *A, const half *B, int N, int K, int k0) {
#ifdef STRIDED // the compiler does not know how often these loops run
#pragma unroll
  for (int i = threadIdx.x * 8; i < BM * BK; i += THREADS * 8)
    copy_a(t, A, K, k0, i);
#pragma unroll
  for (int i = threadIdx.x * 8; i < BK * BN; i += THREADS * 8)
    copy_b(t, B, N, k0, i);
#else
#pragma unroll
  for (int n = 0; n < BM * BK / (THREADS * 8); ++n)
    copy_a(t, A, K, k0, (threadIdx.x + n * THREADS) * 8);
#pragma unroll
  for (int n = 0; n < BK * BN / (THREADS * 8); ++n)
    copy_b(t, B, N, k0, (threadIdx.x + n * THREADS) * 8);
#endif
}

struct held {
  float4 a[2], b[2];
};
__device__ __forceinline__ held fetch(const half *A, const half *B, int N, int K, int k0) {
  held h;
#pragma unroll
  for (int n = 0; n < 2; ++n) {
    int i = (threadIdx.x + n * THREADS) * 8;
    h.a[n] = *(const float4 *)&A[(i / BK) * K + k0 + i % BK];
    h.b[n] = *(const float4 *)&B[(k0 + i / BN) * N + i % BN];
  }
  return h;
}
__device__ __forceinline__ void drain(tiles &t, const held &h) {
#pragma unroll
  for (int n = 0; n < 2; ++n) {
    int i = (threadIdx.x + n * THREADS) * 8;
    *(float4 *)&t.a[i / BK][i % BK] = h.a[n];
    *(float4 *)&t.b[i / BN][i % BN] = h.b[n];
  }
}

__device__ __forceinline__ void compute(tiles &t, accumulator (&acc)[2][2]) {
  int w = threadIdx.x / 32, wm = w / 2, wn = w % 2;
#pragma unroll
  for (int kk = 0; kk < BK; kk += 16) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa[2];
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb[2];
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      wmma::load_matrix_sync(fa[i], &t.a[wm * 32 + i * 16][kk], BK + PAD);
      wmma::load_matrix_sync(fb[i], &t.b[kk][wn * 32 + i * 16], BN + PAD);
    }
#pragma unroll
    for (int i = 0; i < 4; ++i)
      wmma::mma_sync(acc[i / 2][i % 2], fa[i / 2], fb[i % 2], acc[i / 2][i % 2]);
  }
}
__device__ __forceinline__ void store(float *C, int N, accumulator (&acc)[2][2]) {
  int w = threadIdx.x / 32;
  for (int i = 0; i < 4; ++i)
    wmma::store_matrix_sync(&C[(w / 2 * 32 + i / 2 * 16) * N + w % 2 * 32 + i % 2 * 16],
                            acc[i / 2][i % 2], N, wmma::mem_row_major);
}
#define BEGIN(S)                                                                                   \
  __shared__ alignas(128) tiles stage[S];                                                          \
  accumulator acc[2][2];                                                                           \
  for (int i = 0; i < 4; ++i)                                                                      \
    wmma::fill_fragment(acc[i / 2][i % 2], 0.f);                                                   \
  A += blockIdx.y * BM * K;                                                                        \
  B += blockIdx.x * BN;                                                                            \
  C += blockIdx.y * BM * N + blockIdx.x * BN;
#define ARGUMENTS const half *A, const half *B, float *C, int N, int K

// The wait at the head of the iteration.
template <int S> __device__ __forceinline__ void head(ARGUMENTS) {
  BEGIN(S)
  for (int s = 0; s < S - 1; ++s) {
    copy(stage[s], A, B, N, K, s * BK);
    __pipeline_commit();
  }
  int c = 0, f = S - 1, k0 = (S - 1) * BK;
#pragma unroll 1
  for (; k0 < K; k0 += BK) {
    __pipeline_wait_prior(S - 2);
    __syncthreads();
    copy(stage[f], A, B, N, K, k0);
    __pipeline_commit();
    compute(stage[c], acc);
    c = c == S - 1 ? 0 : c + 1;
    f = f == S - 1 ? 0 : f + 1;
  }
  __pipeline_wait_prior(0);
  __syncthreads();
  for (int s = 0; s < S - 1; ++s) {
    compute(stage[c], acc);
    c = c == S - 1 ? 0 : c + 1;
  }
  store(C, N, acc);
}
extern "C" __global__ void __launch_bounds__(128) head2(ARGUMENTS) { head<2>(A, B, C, N, K); }
extern "C" __global__ void __launch_bounds__(128) head3(ARGUMENTS) { head<3>(A, B, C, N, K); }

// The wait after compute.
extern "C" __global__ void __launch_bounds__(128) tail2(ARGUMENTS) {
  BEGIN(2)
  copy(stage[0], A, B, N, K, 0);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  int c = 0;
#pragma unroll 1
  for (int k0 = BK; k0 < K; k0 += BK) {
    copy(stage[c ^ 1], A, B, N, K, k0);
    __pipeline_commit();
    compute(stage[c], acc);
    __pipeline_wait_prior(0);
    __syncthreads();
    c ^= 1;
  }
  compute(stage[c], acc);
  store(C, N, acc);
}

// Issue, wait for the tile before, barrier, compute, barrier.
extern "C" __global__ void __launch_bounds__(128) twobar(ARGUMENTS) {
  BEGIN(2)
  copy(stage[0], A, B, N, K, 0);
  __pipeline_commit();
  int c = 0;
#pragma unroll 1
  for (int k0 = BK; k0 < K; k0 += BK) {
    copy(stage[c ^ 1], A, B, N, K, k0);
    __pipeline_commit();
    __pipeline_wait_prior(1);
    __syncthreads();
    compute(stage[c], acc);
    __syncthreads();
    c ^= 1;
  }
  __pipeline_wait_prior(0);
  __syncthreads();
  compute(stage[c], acc);
  store(C, N, acc);
}

// Through registers: two buffers and one barrier, one buffer and two.
extern "C" __global__ void __launch_bounds__(128) ldg2(ARGUMENTS) {
  BEGIN(2)
  drain(stage[0], fetch(A, B, N, K, 0));
  __syncthreads();
  int c = 0;
#pragma unroll 1
  for (int k0 = BK; k0 < K; k0 += BK) {
    held h = fetch(A, B, N, K, k0);
    compute(stage[c], acc);
    drain(stage[c ^ 1], h);
    __syncthreads();
    c ^= 1;
  }
  compute(stage[c], acc);
  store(C, N, acc);
}
extern "C" __global__ void __launch_bounds__(128) ldg1(ARGUMENTS) {
  BEGIN(1)
  drain(stage[0], fetch(A, B, N, K, 0));
  __syncthreads();
#pragma unroll 1
  for (int k0 = BK; k0 < K; k0 += BK) {
    held h = fetch(A, B, N, K, k0);
    compute(stage[0], acc);
    __syncthreads();
    drain(stage[0], h);
    __syncthreads();
  }
  compute(stage[0], acc);
  store(C, N, acc);
}
// As ldg1, not pipelined.
extern "C" __global__ void __launch_bounds__(128) plain(ARGUMENTS) {
  BEGIN(1)
#pragma unroll 1
  for (int k0 = 0; k0 < K; k0 += BK) {
    drain(stage[0], fetch(A, B, N, K, k0));
    __syncthreads();
    compute(stage[0], acc);
    __syncthreads();
  }
  store(C, N, acc);
}
