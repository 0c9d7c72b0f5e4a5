// accept: ldg ldg_single
// refuse: its values go through variables of the load
// id: no-async
// Temporaries that are declared outside and written part by part, or on both branches, before they are read.
#include "cuda_runtime.h"

enum { N = 16 };

__global__ void k(const float *x, float *y, int n) {
  __shared__ float s[N];
  const int tid = threadIdx.x;
  float acc = 0, part[2], four[4];
  float2 pair;
  int at;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += N) {
    if (tid < 8)
      at = tid + 1;
    else
      at = tid - 1;
    part[0] = x[k0 + tid];
    part[1] = x[k0 + at];
    for (int i = 0; i < 4; ++i)
      four[i] = x[k0 + (tid + i) % N];
    pair.x = four[0] + part[1];
    pair.y = four[3];
    for (int j = 0; j < 4; j++)
      pair.y += four[j];
    s[tid] = part[0] + pair.x * pair.y;
    __syncthreads();
    for (int j = 0; j < N; ++j)
      acc += s[j];
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int n = t.tiles * N;
  const float *x = t.in<float>(n);
  float *y = t.out<float>(N);
  launch(1, N, 0, [=] { k(x, y, n); });
}
