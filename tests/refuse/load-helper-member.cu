// A function of an object.
struct loads {
  __attribute__((device)) static void fill(float *to, const float *from, int i) { to[threadIdx.x] = from[i + threadIdx.x]; }
};
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
// 10:5: error: 'loads::fill' is given the shared array to fill, and its body cannot take the place of the call [dbuf-load-helper]
//       loads::fill(tile, x, k);
//       ^~~~~
// 3:39: note: it is a member of a class
//     __attribute__((device)) static void fill(float *to, const float *from, int i) { to[threadIdx.x] = from[i + threadIdx.x]; }
//                                         ^~~~
// 10:5: note: write the load in the loop, in place of the call
