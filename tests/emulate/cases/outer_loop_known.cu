// accept: cp_async ldg ldg_single
// Both loops have a known number of rounds. The outer one comes back to the same products, but behind this loop's
// barriers, where the tile is another: none is still there from the round before.
#include "cuda_runtime.h"

enum { N = 32 };

__device__ float square(float a) {
  return a * a;
}

__global__ void k(const float *__restrict__ x, float *__restrict__ y, int pitch) {
  __shared__ float s[N];
  int tid = threadIdx.x;
  float acc = 0, direct = 0;
  for (int row = 0; row < 3; ++row) {
#pragma dbuf pipeline
    for (int tile = 0; tile < 4; ++tile) {
      s[tid] = x[row * pitch + tile * N + tid];
      __syncthreads();
      for (int i = 0; i < N; ++i) {
        acc += square(s[(tid + i) % N]);
        direct += s[i] * s[(tid + i) % N];
      }
      __syncthreads();
    }
  }
  y[tid] = acc - direct;
}

void emu_run(trial &t) {
  int pitch = 4 * N + 3;
  const float *x = t.in<float>(3 * pitch);
  float *y = t.out<float>(N);
  launch(1, N, 0, [=] { k(x, y, pitch); });
}
