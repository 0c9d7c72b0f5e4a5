// The loop never ends.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0;; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 6:3: error: the loop's header has no condition, so which tile is the last is not known ahead [dbuf-no-condition]
//     for (int k = 0;; k += 128) {
//     ^~~
// 6:3: note: write the condition in the header: for (; condition; step)
