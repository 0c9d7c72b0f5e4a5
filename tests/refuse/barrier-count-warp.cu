// Each warp loads a tile of its own.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[4][32];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 32) {
    tile[threadIdx.y][threadIdx.x] = x[k + threadIdx.x];
    __syncwarp();
    acc += tile[threadIdx.y][31 - threadIdx.x];
    __syncwarp();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 6:3: error: the loop has no block barriers at its own level; two are needed: one between load and compute, one between compute and the next load [dbuf-barrier-count]
//     for (int k = 0; k < n; k += 32) {
//     ^~~
// 8:5: note: this one is for a warp, which loads a tile of its own
//       __syncwarp();
//       ^~~~~~~~~~
// 6:3: note: where all warps of the block make the same number of trips, write __syncthreads() in its place
