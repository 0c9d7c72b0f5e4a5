// accept: cp_async ldg ldg_single
// copies: 4
// The loop's first barrier also publishes what threads wrote into another shared array before the
// loop.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void lookup(const float *x, const float *q, float *y, int tiles) {
  __shared__ float s[N];
  __shared__ float coefficient[128];
  int tid = threadIdx.x, n = blockDim.x;
  coefficient[tid] = q[tid];
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int i = 0; i < N; ++i)
      acc += s[i] * coefficient[(i + tid + t) % n];
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>(tiles * N), *q = t.in<float>(n);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { lookup(x, q, y, tiles); });
}
