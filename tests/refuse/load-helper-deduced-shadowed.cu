// The dimension that gives the template its argument has another name where the function is called.
template <int N> __attribute__((device)) void fill(float (&to)[N], const float *from) { to[threadIdx.x] = from[threadIdx.x * N]; }
enum { SIZE = 128 };
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[SIZE];
  float acc = 0;
  {
    constexpr int SIZE = 64;
#pragma dbuf pipeline
    for (int k = 0; k < n; k += SIZE) {
      fill(tile, x + k);
      __syncthreads();
      acc += tile[127 - threadIdx.x];
      __syncthreads();
    }
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:7: error: 'fill' is given the shared array to fill, and its body cannot take the place of the call [dbuf-load-helper]
//         fill(tile, x + k);
//         ^~~~
// 2:15: note: what this parameter is, the call does not tell
//   template <int N> __attribute__((device)) void fill(float (&to)[N], const float *from) { to[threadIdx.x] = from[threadIdx.x * N]; }
//                 ^
// 11:7: note: write the load in the loop, in place of the call
