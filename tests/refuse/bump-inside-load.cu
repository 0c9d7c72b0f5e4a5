// The pointer moves between two reads.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128], other[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[threadIdx.x];
    x += 128;
    other[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x] + other[threadIdx.x ^ 1];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:5: error: 'x' is changed in the middle of the load and read after it [dbuf-bump-inside-load]
//       x += 128;
//       ^
// 9:26: note: read here
//       other[threadIdx.x] = x[threadIdx.x];
//                            ^
// 8:5: note: move the change behind the last statement that reads it
