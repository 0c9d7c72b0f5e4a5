// The load keeps a value for its next iteration.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  float last = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = last;
    last = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:25: error: 'last' carries a value from one iteration's load to the next, and a load may be made twice [dbuf-carried-temporary]
//       tile[threadIdx.x] = last;
//                           ^~~~
// 8:25: note: read in each iteration all that its tile needs
