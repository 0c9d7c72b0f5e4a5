// refuse: already-async
// twin: access to the destination of an asynchronous copy under way
// The loop has asynchronous copies of its own, in two groups. Who counts on one group a tile waits for too few.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int tiles) {
  int tid = threadIdx.x;
  float acc = 0;
#ifndef NAIVE
  __shared__ float s[N], r[N];
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4; cp.async.commit_group;" ::"r"(
                     (unsigned)__cvta_generic_to_shared(&s[tid])),
                 "l"(&x[t * N + tid])
                 : "memory");
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4; cp.async.commit_group;" ::"r"(
                     (unsigned)__cvta_generic_to_shared(&r[tid])),
                 "l"(&x[t * N + (tid + 3) % N])
                 : "memory");
    asm volatile("cp.async.wait_group 0;" ::
                     : "memory");
    __syncthreads();
    for (int i = 0; i < N; ++i)
      acc = fmaf(s[i], r[i], acc);
    __syncthreads();
  }
#else
  __shared__ float s[2][N], r[2][N];
  for (int t = -1; t < tiles; ++t) {
    if (t + 1 < tiles) {
      asm volatile("cp.async.ca.shared.global [%0], [%1], 4; cp.async.commit_group;" ::"r"(
                       (unsigned)__cvta_generic_to_shared(&s[(t + 1) & 1][tid])),
                   "l"(&x[(t + 1) * N + tid])
                   : "memory");
      asm volatile("cp.async.ca.shared.global [%0], [%1], 4; cp.async.commit_group;" ::"r"(
                       (unsigned)__cvta_generic_to_shared(&r[(t + 1) & 1][tid])),
                   "l"(&x[(t + 1) * N + (tid + 3) % N])
                   : "memory");
    }
    asm volatile("cp.async.wait_group 1;" ::
                     : "memory");
    __syncthreads();
    for (int i = 0; i < N && t >= 0; ++i)
      acc = fmaf(s[t & 1][i], r[t & 1][i], acc);
    __syncthreads();
  }
#endif
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = N;
  float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, tiles); });
}
