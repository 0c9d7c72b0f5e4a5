// A tile that needs more alignment than a stage has.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) __attribute__((aligned(256))) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 3:63: error: the declaration of 'tile' has no form that can be repeated for further buffers [dbuf-tile-declaration]
//     __attribute__((shared)) __attribute__((aligned(256))) float tile[128];
//                                                                 ^~~~
// 3:63: note: declare the tile by itself, __shared__ T name[rows][columns]; without volatile and aligned to 128 bytes at most
