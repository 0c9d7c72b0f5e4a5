// accept: cp_async ldg ldg_single
// copies: 4
// Two clocks in the header, tiles declared in the body, an inclusive bound.
#include "cuda_runtime.h"

enum { T = 8 };

__global__ void product(float *c, const float *a, const float *b, int wa, int wb) {
  int tx = threadIdx.x, ty = threadIdx.y;
  int first = wa * T * blockIdx.y, last = first + wa - 1;
  float sum = 0;
#pragma dbuf pipeline
  for (int i = first, j = T * blockIdx.x; i <= last; i += T, j += T * wb) {
    __shared__ float As[T][T];
    __shared__ float Bs[T][T];
    As[ty][tx] = a[i + wa * ty + tx];
    Bs[ty][tx] = b[j + wb * ty + tx];
    __syncthreads();
#pragma unroll
    for (int k = 0; k < T; ++k) {
      sum += As[ty][k] * Bs[k][tx];
    }
    __syncthreads();
  }
  c[(T * blockIdx.y + ty) * wb + T * blockIdx.x + tx] = sum;
}

void emu_run(trial &t) {
  int wa = t.tiles * T, wb = T * t.warps, h = 2 * T;
  const float *a = t.in<float>(h * wa), *b = t.in<float>(wa * wb);
  float *c = t.out<float>(h * wb);
  launch(dim3(wb / T, 2), dim3(T, T), 0, [=] { product(c, a, b, wa, wb); });
}
