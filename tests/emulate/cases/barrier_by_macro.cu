// accept: cp_async ldg ldg_single
// copies: 4
// Barriers behind a macro, between parentheses and comments.
#include "cuda_runtime.h"

enum { N = 16 };

#define MEET() __syncthreads()

__global__ void k(float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    MEET(/* the tile is there */);
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    MEET();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
