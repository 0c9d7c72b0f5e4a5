// The tile is a ring already.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[256];
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 128) {
    tile[(k & 128) + threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[(k & 128) + 127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 7:5: error: where 'tile' is stored changes from iteration to iteration: a buffer would keep elements of older tiles [dbuf-tile-index]
//       tile[(k & 128) + threadIdx.x] = x[k + threadIdx.x];
//       ^~~~
// 7:5: note: index the tile by thread and loop-invariant values only, or use variant=ldg_single
