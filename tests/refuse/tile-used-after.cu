// The last tile is read once more.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  acc += tile[0];
  y[threadIdx.x] = acc;
}
// expect: 101
// 12:10: error: 'tile' is used after the loop, where the last tile may be in any buffer [dbuf-tile-used-after]
//     acc += tile[0];
//            ^~~~
// 6:3: note: the loop of this pragma
//     for (int k = 0; k < n; k += 128) {
//     ^~~
// 12:10: note: use another shared array after the loop, or variant=ldg_single
