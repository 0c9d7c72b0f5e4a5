// nbody/nbody.cu pipelined by hand.
#include "pipelines.cuh"

namespace {

struct gravity {
  static constexpr int STEP = 256, THREADS = STEP;
  static constexpr float SOFTENING2 = 1e-4f;

  struct args {
    const float4 *__restrict__ bodies;
    float4 *__restrict__ accel;
    int k; // bodies
  };
  struct alignas(128) tile {
    float4 body[STEP];
  };
  struct regs {
    float4 body;
  };
  struct acc {
    float4 me;
    float x = 0.0f, y = 0.0f, z = 0.0f;
    __device__ __forceinline__ explicit acc(const args &g)
        : me(body(g, blockIdx.x * THREADS + threadIdx.x)) {
    }
  };

  static bool make(const struct problem &p, args &g, dim3 &grid) {
    g = args{(const float4 *)p.a, (float4 *)p.c, p.n};
    grid = dim3((p.n + THREADS - 1) / THREADS);
    return p.n > 0;
  }

  // Behind the last body there are some of no mass.
  static __device__ __forceinline__ float4 body(const args &g, int j) {
    return j < g.k ? g.bodies[j] : make_float4(0.0f, 0.0f, 0.0f, 0.0f);
  }

  static __device__ __forceinline__ void fetch(const args &g, int k0, regs &r) {
    r.body = body(g, k0 + threadIdx.x);
  }
  static __device__ __forceinline__ void drain(const regs &r, tile &t) {
    t.body[threadIdx.x] = r.body;
  }
  static __device__ __forceinline__ void copy(const args &g, int k0, tile &t, regs &) {
    const int j = k0 + threadIdx.x;
    const bool there = j < g.k;
    hand::cp_async_16_or_zero(&t.body[threadIdx.x], &g.bodies[there ? j : 0], there ? 16 : 0);
  }
  static __device__ __forceinline__ void land(const regs &, tile &) {
  }

  static __device__ __forceinline__ void compute(const tile &t, acc &s) {
#pragma unroll 8
    for (int i = 0; i < STEP; ++i) {
      const float4 other = t.body[i];
      const float dx = other.x - s.me.x, dy = other.y - s.me.y, dz = other.z - s.me.z;
      const float r = rsqrtf(dx * dx + dy * dy + dz * dz + SOFTENING2);
      const float f = other.w * r * r * r;
      s.x += f * dx;
      s.y += f * dy;
      s.z += f * dz;
    }
  }
  static __device__ __forceinline__ void store(const args &g, const acc &s) {
    const int i = blockIdx.x * THREADS + threadIdx.x;
    if (i < g.k)
      g.accel[i] = make_float4(s.x, s.y, s.z, 0.0f);
  }
};

} // namespace

HAND_LAUNCHER(nbody_hand_ldg, ldg, gravity)
HAND_LAUNCHER(nbody_hand_ldg_single, ldg_single, gravity)
HAND_LAUNCHER(nbody_hand_cp_async_2, cp_async_2, gravity)
HAND_LAUNCHER(nbody_hand_cp_async_3, cp_async_3, gravity)
HAND_LAUNCHER(nbody_hand_cp_async_4, cp_async_4, gravity)
