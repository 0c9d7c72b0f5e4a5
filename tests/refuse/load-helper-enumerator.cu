// A name of the function is that of an enumerator where it is called.
enum { N = 128, STRIDE = 2 };
__attribute__((device)) void fill(float *to, const float *from) {
  for (int i = threadIdx.x; i < N; i += blockDim.x)
    to[i] = from[i * STRIDE];
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  enum { STRIDE = 3 };
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    fill(tile, x + k);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc * STRIDE;
}
// expect: 101
// 13:5: error: 'fill' is given the shared array to fill, and its body cannot take the place of the call [dbuf-load-helper]
//       fill(tile, x + k);
//       ^~~~
// 5:22: note: this name means another thing where the function is called
//       to[i] = from[i * STRIDE];
//                        ^~~~~~
// 13:5: note: write the load in the loop, in place of the call
