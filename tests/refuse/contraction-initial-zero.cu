// nvcc would round differently in some copy of compute.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32], ws[32];
  int tid = threadIdx.x;
  float m = 0.f, s = 0.f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < 96; k0 += 32) {
    xs[tid] = X[k0 + tid]; ws[tid] = X[256 + k0 + tid];
    __syncthreads();
    s = (xs[tid] * ws[tid] - m) + ws[31 - tid] + s; m = xs[31 - tid];
    __syncthreads();
  }
  Y[tid] = s;
}
// expect: 101
// 10:10: error: 'xs[tid] * ws[tid]' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       s = (xs[tid] * ws[tid] - m) + ws[31 - tid] + s; m = xs[31 - tid];
//            ^~
// 10:33: note: the sum
//       s = (xs[tid] * ws[tid] - m) + ws[31 - tid] + s; m = xs[31 - tid];
//                                   ^
// 10:10: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
