// accept: ldg ldg_single
// refuse: cp.async can copy nothing
// id: no-async
// Compute stores a list of numbers of a variable that the load uses too: no address of it is stored.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float4 *__restrict__ x, float4 *__restrict__ y, int tiles) {
  __shared__ float4 s[N];
  int tid = threadIdx.x;
  float4 v;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N) {
      v = x[t * N + tid];
      s[tid] = v;
    }
    __syncthreads();
    v = s[tid % N];
    y[t * blockDim.x + tid] = {v.w, v.z, v.y, v.x};
    __syncthreads();
  }
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float4 *x = t.in<float4>(tiles * N);
  float4 *y = t.out<float4>(tiles * n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
