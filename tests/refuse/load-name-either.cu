// A __device__ function's pointers may lead anywhere, so a choice between two says even less.
__attribute__((device)) float f(const float *x, const float *w, int n) {
  __attribute__((shared)) float tile[128];
  const float *from = n > 1000 ? x : w;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = from[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  return acc;
}
// expect: 101
// 8:25: error: what 'from' means here is not known, so what changes it is not known either, and the load cannot move ahead [dbuf-load-name]
//       tile[threadIdx.x] = from[k + threadIdx.x];
//                           ^~~~
// 8:25: note: make it a parameter, declare it in the function, or as a constant at file scope
