// either: cp_async ldg ldg_single
// Copying an element doubles it: no plain copy of bytes.
#include "cuda_runtime.h"

enum { N = 16 };

struct cell {
  float v;
  __device__ cell &operator=(const cell &o) {
    v = o.v * 2;
    return *this;
  }
};

__global__ void k(const cell *x, float *y, int tiles) {
  __shared__ cell s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j].v);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const cell *x = (const cell *)t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
