// accept: cp_async
// either: ldg ldg_single
// copies: 4
// Cooperative loops with the block size as stride: the number of trips is not known.
#include "cuda_runtime.h"

enum { N = 40 };

__global__ void pairs(const float *x, const float *q, float *y, int tiles) {
  __shared__ float s[N];
  float acc = 0, mine = q[blockIdx.x * blockDim.x + threadIdx.x];
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    for (int i = threadIdx.x; i < N; i += blockDim.x)
      s[i] = x[t * N + i];
    __syncthreads();
    for (int i = 0; i < N; ++i) {
      float d = s[i] - mine;
      acc += d * d;
    }
    __syncthreads();
  }
  y[blockIdx.x * blockDim.x + threadIdx.x] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>(tiles * N), *q = t.in<float>(2 * n);
  float *y = t.out<float>(2 * n);
  launch(2, n, 0, [=] { pairs(x, q, y, tiles); });
}
