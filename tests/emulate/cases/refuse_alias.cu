// refuse: the stores may hit what is loaded: no __restrict__, no promise
// id: alias
// And here they do: the output lies one tile behind in the same buffer.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    acc = fmaf(acc, 0.5f, s[N - 1 - tid % N]);
    if (tid < N)
      y[t * N + tid] = acc;
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N + N + n);
  launch(1, n, 0, [=] { k(x, x + N, tiles); });
}
