// The parameter is given another address.
__attribute__((device)) float g[8192];
__attribute__((device)) void put(float *p, int i, float v) { p = g + i; *p = v; }
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
    put(out, k0 + 64 + tid, acc);
    __syncthreads();
  }
  out[tid] = acc;
}
// expect: 101
// 3:73: error: 'put' has an effect (output, time, a trap, what it writes) that must not move against the loads [dbuf-call-effect]
//   __attribute__((device)) void put(float *p, int i, float v) { p = g + i; *p = v; }
//                                                                           ^
// 3:73: note: move the call before or behind the loop, or write in the loop itself what it writes
