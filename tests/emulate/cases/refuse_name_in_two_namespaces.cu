// refuse: two namespaces have an array of that name
// id: load-name
// One is in global, the other in constant memory.
#include "cuda_runtime.h"

enum { N = 16 };

namespace a {
__device__ float tab[64];
}
namespace b {
float4 pad;
const float tab0[1] = {1};
__constant__ float tab[64] = {1, 2, 3, 4};
} // namespace b
__global__ void k(float *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;

#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = b::tab[tid + t];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>((tiles + 4) * N);
  float *y = t.out<float>(tiles * N + n + 64);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
