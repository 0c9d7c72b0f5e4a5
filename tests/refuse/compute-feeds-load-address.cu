// A call by a qualified name with an address looks like a declaration: T (&name).
# 1 "/usr/include/header.h" 1 3
namespace std { int take(int *to, int from); }
# 5 "compute-feeds-load-address.cu" 2
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int off = 0, next = 5;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid + off];
    __syncthreads();
    std::take(&off, next);
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 12:29: error: the next tile depends on 'off', which compute changes: it cannot be loaded before compute is done [dbuf-compute-feeds-load]
//       tile[tid] = x[k + tid + off];
//                               ^~~
// 14:15: note: changed here
//       std::take(&off, next);
//                 ^
// 12:29: note: say where the tile is by variables that compute leaves alone; where that cannot be, remove the pragma, for there is nothing to overlap
