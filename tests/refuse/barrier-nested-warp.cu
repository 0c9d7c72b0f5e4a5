// Each warp loads a tile of its own, and yet the block waits in compute: all warps must make the same trips.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[4][32];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 32) {
    tile[threadIdx.y][threadIdx.x] = x[k + threadIdx.x];
    __syncwarp();
    for (int i = 0; i < 2; ++i) {
      acc += tile[threadIdx.y][i];
      __syncthreads();
    }
    __syncwarp();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:7: error: '__syncthreads()' stands inside a nested statement or an expression, where it does not divide load and compute [dbuf-barrier-nested]
//         __syncthreads();
//         ^~~~~~~~~~~~~
// 11:7: note: put the barriers before and after compute at the top level of the loop's body
