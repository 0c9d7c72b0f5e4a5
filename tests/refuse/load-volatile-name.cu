// The type is volatile by another name.
using vf = volatile float;
__attribute__((global)) void k(const vf *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:25: error: 'x' is volatile: its reads must stay where they are, and those of a load move ahead [dbuf-load-volatile]
//       tile[threadIdx.x] = x[k + threadIdx.x];
//                           ^
// 8:25: note: remove volatile if nothing outside the block changes it during the loop
