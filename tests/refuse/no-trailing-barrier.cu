// A fast thread may load over what a slow one still reads.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:5: error: no barrier stands between compute and the next iteration's load: as written, a fast thread may overwrite a tile that a slow one still reads [dbuf-no-trailing-barrier]
//       __syncthreads();
//       ^~~~~~~~~~~~~
// 8:5: note: add __syncthreads() at the end of the body
