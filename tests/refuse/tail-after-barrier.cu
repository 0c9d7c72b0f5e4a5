// No barrier stands between this read and the next load.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
    acc += tile[threadIdx.x];
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:12: error: a statement after the last barrier uses shared memory ('tile'), which the next load may overwrite meanwhile [dbuf-tail-after-barrier]
//       acc += tile[threadIdx.x];
//              ^~~~
// 11:12: note: move it before the last barrier
