// The tile's index is carried: its write is conditional.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[256];
  int tid = threadIdx.x;
  float acc = 0;
  int half = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    if (n < 0)
      half = 0;
    else
      half = half ^ 1;
    tile[half * 128 + tid] = x[k + tid];
    __syncthreads();
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 10:7: error: 'half' carries a value from one iteration's load to the next, and a load may be made twice [dbuf-carried-temporary]
//         half = 0;
//         ^~~~
// 10:7: note: read in each iteration all that its tile needs
