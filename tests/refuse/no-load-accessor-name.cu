// The kernel uses the array's name for something else.
template <typename T> struct dynamic {
  __attribute__((device)) operator T *() {
    extern __attribute__((shared)) int memory[];
    return (T *)memory;
  }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  enum { memory = 3 };
  float acc = 0;
  {
    float *tile = dynamic<float>();
#pragma dbuf pipeline
    for (int k = 0; k < n; k += 128) {
      tile[threadIdx.x] = x[k + threadIdx.x];
      __syncthreads();
      acc += tile[127 - threadIdx.x];
      __syncthreads();
    }
    y[threadIdx.x] = acc + sizeof memory;
  }
}
// expect: 101
// 16:7: error: nothing is loaded from global memory into a shared array before the barrier: there is no tile to load ahead [dbuf-no-load]
//         __syncthreads();
//         ^~~~~~~~~~~~~
// 12:12: note: what this points to is not known; if that is shared memory, declare its array in the kernel
//       float *tile = dynamic<float>();
//              ^~~~
// 16:7: note: put the tile's load between the loop's head (or its top barrier) and the barrier before compute
