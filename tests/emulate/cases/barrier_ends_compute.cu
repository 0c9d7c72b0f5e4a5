// accept: cp_async ldg ldg_single
// The loop begins with a barrier, so its last one may be one of compute's own.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  __shared__ float board[128];
  int tid = threadIdx.x, n = blockDim.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    __syncthreads();
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    board[tid] = fmaf(acc, 0.5f, s[tid % N]);
    __syncthreads();
    acc = board[(tid + 1) % n] - s[(tid + 5) % N];
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
