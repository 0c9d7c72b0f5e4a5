// Barriers of some lanes: which tile they are for is not known.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[4][32];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 32) {
    tile[threadIdx.y][threadIdx.x] = x[k + threadIdx.x];
    __syncwarp(0x0000ffff);
    acc += tile[threadIdx.y][31 - threadIdx.x];
    __syncwarp(0x0000ffff);
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 6:3: error: the loop has no block barriers at its own level; two are needed: one between load and compute, one between compute and the next load [dbuf-barrier-count]
//     for (int k = 0; k < n; k += 32) {
//     ^~~
// 6:3: note: write the body as load; __syncthreads(); compute; __syncthreads();
