// The default argument of a constructor writes; ">>" ends two lists of template arguments.
__attribute__((device)) int *counter;
template <class T> struct wide {
};
template <class T> __attribute__((device)) int next() {
  return ++*counter;
}
struct made {
  int v;
  __attribute__((device)) made(int v = next<wide<int>>()) : v(v) {}
};

__attribute__((global)) void k(const float *__restrict__ a, float *__restrict__ out, int n) {
  __attribute__((shared)) float tile[64];
  float sum = 0;
  int at = 0;
  counter = &at;
#pragma dbuf pipeline(variant=ldg)
  for (int t = 0; t < n; ++t) {
    tile[threadIdx.x] = a[t * 64 + at + threadIdx.x];
    __syncthreads();
    made m;
    sum += m.v * tile[threadIdx.x ^ 1];
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}
// expect: 101
// 10:27: error: 'made' of a class defined here does more than compute a value, and the text does not tell where it is called [dbuf-hidden-effect]
//     __attribute__((device)) made(int v = next<wide<int>>()) : v(v) {}
//                             ^~~~
// 10:55: note: its default argument
//     __attribute__((device)) made(int v = next<wide<int>>()) : v(v) {}
//                                                         ^
// 10:27: note: let it only compute, or make it a function with a name and call it outside the loop
