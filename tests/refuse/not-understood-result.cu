// Where the address that a function returns points to is not known.
# 1 "/usr/include/header.h" 1 3
float atomicAdd(float *address, float value);
# 5 "not-understood-result.cu" 2
__attribute__((device)) float g[8192];
__attribute__((device)) float *get(int i) { return g + i; }
__attribute__((global)) void k(const float *__restrict__ A, float *__restrict__ out, int n) {
  __attribute__((shared)) float As[512];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 64) {
    As[tid] = g[k0 + tid];
    As[64 + tid] = A[k0 + tid];
    __syncthreads();
    acc += As[(tid + 1) % 64];
    atomicAdd(get(k0 + 64 + tid), acc + As[64 + tid] + 1);
    __syncthreads();
  }
  out[tid] = acc;
}
// expect: 101
// 17:15: error: this is not understood, so what it reads and writes is not known: 'get(k0 + 64 + tid)' [dbuf-not-understood]
//       atomicAdd(get(k0 + 64 + tid), acc + As[64 + tid] + 1);
//                 ^~~
// 17:15: note: move it out of the loop, or write plain declarations, assignments and calls of functions in its place
