// An operator calls a function that its class has from another one.
__attribute__((device)) float g[8192];
struct storing { __attribute__((device)) static float call(float a) { g[threadIdx.x] = a; return a; } };
template <class T> struct kept : storing {};
template <> struct kept<int> { __attribute__((device)) static float call(float a) { return a; } };
struct value {
  float v;
  __attribute__((device)) value &operator-=(float o) { v -= kept<float>::call(o); return *this; }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = g[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:34: error: 'operator' of a class defined here does more than compute a value, and the text does not tell where it is called [dbuf-hidden-effect]
//     __attribute__((device)) value &operator-=(float o) { v -= kept<float>::call(o); return *this; }
//                                    ^~~~~~~~
// 3:71: note: here
//   struct storing { __attribute__((device)) static float call(float a) { g[threadIdx.x] = a; return a; } };
//                                                                         ^
// 8:34: note: let it only compute, or make it a function with a name and call it outside the loop
