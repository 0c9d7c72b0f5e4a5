// The loop itself is range-based.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y) {
  __attribute__((shared)) float tile[128];
  const int starts[4] = {0, 128, 256, 384};
  float acc = 0;
#pragma dbuf pipeline
  for (int k : starts) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 7:3: error: a range-based for is not pipelined: it has no condition that could be tested one tile ahead [dbuf-loop-form]
//     for (int k : starts) {
//     ^~~
// 7:3: note: write it as 'for (; condition; step) { ... }'
