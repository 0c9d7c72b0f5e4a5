// nvcc would round differently in some copy of compute.
__attribute__((device)) inline float f0(float x) { return x * 0.75f; }
__attribute__((device)) inline float f1(float x) { return f0(x); }
__attribute__((device)) inline float f2(float x) { return f1(x); }
__attribute__((device)) inline float f3(float x) { return f2(x); }
__attribute__((device)) inline float f4(float x) { return f3(x); }
__attribute__((device)) inline float f5(float x) { return f4(x); }
__attribute__((device)) inline float f6(float x) { return f5(x); }
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.3f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    acc = f6(acc) + xs[tid];
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 2:59: error: 'x * 0.75f' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//   __attribute__((device)) inline float f0(float x) { return x * 0.75f; }
//                                                             ^
// 17:19: note: the sum
//       acc = f6(acc) + xs[tid];
//                     ^
// 2:59: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
