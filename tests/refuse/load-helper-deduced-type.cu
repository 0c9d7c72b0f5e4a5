// The type that gives the template its argument has another meaning where the function is called.
template <typename T> __attribute__((device)) void fill(float *to, const float *from, T skip) { to[threadIdx.x] = from[T(threadIdx.x + 250) + skip]; }
typedef unsigned char index;
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  index skip = 2;
  {
    typedef int index;
#pragma dbuf pipeline
    for (index k = 0; k < n; k += 128) {
      fill(tile, x + k, skip);
      __syncthreads();
      acc += tile[127 - threadIdx.x];
      __syncthreads();
    }
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 12:7: error: 'fill' is given the shared array to fill, and its body cannot take the place of the call [dbuf-load-helper]
//         fill(tile, x + k, skip);
//         ^~~~
// 2:20: note: what this parameter is, the call does not tell
//   template <typename T> __attribute__((device)) void fill(float *to, const float *from, T skip) { to[threadIdx.x] = from[T(threadIdx.x + 250) + skip]; }
//                      ^
// 12:7: note: write the load in the loop, in place of the call
