// A while loop in the load.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    int i = threadIdx.x;
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
// 8:5: error: a 'while' statement is not supported in the load, whose reads and stores are taken apart [dbuf-load-form]
//       while (i < 128) {
//       ^~~~~
// 8:5: note: write plain assignments, 'if', and 'for' with one step, each a statement of its own
