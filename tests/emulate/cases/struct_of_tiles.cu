// either: cp_async ldg ldg_single
// Both tiles are members of one shared struct.
#include "cuda_runtime.h"

enum { N = 16 };

struct pair_of_tiles {
  float a[N];
  float b[N];
};

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ pair_of_tiles s;
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N) {
      s.a[tid] = x[t * N + tid];
      s.b[N - 1 - tid] = x[t * N + tid] * 2;
    }
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s.a[j] * s.b[(j + tid) % N]);
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
