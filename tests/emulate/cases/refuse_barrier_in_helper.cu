// refuse: a helper called in compute holds a barrier
// id: call-barrier
// A barrier more than the loop shows.
#include "cuda_runtime.h"

enum { N = 16 };

__device__ float meet(float v) {
  __syncthreads();
  return v * 2;
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
    acc = meet(acc * 0.5f + s[tid % N]);
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
