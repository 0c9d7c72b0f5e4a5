// The function with a body has another class's type of that name as its parameter.
__attribute__((device)) float g[8192];
struct Other { struct place {}; };
template <class T> struct Row {
  typedef int place;
  T at;
  __attribute__((device)) T &operator[](place i);
  __attribute__((device)) T &operator[](Other::place i);
};
template <class T> __attribute__((device)) T &Row<T>::operator[](Other::place i) { return at; }
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
// 7:30: error: 'operator' is called and its body is not visible here: it may hold a barrier or write the tile [dbuf-call-unknown]
//     __attribute__((device)) T &operator[](place i);
//                                ^~~~~~~~
// 7:30: note: define it as a __device__ function before the kernel, in this file or in a header
