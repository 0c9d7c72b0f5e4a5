// A number is taken for an address.
# 1 "/usr/include/header.h" 1 3
float atomicAdd(float *address, float value);
# 5 "not-understood-number.cu" 2
__attribute__((global)) void k(const float *__restrict__ A, float *B, float *__restrict__ out, int n) {
  __attribute__((shared)) float As[512];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 64) {
    As[tid] = B[k0 + tid];
    __syncthreads();
    acc += As[(tid + 1) % 64];
    unsigned long long a = (unsigned long long)(B + k0 + 64 + tid);
    atomicAdd((float *)a, acc);
    __syncthreads();
  }
  out[tid] = acc;
}
// expect: 101
// 15:15: error: this is not understood, so what it reads and writes is not known: '(float *)a' [dbuf-not-understood]
//       atomicAdd((float *)a, acc);
//                 ^
// 15:15: note: move it out of the loop, or write plain declarations, assignments and calls of functions in its place
