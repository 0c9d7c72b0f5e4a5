// Compute changes the loop's variable.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    if (acc > 100)
      k += 128;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:7: error: 'k' decides which tile comes next and is also changed here [dbuf-step-mutated]
//         k += 128;
//         ^
// 6:3: note: the loop that it drives
//     for (int k = 0; k < n; k += 128) {
//     ^~~
// 11:7: note: change it once in every iteration, whatever compute finds: in the header, or by a statement of its own at the top level of the body
