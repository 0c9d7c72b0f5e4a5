// accept: cp_async ldg ldg_single
// Inner loops end by values from global memory, but read them once or walk on.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, const int *lengths, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    int end = lengths[0] % N;
    for (int j = 0; j <= end; ++j) {
      acc = fmaf(acc, 0.5f, s[j]);
      asm volatile("" ::: "memory");
    }
    for (int at = t % N, next; at >= 0; at = next) {
      next = lengths[at] % 2 + at - 2;
      acc += s[at] * 0.25f;
      asm volatile("" ::: "memory");
    }
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  int *lengths = t.in<int>(N);
  for (int i = 0; i < N; ++i)
    lengths[i] = i * 7 % 11;
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, lengths, y, tiles); });
}
