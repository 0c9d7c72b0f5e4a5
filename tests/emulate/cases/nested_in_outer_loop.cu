// accept: cp_async ldg ldg_single
// copies: 4
// An outer loop runs the pipelined one again and again over the same tiles; its trips differ, and
// may be none.
#include "cuda_runtime.h"

enum { T = 8 };

__global__ void rows(const float *x, const int *start, float *y, int count) {
  __shared__ float s[T];
  int tid = threadIdx.x;
  for (int r = 0; r < count; ++r) {
    float acc = 0;
#pragma dbuf pipeline
    for (int i = start[r]; i < start[r + 1]; i += T) {
      if (tid < T)
        s[tid] = x[i + tid];
      __syncthreads();
      for (int j = 0; j < T; ++j)
        acc = fmaf(acc, 0.5f, s[(j + tid) % T]);
      __syncthreads();
    }
    y[r * blockDim.x + tid] = acc;
  }
}

void emu_run(trial &t) {
  int n = t.threads(), count = 5;
  int *start = t.out<int>(count + 1);
  int lengths[] = {t.tiles, 0, 1, t.tiles / 2, 3};
  start[0] = 0;
  for (int i = 0; i < count; ++i)
    start[i + 1] = start[i] + lengths[i] * T;
  const float *x = t.in<float>(start[count]);
  float *y = t.out<float>(count * n);
  launch(1, n, 0, [=] { rows(x, start, y, count); });
}
