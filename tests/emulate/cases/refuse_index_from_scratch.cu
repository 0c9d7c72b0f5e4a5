// refuse: the load takes its indices from what compute writes
// id: load-reads-scratch
// Compute turns the index array for the next tile.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  __shared__ int shift[N];
  int tid = threadIdx.x;
  float acc = 0;
  if (tid < N)
    shift[tid] = tid;
  __syncthreads();
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + shift[tid]];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    if (tid < N)
      shift[tid] = (shift[tid] + 1) % N;
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
