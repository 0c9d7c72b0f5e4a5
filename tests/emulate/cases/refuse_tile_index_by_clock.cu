// accept: ldg_single
// refuse: where the tile is stored changes with the clock: a ring of rows
// id: tile-index stale-tail
// Compute reads the rows of earlier iterations.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[4][N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[t % 4][tid] = x[t * N + tid];
    __syncthreads();
    for (int r = 0; r < 4 && r <= t; ++r)
      acc = fmaf(acc, 0.5f, s[r][tid % N]);
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
