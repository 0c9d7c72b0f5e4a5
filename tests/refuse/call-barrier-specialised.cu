// A template is specialised with a barrier.
template <int N>
__attribute__((device)) inline float element(const float *p) { return p[N]; }
template <>
__attribute__((device)) inline float element<4>(const float *p) {
  __syncthreads();
  return p[4];
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += element<4>(tile);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 16:12: error: 'element' holds a barrier, where it does not divide load and compute [dbuf-call-barrier]
//       acc += element<4>(tile);
//              ^~~~~~~
// 6:3: note: here
//     __syncthreads();
//     ^~~~~~~~~~~~~
// 16:12: note: put the barrier at the top level of the loop's body, between two functions if need be
