// accept: cp_async ldg ldg_single
// copies: 4
// A stencil over rows: the tile has a halo, out-of-range elements are zero, the result is stored
// each tile.
#include "cuda_runtime.h"

enum { T = 8, R = 1, W = T + 2 * R };

__global__ void blur(const float *__restrict__ image, float *__restrict__ out, int width,
                     int height) {
  __shared__ float s[W][W];
  for (int by = 0; by < 1; ++by) {
    int x0 = blockIdx.x * T;
#pragma dbuf pipeline
    for (int y0 = 0; y0 < height; y0 += T) {
      for (int i = threadIdx.x; i < W * W; i += 64) {
        int y = y0 + i / W - R, x = x0 + i % W - R;
        if (y >= 0 && y < height && x >= 0 && x < width) {
          s[i / W][i % W] = image[y * width + x];
        } else {
          s[i / W][i % W] = 0.0f;
        }
      }
      __syncthreads();
      int y = y0 + threadIdx.x / T, x = x0 + threadIdx.x % T;
      float sum = 0;
      for (int dy = 0; dy < 3; ++dy)
        for (int dx = 0; dx < 3; ++dx)
          sum = fmaf(sum, 0.5f, s[threadIdx.x / T + dy][threadIdx.x % T + dx]);
      if (y < height && x < width)
        out[y * width + x] = sum;
      __syncthreads();
    }
  }
}

void emu_run(trial &t) {
  int height = t.extent(T), width = 9 + t.warps;
  const float *image = t.in<float>(height * width);
  float *out = t.out<float>(height * width);
  launch((width + T - 1) / T, 64, 0, [=] { blur(image, out, width, height); });
}
