// A variable has the name of the type by which further buffers would be declared.
typedef float row;
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  int t = threadIdx.x;
  float acc = 0;
  extern __attribute__((shared)) float room[];
  row *tile = &room[64];
  int row = 3;
#pragma dbuf pipeline(variant=ldg, shared(tile[64]))
  for (int k = 0; k < n; ++k) {
    tile[t] = x[k * 64 + t];
    __syncthreads();
    acc += tile[63 - t];
    __syncthreads();
  }
  y[t] = acc + row;
}
// expect: 101
// 7:8: error: the declaration of 'tile' has no form that can be repeated for further buffers [dbuf-tile-declaration]
//     row *tile = &room[64];
//          ^~~~
// 7:8: note: declare the tile by itself, __shared__ T name[rows][columns]; without volatile and aligned to 128 bytes at most
