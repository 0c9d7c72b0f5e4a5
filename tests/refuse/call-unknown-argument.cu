// A function of a header calls the one it is given.
# 1 "/usr/include/header.h" 1 3
template <class F, class... R> void invoke(F &&f, R &&...r);
template <class I, class F> F for_each(I a, I b, F f);
# 6 "call-unknown-argument.cu" 2
__attribute__((device)) float g[8192];
__attribute__((device)) void wr(int i, float v) { g[i] = v; }
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
    invoke(wr, k0 + 64 + tid, acc);
    __syncthreads();
  }
  out[tid] = acc;
}
// expect: 101
// 18:12: error: 'wr' is called and its body is not visible here: it may hold a barrier or write the tile [dbuf-call-unknown]
//       invoke(wr, k0 + 64 + tid, acc);
//              ^~
// 18:12: note: define it as a __device__ function before the kernel, in this file or in a header
