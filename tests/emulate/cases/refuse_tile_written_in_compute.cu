// accept: ldg_single
// refuse: compute writes the tile
// id: tile-written-in-compute
// Each thread squares its own element, which nobody else reads. With one buffer that is how it was.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    if (tid < N) {
      s[tid] = s[tid] * s[tid];
      acc = fmaf(acc, 0.5f, s[tid]);
    }
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
