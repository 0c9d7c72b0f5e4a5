// How much a structure of the text asks for is not known here.
struct alignas(256) page { char bytes[256]; };
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) alignas(alignof(page)) float tile[128];
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
// 4:56: error: the declaration of 'tile' has no form that can be repeated for further buffers [dbuf-tile-declaration]
//     __attribute__((shared)) alignas(alignof(page)) float tile[128];
//                                                          ^~~~
// 4:56: note: declare the tile by itself, __shared__ T name[rows][columns]; without volatile and aligned to 128 bytes at most
