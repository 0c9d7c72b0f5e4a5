// accept: cp_async ldg ldg_single
// The other spelling of a group's barrier, on a block that is passed to a function; compute has one more in a branch.
#include "cuda_runtime.h"

namespace coop = cooperative_groups;
enum { N = 16 };

__device__ float weigh(const float *__restrict__ x, int tiles, const coop::thread_block &all) {
  __shared__ float s[N];
  __shared__ float board[128];
  int tid = threadIdx.x, n = blockDim.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    all.sync();
    if (tid < N)
      s[tid] = x[t * N + tid];
    all.sync();
    board[tid] = fmaf(acc, 0.5f, s[(tid + 3) % N]);
    if (n > 32) {
      coop::sync(all);
      acc += board[(tid + 1) % n] * s[2];
    } else {
      acc -= s[tid % N];
    }
  }
  return acc;
}

__global__ void k(const float *__restrict__ x, float *__restrict__ y, int tiles) {
  auto all = coop::this_thread_block();
  y[threadIdx.x] = weigh(x, tiles, all);
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
