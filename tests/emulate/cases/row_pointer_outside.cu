// accept: cp_async ldg ldg_single
// A pointer to a row that is declared outside the loop and set in every iteration.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(float *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  const float *row;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    row = &s[0];
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, row[j]);
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
