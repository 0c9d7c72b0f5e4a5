// This barrier has a result.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    int all = __syncthreads_and(k < n);
    acc += tile[127 - threadIdx.x] + all;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:15: error: '__syncthreads_and' is not known to be a plain barrier of the whole block, and no other can be moved [dbuf-barrier-kind]
//       int all = __syncthreads_and(k < n);
//                 ^~~~~~~~~~~~~~~~~
// 8:15: note: write __syncthreads() where all of the block waits, or sync() of a cooperative_groups::thread_block
