// The same by an atomic operation that changes nothing.
# 1 "/usr/include/header.h" 1 3
int atomicAdd(int *address, int value);
# 5 "wait-atomic.cu" 2
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int *flag, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(independent)
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    while (atomicAdd(flag, 0) < k) {
    }
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 13:12: error: compute may wait here for other blocks ('atomicAdd(flag, 0)'): the next tile's loads must not move before that [dbuf-wait]
//       while (atomicAdd(flag, 0) < k) {
//              ^~~~~~~~~
// 13:12: note: wait before the loop, or in a kernel of its own
