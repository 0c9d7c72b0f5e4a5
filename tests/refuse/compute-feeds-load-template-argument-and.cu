// A call, no comparisons.
template <bool WIDE> __attribute__((device)) int add(int &n) {
  return n += WIDE;
}

__attribute__((global)) void k(const float *__restrict__ a, float *__restrict__ out, int n) {
  __attribute__((shared)) float tile[64];
  float sum = 0;
  int at = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int t = 0; t < n; ++t) {
    tile[threadIdx.x] = a[t * 64 + at + threadIdx.x];
    __syncthreads();
    sum += add<true && sizeof(int) == 4>(at) * tile[threadIdx.x ^ 1];
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}
// expect: 101
// 12:36: error: the next tile depends on 'at', which compute changes: it cannot be loaded before compute is done [dbuf-compute-feeds-load]
//       tile[threadIdx.x] = a[t * 64 + at + threadIdx.x];
//                                      ^~
// 14:42: note: changed here
//       sum += add<true && sizeof(int) == 4>(at) * tile[threadIdx.x ^ 1];
//                                            ^~
// 12:36: note: say where the tile is by variables that compute leaves alone; where that cannot be, remove the pragma, for there is nothing to overlap
