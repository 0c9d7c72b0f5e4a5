// The value is kept in a variable first.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n, const int *flag) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    int v;
    do {
      v = *flag;
      asm volatile("" ::: "memory");
    } while (v < k);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 12:11: error: compute may wait here for other blocks ('*flag'): the next tile's loads must not move before that [dbuf-wait]
//         v = *flag;
//             ^
// 12:11: note: wait before the loop, or in a kernel of its own
