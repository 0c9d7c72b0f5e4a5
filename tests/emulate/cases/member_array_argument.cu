// accept: cp_async ldg ldg_single
// An array in an object of the thread is written through its name.
#include "cuda_runtime.h"

enum { N = 16 };

struct sums {
  float a[4], b;
};

__device__ void add(float *to, float v) {
  *to += v;
}

__device__ void put(float (&to)[4], float &last, float v) {
  to[3] = v;
  last = v * 0.5f;
}

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    sums o = {};
    for (int j = 0; j < N; ++j) {
      add(o.a, s[j]);
      add(o.a + 1, s[j] * 0.5f);
      add(&o.a[2], acc);
      put(o.a, o.b, s[j]);
      acc = fmaf(acc, 0.5f, fmaf(o.a[2], 0.25f, o.a[0] + o.a[1]) + o.a[3] + o.b);
    }
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
