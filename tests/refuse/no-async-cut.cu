// The row is cut at other places than the column: two trips may store to one element.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[8][8];
  float acc = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 128) {
    for (int i = threadIdx.x; i < 32; i += 4)
      tile[i >> 3][i & 3] = x[k + i];
    __syncthreads();
    acc += tile[1][threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:7: error: cp.async can copy nothing of this loop: the load may store to an element of 'tile' twice, and asynchronous copies have no order [dbuf-no-async]
//         tile[i >> 3][i & 3] = x[k + i];
//         ^~~~
// 8:7: note: use variant=ldg or ldg_single, which load through registers
