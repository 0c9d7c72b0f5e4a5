// accept: cp_async ldg ldg_single
// copies: 4
// The elements have an address operator of their own.
#include "cuda_runtime.h"

enum { N = 16 };

struct beside {
  float v;
  __device__ const beside *operator&() const {
    return this + 1;
  }
};

__global__ void k(const beside *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ beside s[N];
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
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k((const beside *)x, y, tiles); });
}
