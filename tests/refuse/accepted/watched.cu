// Others do not write what the loads read.
# 1 "/usr/include/header.h" 1 3
int atomicAdd(int *address, int value);
# 5 "watched.cu" 2
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int *count, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(independent)
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
