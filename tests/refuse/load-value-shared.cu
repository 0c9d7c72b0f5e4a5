// The function reads an array that compute may write.
__attribute__((device)) int found(const int *at, int i) { return at[i]; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[found((const int *)x, k + threadIdx.x)];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:27: error: 'found' returns a value that the load uses, and dbuf looks there only into functions that compute an integer from their integer arguments alone, without loops [dbuf-load-value]
//       tile[threadIdx.x] = x[found((const int *)x, k + threadIdx.x)];
//                             ^~~~~
// 8:27: note: write its expression in place of the call, or make it a macro
