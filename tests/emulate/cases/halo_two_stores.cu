// accept: cp_async ldg ldg_single
// copies: 4
// A stencil whose first threads store the halo too: the three stores never meet in one element.
#include "cuda_runtime.h"

enum { R = 2, MOST = 64 };

__global__ void k(const float *__restrict__ in, float *__restrict__ out, int n) {
  __shared__ float tile[MOST + 2 * R];
  float acc = 0;
#pragma dbuf pipeline
  for (int base = 0; base < n; base += blockDim.x) {
    int g = base + threadIdx.x;
    tile[threadIdx.x + R] = g < n ? in[g] : 0.f;
    if (threadIdx.x < R) {
      tile[threadIdx.x] = g >= R && g - R < n ? in[g - R] : 0.f;
      tile[threadIdx.x + blockDim.x + R] = g + blockDim.x < n ? in[g + blockDim.x] : 0.f;
    }
    __syncthreads();
    for (int j = -R; j <= R; ++j)
      acc = fmaf(acc, 0.5f, tile[threadIdx.x + R + j]);
    __syncthreads();
  }
  out[threadIdx.x] = acc;
}

void emu_run(trial &t) {
  int n = t.extent(32);
  const float *in = t.in<float>(n);
  float *out = t.out<float>(32);
  launch(1, 32, 0, [=] { k(in, out, n); });
}
