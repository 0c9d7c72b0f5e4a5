// What decides is declared in the loop's body, under a name that means something else before it.
constexpr bool STAGED = false;
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    constexpr bool STAGED = true;
    tile[threadIdx.x] = x[k + threadIdx.x];
    if (STAGED)
      __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:7: error: '__syncthreads()' stands inside a nested statement or an expression, where it does not divide load and compute [dbuf-barrier-nested]
//         __syncthreads();
//         ^~~~~~~~~~~~~
// 11:7: note: put the barriers before and after compute at the top level of the loop's body
