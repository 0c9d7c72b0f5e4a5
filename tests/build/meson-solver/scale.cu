// A second kernel of the project, and what its program calls.
#include "tile.h"

__global__ void scale(float *__restrict__ out, const float *__restrict__ in, int n, float factor) {
  __shared__ float tile[TILE];
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; k += TILE) {
    tile[threadIdx.x] = in[k + threadIdx.x];
    __syncthreads();
    out[k + threadIdx.x] = factor * tile[TILE - 1 - threadIdx.x];
    __syncthreads();
  }
}

int scale_nothing() {
  scale<<<1, TILE>>>(nullptr, nullptr, 0, 1.f);
  return 0;
}
