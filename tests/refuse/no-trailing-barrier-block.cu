// The barrier of the block says that other warps read the tile, and that of the warp keeps none of them from being overtaken.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[4][32];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 32) {
    tile[threadIdx.y][threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[threadIdx.y][31 - threadIdx.x];
    __syncwarp();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:5: error: no barrier stands between compute and the next iteration's load: as written, a fast thread may overwrite a tile that a slow one still reads [dbuf-no-trailing-barrier]
//       __syncthreads();
//       ^~~~~~~~~~~~~
// 8:5: note: add __syncthreads() at the end of the body
