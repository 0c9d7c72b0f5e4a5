// refuse: tile-read-in-load
// twin: differ
// A scan: what is read before the barrier is what compute of the step before wrote.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int n) {
  int tid = threadIdx.x, step = 1;
  __shared__ float s[128];
  s[tid] = x[tid];
  __syncthreads();
#ifndef NAIVE
#pragma dbuf pipeline
  for (step = 1; step < n; step *= 2) {
    float left = tid >= step ? s[tid - step] : 0;
    __syncthreads();
    s[tid] += left;
    __syncthreads();
  }
#else
  float left = tid >= step ? s[tid - step] : 0;
  __syncthreads();
  for (step = 1; step < n; step *= 2) {
    float next = tid >= 2 * step ? s[tid - 2 * step] : 0;
    __syncthreads();
    s[tid] += left;
    left = next;
    __syncthreads();
  }
#endif
  y[tid] = s[tid];
}

void emu_run(trial &t) {
  int n = t.threads();
  float *x = t.in<float>(n);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { k(x, y, n); });
}
