// The step reads a variable of the device.
__attribute__((device)) int limit;
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += limit) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    if (acc > 100)
      limit = 128;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 7:26: error: the loop's step is more than a comparison or a step of its own variables, and cannot be evaluated one tile ahead [dbuf-header]
//     for (int k = 0; k < n; k += limit) {
//                            ^
// 7:26: note: compare and step plain variables, by expressions of loop variables and values that the loop does not change
