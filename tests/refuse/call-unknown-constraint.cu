// An overload with a constraint.
__attribute__((device)) float g[8192];
__attribute__((device)) void put(int i) {}
template <class X> __attribute__((device)) void put(int i, X v) requires (sizeof(X) == 4) { g[i] = v; }
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
    put(k0 + 64 + tid, acc);
    __syncthreads();
  }
  out[tid] = acc;
}
// expect: 101
// 15:5: error: 'put' is called and its body is not visible here: it may hold a barrier or write the tile [dbuf-call-unknown]
//       put(k0 + 64 + tid, acc);
//       ^~~
// 15:5: note: define it as a __device__ function before the kernel, in this file or in a header
