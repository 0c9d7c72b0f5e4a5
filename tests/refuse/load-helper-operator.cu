// An operator that the function does not see yet would be called in its place.
struct pair { float x, y; };
struct wide { double x, y; wide(pair p) : x(p.x), y(p.y) {} };
__attribute__((device)) inline float operator%(wide a, int b) { return a.x + b; }
__attribute__((device)) void fill(float *to, const pair *from, int i) { to[threadIdx.x] = from[i + threadIdx.x] % 3; }
__attribute__((device)) inline float operator%(pair a, int b) { return a.y + b; }
__attribute__((global)) void k(const pair *__restrict__ x, float *__restrict__ y, int n) {
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
// 6:38: note: this operator is not known there, or not where the function is called
//   __attribute__((device)) inline float operator%(pair a, int b) { return a.y + b; }
//                                        ^~~~~~~~
// 12:5: note: write the load in the loop, in place of the call
