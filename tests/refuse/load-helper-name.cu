// A name of the function is that of another variable where it is called.
const int acc = 3;
__attribute__((device)) void fill(float *to, const float *from, int i) { to[threadIdx.x] = from[i + threadIdx.x + acc]; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    fill(tile, x, k);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:5: error: 'fill' is given the shared array to fill, and its body cannot take the place of the call [dbuf-load-helper]
//       fill(tile, x, k);
//       ^~~~
// 3:115: note: this name means another thing where the function is called
//   __attribute__((device)) void fill(float *to, const float *from, int i) { to[threadIdx.x] = from[i + threadIdx.x + acc]; }
//                                                                                                                     ^~~
// 9:5: note: write the load in the loop, in place of the call
