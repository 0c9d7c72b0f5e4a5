// accept: cp_async ldg ldg_single
// copies: 4
// Compute reads the clock, and a counter that only compute moves.
#include "cuda_runtime.h"

enum { N = 32 };

__global__ void weighted(const float *x, float *y, int *where, int n) {
  __shared__ float s[N];
  int tid = threadIdx.x, best = -1, seen = 0;
  float top = -2, acc = 0;
#pragma dbuf pipeline
  for (int base = 0; base < n; base += N) {
    if (tid < N)
      s[tid] = base + tid < n ? x[base + tid] : 0.0f;
    __syncthreads();
    for (int i = 0; i < N && base + i < n; ++i) {
      acc += s[i] * (float)(base + i + seen);
      if (s[i] > top) {
        top = s[i];
        best = base + i;
      }
    }
    ++seen;
    __syncthreads();
  }
  y[tid] = acc + seen;
  where[tid] = best;
}

void emu_run(trial &t) {
  int n = t.extent(N), threads = t.threads();
  const float *x = t.in<float>(n);
  float *y = t.out<float>(threads);
  int *where = t.out<int>(threads);
  launch(1, threads, 0, [=] { weighted(x, y, where, n); });
}
