// What is loaded may be what compute writes: __restrict__ tells nothing of a pointer that is one or the other.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  const float *from = n > 1000 ? x : y;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = from[k + threadIdx.x];
    __syncthreads();
    y[k + 128 + threadIdx.x] = tile[127 - threadIdx.x];
    __syncthreads();
  }
}
// expect: 101
// 9:5: error: compute writes through 'y', which may be the memory that the load reads through another pointer [dbuf-alias]
//       y[k + 128 + threadIdx.x] = tile[127 - threadIdx.x];
//       ^
// 7:25: note: the load that may read it
//       tile[threadIdx.x] = from[k + threadIdx.x];
//                           ^~~~
// 9:5: note: declare the pointers __restrict__, or give 'independent' if nothing the loop writes is read by its loads
