// accept: ldg_single
// refuse: stale tail: only some iterations write the tile
// id: stale-tail
// Every other tile is kept from the iteration before.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int n) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += N) {
    if (tid < N && i / N % 2 == 0)
      s[tid] = i + tid < n ? x[i + tid] : 0.0f;
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
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
