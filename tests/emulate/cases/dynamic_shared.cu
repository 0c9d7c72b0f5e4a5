// accept: ldg_single
// either: cp_async ldg
// The tile is dynamic shared memory of unknown extent: without a promise only one buffer is
// possible.
#include "cuda_runtime.h"

__global__ void total(const float *x, float *y, int n) {
  extern __shared__ float tile[];
  float acc = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += blockDim.x) {
    tile[threadIdx.x] = x[i + threadIdx.x];
    __syncthreads();
    for (unsigned j = 0; j < blockDim.x; ++j)
      acc = fmaf(acc, 0.75f, tile[(j + threadIdx.x) % blockDim.x]);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}

void emu_run(trial &t) {
  int threads = t.threads(), n = t.tiles * threads;
  const float *x = t.in<float>(n);
  float *y = t.out<float>(threads);
  launch(1, threads, threads * sizeof(float), [=] { total(x, y, n); });
}
