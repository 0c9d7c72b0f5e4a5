// All-pairs gravity: the acceleration of every body by all others, a tile of bodies in shared
// memory at a time.
#include "../common/launch.h"

namespace VARIANT {

constexpr int TILE = 256; // bodies in a tile, threads in a block
constexpr float SOFTENING2 = 1e-4f; // keeps close encounters finite, a body's pull on itself zero

// accel[i] = sum over j of m_j * d / (|d|^2 + SOFTENING2)^(3/2), d = x_j - x_i. bodies: x, y, z,
// mass; accel: x, y, z, 0. Any n; blocks of TILE threads. The last tile is filled up with bodies of
// no mass.
__global__ void __launch_bounds__(TILE)
    nbody(const float4 *__restrict__ bodies, float4 *__restrict__ accel, int n) {
  __shared__ float4 tile[TILE];
  const int i = blockIdx.x * TILE + threadIdx.x;
  const float4 me = i < n ? bodies[i] : make_float4(0.0f, 0.0f, 0.0f, 0.0f);
  float ax = 0.0f, ay = 0.0f, az = 0.0f;

#pragma dbuf pipeline(variant=auto)
  for (int j0 = 0; j0 < n; j0 += TILE) {
    const int j = j0 + threadIdx.x;
    tile[threadIdx.x] = j < n ? bodies[j] : make_float4(0.0f, 0.0f, 0.0f, 0.0f);
    __syncthreads();
#pragma unroll 8
    for (int t = 0; t < TILE; ++t) {
      const float4 other = tile[t];
      const float dx = other.x - me.x, dy = other.y - me.y, dz = other.z - me.z;
      const float r = rsqrtf(dx * dx + dy * dy + dz * dz + SOFTENING2);
      const float s = other.w * r * r * r;
      ax += s * dx;
      ay += s * dy;
      az += s * dz;
    }
    __syncthreads();
  }

  if (i < n)
    accel[i] = make_float4(ax, ay, az, 0.0f);
}

} // namespace VARIANT

LAUNCHER(nbody) {
  using namespace VARIANT;
  const int blocks = (p->n + TILE - 1) / TILE;
  nbody<<<blocks, TILE>>>((const float4 *)p->a, (float4 *)p->c, p->n);
  return cudaGetLastError();
}
