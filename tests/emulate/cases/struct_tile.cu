// accept: cp_async ldg ldg_single
// copies: 4
// Elements are structs of 20 bytes, aligned to 4: copied as a whole, five words each.
#include "cuda_runtime.h"

struct sample {
  float re, im;
  int key;
  float weight[2];
};

enum { TILE = 16 };

__global__ void grid_sums(const sample *in, float *out, int n) {
  __shared__ sample s[TILE];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += TILE) {
    if (tid < TILE)
      s[tid] = in[i + tid];
    __syncthreads();
    for (int j = 0; j < TILE; ++j)
      acc += s[j].re * s[j].weight[tid & 1] - s[j].im * (float)(s[j].key & 15);
    __syncthreads();
  }
  out[tid] = acc;
}

void emu_run(trial &t) {
  int n = t.tiles * TILE, threads = t.threads();
  const sample *in = t.in<sample>(n);
  float *out = t.out<float>(threads);
  launch(1, threads, 0, [=] { grid_sums(in, out, n); });
}
