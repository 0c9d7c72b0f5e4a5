// refuse: already asynchronous
// id: already-async load-call
// The user's own commits and waits would be mixed up with the new ones.
#include "cuda_runtime.h"

enum { N = 16 };

__device__ void __pipeline_memcpy_async(void *to, const void *from, size_t n) {
  emu_copy(to, from, (int)n, (int)n);
}
__device__ void __pipeline_commit() {
  emu_commit();
}
__device__ void __pipeline_wait_prior(int n) {
  emu_wait(n);
}

__global__ void k(const float *x, float *y, int tiles) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      __pipeline_memcpy_async(&s[tid], &x[t * N + tid], 4);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc = fmaf(acc, 0.5f, s[j]);
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
