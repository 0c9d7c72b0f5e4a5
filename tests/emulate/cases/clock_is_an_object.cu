// either: cp_async ldg ldg_single
// The clock is an object with operators of its own.
#include "cuda_runtime.h"

enum { N = 16 };

struct walker {
  float *p;
  __device__ walker &operator++() {
    p += N;
    return *this;
  }
  __device__ float operator[](int i) const {
    return p[i];
  }
};

__global__ void k(float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  walker w = {x};
#pragma dbuf pipeline
  for (; w.p < x + tiles * N; ++w) {
    if (tid < N)
      s[tid] = w[tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
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
