// accept: cp_async ldg ldg_single
// copies: 4
// The load reads its indices from a shared array that nobody changes in the loop.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  __shared__ int order[N];
  int tid = threadIdx.x;
  float acc = 0;
  if (tid < N)
    order[tid] = (tid * 5 + 3) % N;
  __syncthreads();
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + order[tid]];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j] * (float)order[j]);
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
