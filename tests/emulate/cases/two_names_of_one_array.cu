// either: cp_async ldg ldg_single
// Two extern arrays are the same memory: compute changes the tile under its other name.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(float *x, float *y, int tiles) {
  extern __shared__ float a[];
  extern __shared__ int b[];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      a[tid] = x[t * N + tid];
    __syncthreads();
    if (tid < N) {
      b[tid] ^= 1 << 22;
      acc = fmaf(acc, 0.5f, a[tid]);
    }
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, N * sizeof(float), [=] { k(x, y, tiles); });
}
