// accept: cp_async ldg ldg_single
// copies: 4 16
// Some threads load one tile, others the other one; the rest only compute.
#include "cuda_runtime.h"

enum { BK = 16 };

__global__ void fold(const float *x, const float4 *v, float *y, int k) {
  __shared__ float xs[BK];
  __shared__ float4 vs[BK];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < k; k0 += BK) {
    if (tid < BK) {
      xs[tid] = x[k0 + tid];
    } else if (tid < 2 * BK) {
      vs[tid - BK] = v[k0 + tid - BK];
    }
    __syncthreads();
    for (int i = 0; i < BK; ++i)
      acc += xs[i] * (vs[i].x - vs[i].w) + vs[(i + tid) % BK].y * vs[i].z;
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int k = t.tiles * BK, n = t.threads();
  const float *x = t.in<float>(k);
  const float4 *v = t.in<float4>(k);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { fold(x, v, y, k); });
}
