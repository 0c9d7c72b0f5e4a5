// An extent alone tells nothing of what the launch gives.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float tile[];
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async, shared(tile[128]))
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 3:40: error: 'tile' is dynamic shared memory, whose size the launch decides: there may be no room for further buffers [dbuf-tile-dynamic]
//     extern __attribute__((shared)) float tile[];
//                                          ^~~~
// 3:40: note: give dynamic=BYTES, the most that a launch gives, use a static __shared__ array, or variant=ldg_single
