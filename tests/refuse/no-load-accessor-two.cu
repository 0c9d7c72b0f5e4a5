// Two arrays of dynamic shared memory, which begin at one address.
template <typename T>
__attribute__((device)) T *whole() {
  extern __attribute__((shared)) int words[];
  return (T *)words;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float other[];
  float *tile = whole<float>();
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 14:5: error: nothing is loaded from global memory into a shared array before the barrier: there is no tile to load ahead [dbuf-no-load]
//       __syncthreads();
//       ^~~~~~~~~~~~~
// 9:10: note: what this points to is not known; if that is shared memory, declare its array in the kernel
//     float *tile = whole<float>();
//            ^~~~
// 14:5: note: put the tile's load between the loop's head (or its top barrier) and the barrier before compute
