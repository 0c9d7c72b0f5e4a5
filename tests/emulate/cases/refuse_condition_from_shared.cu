// refuse: compute changes what the loop's condition reads
// id: header compute-feeds-load load-reads-scratch
// The condition reads a shared word.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N], limit[1];
  int tid = threadIdx.x;
  float acc = 0;
  if (tid == 0)
    limit[0] = (float)tiles;
  __syncthreads();
#pragma dbuf pipeline
  for (int t = 0; t < (int)limit[0]; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    if (tid == 0 && acc > 0.8f)
      limit[0] = (float)t;
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
