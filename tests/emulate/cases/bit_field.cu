// accept: ldg ldg_single
// refuse: a bit-field has no address
// id: no-async
#include "cuda_runtime.h"

enum { N = 16 };

struct P {
  unsigned a : 16, b : 16;
};
__global__ void k(const P *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ unsigned s[N];
  int tid = threadIdx.x;
  float acc = 0;

#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid].a;
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>((tiles + 4) * N);
  float *y = t.out<float>(tiles * N + n + 64);
  launch(1, n, 0, [=] { k((P *)x, y, tiles); });
}
