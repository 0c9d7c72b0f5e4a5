// accept: cp_async ldg ldg_single
// copies: 4
// Backwards, with an unsigned clock that ends by wrapping around.
#include "cuda_runtime.h"

enum { BK = 8 };

__global__ void horner(const float *x, float *y, unsigned tiles) {
  __shared__ float xs[BK];
  unsigned tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (unsigned t = tiles - 1; t < tiles; --t) {
    if (tid < BK)
      xs[tid] = x[t * BK + tid];
    __syncthreads();
    for (int i = BK - 1; i >= 0; --i)
      acc = fmaf(acc, 0.5f, xs[i]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  unsigned tiles = t.tiles;
  const float *x = t.in<float>(tiles * BK);
  float *y = t.out<float>(t.threads());
  launch(1, t.threads(), 0, [=] { horner(x, y, tiles); });
}
