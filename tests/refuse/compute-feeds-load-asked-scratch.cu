// Behind the last barrier compute goes on, and changes the flag.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) int found;
  float acc = 0;
  found = 0;
  __syncthreads();
#pragma dbuf pipeline(speculative)
  for (int k = 0; k < n && !found; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    if (acc > 100)
      found = 1;
    __syncthreads();
    if (acc > 200)
      found = 0;
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:29: error: the next tile depends on 'found', which compute changes: it cannot be loaded before compute is done [dbuf-compute-feeds-load]
//     for (int k = 0; k < n && !found; k += 128) {
//                               ^~~~~
// 14:7: note: changed here
//         found = 1;
//         ^~~~~
// 9:29: note: say where the tile is by variables that compute leaves alone; where that cannot be, remove the pragma, for there is nothing to overlap
