// nvcc would round differently in some copy of compute.
struct A { float v; }; __attribute__((device)) inline A operator^(A a, float x) { return A{a.v * 0.75f + x}; }
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  A acc{0.3f};
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    acc = acc ^ xs[tid];
    __syncthreads();
  }
  Y[tid] = acc.v;
}
// expect: 101
// 2:92: error: 'a.v * 0.75f' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//   struct A { float v; }; __attribute__((device)) inline A operator^(A a, float x) { return A{a.v * 0.75f + x}; }
//                                                                                              ^
// 11:11: note: called here
//       acc = acc ^ xs[tid];
//             ^~~
// 2:92: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
