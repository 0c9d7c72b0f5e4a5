// A function puts it into a variable.
__attribute__((device)) inline void read(int &v, const int *p) { v = *p; }
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
      read(v, flag);
      asm volatile("" ::: "memory");
    } while (v < k);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 13:7: error: compute may wait here for other blocks ('read(v, flag)'): the next tile's loads must not move before that [dbuf-wait]
//         read(v, flag);
//         ^~~~
// 13:7: note: wait before the loop, or in a kernel of its own
