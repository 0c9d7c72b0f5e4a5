// A function that calls itself.
__attribute__((device)) void fill(float *to, const float *from, int i) {
  to[threadIdx.x] = from[i + threadIdx.x];
  if (i < 0)
    fill(to, from, i + 128);
}
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
// 12:5: error: 'fill' is given the shared array to fill, and its body cannot take the place of the call [dbuf-load-helper]
//       fill(tile, x, k);
//       ^~~~
// 5:5: note: it calls itself
//       fill(to, from, i + 128);
//       ^~~~
// 12:5: note: write the load in the loop, in place of the call
