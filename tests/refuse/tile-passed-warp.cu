// Each warp is passed its own part of an array.
__attribute__((device)) float k(float *tile, const float *__restrict__ x, int n) {
  int lane = threadIdx.x % 32;
  float acc = 0;
#pragma dbuf pipeline(variant=ldg, shared(tile[32]))
  for (int k = 0; k < n; k += 32) {
    tile[lane] = x[k + lane];
    __syncwarp();
    acc += tile[31 - lane];
    __syncwarp();
  }
  return acc;
}
// expect: 101
// 2:40: error: 'tile' is a parameter, and what each warp is passed of its own would be one memory in further buffers [dbuf-tile-passed-warp]
//   __attribute__((device)) float k(float *tile, const float *__restrict__ x, int n) {
//                                          ^~~~
// 2:40: note: declare a tile for all warps in the function, or use variant=ldg_single, which keeps one buffer
