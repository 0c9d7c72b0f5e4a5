// accept: ldg_single
// refuse: the element filled before has the same text, not the same index
// id: stale-tail
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(float *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ float s[64];
  int tid = threadIdx.x;
  float acc = 0;

#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    int i = tid + 16;
    {
      int i = tid;
      s[i] = 0.f;
    }
    if (t % 3 != 1)
      s[i] = x[t * N + i];
    __syncthreads();
    for (int j = 0; j < 32; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = 16;
  float *x = t.in<float>((tiles + 4) * N);
  float *y = t.out<float>(tiles * N + n + 64);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
