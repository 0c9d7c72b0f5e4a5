// A name that the namespace of the function has, and the file has another one.
const int shift = 1;
namespace loads {
const int shift = 2;
__attribute__((device)) void fill(float *to, const float *from, int i) { to[threadIdx.x] = from[i + threadIdx.x + shift]; }
} // namespace loads
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    loads::fill(tile, x, k);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 12:5: error: 'loads::fill' is given the shared array to fill, and its body cannot take the place of the call [dbuf-load-helper]
//       loads::fill(tile, x, k);
//       ^~~~~
// 5:115: note: this name may mean another thing where the function is called
//   __attribute__((device)) void fill(float *to, const float *from, int i) { to[threadIdx.x] = from[i + threadIdx.x + shift]; }
//                                                                                                                     ^~~~~
// 12:5: note: write the load in the loop, in place of the call
