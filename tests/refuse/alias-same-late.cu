// The offset is worked out for compute alone, but from global memory that compute writes: other threads may have done so.
__attribute__((global)) void k(const float *__restrict__ x, int *shape, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    int rest = k, offset = 0;
    for (int d = 0; d < 2; ++d) {
      offset += rest % shape[d];
      rest /= 3;
    }
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[(threadIdx.x + offset) % 128];
    shape[k / 128 % 2] = offset + 1;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 15:5: error: compute writes 'shape', which the load reads: the next tile may be what this iteration writes [dbuf-alias-same]
//       shape[k / 128 % 2] = offset + 1;
//       ^~~~~
// 9:24: note: the load that reads it
//         offset += rest % shape[d];
//                          ^~~~~
// 15:5: note: write to another array, or give 'independent' if no iteration reads what one before it wrote
