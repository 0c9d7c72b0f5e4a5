// Each warp has a tile of its own and as many trips as its row asks for: the block meets behind it.
__attribute__((global)) void rows(const float *__restrict__ x, const int *__restrict__ begin,
                                  float *__restrict__ y) {
  __attribute__((shared)) float tile[4][32], sums[4][32];
  int lane = threadIdx.x, warp = threadIdx.y;
  int end = begin[warp + 1];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = begin[warp]; k < end; k += 32) {
    tile[warp][lane] = x[k + lane];
    __syncwarp();
    for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, tile[warp][(lane + i) % 32]);
    __syncwarp();
  }
  sums[warp][lane] = acc;
  __syncthreads();
  y[warp * 32 + lane] = acc + sums[0][31 - lane];
}
