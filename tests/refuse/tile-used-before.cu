// The first values of the tile come from outside the loop.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  tile[threadIdx.x] = 1;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 5:3: error: 'tile' is used before the loop: what is written there would be in one buffer only [dbuf-tile-used-before]
//     tile[threadIdx.x] = 1;
//     ^~~~
// 7:3: note: the loop of this pragma
//     for (int k = 0; k < n; k += 128) {
//     ^~~
// 5:3: note: use another shared array before the loop, or variant=ldg_single
