// Before the loop the tile would hide what its condition reads.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int tile) {
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < tile; k += 128) {
    __attribute__((shared)) float tile[128];
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 6:35: error: the declaration of 'tile' has no form that can be repeated for further buffers [dbuf-tile-declaration]
//       __attribute__((shared)) float tile[128];
//                                     ^~~~
// 6:35: note: declare the tile by itself, __shared__ T name[rows][columns]; without volatile and aligned to 128 bytes at most
