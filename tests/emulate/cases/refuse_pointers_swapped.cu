// refuse: a function exchanges two pointers
// id: not-understood
// So the result's pointer is the source's.
#include "cuda_runtime.h"

enum { N = 16 };

__device__ void sw(float *&a, float *&b) {
  float *c = a;
  a = b;
  b = c;
}
__global__ void k(float *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  float *p = y, *q = x;
  sw(p, q);
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    if (tid == 0)
      p[(t + 1) * N] = acc;
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>((tiles + 4) * N);
  float *y = t.out<float>(tiles * N + n + 64);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
