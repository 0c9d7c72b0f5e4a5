// A variable at file scope, which a function names.
__attribute__((device)) int flag;
__attribute__((device)) int get() { return flag; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    while (get() < k)
      asm volatile("" ::: "memory");
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 12:12: error: compute may wait here for other blocks ('get()'): the next tile's loads must not move before that [dbuf-wait]
//       while (get() < k)
//              ^~~
// 12:12: note: wait before the loop, or in a kernel of its own
