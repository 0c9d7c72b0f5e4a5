// The same in a function, whose caller repeats it.
__attribute__((device)) int read(volatile int *flag) {
  return *flag;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int *flag, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(independent)
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    while (read(flag) < k) {
    }
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 13:12: error: compute may wait here for other blocks ('read(flag)'): the next tile's loads must not move before that [dbuf-wait]
//       while (read(flag) < k) {
//              ^~~~
// 13:12: note: wait before the loop, or in a kernel of its own
