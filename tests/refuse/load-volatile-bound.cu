// How far the loop goes is volatile.
using vf = volatile int;
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, vf n) {
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
// 7:23: error: 'n' is volatile: its reads must stay where they are, and those of a load move ahead [dbuf-load-volatile]
//     for (int k = 0; k < n; k += 128) {
//                         ^
// 7:23: note: remove volatile if nothing outside the block changes it during the loop
