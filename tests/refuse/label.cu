// A label cannot be there twice.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    again:
    acc += tile[127 - threadIdx.x];
    if (n == 77)
      goto again;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:5: error: a label, a goto or a switch label cannot be copied, and the body stands more than once in a pipeline [dbuf-label]
//       again:
//       ^~~~~
// 9:5: note: write it with if, for, while or do
