// accept: ldg_single
// refuse: the tile array's other half is scratch that lives from tile to tile
// Through a pointer made before the loop.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(float *x, float *y, int tiles) {
  __shared__ float s[2 * N];
  int tid = threadIdx.x;
  float acc = 0;
  float *board = s + N;
  if (tid < N)
    board[tid] = 0;
  __syncthreads();
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    if (tid < N) {
      acc = fmaf(acc, 0.5f, s[N - 1 - tid] + board[tid]);
      board[tid] += s[tid];
    }
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
