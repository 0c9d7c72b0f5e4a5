// accept: cp_async ldg ldg_single
// A function of a header is given elements that are numbers, which only the compiler can tell.
#include "cuda_runtime.h"

enum { N = 16 };

# 1 "/usr/include/header.h" 1 3
__device__ inline float put(float v) {
  return v * 0.5f;
}
__device__ inline float put(float *v) {
  return *v += 1;
}
template <class U> __device__ inline float give(U v) {
  return put(v);
}
# 18 "template_element_by_value.cu" 2

template <class T> __global__ void k(const T *x, float *y, int tiles) {
  __shared__ T s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, give(s[j]));
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k<float>(x, y, tiles); });
}
