// What the function does is not known, and the load may be made twice.
__attribute__((device)) float fetch(const float *x, int i);
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = fetch(x, k + threadIdx.x);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:25: error: 'fetch' is called in the load and may have effects that a second call would repeat [dbuf-load-call]
//       tile[threadIdx.x] = fetch(x, k + threadIdx.x);
//                           ^~~~~
// 8:25: note: write in its place what it reads and computes: assignments, arithmetic, conversions, mathematical functions
