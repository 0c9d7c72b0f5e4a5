// The two barriers are never in the same loop.
template <bool FIRST>
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    if (FIRST)
      __syncthreads();
    acc += tile[127 - threadIdx.x];
    if (FIRST)
      acc += 1;
    else
      __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:7: error: '__syncthreads()' stands inside a nested statement or an expression, where it does not divide load and compute [dbuf-barrier-nested]
//         __syncthreads();
//         ^~~~~~~~~~~~~
// 10:7: note: the compiler knows which way this 'if' goes: put it around the loop, and write the loop once for each way
