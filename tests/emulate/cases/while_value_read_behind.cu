// accept: cp_async ldg ldg_single
// What a loop of the load leaves in its variable is read behind it: the first value may be below zero, and more trips
// are made than can be counted.
#include "cuda_runtime.h"

enum { N = 8 };

__global__ void k(const float *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ float s[32 * 4][N], last[32 * 4];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    int i = tid % 2 - N;
    while (i < N) {
      s[tid][i & (N - 1)] = x[t * N + (i & (N - 1))];
      i += 3;
    }
    last[tid] = x[t * N + i];
    __syncthreads();
    int other = (tid + 1) % blockDim.x;
    acc = fmaf(acc, 0.5f, s[other][4]) + last[other];
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N + N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
