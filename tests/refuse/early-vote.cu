// The block leaves the loop when all of its threads are done; which of the tiles behind that are there, nothing tells.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    if (__syncthreads_and(acc > 100))
      break;
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 7:5: error: the loop may be left here, and the next tile is loaded before that is known: it need not be there [dbuf-early-vote]
//       if (__syncthreads_and(acc > 100))
//       ^~
// 7:5: note: give 'speculative' if every tile can be loaded for which the loop's condition holds
