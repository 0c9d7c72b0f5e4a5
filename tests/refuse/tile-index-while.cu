// How far the loop goes on, and so its index, depends on which tile it is.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant = ldg, threads = 32)
  for (int k = 0; k < n; k += 128) {
    int i = threadIdx.x;
    while (k + i < n) {
      tile[i % 128] = x[k + i];
      i += 32;
    }
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:7: error: where 'tile' is stored changes from iteration to iteration: a buffer would keep elements of older tiles [dbuf-tile-index]
//         tile[i % 128] = x[k + i];
//         ^~~~
// 9:7: note: index the tile by thread and loop-invariant values only, or use variant=ldg_single
