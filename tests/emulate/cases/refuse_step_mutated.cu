// refuse: the step is changed in the body
// id: step-mutated compute-feeds-load
// Which tile comes next is decided in compute.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  int step = 1;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; t += step) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    step = acc > 0 ? 1 : 2;
    step = 3 - step + (t & 1);
    __syncthreads();
    if (step > 2)
      step = 2;
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
