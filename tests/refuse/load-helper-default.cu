// The call tells what a template is given, by what is no variable, and that is not what it is without.
template <typename U = unsigned char>
__attribute__((device)) void fill(float *to, const float *from, U i) { to[threadIdx.x] = from[i + threadIdx.x]; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    fill(tile, x, k + 0);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:5: error: 'fill' is given the shared array to fill, and its body cannot take the place of the call [dbuf-load-helper]
//       fill(tile, x, k + 0);
//       ^~~~
// 2:20: note: what this parameter is, the call does not tell
//   template <typename U = unsigned char>
//                      ^
// 9:5: note: write the load in the loop, in place of the call
