// Two instructions.
__attribute__((device)) inline int at(int i) {
  int sum;
  asm("add.s32 %0, %1, 1; bar.sync 0;" : "=r"(sum) : "r"(i));
  return sum;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[at(k + threadIdx.x)];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 12:27: error: 'at' returns a value that the load uses, and dbuf looks there only into functions that compute an integer from their integer arguments alone, without loops [dbuf-load-value]
//       tile[threadIdx.x] = x[at(k + threadIdx.x)];
//                             ^~
// 12:27: note: write its expression in place of the call, or make it a macro
