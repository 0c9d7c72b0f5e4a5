// accept: cp_async ldg ldg_single
// Functions of the text that only call CUDA's of the same name.
#include "cuda_runtime.h"

enum { N = 16 };

__device__ float4 make_float4(float a) {
  return make_float4(a, a, a, a);
}
__device__ float4 operator-(float4 &a) {
  return make_float4(-a.x, -a.y, -a.z, -a.w);
}

__global__ void k(const float *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j) {
      float4 v = make_float4(s[j]);
      acc = fmaf(acc, 0.5f, (-v).z);
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
