// either: cp_async ldg ldg_single
// The source is a member of a parameter; another source is the parameter itself, no global memory.
#include "cuda_runtime.h"

enum { N = 16 };

struct job {
  const float *x;
  float table[N];
};

__global__ void k(job p, float *y, int tiles) {
  __shared__ float s[N], c[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N) {
      s[tid] = p.x[t * N + tid];
      c[tid] = p.table[(tid + t) % N];
    }
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j] * c[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  job p;
  p.x = t.in<float>(tiles * N);
  for (int i = 0; i < N; ++i)
    p.table[i] = (float)i / 8;
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(p, y, tiles); });
}
