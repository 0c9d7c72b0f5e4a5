// The loop that reads the product too goes round in no copy where the first tile is known.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0, m = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    float p = xs[tid] * xs[tid ^ 1];
    acc += p;
    for (int y = 0; y < k0; ++y)
      m = fmaxf(m, p + y);
    __syncthreads();
  }
  Y[tid] = acc + m;
}
// expect: 101
// 10:15: error: 'xs[tid] * xs[tid ^ 1]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       float p = xs[tid] * xs[tid ^ 1];
//                 ^~
// 13:22: note: the sum
//         m = fmaxf(m, p + y);
//                        ^
// 10:15: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
