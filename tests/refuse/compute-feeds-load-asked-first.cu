// The first half would be asked last, and guards the read of the second.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) int found;
  float acc = 0;
  found = 0;
  __syncthreads();
#pragma dbuf pipeline(speculative)
  for (int k = 0; !found && x[k] > 0; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    if (acc > 100)
      found = 1;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:20: error: the loop's condition is more than a comparison or a step of its own variables, and cannot be evaluated one tile ahead [dbuf-header]
//     for (int k = 0; !found && x[k] > 0; k += 128) {
//                      ^~~~~
// 9:20: note: compare and step plain variables, by expressions of loop variables and values that the loop does not change
