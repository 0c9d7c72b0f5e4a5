// accept: ldg_single
// refuse: a chain of conditions that leaves elements out
// id: stale-tail
// unsimulated: reads elements that nobody wrote, and drops them
// Neither branch may hold: what is left out keeps the tile before.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int n) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += N) {
    if (tid < N) {
      if (i + tid < n)
        s[tid] = x[i + tid];
      else if (tid % 2)
        s[tid] = 0.f;
    }
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, (i == 0 && j >= n ? 0 : s[j]));
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int n = t.extent(N), threads = t.threads();
  const float *x = t.in<float>(n);
  float *y = t.out<float>(threads);
  launch(1, threads, 0, [=] { k(x, y, n); });
}
