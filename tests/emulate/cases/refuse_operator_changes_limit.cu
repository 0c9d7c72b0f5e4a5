// refuse: an operator changes the limit of the loop
// id: hidden-effect
#include "cuda_runtime.h"

enum { N = 16 };

struct L {
  int n;
  __device__ L &operator<<(int v) {
    n = v;
    return *this;
  }
};
__global__ void k(float *__restrict__ x, float *__restrict__ y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
  L lim = {tiles};
#pragma dbuf pipeline
  for (int t = 0; t < lim.n; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
    lim << 1;
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
