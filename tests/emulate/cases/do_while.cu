// accept: cp_async ldg ldg_single
// copies: 8
// A do-while loop of doubles: the first tile is loaded without asking.
#include "cuda_runtime.h"

enum { BK = 4 };

__global__ void dot(const double *x, const double *w, double *y, int k, int n) {
  __shared__ double xs[BK];
  __shared__ double ws[BK][128];
  int tid = threadIdx.x, k0 = 0;
  double acc = 0;
#pragma dbuf pipeline
  do {
    if (tid < BK)
      xs[tid] = x[k0 + tid];
    for (int i = 0; i < BK; ++i)
      ws[i][tid] = w[(k0 + i) * n + tid];
    __syncthreads();
    for (int i = 0; i < BK; ++i)
      acc += xs[i] * ws[i][tid];
    __syncthreads();
    k0 += BK;
  } while (k0 < k);
  y[tid] = acc + k0;
}

void emu_run(trial &t) {
  int k = t.tiles * BK, n = t.threads();
  int room = k ? k : BK;
  const double *x = t.in<double>(room), *w = t.in<double>(room * n);
  double *y = t.out<double>(n);
  launch(1, n, 0, [=] { dot(x, w, y, k, n); });
}
