// A do loop tests its condition after the body.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  int k = 0;
#pragma dbuf pipeline
  do {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
    k += 128;
  } while (k < n);
  y[threadIdx.x] = acc;
}
// expect: 101
// 7:3: error: only 'for' and 'while' loops are pipelined, not 'do' [dbuf-loop-form]
//     do {
//     ^~
// 7:3: note: write it as 'for (; condition; step) { ... }', whose condition can be tested one tile ahead
