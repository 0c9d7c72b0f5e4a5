// More shared memory could mean fewer blocks than the launch needs.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
  cooperative_groups::this_grid().sync();
}
// expect: 101
// 13:23: error: 'this_grid' synchronises the grid: the kernel is launched to fill the chip, and more shared memory could make that launch fail [dbuf-grid-sync]
//     cooperative_groups::this_grid().sync();
//                         ^~~~~~~~~
// 13:23: note: use variant=ldg_single, or move the synchronisation to another kernel
