// The pointer is of another type than the object gives, which may convert it.
template <typename T>
struct dynamic {
  __attribute__((device)) operator T *() {
    extern __attribute__((shared)) int words[];
    return (T *)words;
  }
};
struct left { float l; };
struct both : left { float b; };
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  left *tile = dynamic<both>();
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x].l = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x].l;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 17:5: error: nothing is loaded from global memory into a shared array before the barrier: there is no tile to load ahead [dbuf-no-load]
//       __syncthreads();
//       ^~~~~~~~~~~~~
// 12:9: note: what this points to is not known; if that is shared memory, declare its array in the kernel
//     left *tile = dynamic<both>();
//           ^~~~
// 17:5: note: put the tile's load between the loop's head (or its top barrier) and the barrier before compute
