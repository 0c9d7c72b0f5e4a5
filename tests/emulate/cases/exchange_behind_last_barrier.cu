// accept: cp_async ldg ldg_single
// What compute writes to global memory is read by other threads behind the last barrier, and what is written there by
// compute: that barrier stays in each copy of compute.
#include "cuda_runtime.h"

__global__ void read_behind(const int *__restrict__ x, int *__restrict__ to, int *__restrict__ y, int tiles) {
  __shared__ int tile[128];
  int tid = threadIdx.x, n = blockDim.x, sum = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    tile[tid] = x[t * n + tid];
    __syncthreads();
    to[tid] = tile[n - 1 - tid] + sum;
    __syncthreads();
    sum = 3 * sum + to[n - 1 - tid];
  }
  y[tid] = sum;
}

__global__ void written_behind(const int *__restrict__ x, int *__restrict__ to, int *__restrict__ y, int tiles) {
  __shared__ int tile[128];
  int tid = threadIdx.x, n = blockDim.x, sum = 0;
  to[tid] = tid;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    __syncthreads();
    tile[tid] = x[t * n + tid];
    __syncthreads();
    sum = 3 * sum + tile[n - 1 - tid] + to[n - 1 - tid];
    __syncthreads();
    to[tid] = sum;
  }
  y[tid] = sum;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const int *x = t.in<int>(tiles * n);
  int *to = t.out<int>(n), *y = t.out<int>(n);
  launch(1, n, 0, [=] { read_behind(x, to, y, tiles); });
  int *from = t.out<int>(n), *z = t.out<int>(n);
  launch(1, n, 0, [=] { written_behind(x, from, z, tiles); });
}
