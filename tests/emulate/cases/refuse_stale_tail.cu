// accept: ldg_single
// refuse: stale tail: a guard without fill, and compute reads the whole tile
// id: stale-tail tile-used-before
// The last tile's missing elements are those of the tile before; two buffers would show those of
// another.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int n) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  if (tid < N)
    s[tid] = 0;
  __syncthreads();
#pragma dbuf pipeline
  for (int i = 0; i < n; i += N) {
    if (tid < N && i + tid < n)
      s[tid] = x[i + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int n = t.extent(N), threads = t.threads();
  const float *x = t.in<float>(n);
  float *y = t.out<float>(threads);
  launch(1, threads, 0, [=] { k(x, y, n); });
}
