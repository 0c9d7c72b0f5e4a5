// The first tile begins with another value than all others, and its load may be made twice.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int i = tid + 64;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    while (i < 128) {
      tile[i] = x[k + i];
      i += 32;
    }
    i = tid;
    __syncthreads();
    while (i < 128) {
      acc += tile[127 - i];
      i += 32;
    }
    i = tid;
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 11:7: error: 'i' decides which tile comes next and is also changed here [dbuf-step-mutated]
//         i += 32;
//         ^
// 8:3: note: the loop that it drives
//     for (int k = 0; k < n; k += 128) {
//     ^~~
// 11:7: note: change it once in every iteration, whatever compute finds: in the header, or by a statement of its own at the top level of the body
