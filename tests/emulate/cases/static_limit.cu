// accept: ldg ldg_single
// either: cp_async
// 16 KiB a tile: two stages fit into 48 KiB, four do not.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(float *x, float *y, int tiles) {
  __shared__ float s[4096];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    for (int i = tid; i < 4096; i += 64)
      s[i] = x[t * 4096 + i];
    __syncthreads();
    for (int j = tid; j < 4096; j += 65)
      acc = fmaf(acc, 0.5f, s[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = 64;
  const float *x = t.in<float>(tiles * 4096);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k((float *)x, y, tiles); });
}
