// And a type that no argument tells.
template <typename T, typename R = float>
__attribute__((device)) R mixed(T a, T b) {
  R c = a;
  return c * b + c;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n, int last) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[(int)mixed(k, last) + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 12:32: error: 'mixed' returns a value that the load uses, and dbuf looks there only into functions that compute an integer from their integer arguments alone, without loops [dbuf-load-value]
//       tile[threadIdx.x] = x[(int)mixed(k, last) + threadIdx.x];
//                                  ^~~~~
// 12:32: note: write its expression in place of the call, or make it a macro
