__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(threads=128.5)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 102
// 4:31: error: bad value '128.5' for clause 'threads' [dbuf-bad-clause]
//   #pragma dbuf pipeline(threads=128.5)
//                                 ^~~~~
// 4:31: note: write numbers, names and operators that make a constant, such as 256, BM * 2 or (BM / TM) * (BN / TN)
