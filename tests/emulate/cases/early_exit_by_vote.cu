// accept: ldg ldg_single
// refuse: left early
// id: no-async
// The whole block leaves the loop when all its threads have finished.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void until(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  bool done = false;
  float acc = 0;
#pragma dbuf pipeline(speculative)
  for (int t = 0; t < tiles; ++t) {
    if (__syncthreads_count(done) == (int)blockDim.x)
      break;
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int i = 0; i < N && !done; ++i) {
      acc += s[i] * s[i];
      done = acc > 4 + tid * 0.01f;
    }
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { until(x, y, tiles); });
}
