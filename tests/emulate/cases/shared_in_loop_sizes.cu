// accept: cp_async ldg ldg_single
// The sizes of arrays declared in the loop are constants of the loop.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(float *__restrict__ x, float *__restrict__ y, int tiles) {

  int tid = threadIdx.x;
  float acc = 0;

#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    constexpr int M = 16, H = M / 2;
    __shared__ float q[2][H], z[M];
    if (tid < M)
      q[tid / H][tid % H] = x[t * N + tid];
    __syncthreads();
    if (tid < N)
      z[tid] = acc;
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, q[j / H][j % H]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>((tiles + 4) * N);
  float *y = t.out<float>(tiles * N + n + 64);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
