// The result of the operator has a value in braces among its template <int N> struct part {
  int v;
};
__attribute__((device)) part<int{4}> operator+(int &count, part<4> p) {
  count += p.v;
  return {1};
}

__attribute__((global)) void k(const float *__restrict__ a, float *__restrict__ out, int n) {
  __attribute__((shared)) float tile[64];
  float sum = 0;
  int at = 0;
  part<4> p = {2};
#pragma dbuf pipeline(variant=ldg)
  for (int t = 0; t < n; ++t) {
    tile[threadIdx.x] = a[t * 64 + at + threadIdx.x];
    __syncthreads();
    sum += (at + p).v * tile[threadIdx.x ^ 1];
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}
// expect: 101
// 4:38: error: 'operator' of a class defined here does more than compute a value, and the text does not tell where it is called [dbuf-hidden-effect]
//   __attribute__((device)) part<int{4}> operator+(int &count, part<4> p) {
//                                        ^~~~~~~~
// 4:38: note: let it only compute, or make it a function with a name and call it outside the loop
