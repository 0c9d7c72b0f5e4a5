// sgemm/tiled.cu pipelined by hand. A is transposed on its way, so it goes through registers in
// every pipeline.
#include "pipelines.cuh"

namespace {

struct tiled {
  static constexpr int BM = 128, BN = 128, STEP = 8, THREADS = 256, PAD = 4;

  struct args {
    const float *__restrict__ a;
    const float *__restrict__ b;
    float *__restrict__ c;
    int n, k;
  };
  struct alignas(128) tile {
    float a[STEP][BM + PAD];
    alignas(128) float b[STEP][BN];
  };
  struct regs {
    float4 a, b;
  };
  struct acc {
    float v[8][8];
    __device__ __forceinline__ explicit acc(const args &) : v{} {
    }
  };

  static bool make(const struct problem &p, args &g, dim3 &grid) {
    g = args{(const float *)p.a, (const float *)p.b, (float *)p.c, p.n, p.k};
    grid = dim3(p.n / BN, p.m / BM);
    return p.m % BM == 0 && p.n % BN == 0 && p.k % STEP == 0 && p.k > 0;
  }

  static __device__ __forceinline__ const float4 *a_from(const args &g, int k0) {
    const int row = threadIdx.x / 2, col = threadIdx.x % 2 * 4;
    return (const float4 *)&g.a[(size_t)(blockIdx.y * BM + row) * g.k + k0 + col];
  }
  static __device__ __forceinline__ const float4 *b_from(const args &g, int k0) {
    const int row = threadIdx.x / 32, col = threadIdx.x % 32 * 4;
    return (const float4 *)&g.b[(size_t)(k0 + row) * g.n + blockIdx.x * BN + col];
  }
  static __device__ __forceinline__ float4 *b_to(tile &t) {
    return (float4 *)&t.b[threadIdx.x / 32][threadIdx.x % 32 * 4];
  }

  static __device__ __forceinline__ void fetch(const args &g, int k0, regs &r) {
    r.a = *a_from(g, k0);
    r.b = *b_from(g, k0);
  }
  static __device__ __forceinline__ void drain(const regs &r, tile &t) {
    land(r, t);
    *b_to(t) = r.b;
  }
  static __device__ __forceinline__ void copy(const args &g, int k0, tile &t, regs &r) {
    r.a = *a_from(g, k0);
    hand::cp_async_16(b_to(t), b_from(g, k0));
  }
  static __device__ __forceinline__ void land(const regs &r, tile &t) {
    const int row = threadIdx.x / 2, col = threadIdx.x % 2 * 4;
    t.a[col + 0][row] = r.a.x;
    t.a[col + 1][row] = r.a.y;
    t.a[col + 2][row] = r.a.z;
    t.a[col + 3][row] = r.a.w;
  }

  static __device__ __forceinline__ void compute(const tile &t, acc &s) {
    const int ty = threadIdx.x / 16 * 4, tx = threadIdx.x % 16 * 4;
#pragma unroll
    for (int kk = 0; kk < STEP; ++kk) {
      float ra[8], rb[8];
      *(float4 *)&ra[0] = *(const float4 *)&t.a[kk][ty];
      *(float4 *)&ra[4] = *(const float4 *)&t.a[kk][BM / 2 + ty];
      *(float4 *)&rb[0] = *(const float4 *)&t.b[kk][tx];
      *(float4 *)&rb[4] = *(const float4 *)&t.b[kk][BN / 2 + tx];
#pragma unroll
      for (int i = 0; i < 8; ++i)
#pragma unroll
        for (int j = 0; j < 8; ++j)
          s.v[i][j] += ra[i] * rb[j];
    }
  }
  static __device__ __forceinline__ void store(const args &g, const acc &s) {
    const int ty = threadIdx.x / 16 * 4, tx = threadIdx.x % 16 * 4;
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      const int row = blockIdx.y * BM + i / 4 * (BM / 2) + ty + i % 4;
      float *c = &g.c[(size_t)row * g.n + blockIdx.x * BN + tx];
      *(float4 *)c = make_float4(s.v[i][0], s.v[i][1], s.v[i][2], s.v[i][3]);
      *(float4 *)(c + BN / 2) = make_float4(s.v[i][4], s.v[i][5], s.v[i][6], s.v[i][7]);
    }
  }
};

} // namespace

HAND_LAUNCHER(sgemm_tiled_hand_ldg, ldg, tiled)
HAND_LAUNCHER(sgemm_tiled_hand_ldg_single, ldg_single, tiled)
HAND_LAUNCHER(sgemm_tiled_hand_cp_async_2, cp_async_2, tiled)
HAND_LAUNCHER(sgemm_tiled_hand_cp_async_3, cp_async_3, tiled)
HAND_LAUNCHER(sgemm_tiled_hand_cp_async_4, cp_async_4, tiled)
