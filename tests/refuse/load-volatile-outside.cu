// A volatile variable at file scope.
__attribute__((device)) volatile float data[4096];
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = data[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:25: error: 'data' is volatile: its reads must stay where they are, and those of a load move ahead [dbuf-load-volatile]
//       tile[threadIdx.x] = data[k + threadIdx.x];
//                           ^~~~
// 8:25: note: remove volatile if nothing outside the block changes it during the loop
