// nvcc would round differently in some copy of compute.
__attribute__((device)) inline void fill(float (&s)[2]) { s[0] = 0.3f; s[1] = 0.1f; }
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float s[2]; fill(s);
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    for (int i = 0; i < 2; ++i) s[i] = s[i] * 0.75f + xs[tid ^ i];
    __syncthreads();
  }
  Y[tid] = s[0] + s[1];
}
// expect: 101
// 11:40: error: 's[i] * 0.75f' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       for (int i = 0; i < 2; ++i) s[i] = s[i] * 0.75f + xs[tid ^ i];
//                                          ^
// 11:53: note: the sum
//       for (int i = 0; i < 2; ++i) s[i] = s[i] * 0.75f + xs[tid ^ i];
//                                                       ^
// 11:40: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
