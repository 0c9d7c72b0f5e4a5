// An object whose constructor does something.
template <typename T>
struct dynamic {
  __attribute__((device)) dynamic() { __syncthreads(); }
  __attribute__((device)) operator T *() {
    extern __attribute__((shared)) int words[];
    return (T *)words;
  }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  float *tile = dynamic<float>();
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
// 16:5: error: nothing is loaded from global memory into a shared array before the barrier: there is no tile to load ahead [dbuf-no-load]
//       __syncthreads();
//       ^~~~~~~~~~~~~
// 11:10: note: what this points to is not known; if that is shared memory, declare its array in the kernel
//     float *tile = dynamic<float>();
//            ^~~~
// 16:5: note: put the tile's load between the loop's head (or its top barrier) and the barrier before compute
