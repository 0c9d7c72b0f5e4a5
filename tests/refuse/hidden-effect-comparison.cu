// A comparison that changes what it compares.
struct note { float v; __attribute__((device)) note(float x) : v(x) {} };
__attribute__((device)) bool operator!=(note &a, float b) { a.v = b; return true; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    note m(acc); acc += m != acc;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 3:30: error: 'operator' of a class defined here does more than compute a value, and the text does not tell where it is called [dbuf-hidden-effect]
//   __attribute__((device)) bool operator!=(note &a, float b) { a.v = b; return true; }
//                                ^~~~~~~~
// 3:30: note: let it only compute, or make it a function with a name and call it outside the loop
