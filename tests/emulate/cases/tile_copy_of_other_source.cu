// accept: cp_async
// refuse: the elements have a copy operator of their own
// copies: none
// One that is taken only for what may be changed, and an address operator of their own.
#include "cuda_runtime.h"

enum { N = 16 };

struct counted {
  float v;
  counted &operator=(const counted &) = default;
  __device__ counted &operator=(counted &other) {
    v = other.v + 1;
    return *this;
  }
};
struct taken {
  float v;
  template <class T> __device__ taken &operator=(T &other) {
    v = other.v + 1;
    return *this;
  }
};

__global__ void k(counted *x, taken *u, float *__restrict__ y, int tiles) {
  __shared__ counted s[N];
  __shared__ taken r[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N) {
      s[tid] = x[t * N + tid];
      r[tid] = u[t * N + tid];
    }
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j].v + r[j].v);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *u = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k((counted *)x, (taken *)u, y, tiles); });
}
