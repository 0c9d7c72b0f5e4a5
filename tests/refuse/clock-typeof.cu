// decltype(k) would be int &, and what is declared so another name of the clock.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 32) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    decltype(k) kk = k;
    acc += tile[127 - threadIdx.x] * kk;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:14: error: decltype or typeof sees 'k', whose name becomes a reference in compute: the type would be another [dbuf-clock-typeof]
//       decltype(k) kk = k;
//                ^
// 9:14: note: write the type itself
