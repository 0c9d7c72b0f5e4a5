// The effect is in the list before the body.
__attribute__((device)) float g[8192];
struct note { float v; __attribute__((device)) note(int i, float x) : v(g[i] = x) {} };
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = g[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    note m(k + 128, acc);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 3:48: error: 'note' of a class defined here does more than compute a value, and the text does not tell where it is called [dbuf-hidden-effect]
//   struct note { float v; __attribute__((device)) note(int i, float x) : v(g[i] = x) {} };
//                                                  ^~~~
// 3:73: note: here
//   struct note { float v; __attribute__((device)) note(int i, float x) : v(g[i] = x) {} };
//                                                                           ^
// 3:48: note: let it only compute, or make it a function with a name and call it outside the loop
