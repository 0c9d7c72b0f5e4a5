// Of two functions only that of constant objects has its body here.
__attribute__((device)) float g[8192];
struct Row {
  float at[2];
  __attribute__((device)) float &operator[](int i);
  __attribute__((device)) const float &operator[](int i) const;
};
__attribute__((device)) inline const float &Row::operator[](int i) const { return at[i]; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = g[k + threadIdx.x];
    __syncthreads();
    Row r; acc += r[0] + tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 5:34: error: 'operator' is called and its body is not visible here: it may hold a barrier or write the tile [dbuf-call-unknown]
//     __attribute__((device)) float &operator[](int i);
//                                    ^~~~~~~~
// 5:34: note: define it as a __device__ function before the kernel, in this file or in a header
