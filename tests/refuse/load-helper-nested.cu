// A function that calls one of another file.
__attribute__((device)) void more(float *to, const float *from);
__attribute__((device)) void fill(float *to, const float *from, int i) { more(to, from + i); }
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
// 3:74: note: its body is not to be seen from here
//   __attribute__((device)) void fill(float *to, const float *from, int i) { more(to, from + i); }
//                                                                            ^~~~
// 9:5: note: write the load in the loop, in place of the call
