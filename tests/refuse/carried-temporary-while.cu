// The loop of the load goes on where that of the last tile has ended.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  int i = threadIdx.x;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    while (i < 128) {
      tile[i] = x[k + i];
      i += 32;
    }
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:12: error: 'i' carries a value from one iteration's load to the next, and a load may be made twice [dbuf-carried-temporary]
//       while (i < 128) {
//              ^
// 8:12: note: read in each iteration all that its tile needs
