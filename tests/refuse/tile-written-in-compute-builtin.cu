// A builtin of the compiler clears an element of the tile.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    __builtin_memset(&tile[tid], 0, 4);
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 10:22: error: compute writes 'tile', which is a tile: what it writes would be in one buffer only [dbuf-tile-written-in-compute]
//       __builtin_memset(&tile[tid], 0, 4);
//                        ^
// 10:22: note: keep results in registers or in another shared array, or use variant=ldg_single
