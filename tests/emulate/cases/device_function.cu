// either: cp_async ldg ldg_single
// copies: 4
// The loop stands in a device function that the kernel calls twice; the second call reuses the
// tiles.
#include "cuda_runtime.h"

enum { N = 16 };

template <class F> __device__ float fold(const float *x, int tiles, F f) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int i = 0; i < N; ++i)
      acc = f(acc, s[(i + tid) % N]);
    __syncthreads();
  }
  return acc;
}

struct horner {
  __device__ float operator()(float a, float b) const {
    return a * 0.5f + b;
  }
};

__global__ void both(const float *x, float *y, int tiles) {
  float a = fold(x, tiles, horner());
  float b = fold(x, tiles / 2, horner());
  y[threadIdx.x] = a - b;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { both(x, y, tiles); });
}
