// A function may take any number of arguments.
__attribute__((device)) void up(float x) {}
template <class... A> __attribute__((device)) void up(int &x, A... a) { x += 1; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int off = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid + off];
    __syncthreads();
    up(off);
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 11:29: error: the next tile depends on 'off', which compute changes: it cannot be loaded before compute is done [dbuf-compute-feeds-load]
//       tile[tid] = x[k + tid + off];
//                               ^~~
// 13:8: note: changed here
//       up(off);
//          ^~~
// 11:29: note: say where the tile is by variables that compute leaves alone; where that cannot be, remove the pragma, for there is nothing to overlap
