// The load reads what the tile held before.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x] + tile[127 - threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 7:46: error: the load reads tile 'tile' itself, and made ahead it would find other values there [dbuf-tile-read-in-load]
//       tile[threadIdx.x] = x[k + threadIdx.x] + tile[127 - threadIdx.x];
//                                                ^~~~
// 7:46: note: load from global memory only, and let compute keep in registers what it needs of the tile before
