// accept: cp_async ldg ldg_single
// copies: 4
// Loops and a switch inside compute have breaks and continues of their own.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j) {
      if (s[j] < -0.5f)
        continue;
      if (s[j] > 0.9f)
        break;
      switch (j & 3) {
      case 0:
        acc += s[j];
        break;
      case 1:
        acc -= s[j];
      default:
        acc = fminf(acc, 0.5f);
      }
    }
    int j = N;
    while (--j) {
      if (s[j] > 0.5f)
        break;
      acc = fmaf(acc, 0.75f, -s[j]);
    }
    do {
      acc += 1;
    } while (--j > 0);
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
