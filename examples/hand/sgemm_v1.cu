// sgemm/v1.cu pipelined by hand.
#include "pipelines.cuh"

namespace {

struct v1 {
  static constexpr int BM = 8, BN = 32, STEP = 8, THREADS = BM * BN;

  struct args {
    const float *__restrict__ a;
    const float *__restrict__ b;
    float *__restrict__ c;
    int n, k;
  };
  struct alignas(128) tile {
    float a[BM][STEP];
    alignas(128) float b[STEP][BN];
  };
  struct regs {
    float a, b;
  };
  struct acc {
    float sum = 0.0f;
    __device__ __forceinline__ explicit acc(const args &) {
    }
  };

  static bool make(const struct problem &p, args &g, dim3 &grid) {
    g = args{(const float *)p.a, (const float *)p.b, (float *)p.c, p.n, p.k};
    grid = dim3(p.n / BN, p.m / BM);
    return p.m % BM == 0 && p.n % BN == 0 && p.k % STEP == 0 && p.k > 0;
  }

  static __device__ __forceinline__ int x() {
    return threadIdx.x % BN;
  }
  static __device__ __forceinline__ int y() {
    return threadIdx.x / BN;
  }
  static __device__ __forceinline__ const float *a_from(const args &g, int k0) {
    return &g.a[(size_t)(blockIdx.y * BM + y()) * g.k + k0 + x()];
  }
  static __device__ __forceinline__ const float *b_from(const args &g, int k0) {
    return &g.b[(size_t)(k0 + y()) * g.n + blockIdx.x * BN + x()];
  }

  static __device__ __forceinline__ void fetch(const args &g, int k0, regs &r) {
    if (x() < STEP)
      r.a = *a_from(g, k0);
    r.b = *b_from(g, k0);
  }
  static __device__ __forceinline__ void drain(const regs &r, tile &t) {
    if (x() < STEP)
      t.a[y()][x()] = r.a;
    t.b[y()][x()] = r.b;
  }
  static __device__ __forceinline__ void copy(const args &g, int k0, tile &t, regs &) {
    if (x() < STEP)
      hand::cp_async_4(&t.a[y()][x()], a_from(g, k0));
    hand::cp_async_4(&t.b[y()][x()], b_from(g, k0));
  }
  static __device__ __forceinline__ void land(const regs &, tile &) {
  }

  static __device__ __forceinline__ void compute(const tile &t, acc &s) {
#pragma unroll
    for (int kk = 0; kk < STEP; ++kk)
      s.sum += t.a[y()][kk] * t.b[kk][x()];
  }
  static __device__ __forceinline__ void store(const args &g, const acc &s) {
    g.c[(size_t)(blockIdx.y * BM + y()) * g.n + blockIdx.x * BN + x()] = s.sum;
  }
};

} // namespace

HAND_LAUNCHER(sgemm_v1_hand_ldg, ldg, v1)
HAND_LAUNCHER(sgemm_v1_hand_ldg_single, ldg_single, v1)
HAND_LAUNCHER(sgemm_v1_hand_cp_async_2, cp_async_2, v1)
HAND_LAUNCHER(sgemm_v1_hand_cp_async_3, cp_async_3, v1)
HAND_LAUNCHER(sgemm_v1_hand_cp_async_4, cp_async_4, v1)
