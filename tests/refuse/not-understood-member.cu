// A member is assigned the address.
# 1 "/usr/include/header.h" 1 3
float atomicAdd(float *address, float value);
# 5 "not-understood-member.cu" 2
struct S { float *p; int n; };
__attribute__((global)) void k(const float *__restrict__ A, float *B, float *__restrict__ out, int n) {
  __attribute__((shared)) float As[512];
  int tid = threadIdx.x;
  float acc = 0;
  S s;
  s.p = B;
  s.n = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 64) {
    As[tid] = B[k0 + tid];
    __syncthreads();
    acc += As[(tid + 1) % 64];
    atomicAdd(s.p + k0 + 64 + tid, acc);
    __syncthreads();
  }
  out[tid] = acc;
}
// expect: 101
// 18:15: error: this is not understood, so what it reads and writes is not known: 's.p + k0 + 64 + tid' [dbuf-not-understood]
//       atomicAdd(s.p + k0 + 64 + tid, acc);
//                 ^
// 18:15: note: move it out of the loop, or write plain declarations, assignments and calls of functions in its place
