// accept: cp_async ldg ldg_single
// copies: 16
// A tile of vectors, a body a thread, a partial last tile filled with nothing.
#include "cuda_runtime.h"

enum { TILE = 32 };

__device__ float3 pull(float3 a, float4 p, float4 q) {
  float dx = q.x - p.x, dy = q.y - p.y, dz = q.z - p.z;
  float d2 = dx * dx + dy * dy + dz * dz + 0.01f;
  float inv = rsqrtf(d2);
  float s = q.w * inv * inv * inv;
  a.x += dx * s;
  a.y += dy * s;
  a.z += dz * s;
  return a;
}

__global__ void forces(const float4 *bodies, float4 *out, int n) {
  __shared__ float4 others[TILE];
  int me = blockIdx.x * blockDim.x + threadIdx.x;
  float4 mine = bodies[me % n];
  float3 a = {0.0f, 0.0f, 0.0f};
#pragma dbuf pipeline
  for (int t = 0; t * TILE < n; t++) {
    int j = t * TILE + threadIdx.x;
    if (threadIdx.x < TILE)
      others[threadIdx.x] = j < n ? bodies[j] : make_float4(0.0f, 0.0f, 0.0f, 0.0f);
    __syncthreads();
    for (int k = 0; k < TILE; k++)
      a = pull(a, mine, others[k]);
    __syncthreads();
  }
  out[me] = make_float4(a.x, a.y, a.z, mine.w);
}

void emu_run(trial &t) {
  int n = t.extent(TILE), threads = t.threads();
  if (n == 0)
    n = 1;
  const float4 *bodies = t.in<float4>(n);
  float4 *out = t.out<float4>(2 * threads);
  launch(2, threads, 0, [=] { forces(bodies, out, n); });
}
