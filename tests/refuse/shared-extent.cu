// The declaration says 128.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(shared(tile[64]))
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 5:1: error: 'tile' tells its size by its declaration, so an extent in clause 'shared' could only contradict it [dbuf-shared-extent]
//   #pragma dbuf pipeline(shared(tile[64]))
//   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
// 3:33: note: declared here
//     __attribute__((shared)) float tile[128];
//                                   ^~~~
// 5:1: note: leave the extent out; one is for 'extern __shared__ T name[]' and for pointers that are parameters
