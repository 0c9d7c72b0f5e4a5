// Both are the dynamic shared memory of the launch.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float tile[];
  extern __attribute__((shared)) int flags[];
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async, dynamic=512)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 3:40: error: 'flags' is dynamic shared memory too, the same bytes as the tile: further buffers would part them [dbuf-tile-same-memory]
//     extern __attribute__((shared)) float tile[];
//                                          ^~~~
// 4:38: note: declared here
//     extern __attribute__((shared)) int flags[];
//                                        ^~~~~
// 3:40: note: use the tile's own name for all of it, or variant=ldg_single
