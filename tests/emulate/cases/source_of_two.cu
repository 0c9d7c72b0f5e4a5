// accept: cp_async ldg ldg_single
// copies: 4
// Half of the threads load from one matrix, half from the other, through a pointer chosen before the loop.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *a, const float *b, float *y, int tiles) {
  __shared__ float s[2][N];
  int tid = threadIdx.x, role = tid / N % 2;
  const float *mine = role ? &b[1] : a;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    const float *from = mine + t * N;
    if (tid < 2 * N)
      s[role][tid % N] = from[tid % N];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(s[0][j], s[1][(j + tid) % N], acc);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *a = t.in<float>(tiles * N), *b = t.in<float>(tiles * N + 1);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(a, b, y, tiles); });
}
