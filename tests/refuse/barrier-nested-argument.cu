// What decides is an argument: nobody knows it before the kernel runs.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n, bool staged) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    if (staged)
      __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:7: error: '__syncthreads()' stands inside a nested statement or an expression, where it does not divide load and compute [dbuf-barrier-nested]
//         __syncthreads();
//         ^~~~~~~~~~~~~
// 9:7: note: put the barriers before and after compute at the top level of the loop's body
