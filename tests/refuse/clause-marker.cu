__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf load
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 102
// 4:1: error: this marker stands in no loop that is to be pipelined [dbuf-bad-clause]
//   #pragma dbuf load
//   ^~~~~~~~~~~~~~~~~
// 4:1: note: put it into the body of a loop under #pragma dbuf pipeline
