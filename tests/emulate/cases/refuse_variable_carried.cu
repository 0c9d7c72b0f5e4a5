// refuse: one load loop goes on where the other one stopped
// id: no-async not-stageable
// With trips that are counted, the first would leave another value behind.
#include "cuda_runtime.h"

enum { N = 48 };

__global__ void k(float *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  int i;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    for (i = tid; i < 20; i += 32)
      s[i] = x[t * N + i];
    for (; i < 48; i += 32)
      s[i] = x[t * N + i] * 2;
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>((tiles + 4) * N);
  float *y = t.out<float>(tiles * N + n + 64);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
