// A lock: the same values are compared and swapped again and again.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n, int *flag) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    int old;
    do
      old = atomicCAS(flag, 0, 1);
    while (old != 0);
    y[0] += acc;
    atomicExch(flag, 0);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 12:13: error: compute may wait here for other blocks ('atomicCAS(flag, 0, 1)'): the next tile's loads must not move before that [dbuf-wait]
//         old = atomicCAS(flag, 0, 1);
//               ^~~~~~~~~
// 12:13: note: wait before the loop, or in a kernel of its own
