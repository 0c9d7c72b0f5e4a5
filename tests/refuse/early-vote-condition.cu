// The condition asks a flag: the tile that is loaded by then need not be there.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) int found;
  float acc = 0;
  found = 0;
  __syncthreads();
#pragma dbuf pipeline
  for (int k = 0; k < n && !found; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    if (acc > 100)
      found = 1;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:28: error: the loop may be left here, and the next tile is loaded before that is known: it need not be there [dbuf-early-vote]
//     for (int k = 0; k < n && !found; k += 128) {
//                              ^
// 9:28: note: give 'speculative' if every tile can be loaded for which the loop's condition holds
