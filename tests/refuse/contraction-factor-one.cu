// Of two products one is fused, and one is none where the condition is known.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n, float a, float b) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.3f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    acc += xs[tid] * xs[tid ^ 1] + xs[tid ^ 2] * (k0 == 0 ? 1.f : xs[tid ^ 3]);
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 10:36: error: 'xs[tid ^ 2] * (k0 == 0 ? 1.f : xs[tid ^ 3])' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       acc += xs[tid] * xs[tid ^ 1] + xs[tid ^ 2] * (k0 == 0 ? 1.f : xs[tid ^ 3]);
//                                      ^~
// 10:34: note: the sum
//       acc += xs[tid] * xs[tid ^ 1] + xs[tid ^ 2] * (k0 == 0 ? 1.f : xs[tid ^ 3]);
//                                    ^
// 10:36: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
