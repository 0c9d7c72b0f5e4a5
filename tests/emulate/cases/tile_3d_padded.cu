// accept: cp_async ldg ldg_single
// copies: 4
// A padded three-dimensional tile; the padding is never read.
#include "cuda_runtime.h"

enum { Z = 2, Y = 4, X = 8 };

__global__ void sums(const float *v, float *out, int slabs) {
  __shared__ float box[Z][Y][X + 1];
  int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z;
  float acc = 0;
#pragma dbuf pipeline
  for (int s = 0; s < slabs; ++s) {
    box[z][y][x] = v[((s * Z + z) * Y + y) * X + x];
    __syncthreads();
    acc += box[z ^ 1][y][x] - 0.5f * box[z][Y - 1 - y][x] + 0.25f * box[z][y][X - 1 - x];
    __syncthreads();
  }
  out[(z * Y + y) * X + x] = acc;
}

void emu_run(trial &t) {
  int slabs = t.tiles;
  const float *v = t.in<float>(slabs * Z * Y * X);
  float *out = t.out<float>(Z * Y * X);
  launch(1, dim3(X, Y, Z), 0, [=] { sums(v, out, slabs); });
}
