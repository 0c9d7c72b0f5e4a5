__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(stages=2, name=a, stages=3)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 102
// 4:41: error: clause 'stages' is given twice [dbuf-bad-clause]
//   #pragma dbuf pipeline(stages=2, name=a, stages=3)
//                                           ^~~~~~
// 4:41: note: keep one of them
