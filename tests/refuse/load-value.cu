// A floating result: where it stands decides what its products are fused into.
__attribute__((device)) float scaled(float v, float w) { return v * w + 1.0f; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = scaled(x[k + threadIdx.x], 2.0f);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:25: error: 'scaled' returns a value that the load uses, and dbuf looks there only into functions that compute an integer from their integer arguments alone, without loops [dbuf-load-value]
//       tile[threadIdx.x] = scaled(x[k + threadIdx.x], 2.0f);
//                           ^~~~~~
// 8:25: note: write its expression in place of the call, or make it a macro
