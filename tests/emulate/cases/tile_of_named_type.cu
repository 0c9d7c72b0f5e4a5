// either: cp_async ldg ldg_single
// The tiles' types are names; one says static as well.
#include "cuda_runtime.h"

enum { N = 16 };

typedef float strip[N];
using board = float[2][N];

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ strip s;
  static __shared__ board b;
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N) {
      s[tid] = x[t * N + tid];
      b[0][tid] = x[t * N + N - 1 - tid];
      b[1][tid] = x[tid];
    }
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j] * b[j & 1][j]);
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
