// Which element is stored is a matter of the iteration.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; k += 32) {
    (k & 32 ? tile : tile + 64)[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 7:5: error: where 'tile' is stored changes from iteration to iteration: a buffer would keep elements of older tiles [dbuf-tile-index]
//       (k & 32 ? tile : tile + 64)[threadIdx.x] = x[k + threadIdx.x];
//       ^
// 7:5: note: index the tile by thread and loop-invariant values only, or use variant=ldg_single
