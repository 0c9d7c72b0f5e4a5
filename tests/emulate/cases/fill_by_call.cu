// accept: ldg ldg_single
// refuse: the fill is a function of the user's with a name like CUDA's
// id: no-async
// make_pad(0) is no zero, so no copy can fill with it.
#include "cuda_runtime.h"

enum { N = 16 };

__device__ float make_pad(int) {
  return 7.f;
}
__global__ void k(float *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;

#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = tid + t < tiles ? x[t * N + tid] : make_pad(0);
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>((tiles + 4) * N);
  float *y = t.out<float>(tiles * N + n + 64);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
