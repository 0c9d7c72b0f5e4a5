// accept: cp_async ldg ldg_single
// Members that begin with values, and a class of the host whose values nobody needs to know.
#include "cuda_runtime.h"

enum { N = 16 };

float of_the_host(int i);

struct options {
  float limit = of_the_host(3);
};

template <class T> struct sums {
  T a = T(0), b{1};
  T list[2] = {2, 3};
  static const int count = 2;
  enum { two = 2 };
  __device__ T all() const {
    return a + b + list[0] + list[two - 1];
  }
};

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
      sums<float> o;
      acc = fmaf(acc, 0.5f, s[j] * o.all());
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
