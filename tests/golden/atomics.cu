// Atomic operations whose results nobody uses, volatile reads of shared memory, and under a promise the results too.
# 1 "/usr/include/header.h" 1 3
int atomicAdd(int *address, int value); int atomicCAS(int *address, int compare, int value);
# 5 "atomics.cu" 2
__attribute__((device)) void fold(volatile float *s, int t) {
  s[t] += s[t + 32];
}
__attribute__((device)) void highest(int *at, int v) {
  int old = *at, seen;
  do {
    seen = old;
    old = atomicCAS(at, seen, v > seen ? v : seen);
  } while (old != seen);
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int *z, volatile int *flag, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float scratch[128];
  __attribute__((shared)) int count;
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(independent)
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    scratch[tid] = tile[127 - tid];
    fold(scratch, tid);
    atomicAdd(z + k, 1);
    flag[1] = k;
    int slot = atomicAdd(&count, 1) + atomicAdd(z, 1) + flag[0];
    highest(z, slot);
    acc += scratch[tid] + slot;
    __syncthreads();
  }
  y[tid] = acc;
}
