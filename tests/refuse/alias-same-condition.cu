// Compute writes to the variable of the device that the condition reads.
__attribute__((device)) int limit;
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < limit; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    if (acc > 100)
      limit = 128;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 12:7: error: compute writes 'limit', which the load reads: the next tile may be what this iteration writes [dbuf-alias-same]
//         limit = 128;
//         ^~~~~
// 7:23: note: the load that reads it
//     for (int k = 0; k < limit; k += 128) {
//                         ^~~~~
// 12:7: note: write to another array, or give 'independent' if no iteration reads what one before it wrote
