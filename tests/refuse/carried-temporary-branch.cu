// One branch writes it, the other counts on.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[256];
  int tid = threadIdx.x;
  float acc = 0;
  int off = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    if (k == 0)
      off = 0;
    else
      off = off + 1;
    tile[tid] = x[k + tid + off];
    __syncthreads();
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 10:7: error: 'off' carries a value from one iteration's load to the next, and a load may be made twice [dbuf-carried-temporary]
//         off = 0;
//         ^~~
// 10:7: note: read in each iteration all that its tile needs
