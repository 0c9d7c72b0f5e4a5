// accept: cp_async ldg ldg_single
// copies: 4
// Four bytes at a time in a vector type.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const char4 *x, float *y, int tiles) {
  __shared__ char4 s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc += (float)(s[j].x * s[(j + tid) % N].w - s[j].y + s[j].z);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const char4 *x = (const char4 *)t.in<int>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
