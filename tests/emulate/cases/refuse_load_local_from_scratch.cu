// refuse: a local of the load comes from shared memory that compute writes, and compute uses it
// id: load-reads-scratch load-local
// Its value must be that of the tile's own load.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  __shared__ int left[1];
  int tid = threadIdx.x;
  float acc = 0;
  if (tid == 0)
    left[0] = 3;
  __syncthreads();
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    int length = left[0];
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < length; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    if (tid == 0)
      left[0] = 3 + t % (N - 3);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
