// An argument makes it a function of floating numbers, which round.
template <typename T>
__attribute__((device)) T mixed(T a, T b) {
  return a * b + a;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n, float last) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[(int)mixed(last, last) + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:32: error: 'mixed' returns a value that the load uses, and dbuf looks there only into functions that compute an integer from their integer arguments alone, without loops [dbuf-load-value]
//       tile[threadIdx.x] = x[(int)mixed(last, last) + threadIdx.x];
//                                  ^~~~~
// 11:32: note: write its expression in place of the call, or make it a macro
