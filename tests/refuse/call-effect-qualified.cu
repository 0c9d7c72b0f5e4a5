// An overload for lvalues.
__attribute__((device)) float g[8192];
struct P { __attribute__((device)) void put(int i) {} __attribute__((device)) void put(int i, float v) & { g[i] = v; } };
__attribute__((global)) void k(const float *__restrict__ A, float *__restrict__ out, int n) {
  __attribute__((shared)) float As[512];
  int tid = threadIdx.x;
  float acc = 0;
  P p;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 64) {
    As[tid] = g[k0 + tid];
    As[64 + tid] = A[k0 + tid];
    __syncthreads();
    acc += As[(tid + 1) % 64];
    p.put(k0 + 64 + tid, acc);
    __syncthreads();
  }
  out[tid] = acc;
}
// expect: 101
// 3:108: error: 'put' has an effect (output, time, a trap, what it writes) that must not move against the loads [dbuf-call-effect]
//   struct P { __attribute__((device)) void put(int i) {} __attribute__((device)) void put(int i, float v) & { g[i] = v; } };
//                                                                                                              ^
// 3:108: note: move the call before or behind the loop, or write in the loop itself what it writes
