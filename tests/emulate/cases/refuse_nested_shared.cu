// refuse: a shared variable of a nested block in compute
// id: tile-declaration
// It lives from iteration to iteration; each copy of the block would have its own.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(float *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;

#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    if (tid < 32) {
      __shared__ float z;
      if (t == 0 && tid == 0)
        z = 0;
      if (tid == 0) {
        z = fmaf(z, 0.5f, acc);
        y[t] = z;
      }
    }
    __syncthreads();
  }
  y[tiles + tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>((tiles + 4) * N);
  float *y = t.out<float>(tiles * N + n + 64);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
