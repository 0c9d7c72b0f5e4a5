// refuse: compute writes the array that holds the load's indices
// id: alias alias-same
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *__restrict__ x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  int *ix = (int *)y;
  for (int i = tid; i < tiles + 1; i += blockDim.x)
    ix[i] = i;
  __syncthreads();
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[ix[t] * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    if (tid == 0 && t + 1 < tiles)
      ix[t + 1] = 0;
    __syncthreads();
  }
  y[tid + tiles + 1] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>((tiles + 4) * N);
  float *y = t.out<float>(tiles * N + n + 64);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
