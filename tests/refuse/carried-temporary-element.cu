// One element is written first, another is read.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[256];
  int tid = threadIdx.x;
  float acc = 0;
  float last[2] = {0, 0};
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    last[0] = x[k + tid];
    tile[tid] = last[1];
    last[1] = last[0];
    __syncthreads();
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 9:5: error: 'last' carries a value from one iteration's load to the next, and a load may be made twice [dbuf-carried-temporary]
//       last[0] = x[k + tid];
//       ^~~~
// 9:5: note: read in each iteration all that its tile needs
