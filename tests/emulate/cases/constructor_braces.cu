// accept: cp_async ldg ldg_single
// A constructor with initialisers in braces, and one that is defined outside its class.
#include "cuda_runtime.h"

enum { N = 16 };

struct sum {
  float v, w;
  __device__ sum(float a, float b) : v{a}, w{b} {}
  __device__ sum(float a);
};

__device__ sum::sum(float a) : v{a}, w(1.f) {}

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j) {
      sum one(s[j], 0.5f), other(acc);
      acc = fmaf(other.v, one.w, one.v - other.w);
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
