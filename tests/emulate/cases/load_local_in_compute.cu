// accept: cp_async ldg ldg_single
// copies: 4
// The length of the last tile is computed before the load and bounds compute.
#include "cuda_runtime.h"

enum { N = 32 };

__global__ void count_smaller(const float *x, int *y, int n) {
  __shared__ float s[N];
  int tid = threadIdx.x, count = 0;
  float mine = (float)tid / 64 - 1;
#pragma dbuf pipeline
  for (int base = 0; base < n; base += N) {
    int length = n - base < N ? n - base : N;
    const float *from = x + base;
    if (tid < N)
      s[tid] = tid < length ? from[tid] : 0.0f;
    __syncthreads();
    for (int i = 0; i < length; ++i)
      count += s[i] < mine ? length : 0;
    __syncthreads();
  }
  y[tid] = count;
}

void emu_run(trial &t) {
  int n = t.extent(N), threads = t.threads();
  const float *x = t.in<float>(n);
  int *y = t.out<int>(threads);
  launch(1, threads, 0, [=] { count_smaller(x, y, n); });
}
