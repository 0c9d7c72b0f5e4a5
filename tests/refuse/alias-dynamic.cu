// A __device__ function may be given a part of the kernel's dynamic shared memory to load from: compute, which
// writes all of that, may write what the next tile is.
__attribute__((device)) void f(const float *x, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float all[];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    all[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    all[128 + threadIdx.x] = all[127 - threadIdx.x];
    acc += all[threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:5: error: compute writes through 'all', which may be the memory that the load reads through another pointer [dbuf-alias]
//       all[128 + threadIdx.x] = all[127 - threadIdx.x];
//       ^~~
// 8:24: note: the load that may read it
//       all[threadIdx.x] = x[k + threadIdx.x];
//                          ^
// 10:5: note: declare the pointers __restrict__, or give 'independent' if nothing the loop writes is read by its loads
