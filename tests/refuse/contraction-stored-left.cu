// In the first tile the loop is left at once.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n, int cols) {
  __attribute__((shared)) float xs[32], s[32 * 32];
  int tid = threadIdx.x;
  float acc = 0, m = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    for (int y = 0; y < cols; ++y) {
      float p = xs[tid ^ y] * xs[y];
      m = fmaxf(m, p);
      s[tid * 32 + y] = p;
      if (k0 == 0)
        break;
    }
    for (int y = 0; y < cols; ++y)
      acc += s[tid * 32 + y];
    __syncthreads();
  }
  Y[tid] = acc + m;
}
// expect: 101
// 11:17: error: 'xs[tid ^ y] * xs[y]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//         float p = xs[tid ^ y] * xs[y];
//                   ^~
// 18:11: note: the sum
//         acc += s[tid * 32 + y];
//             ^~
// 11:17: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
