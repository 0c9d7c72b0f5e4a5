// The base's template argument is a value in braces; the destructor is called at the end of each iteration all the
// same.
template <int N> struct counter {
  int *count;
};
struct counted : counter<int{4}> {
  __attribute__((device)) ~counted() { ++*count; }
};

__attribute__((global)) void k(const float *__restrict__ a, float *__restrict__ out, int n) {
  __attribute__((shared)) float tile[64];
  float sum = 0;
  int at = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int t = 0; t < n; ++t) {
    tile[threadIdx.x] = a[t * 64 + at + threadIdx.x];
    __syncthreads();
    counted c;
    c.count = &at;
    sum += tile[threadIdx.x ^ 1];
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}
// expect: 101
// 7:28: error: 'counted' of a class defined here does more than compute a value, and the text does not tell where it is called [dbuf-hidden-effect]
//     __attribute__((device)) ~counted() { ++*count; }
//                              ^~~~~~~
// 7:42: note: here
//     __attribute__((device)) ~counted() { ++*count; }
//                                            ^
// 7:28: note: let it only compute, or make it a function with a name and call it outside the loop
