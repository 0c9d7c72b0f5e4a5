// The condition counts; it would be evaluated on both sides of the pipeline.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  while (n-- > 0) {
    tile[threadIdx.x] = x[n * 128 + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 6:10: error: the loop's condition is more than a comparison or a step of its own variables, and cannot be evaluated one tile ahead [dbuf-header]
//     while (n-- > 0) {
//            ^
// 6:10: note: compare and step plain variables, by expressions of loop variables and values that the loop does not change
