// accept: cp_async ldg ldg_single
// copies: 4
// The clock starts at the thread's own number; all threads make the same number of trips.
#include "cuda_runtime.h"

enum { N = 128 };

__global__ void total(const float *x, float *y, size_t tiles) {
  __shared__ float s[N];
  float acc = 0;
#pragma dbuf pipeline
  for (size_t i{threadIdx.x}; i < tiles * blockDim.x; i += blockDim.x) {
    s[threadIdx.x] = x[i];
    __syncthreads();
    for (unsigned j = 0; j < blockDim.x; ++j)
      acc = fmaf(acc, 0.75f, s[(j + threadIdx.x) % blockDim.x]);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}

void emu_run(trial &t) {
  size_t n = (size_t)t.tiles * t.threads();
  const float *x = t.in<float>(n);
  float *y = t.out<float>(t.threads());
  launch(1, t.threads(), 0, [=] { total(x, y, n / t.threads()); });
}
