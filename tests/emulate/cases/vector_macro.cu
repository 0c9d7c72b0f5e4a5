// accept: cp_async ldg ldg_single
// copies: 8 16
// The usual macros for vector access, on both sides; one operand with float2.
#include "cuda_runtime.h"

#define FLOAT4(p) (reinterpret_cast<float4 *>(&(p))[0])
#define CFLOAT2(p) (*(const float2 *)(&(p)))
#define ROW_MAJOR(r, c, ld) ((r) * (ld) + (c))

enum { BM = 8, BN = 16, BK = 8 };

__global__ void product(float *a, const float *b, float *c, int n, int k) {
  __shared__ __align__(16) float s_a[BM][BK];
  __shared__ __align__(16) float s_b[BK][BN];
  int tid = threadIdx.x;
  float r[4] = {0, 0, 0, 0};
#pragma dbuf pipeline
  for (int bk = 0; bk < k / BK; ++bk) {
    if (tid < BM * BK / 4) {
      int row = tid >> 1, col = (tid & 1) << 2;
      FLOAT4(s_a[row][col]) = FLOAT4(a[ROW_MAJOR(row, bk * BK + col, k)]);
    }
    for (int i = tid; i < BK * BN / 2; i += 32)
      *(float2 *)(&s_b[i / 8][i % 8 * 2]) =
          CFLOAT2(b[ROW_MAJOR(bk * BK + i / 8, i % 8 * 2 + blockIdx.x * BN, n)]);
    __syncthreads();
#pragma unroll
    for (int kk = 0; kk < BK; ++kk)
#pragma unroll
      for (int j = 0; j < 4; ++j)
        r[j] += s_a[tid / 4][kk] * s_b[kk][tid % 4 * 4 + j];
    __syncthreads();
  }
  for (int j = 0; j < 4; ++j)
    c[ROW_MAJOR(tid / 4, blockIdx.x * BN + tid % 4 * 4 + j, n)] = r[j];
}

void emu_run(trial &t) {
  int n = BN * t.warps, k = t.tiles * BK;
  float *a = t.in<float>(BM * k);
  const float *b = t.in<float>(k * n);
  float *c = t.out<float>(BM * n);
  launch(t.warps, 32, 0, [=] { product(a, b, c, n, k); });
}
