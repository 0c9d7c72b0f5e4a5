// accept: ldg_single
// refuse: every tile writes one column of two
// id: tile-index stale-tail tile-used-before
// The other one is from the tile before.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(float *x, float *y, int tiles) {
  __shared__ float s[N][2];
  int tid = threadIdx.x;
  float acc = 0;
  if (tid < N)
    s[tid][0] = s[tid][1] = 1;
  __syncthreads();
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    int side = t & 1;
    if (tid < N)
      s[tid][side] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j][0] - s[j][1] * 0.5f);
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
