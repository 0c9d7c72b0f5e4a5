// ">>" before the arguments ends two lists of template arguments.
template <class T> struct wide {
};
template <class T> __attribute__((device)) int add(int &n) {
  return ++n;
}

__attribute__((global)) void k(const float *__restrict__ a, float *__restrict__ out, int n) {
  __attribute__((shared)) float tile[64];
  float sum = 0;
  int at = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int t = 0; t < n; ++t) {
    tile[threadIdx.x] = a[t * 64 + at + threadIdx.x];
    __syncthreads();
    sum += add<wide<int>>(at) * tile[threadIdx.x ^ 1];
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}
// expect: 101
// 14:36: error: the next tile depends on 'at', which compute changes: it cannot be loaded before compute is done [dbuf-compute-feeds-load]
//       tile[threadIdx.x] = a[t * 64 + at + threadIdx.x];
//                                      ^~
// 16:27: note: changed here
//       sum += add<wide<int>>(at) * tile[threadIdx.x ^ 1];
//                             ^~
// 14:36: note: say where the tile is by variables that compute leaves alone; where that cannot be, remove the pragma, for there is nothing to overlap
