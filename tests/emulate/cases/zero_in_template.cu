// accept: cp_async ldg ldg_single
// copies: 4
// Only the compiler knows what the elements are: of numbers zero is zero bits.
#include "cuda_runtime.h"

enum { N = 16 };

template <class T> __global__ void k(const T *__restrict__ x, float *__restrict__ y, int tiles, int n) {
  __shared__ T s[N], r[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N) {
      s[tid] = t * N + tid < n ? x[t * N + tid] : 0;
      if (t * N + tid < n)
        r[tid] = x[t * N + tid];
      else
        r[tid] = 0;
    }
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, (float)s[j] + (float)r[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.extent(N), threads = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(threads);
  launch(1, threads, 0, [=] { k<float>(x, y, tiles, n); });
}
