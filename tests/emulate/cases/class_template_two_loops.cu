// accept: ldg_single
// either: cp_async ldg
// copies: 4
// Two annotated loops of one kernel share a tile; a kernel without any stands between others.
#include "cuda_runtime.h"

template <typename T> struct kernels {
  enum { N = 16 };
};

__global__ void plain(const float *x, float *y) {
  y[threadIdx.x] = x[threadIdx.x] * 2;
}

template <typename T> __global__ void two(const T *x, T *y, int tiles) {
  __shared__ T s[kernels<T>::N];
  const int N = kernels<T>::N;
  int tid = threadIdx.x;
  T acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int i = 0; i < N; ++i)
      acc = fma(acc, (T)0.5, s[i]);
    __syncthreads();
  }
#pragma dbuf pipeline
  for (int t = 1; t < tiles; t += 2) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int i = 0; i < N; ++i)
      acc = acc + s[i] * s[(i + 1) % N];
    __syncthreads();
  }
  y[tid] += acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>(tiles * 16 + n);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { plain(x, y); });
  launch(1, n, 0, [=] { two<float>(x, y, tiles); });
}
