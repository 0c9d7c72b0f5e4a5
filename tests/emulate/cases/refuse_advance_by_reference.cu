// refuse: a call in compute changes what an advance adds
// id: compute-feeds-load
#include "cuda_runtime.h"

enum { N = 16 };

__device__ void shrink(int &a) {
  a = 2;
}
__global__ void k(float *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  int st = 1, off = 0;
#pragma dbuf pipeline
  for (int t = 0; t + 1 < tiles; t += 2) {
    if (tid < N)
      s[tid] = x[off * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    shrink(st);
    __syncthreads();
    off += st;
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>((tiles + 4) * N);
  float *y = t.out<float>(tiles * N + n + 64);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
