// Each copy would have a variable of its own.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    static int calls;
    ++calls;
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:16: error: 'calls' is a static variable of the loop, and each copy of the body would have one of its own [dbuf-static-local]
//       static int calls;
//                  ^~~~~
// 9:16: note: declare it before the loop
