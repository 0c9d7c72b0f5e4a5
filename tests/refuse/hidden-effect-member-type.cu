// An operator that is defined outside its class, with a type of the class, changes memory.
__attribute__((device)) float g[8192];
template <class T> struct Row {
  typedef int place;
  T at[2];
  __attribute__((device)) T &operator[](place i);
};
template <class T> __attribute__((device)) T &Row<T>::operator[](typename Row<T>::place i) {
  atomicAdd(&g[i], 1.0f);
  return at[i];
}
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
// 8:55: error: 'operator' of a class defined here does more than compute a value, and the text does not tell where it is called [dbuf-hidden-effect]
//   template <class T> __attribute__((device)) T &Row<T>::operator[](typename Row<T>::place i) {
//                                                         ^~~~~~~~
// 9:13: note: here
//     atomicAdd(&g[i], 1.0f);
//               ^
// 8:55: note: let it only compute, or make it a function with a name and call it outside the loop
