// A member of a specialisation has its body in another file, the template's own has one here.
__attribute__((device)) float g[8192];
template <class T> struct Row {
  T at[2];
  __attribute__((device)) T &operator[](int i);
};
template <> struct Row<float> {
  float at[2];
  __attribute__((device)) float &operator[](int i);
};
template <class T> __attribute__((device)) T &Row<T>::operator[](int i) { return at[i]; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = g[k + threadIdx.x];
    __syncthreads();
    Row<float> r; acc += r[0] + tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:34: error: 'operator' is called and its body is not visible here: it may hold a barrier or write the tile [dbuf-call-unknown]
//     __attribute__((device)) float &operator[](int i);
//                                    ^~~~~~~~
// 9:34: note: define it as a __device__ function before the kernel, in this file or in a header
