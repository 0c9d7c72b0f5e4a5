// A fast lane may load over what a slow one still reads.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[4][32];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 32) {
    tile[threadIdx.y][threadIdx.x] = x[k + threadIdx.x];
    __syncwarp();
    acc += tile[threadIdx.y][31 - threadIdx.x];
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:5: error: no barrier stands between compute and the next iteration's load: as written, a fast thread may overwrite a tile that a slow one still reads [dbuf-no-trailing-barrier]
//       __syncwarp();
//       ^~~~~~~~~~
// 8:5: note: add __syncwarp() at the end of the body
