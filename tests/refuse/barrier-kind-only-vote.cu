// The vote is the only barrier behind the load.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(speculative)
  for (int k = 0; k < n; k += 128) {
    __syncthreads();
    tile[threadIdx.x] = x[k + threadIdx.x];
    acc += tile[threadIdx.x];
    if (__syncthreads_and(acc > 100))
      break;
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:9: error: '__syncthreads_and(acc > 100)' is not known to be a plain barrier of the whole block, and no other can be moved [dbuf-barrier-kind]
//       if (__syncthreads_and(acc > 100))
//           ^~~~~~~~~~~~~~~~~
// 10:9: note: write __syncthreads() where all of the block waits, or sync() of a cooperative_groups::thread_block
