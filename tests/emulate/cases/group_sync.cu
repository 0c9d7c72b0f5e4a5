// accept: cp_async ldg ldg_single
// copies: 4
// Barriers through cooperative groups, on a named block; text that only looks like code.
#include "cuda_runtime.h"

namespace cg = cooperative_groups;
enum { N = 16 };

__global__ void total(const float *x, float *y, int tiles) {
  cg::thread_block block = cg::this_thread_block();
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    // s[tid] = x[0]; __syncthreads(); }
    /* for (;;) { break; */
    if (tid < N)
      s[tid] = x[t * N + tid];
    cg::sync(block);
    const char *note = "} __syncthreads();";
    for (int i = 0; i < N; ++i)
      acc = fmaf(acc, 0.5f, s[(i + tid) % N] + (note[0] == '}'));
    cg::sync(block);
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles, n = t.threads();
  const float *x = t.in<float>(tiles * N);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { total(x, y, tiles); });
}
