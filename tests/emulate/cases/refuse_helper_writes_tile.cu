// accept: ldg_single
// refuse: a helper called in compute writes the tile
// id: tile-written-in-compute
// Through a pointer parameter.
#include "cuda_runtime.h"

enum { N = 16 };

__device__ void scale(float *p, float by) {
  *p = *p * by;
}

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    if (tid < N) {
      scale(&s[tid], 0.5f);
      acc = fmaf(acc, 0.5f, s[tid]);
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
