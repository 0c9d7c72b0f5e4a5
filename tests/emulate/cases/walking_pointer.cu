// either: cp_async ldg ldg_single
// A local pointer walks down the rows while the load goes on.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[4][N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles / 4; ++t) {
    const float *p = x + t * 4 * N + tid;
    for (int r = 0; r < 4; ++r) {
      if (tid < N)
        s[r][tid] = *p;
      p += N;
    }
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j % 4][j]);
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
