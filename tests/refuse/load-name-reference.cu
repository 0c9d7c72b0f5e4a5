// A reference to a number, which the caller may know by another name.
__attribute__((device)) float f(const float *__restrict__ x, int n, const int &stride) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int t = 0; t < n; ++t) {
    tile[threadIdx.x] = x[t * stride + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  return acc;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) { y[threadIdx.x] = f(x, n, 128); }
// expect: 101
// 7:31: error: what 'stride' means here is not known, so what changes it is not known either, and the load cannot move ahead [dbuf-load-name]
//       tile[threadIdx.x] = x[t * stride + threadIdx.x];
//                                 ^~~~~~
// 2:80: note: a reference, whose variable may have another name
//   __attribute__((device)) float f(const float *__restrict__ x, int n, const int &stride) {
//                                                                                  ^~~~~~
// 7:31: note: take it by value, or copy it to a variable of the function before the loop
