// A reduction tree in compute needs barriers of its own.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    for (int s = 64; s > 0; s /= 2)
      __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:7: error: this is one more '__syncthreads()' than the two around compute; compute with barriers of its own is not supported yet [dbuf-barrier-in-compute]
//         __syncthreads();
//         ^~~~~~~~~~~~~
// 10:7: note: do that part within a warp (__shfl_down_sync) or behind the loop, or leave the loop as it is (variant=off)
