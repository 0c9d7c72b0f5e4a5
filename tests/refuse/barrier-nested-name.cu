// Without the braces of its branch 't' would be the name of another variable in all that follows.
template <bool STAGED>
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < n; t += 128) {
    if (STAGED) {
      tile[threadIdx.x] = x[t + threadIdx.x];
      __syncthreads();
      int t = 5;
      acc += t;
    }
    acc += tile[127 - threadIdx.x] + t;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:7: error: '__syncthreads()' stands inside a nested statement or an expression, where it does not divide load and compute [dbuf-barrier-nested]
//         __syncthreads();
//         ^~~~~~~~~~~~~
// 10:7: note: the compiler knows which way this 'if' goes: put it around the loop, and write the loop once for each way
