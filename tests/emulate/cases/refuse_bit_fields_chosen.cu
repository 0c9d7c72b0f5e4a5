// refuse: what type a choice between bit-fields has only the loop as written tells
// id: no-async not-stageable
#include "cuda_runtime.h"

enum { N = 16 };

struct level {
  unsigned a : 8, b : 24;
};

__global__ void k(const level *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = (t & 1 ? x[t * N + tid].a : x[t * N + tid].b) - (1 << 22);
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  unsigned *x = t.in<unsigned>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k((const level *)x, y, tiles); });
}
