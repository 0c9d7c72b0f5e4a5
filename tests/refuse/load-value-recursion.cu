// It may call itself for ever.
__attribute__((device)) int halved(int i, int n) { return i < n ? i : halved(i / 2, n); }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[halved(k + threadIdx.x, n)];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:27: error: 'halved' returns a value that the load uses, and dbuf looks there only into functions that compute an integer from their integer arguments alone, without loops [dbuf-load-value]
//       tile[threadIdx.x] = x[halved(k + threadIdx.x, n)];
//                             ^~~~~~
// 8:27: note: write its expression in place of the call, or make it a macro
