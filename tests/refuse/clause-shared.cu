// An extent has a bracket at each end.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float tile[];
  float acc = 0;
#pragma dbuf pipeline(shared(tile[128))
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 102
// 5:30: error: bad value 'tile[128' for clause 'shared' [dbuf-bad-clause]
//   #pragma dbuf pipeline(shared(tile[128))
//                                ^~~~~~~~
// 5:30: note: write shared(A, B[extent])
