// The result of an atomic operation tells what other blocks have done.
# 1 "/usr/include/header.h" 1 3
int atomicAdd(int *address, int value);
# 5 "watched.cu" 2
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int *count, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    int slot = atomicAdd(count, 1);
    acc += slot;
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 13:16: error: compute reads 'atomicAdd(count, 1)', which others may change meanwhile; the next tile's loads move before that [dbuf-watched]
//       int slot = atomicAdd(count, 1);
//                  ^~~~~~~~~
// 13:16: note: read it before or after the loop, or give 'independent' if nobody writes what the loads read while the loop runs
