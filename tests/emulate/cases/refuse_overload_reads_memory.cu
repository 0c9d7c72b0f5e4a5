// refuse: an overload of a header's name reads memory that compute writes
// id: load-value
// What the load would read through it is not known.
#include "cuda_runtime.h"

enum { N = 16 };

__device__ float max(const float *p, float b) {
  return *p > b ? *p : b;
}

__global__ void k(float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = max(x + t * N + tid, 0.f);
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    if (tid < N)
      x[(t + 1) * N + tid] = acc;
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N + N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
