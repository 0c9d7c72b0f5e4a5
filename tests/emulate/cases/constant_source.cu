// accept: cp_async ldg ldg_single
// copies: 4
// One tile comes from constant memory, one from a local array: neither may be copied
// asynchronously. The third may.
#include "cuda_runtime.h"

enum { N = 8 };

__constant__ float table[16] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};

__global__ void mix(const float *x, float *y, int tiles) {
  __shared__ float a[N], b[N], c[N];
  int tid = threadIdx.x;
  float own[2] = {(float)tid, 0.5f * tid};
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N) {
      a[tid] = table[(t + tid) % 16];
      b[tid] = own[t & 1];
      c[tid] = x[t * N + tid];
    }
    __syncthreads();
    for (int i = 0; i < N; ++i)
      acc = fmaf(acc, 0.5f, a[i] * b[i] - c[i]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { mix(x, y, tiles); });
}
