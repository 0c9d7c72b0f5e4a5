// The loop is left by a value that depends on it.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n, const int *flag) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    for (int i = 0;; ++i) {
      int v = flag[3], w = v - k;
      asm volatile("" ::: "memory");
      if (w > 0) {
        acc += i;
        break;
      }
    }
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:15: error: compute may wait here for other blocks ('flag[3]'): the next tile's loads must not move before that [dbuf-wait]
//         int v = flag[3], w = v - k;
//                 ^~~~
// 11:15: note: wait before the loop, or in a kernel of its own
