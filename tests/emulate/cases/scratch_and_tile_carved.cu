// accept: ldg_single
// refuse: the array is dynamic, and compute writes other parts of it
// id: tile-dynamic tile-pointer tile-written-in-compute tile-used-before tile-used-after
// One dynamic array holds the tile, a board that compute writes, and sums that live from tile to tile.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  extern __shared__ float all[];
  int tid = threadIdx.x, n = blockDim.x;
  float *tile = all;
  float *board = &all[N];
  float *sums = board + n;
  sums[tid] = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      tile[tid] = x[t * N + tid];
    __syncthreads();
    board[tid] = fmaf(sums[tid], 0.5f, tile[tid % N]);
    __syncthreads();
    sums[tid] = board[(tid + 1) % n] - tile[(tid + 5) % N];
    __syncthreads();
  }
  y[tid] = sums[tid];
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, (N + 2 * n) * (int)sizeof(float), [=] { k(x, y, tiles); });
}
