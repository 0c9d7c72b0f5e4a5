// Without the word that the next tile is there.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    if (__syncthreads_and(acc > 100))
      break;
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:5: error: the loop may be left here, and the next tile is loaded before that is known: it need not be there [dbuf-early-vote]
//       if (__syncthreads_and(acc > 100))
//       ^~
// 10:5: note: give 'speculative' if every tile can be loaded for which the loop's condition holds
