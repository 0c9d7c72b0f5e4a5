// A product is kept for the next tile, and its bits in between.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0, s = 0.3f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    acc += s;
    s = __uint_as_float(__float_as_uint(xs[tid] * xs[tid ^ 3]));
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 11:41: error: 'xs[tid] * xs[tid ^ 3]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       s = __uint_as_float(__float_as_uint(xs[tid] * xs[tid ^ 3]));
//                                           ^~
// 10:9: note: the sum
//       acc += s;
//           ^~
// 11:41: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
