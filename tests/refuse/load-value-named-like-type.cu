// The function has the name of a type of CUDA's, and counts its calls.
__attribute__((device)) int calls;
__attribute__((device)) int half(int x) {
  ++calls;
  return x / 2;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[half(k) * 2 + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 12:27: error: 'half' returns a value that the load uses, and dbuf looks there only into functions that compute an integer from their integer arguments alone, without loops [dbuf-load-value]
//       tile[threadIdx.x] = x[half(k) * 2 + threadIdx.x];
//                             ^~~~
// 12:27: note: write its expression in place of the call, or make it a macro
