// accept: cp_async ldg ldg_single
// The clock hides a variable of the same name; compute hides the tile's.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  int i = 7, t = 3;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    int i = t * N + tid;
    if (tid < N)
      s[tid] = x[i];
    __syncthreads();
    for (int i = 0; i < N; ++i) {
      float v = s[i];
      {
        float s = v * 2;
        acc = fmaf(acc, 0.5f, s);
      }
    }
    __syncthreads();
  }
  acc += (float)(i * 10 + t);
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
