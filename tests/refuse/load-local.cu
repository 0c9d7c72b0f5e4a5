// Compute needs a value that the load has read from memory.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    float first = x[k];
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x] - first;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:38: error: 'first' of the load is used in compute, where it would be of a later tile, and cannot be computed again there [dbuf-load-local]
//       acc += tile[127 - threadIdx.x] - first;
//                                        ^~~~~
// 7:11: note: computed here
//       float first = x[k];
//             ^~~~~
// 10:38: note: compute it behind the barrier, from the loop's variables, the tile or global memory
