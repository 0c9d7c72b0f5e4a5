// accept: ldg_single
// refuse: a flag read from memory says which tiles are loaded
// id: stale-tail
// The others keep the tile before.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, const int *flags, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (flags[t] && tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>(tiles * N);
  int *flags = t.out<int>(tiles);
  for (int i = 0; i < tiles; ++i)
    flags[i] = i % 3 != 1;
  const float *y0 = x;
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(y0, flags, y, tiles); });
}
