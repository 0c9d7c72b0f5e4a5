// y may be x.
__attribute__((global)) void k(const float *x, float *y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    y[k + threadIdx.x] = acc;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:5: error: compute writes through 'y', which may be the memory that the load reads through another pointer [dbuf-alias]
//       y[k + threadIdx.x] = acc;
//       ^
// 7:25: note: the load that may read it
//       tile[threadIdx.x] = x[k + threadIdx.x];
//                           ^
// 10:5: note: declare 'x' and 'y' __restrict__, or give 'independent' if nothing the loop writes is read by its loads
