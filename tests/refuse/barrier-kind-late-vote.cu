// The vote neither begins nor ends the body.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(speculative)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    if (__syncthreads_and(acc > 100))
      break;
    acc *= 0.5f;
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:9: error: '__syncthreads_and' is not known to be a plain barrier of the whole block, and no other can be moved [dbuf-barrier-kind]
//       if (__syncthreads_and(acc > 100))
//           ^~~~~~~~~~~~~~~~~
// 10:9: note: let this vote begin or end the body, where it is understood, and give 'speculative' if every tile can be loaded for which the loop's condition holds
