// accept: ldg ldg_single
// refuse: nothing is a plain copy
// id: no-async
// Arrays of registers outside the loop hold what a vector read brought, for stores element by element: from a constant
// place on, and from one that is computed for each trip.
#include "cuda_runtime.h"

#define FOUR(place) (reinterpret_cast<float4 *>(&(place))[0])
#define CONST_FOUR(place) (reinterpret_cast<const float4 *>(&(place))[0])
enum { K = 4, M = 32 };

template <int TRIPS> __global__ void turned(const float *__restrict__ a, const float *__restrict__ b, float *y, int k) {
  __shared__ float as[K][M];
  __shared__ float bs[K][M * TRIPS];
  float row[4], several[4 * TRIPS];
  int tid = threadIdx.x, at = tid % M;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < k; k0 += K) {
    if (tid < M) {
      FOUR(row[0]) = *(const float4 *)&a[at * k + k0];
      for (int i = 0; i < 4; ++i)
        as[i][at] = row[i];
    }
#pragma unroll
    for (int i = 0; i < TRIPS; ++i) {
      int slot = i * 4;
      reinterpret_cast<float4 &>(several[slot]) = CONST_FOUR(b[(i * M + at) * k + k0]);
      if (tid < M) {
        bs[0][i * M + at] = several[slot];
        bs[1][i * M + at] = several[slot + 1];
        bs[2][i * M + at] = several[2 + slot];
        bs[3][i * M + at] = several[slot + 3] * 2.0f;
      }
    }
    __syncthreads();
    for (int i = 0; i < K; ++i)
      acc = fmaf(as[i][at], bs[i][(tid * 3) % (M * TRIPS)], acc);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int k = t.tiles * K, n = t.threads();
  const float *a = t.in<float>(M * k), *b = t.in<float>(2 * M * k);
  float *y = t.out<float>(n);
  launch(1, n, 0, [=] { turned<2>(a, b, y, k); });
}
