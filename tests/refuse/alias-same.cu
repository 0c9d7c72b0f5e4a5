// In place: the load reads what compute writes.
__attribute__((global)) void k(float *x, int n) {
  __attribute__((shared)) float tile[128];
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    x[k + threadIdx.x] = tile[127 - threadIdx.x];
    __syncthreads();
  }
}
// expect: 101
// 8:5: error: compute writes 'x', which the load reads: the next tile may be what this iteration writes [dbuf-alias-same]
//       x[k + threadIdx.x] = tile[127 - threadIdx.x];
//       ^
// 6:25: note: the load that reads it
//       tile[threadIdx.x] = x[k + threadIdx.x];
//                           ^
// 8:5: note: write to another array, or give 'independent' if no iteration reads what one before it wrote
