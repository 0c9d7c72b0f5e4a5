// A structured binding calls the class's own get, which writes.
struct pair {
  int *count;
  template <int I> __attribute__((device)) int get() const { return ++*count; }
};
namespace std {
template <class T> struct tuple_size;
template <unsigned long I, class T> struct tuple_element;
template <> struct tuple_size<pair> {
  static constexpr unsigned long value = 1;
};
template <> struct tuple_element<0, pair> {
  using type = int;
};
}

__attribute__((global)) void k(const float *__restrict__ a, float *__restrict__ out, int n) {
  __attribute__((shared)) float tile[64];
  float sum = 0;
  int at = 0;
  pair p = {&at};
#pragma dbuf pipeline(variant=ldg)
  for (int t = 0; t < n; ++t) {
    tile[threadIdx.x] = a[t * 64 + at + threadIdx.x];
    __syncthreads();
    auto [part] = p;
    sum += tile[threadIdx.x ^ 1];
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}
// expect: 101
// 4:48: error: 'get' of a class defined here does more than compute a value, and the text does not tell where it is called [dbuf-hidden-effect]
//     template <int I> __attribute__((device)) int get() const { return ++*count; }
//                                                  ^~~
// 4:71: note: here
//     template <int I> __attribute__((device)) int get() const { return ++*count; }
//                                                                         ^
// 4:48: note: let it only compute, or make it a function with a name and call it outside the loop
