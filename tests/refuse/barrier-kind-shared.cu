// The vote reads shared memory, which changes between barriers.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) int found;
  float acc = 0;
#pragma dbuf pipeline(speculative)
  for (int k = 0; k < n; k += 128) {
    if (__syncthreads_or(found))
      break;
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    if (acc > 100)
      found = 1;
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:9: error: '__syncthreads_or' is not known to be a plain barrier of the whole block, and no other can be moved [dbuf-barrier-kind]
//       if (__syncthreads_or(found))
//           ^~~~~~~~~~~~~~~~
// 8:9: note: write __syncthreads() where all of the block waits, or sync() of a cooperative_groups::thread_block
