// One buffer is there, and how large another must be is not said.
__attribute__((device)) float k(float *tile, const float *__restrict__ x, int n) {
  float acc = 0;
#pragma dbuf pipeline(variant=ldg, shared(tile))
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  return acc;
}
// expect: 101
// 2:40: error: 'tile' is a parameter, and how much of it the loop uses is not known: there may be no further buffers [dbuf-tile-passed]
//   __attribute__((device)) float k(float *tile, const float *__restrict__ x, int n) {
//                                          ^~~~
// 2:40: note: give its extent in elements in clause 'shared', or use variant=ldg_single, which keeps one buffer
