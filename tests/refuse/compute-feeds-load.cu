// Which tile comes next is a result of this one.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  int at = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[at + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    at = (int)acc;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:15: error: the next tile depends on 'acc', which compute changes: it cannot be loaded before compute is done [dbuf-compute-feeds-load]
//       at = (int)acc;
//                 ^~~
// 10:5: note: changed here
//       acc += tile[127 - threadIdx.x];
//       ^~~
// 11:15: note: say where the tile is by variables that compute leaves alone; where that cannot be, remove the pragma, for there is nothing to overlap
