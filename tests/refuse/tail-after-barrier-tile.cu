// Beside an array of compute the tile is used, by a name that the load does not have for it.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float rows[64], scratch[64];
  float *to = rows + threadIdx.x, acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 64) {
    *to = x[k0 + threadIdx.x];
    __syncthreads();
    scratch[threadIdx.x] = rows[63 - threadIdx.x];
    __syncthreads();
    acc += scratch[threadIdx.x ^ 1] + rows[threadIdx.x ^ 2];
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:39: error: a statement after the last barrier uses shared memory ('rows'), which the next load may overwrite meanwhile [dbuf-tail-after-barrier]
//       acc += scratch[threadIdx.x ^ 1] + rows[threadIdx.x ^ 2];
//                                         ^~~~
// 11:39: note: move it before the last barrier
