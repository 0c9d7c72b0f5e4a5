// accept: cp_async ldg ldg_single
// unsimulated: textures
// Compute fetches from a texture at the loop's variable.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, cudaTextureObject_t texture, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j] * tex1Dfetch<float>(texture, t));
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, 0, tiles); });
}
