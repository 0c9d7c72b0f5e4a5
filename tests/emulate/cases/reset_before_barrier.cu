// accept: cp_async ldg ldg_single
// What only compute uses stands before the load's barrier: a sum that begins anew with each tile, and a variable without
// a value. The load changes what it tells apart itself.
#include "cuda_runtime.h"

enum { N = 16 };

template <class T> __global__ void sums(const T *__restrict__ x, T *__restrict__ y, int tiles) {
  __shared__ T s[N];
  int tid = threadIdx.x, odd = 1;
  T sum;
  float last = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    T one;
    sum = 0;
    last = -1.5f;
    odd = 0;
    if (t % 2)
      odd = 1;
    if (tid < N)
      s[tid] = x[t * N + (odd ? tid : N - 1 - tid)];
    __syncthreads();
    for (int i = 0; i < N; ++i) {
      one = s[(tid + i) % N] + last;
      sum += one;
      last = one;
    }
    y[t * blockDim.x + tid] = sum;
    __syncthreads();
  }
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(tiles * n + 1);
  launch(1, n, 0, [=] { sums<float>(x, y, tiles); });
}
