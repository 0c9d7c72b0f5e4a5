// accept: cp_async
// refuse: the trips of the load's loop are not counted
// id: not-stageable
// 2.5 has three trips, not two.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(float *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;

#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    for (int i = 0; i < 2.5f; i += 1)
      if (tid < 5)
        s[tid * 3 + i] = x[t * N + tid * 3 + i];
    __syncthreads();
    for (int j = 0; j < 15; ++j)
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
