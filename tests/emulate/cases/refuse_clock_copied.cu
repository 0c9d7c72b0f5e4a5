// refuse: compute's copy of the clock would be another clock
// A copy constructor of its own is seen by the compiler alone.
#include "cuda_runtime.h"

enum { N = 16 };

struct counter {
  int v;
  __device__ counter(int first) : v(first) {
  }
  __device__ counter(const counter &other) : v(other.v + 1) {
  }
  __device__ counter &operator+=(int by) {
    v += by;
    return *this;
  }
  __device__ operator int() const {
    return v;
  }
};

__global__ void k(const float *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  counter t(0);
#pragma dbuf pipeline
  for (; t < tiles; t += 1) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j] + (float)(int)t);
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
