// accept: ldg_single
// refuse: the last word of the tile array carries a counter
// id: tile-written-in-compute tile-used-before
// Other live data in the tile array would be left behind in another buffer.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N + 1];
  int tid = threadIdx.x;
  float acc = 0;
  if (tid == 0)
    s[N] = 0;
  __syncthreads();
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    acc = fmaf(acc, 0.5f, s[tid % N]);
    if (tid == 0)
      s[N] = s[N] + 1;
    __syncthreads();
    acc += s[N];
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
