// accept: cp_async ldg ldg_single
// copies: 4
// Which tile comes next is read from an index array, in the load itself.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void gather(const float *x, const int *order, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    int which = order[t];
    if (tid < N)
      s[tid] = x[which * N + tid];
    __syncthreads();
    for (int i = 0; i < N; ++i)
      acc = fmaf(acc, 0.5f, s[(i + tid) % N]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>(tiles * N);
  int *order = t.out<int>(tiles);
  for (int i = 0; i < tiles; ++i)
    order[i] = (i * 7 + 3) % tiles;
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { gather(x, order, y, tiles); });
}
