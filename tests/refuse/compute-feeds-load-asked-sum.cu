// What is asked is rounded, in one copy perhaps otherwise than in another.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) int found;
  float acc = 0;
  found = 0;
  __syncthreads();
#pragma dbuf pipeline(speculative)
  for (int k = 0; k < n && found + acc < 100; k += 128) {
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
// 9:36: error: the next tile depends on 'acc', which compute changes: it cannot be loaded before compute is done [dbuf-compute-feeds-load]
//     for (int k = 0; k < n && found + acc < 100; k += 128) {
//                                      ^~~
// 12:5: note: changed here
//       acc += tile[127 - threadIdx.x];
//       ^~~
// 9:36: note: say where the tile is by variables that compute leaves alone; where that cannot be, remove the pragma, for there is nothing to overlap
