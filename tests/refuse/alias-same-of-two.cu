// The load reads another array too, and that one first: __restrict__ would not do.
__attribute__((global)) void k(const float *x, float *y, int n) {
  __attribute__((shared)) float tile[128];
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x] + y[k + threadIdx.x];
    __syncthreads();
    y[k + threadIdx.x] = tile[127 - threadIdx.x];
    __syncthreads();
  }
}
// expect: 101
// 8:5: error: compute writes 'y', which the load reads: the next tile may be what this iteration writes [dbuf-alias-same]
//       y[k + threadIdx.x] = tile[127 - threadIdx.x];
//       ^
// 6:46: note: the load that reads it
//       tile[threadIdx.x] = x[k + threadIdx.x] + y[k + threadIdx.x];
//                                                ^
// 8:5: note: write to another array, or give 'independent' if no iteration reads what one before it wrote
