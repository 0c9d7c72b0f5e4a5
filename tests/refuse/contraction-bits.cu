// nvcc would round differently in some copy of compute.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.3f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    unsigned q = __float_as_uint(acc * 0.75f); acc = __uint_as_float(q) + xs[tid];
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 10:34: error: 'acc * 0.75f' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       unsigned q = __float_as_uint(acc * 0.75f); acc = __uint_as_float(q) + xs[tid];
//                                    ^~~
// 10:18: note: the sum
//       unsigned q = __float_as_uint(acc * 0.75f); acc = __uint_as_float(q) + xs[tid];
//                    ^~~~~~~~~~~~~~~
// 10:34: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
