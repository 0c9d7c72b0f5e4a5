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
// 11:15: error: the next tile depends on 'acc', which compute changes [dbuf-compute-feeds-load]
//       at = (int)acc;
//                 ^~~
// 10:5: note: changed here
//       acc += tile[127 - threadIdx.x];
//       ^~~
// 11:15: note: a tile that depends on the result of the previous one cannot be loaded ahead
