// accept: ldg ldg_single
// either: cp_async
// The source's elements convert themselves into the tile's.
#include "cuda_runtime.h"

enum { N = 16 };

struct clamped {
  float v;
  __device__ operator float() const {
    return fminf(v, 0.5f);
  }
};

__global__ void k(const clamped *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const clamped *x = (const clamped *)t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
