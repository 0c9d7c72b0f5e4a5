__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
#pragma dbuf pipeline
  y[threadIdx.x] = acc;
}
// expect: 102
// 10:1: error: no loop stands under this pragma [dbuf-bad-clause]
//   #pragma dbuf pipeline
//   ^~~~~~~~~~~~~~~~~~~~~
// 10:1: note: put it directly above 'for', 'while' or 'do'
