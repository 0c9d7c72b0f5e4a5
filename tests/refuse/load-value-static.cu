// A counter in the function: a second call would count again.
__attribute__((device)) int next(int i) {
  static int calls;
  return i + calls++;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[next(k + threadIdx.x)];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:27: error: 'next' returns a value that the load uses, and dbuf looks there only into functions that compute an integer from their integer arguments alone, without loops [dbuf-load-value]
//       tile[threadIdx.x] = x[next(k + threadIdx.x)];
//                             ^~~~
// 11:27: note: write its expression in place of the call, or make it a macro
