// The sum is of a product where the condition is known, and of a choice elsewhere.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n, float a, float b) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.3f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    acc += k0 != 0 ? xs[tid] * xs[tid ^ 1] : xs[tid];
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 10:22: error: 'xs[tid] * xs[tid ^ 1]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       acc += k0 != 0 ? xs[tid] * xs[tid ^ 1] : xs[tid];
//                        ^~
// 10:9: note: the sum
//       acc += k0 != 0 ? xs[tid] * xs[tid ^ 1] : xs[tid];
//           ^~
// 10:22: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
