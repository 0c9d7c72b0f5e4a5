// A loop in the load whose condition stands behind it.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    int i = threadIdx.x;
    do {
      tile[i] = x[k + i];
      i += 32;
    } while (i < 128);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:5: error: a 'do' statement is not supported in the load, whose reads and stores are taken apart [dbuf-load-form]
//       do {
//       ^~
// 8:5: note: write plain assignments, 'if', 'while', and 'for' with one step, each a statement of its own
