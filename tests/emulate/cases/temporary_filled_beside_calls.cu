// accept: ldg ldg_single
// either: cp_async
// A temporary of both regions is filled by a loop whose variable functions take by its value.
#include "cuda_runtime.h"

enum { N = 16 };

__device__ float twice(int i) {
  return i * 2.f;
}

__device__ void same(const int) {}

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0, v[4];
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    for (int i = 0; i < 4; ++i)
      v[i] = x[t * N + (tid + i) % N];
    if (tid < N)
      s[tid] = v[0] + v[1] * 0.5f + v[2] * 0.25f + v[3];
    __syncthreads();
    for (int i = 0; i < 4; ++i) {
      v[i] = acc - twice(i);
      same(i);
    }
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, fmaf(v[1], 0.125f, s[j]) + v[3]);
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
