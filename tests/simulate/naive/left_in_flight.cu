// refuse: early-exit
// twin: access to the destination of an asynchronous copy under way
// All threads leave the loop, and its memory serves something else: the copy of the next tile may still be on its way.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  int tid = threadIdx.x, stop = tiles / 2;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[2 * N];
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    if (tid < N)
      s[tid] = x[t * N + tid];
    __syncthreads();
    for (int i = 0; i < N; ++i)
      acc = fmaf(acc, 0.5f, s[i]);
    if (t == stop)
      break;
    __syncthreads();
  }
#else
  __shared__ float s[2 * N];
  for (int t = -1; t < tiles; ++t) {
    if (t + 1 < tiles && tid < N)
      asm volatile("cp.async.ca.shared.global [%0], [%1], 4; cp.async.commit_group;" ::"r"(
                       (unsigned)__cvta_generic_to_shared(&s[((t + 1) & 1) * N + tid])),
                   "l"(&x[(t + 1) * N + tid])
                   : "memory");
    for (int i = 0; i < N && t >= 0; ++i)
      acc = fmaf(acc, 0.5f, s[(t & 1) * N + i]);
    if (t == stop)
      break;
    asm volatile("cp.async.wait_group 0;" ::
                     : "memory");
    __syncthreads();
  }
#endif
  __syncthreads();
  if (tid < 2 * N)
    s[tid] = acc;
  __syncthreads();
  y[tid] = s[(tid + 1) % N];
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
