// The first condition leaves at least one tile.
__attribute__((global)) void k(const float *__restrict__ x, const float *__restrict__ w, float *__restrict__ y, int n) {
  __attribute__((shared)) float xs[128];
  __attribute__((shared)) float ws[128];
  int t = threadIdx.x;
  float acc = 0;
  if (n <= 0)
    return;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 128) {
    __syncthreads();
    xs[t] = x[k0 + t];
    ws[t] = w[k0 + t];
    __syncthreads();
    acc += xs[127 - t] * ws[t];
  }
  y[t] = acc + xs[127 - t] * ws[t];
}
// expect: 101
// 15:12: error: 'xs[127 - t] * ws[t]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       acc += xs[127 - t] * ws[t];
//              ^~
// 15:9: note: the sum
//       acc += xs[127 - t] * ws[t];
//           ^~
// 15:12: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
