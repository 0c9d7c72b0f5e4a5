// accept: cp_async ldg ldg_single
// copies: 4
// Two loops inside each other fill the tile: rows by threadIdx.y, columns by threadIdx.x.
#include "cuda_runtime.h"

enum { H = 12, W = 20, BX = 8, BY = 4 };

__global__ void smooth(const float *image, float *out, int width, int strips) {
  __shared__ float window[H][W];
  float acc = 0;
#pragma dbuf pipeline
  for (int s = 0; s < strips; s++) {
    for (int y = threadIdx.y; y < H; y += BY)
      for (int x = threadIdx.x; x < W; x += BX)
        window[y][x] = image[(s * H + y) * width + x];
    __syncthreads();
    for (int y = 0; y < 3; ++y)
      for (int x = 0; x < 3; ++x)
        acc = fmaf(acc, 0.5f, window[threadIdx.y + y * 4][threadIdx.x + x * 6]);
    __syncthreads();
  }
  out[threadIdx.y * BX + threadIdx.x] = acc;
}

void emu_run(trial &t) {
  int strips = t.tiles, width = W + 3;
  const float *image = t.in<float>(strips * H * width);
  float *out = t.out<float>(BX * BY);
  launch(1, dim3(BX, BY), 0, [=] { smooth(image, out, width, strips); });
}
