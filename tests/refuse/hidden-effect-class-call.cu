// An operator calls that class's function, of several of the name, which changes memory.
__attribute__((device)) float g[8192];
template <class T> struct adding { __attribute__((device)) static T call(T a, T b) { return a + b; } };
template <class T> struct storing {
  __attribute__((device)) static T call(T a, T b) { g[threadIdx.x] = b; return a; }
};
struct value {
  float v;
  __attribute__((device)) value &operator+=(float o) { v = adding<float>::call(v, o); return *this; }
  __attribute__((device)) value &operator-=(float o) { v = storing<float>::call(v, o); return *this; }
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
// 10:34: error: 'operator' of a class defined here does more than compute a value, and the text does not tell where it is called [dbuf-hidden-effect]
//     __attribute__((device)) value &operator-=(float o) { v = storing<float>::call(v, o); return *this; }
//                                    ^~~~~~~~
// 5:53: note: here
//     __attribute__((device)) static T call(T a, T b) { g[threadIdx.x] = b; return a; }
//                                                       ^
// 10:34: note: let it only compute, or make it a function with a name and call it outside the loop
