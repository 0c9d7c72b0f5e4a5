// A template is specialised in another file.
template <int N>
__attribute__((device)) inline float element(const float *p) { return p[N]; }
template <>
__attribute__((device)) float element<4>(const float *p);
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
// 13:12: error: 'element' is called and its body is not visible here: it may hold a barrier or write the tile [dbuf-call-unknown]
//       acc += element<4>(tile);
//              ^~~~~~~
// 13:12: note: define it as a __device__ function before the kernel, in this file or in a header
