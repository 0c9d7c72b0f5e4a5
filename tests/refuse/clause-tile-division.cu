__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(tile(1/0,2,3))
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 102
// 4:28: error: bad value '1/0,2,3' for clause 'tile' [dbuf-bad-clause]
//   #pragma dbuf pipeline(tile(1/0,2,3))
//                              ^~~~~~~
// 4:28: note: write tile(BM, BN, BK)
