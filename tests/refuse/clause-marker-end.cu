// Above nothing.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, float w, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float flags[128];
  int t = threadIdx.x, seen = 0;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[t] = x[k + t];
    __syncthreads();
    acc += tile[127 - t];
    __syncthreads();
#pragma dbuf compute
  }
  y[t] = acc + seen + flags[t];
}
// expect: 102
// 13:1: error: this marker does not stand at the top level of its loop's body [dbuf-bad-clause]
//   #pragma dbuf compute
//   ^~~~~~~~~~~~~~~~~~~~
// 13:1: note: put it above a statement of the loop's body, outside of nested ones
