// A fast thread may read what a slow one has not stored yet.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:5: error: no barrier stands between load and compute, this one ends the body or begins it: as written, a thread may read what another has not stored yet [dbuf-no-middle-barrier]
//       __syncthreads();
//       ^~~~~~~~~~~~~
// 9:5: note: add __syncthreads() between what stores to the tiles and what reads them
