// refuse: the load sums up what it reads, and compute and the code after the loop use the sum
// A second evaluation would count twice.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  float sum = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    float v = x[t * N + tid % N];
    sum += v;
    if (tid < N)
      s[tid] = v;
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j] * sum);
    __syncthreads();
  }
  acc += sum;
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
