// A pointer to an element is made before the loop.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0, a[4] = {0.3f, 0.1f, 0.2f, 0.4f}, *p = &(a[1]);
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    for (int i = 0; i < 2; ++i)
      a[i * 2] = xs[tid ^ i];
    acc += a[0] + a[1];
    p[0] = xs[tid] * xs[tid ^ 3];
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 13:12: error: 'xs[tid] * xs[tid ^ 3]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       p[0] = xs[tid] * xs[tid ^ 3];
//              ^~
// 12:17: note: the sum
//       acc += a[0] + a[1];
//                   ^
// 13:12: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
