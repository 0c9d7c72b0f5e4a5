// accept: cp_async ldg ldg_single
// The tail is filled with a value that is not zero; a negative zero in a second tile.
#include "cuda_runtime.h"

enum { N = 32 };

__global__ void rank_of(const int *keys, const float *v, int *rank, float *sum, int n) {
  __shared__ int s[N];
  __shared__ float z[N];
  int tid = threadIdx.x, mine = keys[tid % n], count = 0;
  float acc = -0.0f;
#pragma dbuf pipeline
  for (int base = 0; base < n; base += N) {
    if (tid < N) {
      if (base + tid < n)
        s[tid] = keys[base + tid];
      else
        s[tid] = 0x7fffffff;
      z[tid] = base + tid < n ? v[base + tid] : -0.0f;
    }
    __syncthreads();
    for (int i = 0; i < N; ++i) {
      count += s[i] < mine;
      acc = fmaf(acc, 0.5f, z[i]);
    }
    __syncthreads();
  }
  rank[tid] = count;
  sum[tid] = acc;
}

void emu_run(trial &t) {
  int n = t.extent(N), threads = t.threads();
  const int *keys = t.in<int>(n ? n : 1);
  const float *v = t.in<float>(n);
  int *rank = t.out<int>(threads);
  float *sum = t.out<float>(threads);
  int size = n;
  if (size)
    launch(1, threads, 0, [=] { rank_of(keys, v, rank, sum, size); });
}
